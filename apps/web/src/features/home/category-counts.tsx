import type { Game } from '@poexchange/domain/item';
import { Link } from '@tanstack/react-router';
import { useTranslation } from '../../shared/i18n/use-translation.ts';
import { segmentOfGame } from '../../shared/game/game-path.ts';
import { CategoryIcon } from '../../shared/ui/category-icon.tsx';
import { useCategoryName } from '../../shared/ui/use-category-name.ts';

const SHOWN_COUNT = 8;

export type CategoryCountsProps = {
  readonly game: Game;
  /** Number of listings by category. */ readonly counts: Readonly<Record<string, number>>;
};

/** The fullest categories, each with its share of the largest as a bar behind it. */
export function CategoryCounts({ game, counts }: CategoryCountsProps) {
  const { t } = useTranslation();
  const nameOf = useCategoryName(game);
  const categories = orderByCount(counts);
  const largest = categories[0]?.count ?? 1;
  if (categories.length === 0) return <p className="px-4 py-6 text-center text-12 text-muted">{t('home.noCategories')}</p>;
  return (
    <ul className="py-1">
      {categories.slice(0, SHOWN_COUNT).map(({ id, count }) => (
        <li key={id}>
          <Link
            to="/$game/poexchange/bulk-trade/listings"
            params={{ game: segmentOfGame(game) }}
            search={{ category: id }}
            className="relative flex h-[38px] items-center gap-2.5 px-4 transition-colors hover:text-accent focus-visible:-outline-offset-2"
          >
            <span
              aria-hidden="true"
              className="absolute inset-y-[3px] left-2 rounded-sm bg-s3/70"
              style={{ width: `calc((100% - 16px) * ${count / largest})` }}
            />
            <CategoryIcon game={game} id={id} size={24} className="relative" />
            <span className="relative min-w-0 flex-1 truncate">{nameOf(id)}</span>
            <span className="num relative text-12 text-muted">{count}</span>
          </Link>
        </li>
      ))}
    </ul>
  );
}

/** Orders by count, the fullest first, and ties by id, so that the order does not depend on the input. */
export function orderByCount(counts: Readonly<Record<string, number>>): readonly { readonly id: string; readonly count: number }[] {
  return Object.entries(counts)
    .map(([id, count]) => ({ id, count }))
    .toSorted((a, b) => b.count - a.count || a.id.localeCompare(b.id));
}
