/** Cells of a row in a trade's item list. */
import type { Game } from '@poexchange/domain/item';
import { useId } from 'react';
import { useTranslation, type Translate } from '../../shared/i18n/use-translation.ts';
import { writeNumber } from '../../shared/i18n/write-values.ts';
import type { PriceEntry } from '../../shared/price-files/price-book.ts';
import { joinClasses } from '../../shared/ui/classes.ts';
import { Glyph } from '../../shared/ui/glyph.tsx';
import { Price } from '../../shared/ui/price.tsx';
import { Skeleton } from '../../shared/ui/states.tsx';
import { VariantName } from '../../shared/ui/variant-name.tsx';
import type { ChosenStack } from './choose-stacks.ts';
import { AmountNote, HandoverField } from './handover-field.tsx';
import type { AmountRemark, Deal, HandoverRow as Row } from './handover.ts';
import { sayPlaces, sayTab } from './say-places.ts';

export type HandoverCellProps = {
  readonly row: Row;
  /** The item's name, or a placeholder for an unknown item. */
  readonly name: string;
  readonly deal: Deal;
  /** True for a finished or declined trade, and always for the asker: the row is read-only. */
  readonly isFixed: boolean;
  /** True while nothing has been handed over: the row shows the requested amount, and is not ticked. */
  readonly isRequested: boolean;
};

type ItemCellProps = HandoverCellProps & {
  /** Undefined until the item's name has loaded, or if the item has no name. */
  readonly entry: PriceEntry | undefined;
  readonly isNaming: boolean;
  readonly isPhone: boolean;
  /** Positions of the stacks; null for people who do not hand over the stacks. */
  readonly places: { readonly stacks: readonly ChosenStack[]; readonly game: Game } | null;
  /** True for an item that was read from the stash. */
  readonly isSeen: boolean;
};

/** The item's name, with its price and position below and, on a phone, the content of the other columns. */
export function ItemCell({ entry, isNaming, isPhone, places, isSeen, ...cell }: ItemCellProps) {
  const { t } = useTranslation();
  const { row, name, isFixed, isRequested } = cell;
  const { item, amount, isTicked } = row;
  const isGone = row.availability === 'gone';
  return (
    <span className={joinClasses('min-w-0 leading-[1.35]', (isTicked || isGone) && !isRequested && 'text-muted')}>
      <ItemName entry={entry} isNaming={isNaming} unknown={name} />
      {/* A long tab name wraps to its own line rather than being truncated. */}
      <span className="flex min-w-0 flex-wrap items-center gap-x-2.5 text-12 whitespace-nowrap text-muted">
        <span className="flex items-center gap-1">
          <Price chaos={item.price} weight="normal" hint="none" size={12} />
          {t('trade.eachShort')}
        </span>
        {/* Replaces the column of amounts, which a phone hides where nothing can be entered. */}
        {isPhone && (isFixed || isTicked) && (
          <span>
            {amount === item.quantity ? t('trade.pieces', { count: amount }) : t('trade.piecesOf', { part: amount, count: item.quantity })}
          </span>
        )}
        <span className="md:hidden">
          <There {...cell} isSeen={isSeen} />
        </span>
        {/* On a phone the tab is below, and its name does not fit. */}
        {places !== null && !isGone && (
          <span className="contents max-md:hidden">
            {/* The tab next to the list shows the position; without it, the position is written here. */}
            <span className="min-w-0 truncate lg:hidden" title={sayPlaces(t, places)}>
              {sayPlaces(t, places)}
            </span>
            <span aria-hidden="true" className="min-w-0 truncate max-lg:hidden" title={sayTab(t, places)}>
              {sayTab(t, places)}
            </span>
          </span>
        )}
      </span>
    </span>
  );
}

function ItemName({ entry, isNaming, unknown }: Pick<ItemCellProps, 'entry' | 'isNaming'> & { readonly unknown: string }) {
  if (entry !== undefined) return <VariantName name={entry.name} properties={entry.properties} />;
  return isNaming ? <Skeleton className="my-1 h-3 w-40" /> : unknown;
}

type AmountCellProps = HandoverCellProps & {
  readonly remark: AmountRemark | undefined;
  readonly onAmount: (hash: string, amount: number, remark: AmountRemark | null) => void;
};

/** How many of the requested pieces will be or have been handed over. */
export function AmountCell({ row, name, deal, isFixed, remark, onAmount }: AmountCellProps) {
  const { t } = useTranslation();
  const noteId = useId();
  const { item, amount, isTicked } = row;
  const max = Math.min(item.quantity, row.available);
  const isGone = row.availability === 'gone';
  const isShort = row.availability === 'part';
  return (
    <span
      className={joinClasses(
        'flex flex-wrap items-center gap-x-2 gap-y-0.5 text-12 text-muted max-md:order-last max-md:col-span-2 max-md:col-start-3',
        (isTicked || isGone || isFixed) && 'max-md:hidden',
        isFixed && 'justify-end',
      )}
    >
      {isGone || isFixed ? (
        <span className={joinClasses('num', !isFixed && 'w-[122px] text-center!')}>
          {amount === 0 ? t('trade.none') : writeNumber(amount)}
        </span>
      ) : (
        <HandoverField
          name={name}
          deal={deal}
          value={amount}
          max={max}
          isShort={isShort}
          remark={remark}
          noteId={noteId}
          onAmount={(next, nextRemark) => onAmount(item.hash, next, nextRemark)}
        />
      )}
      {(!isFixed || amount !== item.quantity) && <span className="whitespace-nowrap">{t('trade.ofAsked', { count: item.quantity })}</span>}
      {remark !== undefined && !isGone && !isFixed && <AmountNote id={noteId} max={max} isShort={isShort} remark={remark} />}
    </span>
  );
}

type ThereProps = Omit<HandoverCellProps, 'name'> & {
  /** True for an item that was read from the stash. */
  readonly isSeen: boolean;
};

/**
 * Availability in the stash: all, some or none of the pieces. For manually entered or wanted items, shows only what is
 * missing. A finished trade does not show the current stash; the asker sees only missing items.
 */
export function There({ row, isSeen, deal, isFixed, isRequested }: ThereProps) {
  const { t } = useTranslation();
  const { availability } = row;
  if (isFixed && !isRequested) return null;
  if (availability === 'there' && (isFixed || !isSeen)) return null;
  const { glyph, tone } = looksOfThere[availability];
  const text = sayThere(t, row, deal);
  return (
    <span className={joinClasses('inline-flex items-center gap-1.5 text-12 whitespace-nowrap', tone)}>
      <Glyph name={glyph} size={14} />
      <span className={availability === 'there' ? 'text-muted' : undefined}>{text}</span>
    </span>
  );
}

const looksOfThere = {
  there: { glyph: 'check', tone: 'text-up' },
  part: { glyph: 'warning', tone: 'text-warn' },
  gone: { glyph: 'close', tone: 'text-down' },
} as const;

/** Describes the availability in words. */
export function sayThere(t: Translate, { availability, available, item }: Row, deal: Deal): string {
  if (availability === 'gone') return t(deal === 'buys' ? 'trade.unwanted' : 'trade.goneWord');
  return availability === 'there'
    ? t('trade.there', { count: available })
    : t('trade.partThere', { count: available, asked: item.quantity });
}
