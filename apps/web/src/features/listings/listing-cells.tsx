import type { PercentRange } from '@poexchange/domain/listing';
import type { Side } from '@poexchange/contract/rest';
import { nameItem } from '../../shared/i18n/item-names.ts';
import { useTranslation } from '../../shared/i18n/use-translation.ts';
import { writeClock } from '../../shared/i18n/write-values.ts';
import { nameVariant } from '../../shared/price-files/item-text.ts';
import { writeColumnPercent } from './list/write-column-percent.ts';
import { Badge } from '../../shared/ui/badge.tsx';
import { joinClasses } from '../../shared/ui/classes.ts';
import { Glyph } from '../../shared/ui/glyph.tsx';
import { ItemIcon } from '../../shared/ui/item-icon.tsx';
import { KindIcon } from '../../shared/ui/kind-icon.tsx';
import { Skeleton } from '../../shared/ui/states.tsx';
import { SellerName } from '../../shared/network/seller-name.tsx';
import { TimeAgo } from '../../shared/ui/time-ago.tsx';
import { Tooltip } from '../../shared/ui/tooltip.tsx';
import type { ListingView } from './listing-view.ts';

/** A listing and how this user relates to it. */
export type ListingLine = ListingView & {
  readonly isEnded: boolean;
  readonly isOwn: boolean;
  /** True once the items' names and values have loaded; until then their space is reserved (D86). */
  readonly isPriced: boolean;
  /** Time when this user copied a whisper for the listing; null if never. */
  readonly whisperedAtMs: number | null;
};

const SHOWN_ICONS = 5;

export function SellerCell({ line }: { readonly line: ListingLine }) {
  const { t } = useTranslation();
  const isWhole = line.row.listingMode === 'bulk';
  // Whispers cannot be sent for a listing that has ended.
  const whisperedAtMs = line.isEnded ? null : line.whisperedAtMs;
  return (
    <span className="flex min-w-0 flex-col leading-tight max-md:flex-row max-md:items-center max-md:gap-2">
      <span className="flex min-w-0 items-center gap-2">
        <SellerName ign={line.row.ign} {...(!line.isEnded && { presence: line.row.presence })} />
        {line.isOwn && <Badge tone="info">{t('listings.you')}</Badge>}
      </span>
      {(isWhole || whisperedAtMs !== null) && (
        // Below the name, so that marks that appear later do not narrow the name.
        <span className="flex shrink-0 items-center gap-1.5 pl-4 text-12 text-faint max-md:pl-0">
          {whisperedAtMs !== null && <WhisperedMark atMs={whisperedAtMs} />}
          {isWhole && <span className="whitespace-nowrap">{t('listings.wholeOnly')}</span>}
        </span>
      )}
    </span>
  );
}

function WhisperedMark({ atMs }: { readonly atMs: number }) {
  const { t } = useTranslation();
  const label = t('listings.whispered', { duration: writeClock(atMs) });
  return (
    <Tooltip content={label}>
      <span role="img" aria-label={label} className="inline-flex items-center text-up">
        <Glyph name="check" size={12} />
      </span>
    </Tooltip>
  );
}

/** The most expensive items as pictures, then the number of other items. */
export function ItemsCell({ line, max = SHOWN_ICONS }: { readonly line: ListingLine; readonly max?: number }) {
  const { t } = useTranslation();
  if (!line.isPriced && line.items.length === 0) return <ComingItems count={Math.min(max, line.row.items.length)} />;
  const total = line.row.items.length;
  const shown = line.items.slice(0, line.row.custom === undefined ? max : 2);
  // poe2 publishes no pictures: the name of the most expensive item is more useful than five identical drawings.
  const hasPictures = shown.length === 0 || shown.some(({ summary }) => summary.iconPath !== '');
  const told = hasPictures ? shown.length : 1;
  return (
    <Tooltip content={shown.map(({ summary }) => nameVariant(summary, t)).join(', ')}>
      <span className="flex min-w-0 items-center gap-1">
        {hasPictures ? (
          shown.map(({ summary }, at) => (
            // Keyed by index, so that a row rendered into another row's elements reuses its pictures.
            <ItemIcon
              key={at}
              path={summary.iconPath}
              name={nameItem(summary.name)}
              fallback={<KindIcon tag={summary.tag} path="" name={summary.name} size={24} />}
              size={24}
            />
          ))
        ) : (
          <FirstName summary={shown[0]?.summary} />
        )}
        {total > told && (
          <span className="shrink-0 pl-0.5 text-12 whitespace-nowrap text-muted">{t('listings.more', { count: total - told })}</span>
        )}
        {line.row.custom !== undefined && <GroupName name={line.row.custom.name} />}
      </span>
    </Tooltip>
  );
}

function FirstName({ summary }: { readonly summary: ListingView['items'][number]['summary'] | undefined }) {
  const { t } = useTranslation();
  if (summary === undefined) return null;
  return (
    <>
      <KindIcon tag={summary.tag} path="" name={summary.name} size={24} />
      <span className="line-clamp-2 min-w-0 pl-0.5 text-12 leading-tight">{nameVariant(summary, t)}</span>
    </>
  );
}

/** Placeholders the same size as the pictures that are loading. */
function ComingItems({ count }: { readonly count: number }) {
  return (
    <span aria-hidden="true" className="flex items-center gap-1">
      {Array.from({ length: count }, (_, at) => (
        <Skeleton key={at} className="size-6" />
      ))}
    </span>
  );
}

/** The seller's own name for a custom group (D25), in either writing direction. */
function GroupName({ name }: { readonly name: string }) {
  return (
    <bdi translate="no" title={name} className="min-w-0 truncate pl-1 text-12 text-muted">
      {name}
    </bdi>
  );
}

/** Only prices clearly below the value are coloured, because buyers look for low prices. */
const GOOD_BELOW = 98;
/** On a want-to-buy listing the viewer sells, so a price above the value is good. */
const GOOD_ABOVE = 102;

/** A row's percent, or a placeholder while the values load. */
export function PercentCell({ line, ...rest }: Omit<PercentProps, 'percent'> & { readonly line: ListingLine }) {
  if (!line.isPriced && line.percent === null) return <Skeleton className="ml-auto h-3 w-10" />;
  return <PercentText percent={line.percent} range={line.percentRange} {...rest} />;
}

type PercentProps = {
  readonly percent: number | null;
  /** Lowest and highest percentage among individual items (R9.33), for the hint. */
  readonly range?: PercentRange | null;
  readonly side?: Side;
  readonly className?: string;
};

export function PercentText({ percent, range = null, side = 'sell', className }: PercentProps) {
  const { t } = useTranslation();
  if (percent === null) {
    return (
      <Tooltip content={t('listings.percentUnknown')}>
        <span className={joinClasses('text-faint', className)}>{'–'}</span>
      </Tooltip>
    );
  }
  return (
    <Tooltip content={range === null ? undefined : t('listings.percentRange', { lowest: range.from, highest: range.to })}>
      <span className={joinClasses((side === 'buy' ? percent > GOOD_ABOVE : percent < GOOD_BELOW) ? 'text-up' : 'text-muted', className)}>
        {writeColumnPercent(percent)}
      </span>
    </Tooltip>
  );
}

export function SeenCell({ line }: { readonly line: ListingLine }) {
  const { t } = useTranslation();
  if (line.isEnded) return <span className="text-12 text-down">{t('listings.ended')}</span>;
  const { seenAt } = line.row;
  if (line.row.byHand === true) return <span className="text-12 text-muted">{t('listings.byHand')}</span>;
  if (seenAt === null) return <span className="text-12 text-warn">{t('listings.notSeen')}</span>;
  return <TimeAgo timestampMs={seenAt} form="short" className="text-12 text-muted" />;
}
