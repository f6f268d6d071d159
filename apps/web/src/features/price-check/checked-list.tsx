import type { Game } from '@poexchange/domain/item';
import { Link } from '@tanstack/react-router';
import { segmentOfGame } from '../../shared/game/game-path.ts';
import { nameItem } from '../../shared/i18n/item-names.ts';
import { useTranslation } from '../../shared/i18n/use-translation.ts';
import { writeNumber } from '../../shared/i18n/write-values.ts';
import { AgeOfPrices } from '../../shared/prices/prices-age.tsx';
import { useLeague } from '../../shared/prices/use-league.ts';
import { sayProperties } from '../../shared/price-files/item-text.ts';
import { KindIcon } from '../../shared/ui/kind-icon.tsx';
import { doubtOfTotal } from '../../shared/ui/price-text.ts';
import { Price } from '../../shared/ui/price.tsx';
import type { CheckedItem } from '../../shared/workers/price-check.ts';
import { nameUnpriced, writeWhyNot } from '../../shared/workers/write-why-not.ts';
import { WhereElse } from './where-else.tsx';

/** Number of rows that are visible initially: the list is 640 px high. */
const SEEN_ROWS = 15;

/** Several items, each with its value or the reason why it has none, and their total. */
export function CheckedList({ items, game }: { readonly items: readonly CheckedItem[]; readonly game: Game }) {
  const { t } = useTranslation();
  const total = items.reduce((sum, item) => sum + (item.kind === 'checked' ? (item.line.valueChaos ?? 0) * item.quantity : 0), 0);
  const readAtMs = items.flatMap((item) => (item.kind === 'checked' && item.line.valueChaos !== null ? [item.pricedAtMs] : []));
  const league = useLeague(game).id;
  const unpricedCount = items.filter((item) => item.kind !== 'checked' || item.line.valueChaos === null).length;
  return (
    <article className="overflow-hidden rounded-lg border border-line bg-s1">
      <header className="flex flex-wrap items-baseline gap-x-3 border-b border-line-soft p-4">
        <h2 className="text-18 font-semibold">{t('priceCheck.count', { count: items.length })}</h2>
        {unpricedCount > 0 && <span className="text-12 text-warn">{t('priceCheck.unpriced', { count: unpricedCount })}</span>}
        {readAtMs.length > 0 && (
          <span className="text-12 text-muted">
            {/* The oldest of the price files that the list was read from. */}
            <AgeOfPrices game={game} league={league} valuedAtMs={Math.min(...readAtMs)} />
          </span>
        )}
        <span className="flex-1" />
        <Price
          chaos={total}
          lowConfidence={doubtOfTotal(items.flatMap((item) => (item.kind === 'checked' ? [item.line] : [])))}
          size={18}
        />
      </header>
      <ul className="max-h-[640px] overflow-y-auto">
        {items.map((item, at) => (
          // The same item may be pasted twice, so keys use the index.
          <li key={at} className="flex min-h-[44px] items-center gap-3 border-b border-line-soft px-4 py-1.5 last:border-b-0">
            {item.kind === 'checked' ? (
              <>
                <KindIcon
                  tag={item.line.tag}
                  path={item.iconPath}
                  name={item.line.name}
                  loads={at < SEEN_ROWS ? 'now' : 'late'}
                  size={24}
                />
                <Link
                  to="/$game/poexchange/economy/$tag"
                  params={{ game: segmentOfGame(game), tag: item.line.tag }}
                  search={{ item: item.line.hash }}
                  className="min-w-0 flex-1 hover:underline"
                >
                  <span className="block break-words font-semibold">{nameItem(item.line.name)}</span>
                  <span className="block break-words text-12 text-muted empty:hidden">{sayProperties(item.line.properties, t)}</span>
                </Link>
                <span className="num w-[56px] text-muted">{t('economy.times', { quantity: writeNumber(item.quantity) })}</span>
                <span className="flex min-w-[96px] flex-col items-end">
                  <Price
                    chaos={item.line.valueChaos === null ? null : item.line.valueChaos * item.quantity}
                    lowConfidence={item.line.lowConfidence}
                  />
                  {item.quantity > 1 && item.line.valueChaos !== null && (
                    <span className="flex items-center gap-1 text-12 text-muted">
                      <Price chaos={item.line.valueChaos} lowConfidence={item.line.lowConfidence} size={12} weight="normal" hint="none" />
                      {t('trade.eachShort')}
                    </span>
                  )}
                </span>
              </>
            ) : (
              <span className="flex min-w-0 flex-1 flex-wrap items-baseline gap-x-3">
                <span className="min-w-0 break-words font-semibold">{nameItem(nameUnpriced(item))}</span>
                <span className="text-12 text-muted">{writeWhyNot(t, item)}</span>
                <WhereElse item={item} game={game} />
              </span>
            )}
          </li>
        ))}
      </ul>
    </article>
  );
}
