import { nameItem } from '../../shared/i18n/item-names.ts';
import { useTranslation, type Translate } from '../../shared/i18n/use-translation.ts';
import type { PriceEntry } from '../../shared/price-files/price-book.ts';
import { Badge, type BadgeTone } from '../../shared/ui/badge.tsx';
import { Glyph, type GlyphName } from '../../shared/ui/glyph.tsx';
import type { QueueTag } from './queue-view.ts';

const tones: Readonly<Record<QueueTag['kind'], BadgeTone>> = {
  new: 'accent',
  asked: 'neutral',
  invited: 'neutral',
  inHideout: 'accent',
  away: 'neutral',
  again: 'warn',
  shares: 'warn',
  part: 'warn',
  gone: 'down',
  listingGone: 'down',
  declined: 'neutral',
  traded: 'up',
};

const glyphs: Readonly<Record<QueueTag['kind'], GlyphName>> = {
  new: 'bell',
  asked: 'clock',
  invited: 'user',
  inHideout: 'home',
  away: 'signalOff',
  again: 'refresh',
  shares: 'warning',
  part: 'warning',
  gone: 'close',
  listingGone: 'close',
  declined: 'close',
  traded: 'check',
};

type QueueTagProps = { readonly tag: QueueTag; readonly prices: ReadonlyMap<string, PriceEntry> };

function sayTag(t: Translate, { tag, prices }: QueueTagProps): string {
  if (tag.kind !== 'shares') return t(`trade.tag.${tag.kind}`);
  const [first, ...more] = tag.hashes;
  const entry = first === undefined ? undefined : prices.get(first);
  if (entry === undefined) return t('trade.tag.sharesSome', { count: tag.hashes.length });
  const text = t('trade.tag.shares', { name: nameItem(entry.name) });
  return more.length > 0 ? `${text} +${more.length}` : text;
}

/** The most important fact about a request. */
export function QueueTagView(props: QueueTagProps) {
  const { t } = useTranslation();
  const text = sayTag(t, props);
  return (
    <Badge tone={tones[props.tag.kind]} className="h-auto! min-h-[20px] max-w-full whitespace-normal!">
      <span className="min-w-0 wrap-anywhere">{text}</span>
    </Badge>
  );
}

/** The same fact as an icon, for places where the text does not fit; the text becomes the icon's label and hint. */
export function QueueTagSign(props: QueueTagProps) {
  const { t } = useTranslation();
  const text = sayTag(t, props);
  const { kind } = props.tag;
  return (
    <Badge tone={tones[kind]} className="px-1!">
      <span role="img" aria-label={text} title={text} className="grid">
        <Glyph name={glyphs[kind]} size={12} />
      </span>
    </Badge>
  );
}
