import type { TradeNotification } from '@poexchange/contract/rest';
import { findCategory } from '@poexchange/domain/category';
import { viewOfAsk } from '@poexchange/domain/currency';
import { useMemo } from 'react';
import { OtherGame } from '../../shared/ui/other-game.tsx';
import { usePriceIndex } from '../../shared/prices/use-price-index.ts';
import { useTranslation, type TranslateNotification } from '../../shared/i18n/use-translation.ts';
import { nameVariant } from '../../shared/price-files/item-text.ts';
import { Badge } from '../../shared/ui/badge.tsx';
import { PayablePrice } from '../../shared/ui/payable-price.tsx';
import { useCategoryName } from '../../shared/ui/use-category-name.ts';
import { readAmounts } from './notification-list.ts';
import type { PriceEntry } from '../../shared/price-files/price-book.ts';

// Describes a trade by the names of its items.

type NamedPieces = { readonly name: string; readonly count: number };
type TradeWhat = { readonly named: readonly NamedPieces[]; readonly more: number };

/**
 * Up to this many kinds, all are named; if there are more, only the two most valuable are named and the others are
 * counted.
 */
const NAMED_AT_MOST = 3;
const NAMED_OF_MANY = 2;

/**
 * Names the most valuable kinds first, by today's values: the requested items or, once the trade is done, the items
 * handed over. `nameOf` names an item in the page's language. Null until all displayed names have loaded.
 */
export function nameItems(
  { body }: TradeNotification,
  prices: ReadonlyMap<string, PriceEntry>,
  nameOf: (entry: PriceEntry) => string,
): TradeWhat | null {
  const items = body.processed && body.handed !== undefined ? body.handed.items : body.items;
  const worth = ([hash, count]: readonly [string, number]): number => (prices.get(hash)?.valueChaos ?? 0) * count;
  const sorted = items.filter(([, count]) => count > 0).toSorted((a, b) => worth(b) - worth(a) || b[1] - a[1]);
  const shown = sorted.slice(0, sorted.length <= NAMED_AT_MOST ? NAMED_AT_MOST : NAMED_OF_MANY);
  const named = shown.flatMap(([hash, count]) => {
    const entry = prices.get(hash);
    return entry === undefined ? [] : [{ name: nameOf(entry), count }];
  });
  return named.length === 0 || named.length < shown.length ? null : { named, more: sorted.length - named.length };
}

export type TradeTextProps = {
  readonly notification: TradeNotification;
  /** Who reads the text: only the listing's owner sees whether the whole listing is requested. */
  readonly reader: 'owner' | 'asker';
};

/**
 * The requested items and their price, or the items handed over and the price paid, at the request's rate: "69 ×
 * Deafening Essence of Greed for 2d 79.8c". Shows the category until the names have loaded, or if the names fail to
 * load.
 */
export function TradeText({ notification, reader }: TradeTextProps) {
  const { t } = useTranslation('notification');
  const { t: say } = useTranslation();
  const { body } = notification;
  const { meta } = body;
  const { pieces, chaos, isPart } = readAmounts(notification);
  const nameOf = useCategoryName(meta.game);
  const { prices } = usePriceIndex({
    game: meta.game,
    league: meta.league,
    tags: meta.custom?.tags ?? findCategory(meta.game, meta.category)?.tags ?? [],
  });
  const what = useMemo(() => nameItems(notification, prices, (entry) => nameVariant(entry, say)), [notification, prices, say]);
  const view = useMemo(() => viewOfAsk(meta.game, body), [meta.game, body]);
  const text =
    what === null
      ? t('trade.what', { count: pieces, category: nameOf(meta.category, meta.subCategory, meta.custom?.name) })
      : t('trade.whatItems', { items: [...what.named.map((each) => t('trade.item', each)), ...sayMore(t, what.more)].join(', ') });
  const lastWordAt = text.lastIndexOf(' ') + 1;
  return (
    <span>
      <OtherGame game={meta.game} className="mr-1.5" />
      {text.slice(0, lastWordAt)}
      {/* Keeps "for" and the amount on one line. */}
      <span className="mr-1.5 inline-flex items-baseline gap-1.5 whitespace-nowrap">
        {text.slice(lastWordAt)}
        <PayablePrice chaos={chaos} view={view} />
      </span>
      {reader === 'owner' && body.isWhole !== undefined && !isPart && body.regex === undefined && (
        <Badge tone={body.isWhole ? 'accent' : 'neutral'}>{t(body.isWhole ? 'trade.all' : 'trade.part')}</Badge>
      )}
      {body.regexWarning === true && <Badge tone="warn">{t('trade.searchFindsMore')}</Badge>}
    </span>
  );
}

function sayMore(t: TranslateNotification, count: number): string[] {
  return count === 0 ? [] : [t('trade.moreItems', { count })];
}
