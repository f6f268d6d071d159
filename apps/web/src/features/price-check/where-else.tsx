import { Link } from '@tanstack/react-router';
import type { Game } from '@poexchange/domain/item';
import { segmentOfGame } from '../../shared/game/game-path.ts';
import { useTranslation } from '../../shared/i18n/use-translation.ts';
import type { Unpriced } from '../../shared/workers/write-why-not.ts';

/** Link to the other game's price check, or to a search for similar items. */
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
