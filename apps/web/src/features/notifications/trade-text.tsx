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
import { nameItems } from './trade-what.ts';

export type TradeTextProps = {
  readonly notification: TradeNotification;
  /** Reader of the text: the owner of the listing sees whether all of it is requested (R8.17). */
  readonly reader: 'owner' | 'asker';
};

/**
 * Requested items and their price, or those handed over and the price paid, at the rate of the request: "69 × Deafening
 * Essence of Greed for 2d 79.8c". Shows the category until the names have loaded, or if they cannot be loaded.
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
