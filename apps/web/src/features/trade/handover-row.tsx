import type { Game } from '@poexchange/domain/item';
import { memo, useId, type CSSProperties } from 'react';
import { useTranslation, type Translate } from '../../shared/i18n/use-translation.ts';
import { nameVariant } from '../../shared/price-files/item-text.ts';
import type { PriceEntry } from '../../shared/price-files/price-book.ts';
import { writeNumber } from '../../shared/i18n/write-values.ts';
import { joinClasses } from '../../shared/ui/classes.ts';
import { Glyph } from '../../shared/ui/glyph.tsx';
import { ItemIcon } from '../../shared/ui/item-icon.tsx';
import { Price } from '../../shared/ui/price.tsx';
import { Skeleton } from '../../shared/ui/states.tsx';
import { VariantName } from '../../shared/ui/variant-name.tsx';
import { layoutOfTab, type ChosenStack } from './choose-stacks.ts';
import { AmountNote, HandoverField } from './handover-field.tsx';
import type { AmountRemark, Deal, HandoverRow as Row } from './handover.ts';

/**
 * The same columns for the head and every row, as wide as the longest text needs ({@link columnWidths}); on a phone a
 * row is a block of its own.
 */
export const ROW_GRID =
  'grid items-center gap-x-2.5 grid-cols-[24px_28px_minmax(0,1fr)_auto] md:grid-cols-[20px_28px_minmax(0,1fr)_var(--there-width)_var(--amount-width)_100px]';

/** Widths of the number columns, for the longest text of each: each row is a separate grid. */
export function columnWidths(t: Translate, rows: readonly Row[], deal: Deal): CSSProperties {
  const longest = (texts: readonly string[]): number => Math.max(0, ...texts.map(countCells));
  const there = longest(rows.map((row) => sayThere(t, row, deal)));
  const asked = longest(rows.map(({ item }) => t('trade.ofAsked', { count: item.quantity })));
  return {
    '--there-width': `max(96px, ${20 + there * CELL_PX}px)`,
    '--amount-width': `max(164px, ${130 + asked * CELL_PX}px)`,
  } as CSSProperties;
}

/** Width of a digit at 12 px, in px. */
const CELL_PX = 7;

/** Characters of a text in digit widths: East Asian characters are two digits wide. */
const countCells = (text: string): number => text.length + (text.match(/[\u1100-\uffdc]/g)?.length ?? 0);

export type HandoverRowProps = {
  readonly row: Row;
  /** Undefined until the item's name has loaded, or if it has none. */
  readonly entry: PriceEntry | undefined;
  readonly isNaming: boolean;
  readonly stacks: readonly ChosenStack[];
  readonly game: Game;
  /** Positions of the items are shown to the person who hands them over. */
  readonly places: 'shown' | 'none';
  readonly deal: Deal;
  /** A finished or declined trade, and the asker's, is read-only. */
  readonly isFixed: boolean;
  /** True for the requested amount, before anything was handed over: nothing is ticked. */
  readonly isAsked: boolean;
  readonly isPhone: boolean;
  readonly isMarked: boolean;
  readonly onMark: (hash: string | null) => void;
  readonly onTick: (hash: string) => void;
  readonly remark: AmountRemark | undefined;
  readonly onAmount: (hash: string, amount: number, remark: AmountRemark | null) => void;
};

/**
 * One item of a trade: its availability, the pieces handed over, and their price. Space on its checkbox ticks it and
 * moves to the next.
 */
export const HandoverRow = memo(function HandoverRow(props: HandoverRowProps) {
  const { row, entry, isNaming, stacks, game, places, deal, isFixed, isAsked, isPhone, isMarked, remark, onMark, onTick, onAmount } = props;
  const { t } = useTranslation();
  const noteId = useId();
  const { item, amount, isTicked } = row;
  const max = Math.min(item.quantity, row.available);
  const name = entry === undefined ? t('trade.unknownItem') : nameVariant(entry, t);
  const isGone = row.availability === 'gone';
  return (
    <li
      data-row={item.hash}
      onPointerEnter={() => onMark(item.hash)}
      onPointerLeave={() => onMark(null)}
      onFocus={() => onMark(item.hash)}
      className={joinClasses(
        ROW_GRID,
        'min-h-[46px] border-b border-line-soft py-1 transition-colors [contain-intrinsic-size:auto_46px] [content-visibility:auto] max-md:min-h-[56px] max-md:py-2',
        isMarked && 'bg-s2',
      )}
    >
      {isFixed ? (
        <span className="grid place-items-center text-up">{amount > 0 && !isAsked && <Glyph name="check" size={14} />}</span>
      ) : (
        <TickBox
          label={t(deal === 'buys' ? 'trade.received' : 'trade.tick', { name })}
          isTicked={isTicked}
          isOff={amount === 0}
          onTick={() => onTick(item.hash)}
        />
      )}
      <ItemIcon path={entry?.iconPath ?? ''} mark={entry?.name ?? ''} />
      <span className={joinClasses('min-w-0 leading-[1.35]', (isTicked || isGone) && !isAsked && 'text-muted')}>
        {entry !== undefined ? (
          <VariantName name={entry.name} properties={entry.properties} />
        ) : isNaming ? (
          <Skeleton className="my-1 h-3 w-40" />
        ) : (
          name
        )}
        {/* A long tab name wraps to its own line rather than being truncated. */}
        <span className="flex min-w-0 flex-wrap items-center gap-x-2.5 text-12 whitespace-nowrap text-muted">
          <span className="flex items-center gap-1">
            <Price chaos={item.price} weight="normal" hint="none" size={12} />
            {t('trade.eachShort')}
          </span>
          {/* Replaces the column of amounts, which a phone hides where nothing can be entered. */}
          {isPhone && (isFixed || isTicked) && (
            <span>
              {amount === item.quantity
                ? t('trade.pieces', { count: amount })
                : t('trade.piecesOf', { part: amount, count: item.quantity })}
            </span>
          )}
          <span className="md:hidden">
            <There row={row} isSeen={stacks.length > 0} deal={deal} isFixed={isFixed} isAsked={isAsked} />
          </span>
          {/* On a phone the tab is below, and its name does not fit. */}
          {places === 'shown' && !isGone && (
            <span className="contents max-md:hidden">
              {/* The tab next to the list shows the position; without it, the position is written here. */}
              <span className="min-w-0 truncate lg:hidden" title={sayPlaces(t, { stacks, game })}>
                {sayPlaces(t, { stacks, game })}
              </span>
              <span aria-hidden="true" className="min-w-0 truncate max-lg:hidden" title={sayTab(t, { stacks, game })}>
                {sayTab(t, { stacks, game })}
              </span>
            </span>
          )}
        </span>
      </span>
      <span className="flex items-center max-md:hidden">
        <There row={row} isSeen={stacks.length > 0} deal={deal} isFixed={isFixed} isAsked={isAsked} />
      </span>
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
            isShort={row.availability === 'part'}
            remark={remark}
            noteId={noteId}
            onAmount={(next, nextRemark) => onAmount(item.hash, next, nextRemark)}
          />
        )}
        {(!isFixed || amount !== item.quantity) && (
          <span className="whitespace-nowrap">{t('trade.ofAsked', { count: item.quantity })}</span>
        )}
        {remark !== undefined && !isGone && !isFixed && (
          <AmountNote id={noteId} max={max} isShort={row.availability === 'part'} remark={remark} />
        )}
      </span>
      <span className="num">
        <Price chaos={amount === 0 ? null : item.price * amount} hint="none" />
      </span>
    </li>
  );
});

type ThereProps = {
  readonly row: Row;
  /** True for an item that was seen in the stash. */
  readonly isSeen: boolean;
  readonly deal: Deal;
  readonly isFixed: boolean;
  readonly isAsked: boolean;
};

/**
 * Availability in the stash: all of it, a part, or nothing; for items entered by hand or wanted, only what is missing.
 * A finished trade shows nothing of today's stash; the asker sees only missing items.
 */
function There({ row, isSeen, deal, isFixed, isAsked }: ThereProps) {
  const { t } = useTranslation();
  const { availability } = row;
  if (isFixed && !isAsked) return null;
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

function sayThere(t: Translate, { availability, available, item }: Row, deal: Deal): string {
  if (availability === 'gone') return t(deal === 'buys' ? 'trade.unwanted' : 'trade.goneWord');
  return availability === 'there'
    ? t('trade.there', { count: available })
    : t('trade.partThere', { count: available, asked: item.quantity });
}

function TickBox({
  label,
  isTicked,
  isOff,
  onTick,
}: {
  readonly label: string;
  readonly isTicked: boolean;
  readonly isOff: boolean;
  readonly onTick: () => void;
}) {
  return (
    <span className="relative grid size-4 place-items-center max-md:size-[24px]">
      <input
        type="checkbox"
        data-tick=""
        aria-label={label}
        checked={isTicked}
        disabled={isOff}
        onChange={onTick}
        className="peer size-full appearance-none rounded-sm border border-line-strong bg-s2 after:absolute after:-inset-2.5 checked:border-accent checked:bg-accent hover:not-disabled:border-muted disabled:border-dashed disabled:opacity-60"
      />
      <Glyph name="check" size={12} className="pointer-events-none absolute hidden text-accent-ink peer-checked:block" />
    </span>
  );
}

/**
 * The first position in words, and the number of further stacks; the tab next to it shows all. A special tab has no
 * columns and rows: its name is enough.
 */
export function sayPlaces(t: Translate, { stacks, game }: { readonly stacks: readonly ChosenStack[]; readonly game: Game }): string {
  const [first, ...more] = stacks;
  if (first === undefined) return t(game === 'poe2' ? 'trade.byHand' : 'trade.noPlace');
  const place = sayPlace(t, first);
  return more.length === 0 ? place : `${place} · ${t('trade.morePlaces', { count: more.length })}`;
}

function sayTab(t: Translate, { stacks, game }: { readonly stacks: readonly ChosenStack[]; readonly game: Game }): string {
  const tab = stacks[0]?.place.tabName;
  return tab === undefined || tab === null ? sayPlaces(t, { stacks, game }) : t('trade.inTab', { tab });
}

function sayPlace(t: Translate, { place, take }: ChosenStack): string {
  const tab = place.tabName ?? '';
  if (place.x === null || place.y === null || place.tabId === null) return t('trade.byHand');
  const where =
    layoutOfTab(place.tabType).kind === 'slots'
      ? t('trade.inTab', { tab })
      : t('trade.place', { tab, column: place.x + 1, row: place.y + 1 });
  return take < place.stackSize ? `${where} · ${t('trade.stackOf', { count: take, size: place.stackSize })}` : where;
}
