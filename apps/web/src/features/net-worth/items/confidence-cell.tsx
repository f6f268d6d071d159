import type { DetailItem } from '@poexchange/domain/net-worth';
import { useTranslation } from '../../../shared/i18n/use-translation.ts';
import { writeNumber } from '../../../shared/i18n/write-values.ts';
import { joinClasses } from '../../../shared/ui/classes.ts';
import { Tooltip } from '../../../shared/ui/tooltip.tsx';
import type { ConfidenceCode } from '../../../shared/workers/economy-columns.ts';
import { Glyph } from '../../../shared/ui/glyph.tsx';
import { marks } from '../parts/marks.ts';
import type { OwnItemPrices } from './use-own-prices.ts';

/** Labels for an item's price; each has an explanation on hover. */
export type ConfidenceWord =
  | 'good'
  | 'held'
  | 'few'
  | 'wide'
  | 'stale'
  | 'disagree'
  | 'low'
  | 'partly'
  | 'yours'
  | 'ignored'
  | 'none'
  | 'yoursNext'
  | 'ignoredNext'
  | 'countedNext';

/**
 * Chooses the label: first what the next snapshot will change, then how this snapshot counted the item. The reason for
 * low confidence comes from the current price files; if they no longer give a reason, the label is "low".
 */
export function chooseConfidenceWord(
  item: Pick<DetailItem, 'priceHash' | 'price' | 'isCustomPrice' | 'isIgnored' | 'isLowConfidence' | 'borrowedPieces'>,
  code: ConfidenceCode | null,
  own: Pick<OwnItemPrices, 'priceOf' | 'isIgnored'>,
): ConfidenceWord {
  const isIgnoredNow = own.isIgnored(item.priceHash);
  if (isIgnoredNow !== item.isIgnored) return isIgnoredNow ? 'ignoredNext' : 'countedNext';
  if (item.isIgnored) return 'ignored';
  const ownNow = own.priceOf(item.priceHash);
  if (ownNow !== null && !(item.isCustomPrice && ownNow === item.price)) return 'yoursNext';
  if (item.isCustomPrice) return 'yours';
  if (!(item.price > 0)) return 'none';
  if (!item.isLowConfidence) return item.borrowedPieces > 0 ? 'partly' : 'good';
  return code === null || code === 'good' ? 'low' : code;
}

const tones: Readonly<Record<ConfidenceWord, string>> = {
  good: 'text-muted',
  held: 'text-warn',
  few: 'text-warn',
  wide: 'text-warn',
  stale: 'text-warn',
  disagree: 'text-warn',
  low: 'text-warn',
  partly: 'text-warn',
  yours: 'text-info',
  yoursNext: 'text-info',
  ignored: 'text-faint',
  ignoredNext: 'text-faint',
  countedNext: 'text-info',
  none: 'text-faint',
};

type ConfidenceCellProps = {
  readonly item: DetailItem;
  readonly code: ConfidenceCode | null;
  readonly own: OwnItemPrices;
  readonly className?: string;
};

export function ConfidenceCell({ item, code, own, className }: ConfidenceCellProps) {
  const { t } = useTranslation();
  const word = chooseConfidenceWord(item, code, own);
  const isYours = word === 'yours' || word === 'yoursNext';
  const text = (
    <span
      tabIndex={word === 'good' ? undefined : 0}
      className={joinClasses('inline-flex min-w-0 items-center gap-1 text-12', tones[word], className)}
    >
      {isYours && <Glyph name={marks.pencil} size={12} />}
      <span className="truncate">{t(`snapshot.confidence.${word}`)}</span>
    </span>
  );
  if (word === 'good') return text;
  return (
    <Tooltip
      content={
        word === 'partly'
          ? t('snapshot.confidenceHint.partly', { count: item.borrowedPieces, all: writeNumber(item.quantity) })
          : t(`snapshot.confidenceHint.${word}`)
      }
    >
      {text}
    </Tooltip>
  );
}
