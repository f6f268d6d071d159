import { useTranslation } from '../../shared/i18n/use-translation.ts';
import type { PriceEntry } from '../../shared/price-files/price-book.ts';
import { Badge, type BadgeTone } from '../../shared/ui/badge.tsx';
import type { QueueTag } from './queue-view.ts';

const tones: Readonly<Record<QueueTag['kind'], BadgeTone>> = {
  new: 'accent',
  asked: 'neutral',
  invited: 'neutral',
  inHideout: 'accent',
  away: 'neutral',
  shares: 'warn',
  part: 'warn',
  gone: 'down',
  listingGone: 'down',
  declined: 'neutral',
  traded: 'up',
};

/** The one thing to know of a request. */
export function QueueTagView({ tag, prices }: { readonly tag: QueueTag; readonly prices: ReadonlyMap<string, PriceEntry> }) {
  const { t } = useTranslation();
  const tone = tones[tag.kind];
  if (tag.kind !== 'shares') return <Badge tone={tone}>{t(`trade.tag.${tag.kind}`)}</Badge>;
  const [first, ...more] = tag.hashes;
  const name = first === undefined ? undefined : prices.get(first)?.name;
  const text = name === undefined ? t('trade.tag.sharesSome', { count: tag.hashes.length }) : t('trade.tag.shares', { name });
  return (
    <Badge tone={tone} className="max-w-full">
      <span className="truncate" title={text}>
        {more.length > 0 && name !== undefined ? `${text} +${more.length}` : text}
      </span>
    </Badge>
  );
}
