import { hasVariants } from '@poexchange/domain/category';
import type { Game } from '@poexchange/domain/item';
import { useMemo } from 'react';
import { useTranslation } from '../../shared/i18n/use-translation.ts';
import { Price } from '../../shared/ui/price.tsx';
import { joinClasses } from '../../shared/ui/classes.ts';
import { Sellers } from './economy-columns.tsx';
import { doubtOf, factsOf, propertiesOf, tagOf, valueOf, type EconomyRow } from './economy-rows.ts';
import type { EconomyView } from './economy-view.ts';
import { confidenceSaidOf, ConfidenceWords } from './confidence-words.tsx';

const SHOWN_AT_MOST = 60;

/**
 * Lists the groups with the same name, most expensive first: other levels, qualities, links, corruptions. In most tags
 * no item has variants (R3.15).
 */
function listVariants({ game, row, rows, view: { level } }: Omit<VariantsProps, 'onChoose'>): EconomyRow[] {
  if (!hasVariants(game, tagOf(row))) return [row];
  const key = row.columns.keys[row.at];
  return rows
    .filter((other) => other.columns === row.columns && other.columns.keys[other.at] === key)
    .sort((a, b) => (valueOf(b, level) ?? -1) - (valueOf(a, level) ?? -1) || propertiesOf(a).localeCompare(propertiesOf(b), 'en'));
}

type VariantsProps = {
  readonly game: Game;
  readonly row: EconomyRow;
  readonly rows: readonly EconomyRow[];
  readonly view: EconomyView;
  readonly onChoose: (hash: string) => void;
};

/** A list of variants; hidden if there is only one. */
export function Variants({ game, row, rows, view, onChoose }: VariantsProps) {
  const { t } = useTranslation();
  const variants = useMemo(() => listVariants({ game, row, rows, view }), [game, row, rows, view]);
  if (variants.length < 2) return null;
  return (
    <section className="flex flex-col gap-1">
      <h3 className="px-4 text-13 font-semibold">{t('economy.variants', { count: variants.length })}</h3>
      <ul>
        {variants.slice(0, SHOWN_AT_MOST).map((variant) => (
          <li key={variant.hash}>
            <button
              type="button"
              aria-current={variant.hash === row.hash || undefined}
              onClick={() => onChoose(variant.hash)}
              className={joinClasses(
                'flex min-h-[34px] w-full items-center gap-3 border-t border-line-soft px-4 py-1 text-left hover:bg-s2 focus-visible:-outline-offset-2',
                variant.hash === row.hash && 'bg-s2 font-semibold',
              )}
            >
              <span className="min-w-0 flex-1 wrap-anywhere">{factsOf(variant, t) || t('economy.plainVariant')}</span>
              <ConfidenceWords code={confidenceSaidOf(variant, view.level)} className="max-w-[120px]" />
              <span className="num w-[52px] text-12 text-muted">
                <Sellers row={variant} />
              </span>
              <Price
                chaos={valueOf(variant, view.level)}
                lowConfidence={doubtOf(variant)}
                hint="none"
                weight="normal"
                className="min-w-[84px] justify-end"
              />
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}
