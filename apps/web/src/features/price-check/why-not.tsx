import { Link } from '@tanstack/react-router';
import type { Game } from '@poexchange/domain/item';
import { segmentOfGame } from '../../shared/game/game-path.ts';
import { useTranslation, type Translate } from '../../shared/i18n/use-translation.ts';
import type { CheckedItem } from '../../shared/workers/price-check.ts';

type Unpriced = Exclude<CheckedItem, { kind: 'checked' }>;

/** Reason why an item has no price, in words. */
export function writeWhyNot(t: Translate, item: Unpriced): string {
  switch (item.kind) {
    case 'ungrouped':
      return t(item.isRare && item.reason === 'unknownItem' ? 'priceCheck.why.rare' : `priceCheck.why.${item.reason}`);
    case 'otherGame':
      return t(`priceCheck.otherGame.${item.game}`);
    case 'unread':
      return item.reason === 'otherLanguage' && item.language !== undefined
        ? t('priceCheck.otherLanguage', { language: t(`priceCheck.languages.${item.language}`) })
        : t(`priceCheck.unread.${item.reason === 'otherLanguage' ? 'notAnItem' : item.reason}`);
    case 'noVariant':
      return t('priceCheck.noVariant', { words: item.words });
    default:
      return t('priceCheck.failedText');
  }
}

/** Link to another place to look. */
export function WhereElse({ item, game }: { readonly item: Unpriced; readonly game: Game }) {
  const { t } = useTranslation();
  if (item.kind === 'otherGame') {
    return (
      <Link
        to="/$game/poexchange/price-check"
        params={{ game: segmentOfGame(item.game) }}
        className="font-semibold text-accent underline-offset-2 hover:underline"
      >
        {t('priceCheck.goThere')}
      </Link>
    );
  }
  if (item.kind !== 'ungrouped') return null;
  return (
    <Link
      to="/$game/poexchange/economy"
      params={{ game: segmentOfGame(game) }}
      search={{ q: item.baseType || item.name, priced: '1' }}
      className="font-semibold text-accent underline-offset-2 hover:underline"
    >
      {t('priceCheck.searchSimilar')}
    </Link>
  );
}
