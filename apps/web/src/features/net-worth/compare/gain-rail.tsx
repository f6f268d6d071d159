import type { ReactNode } from 'react';
import type { Comparison, Effects, SnapshotTab } from '@poexchange/domain/net-worth';
import type { Game } from '@poexchange/domain/item';
import { useTranslation } from '../../../shared/i18n/use-translation.ts';
import { joinClasses } from '../../../shared/ui/classes.ts';
import { CurrencyGlyph } from '../../../shared/ui/currency-glyph.tsx';
import { useCategoryName } from '../../../shared/ui/use-category-name.ts';
import { nameTab } from '../data/name-tab.ts';
import { writeSigned, type MoneyUnit } from '../parts/amount.tsx';
import { decimalsFor } from '../parts/round-parts.ts';
import { gainOf, type CompareFilter, type ComparePrices } from './compare-model.ts';

export type GainRailProps = {
  readonly game: Game;
  /** Comparison without filters. */
  readonly comparison: Comparison;
  readonly tabs: ReadonlyMap<string, SnapshotTab>;
  readonly prices: ComparePrices;
  readonly unit: MoneyUnit;
  readonly filter: CompareFilter;
  readonly onFilter: (filter: CompareFilter) => void;
};

type Line = {
  readonly id: string;
  readonly name: string;
  readonly gain: number;
  readonly mark: 'new' | 'gone' | null;
  readonly color?: string;
};

/**
 * Lists gains by category and by tab; a click limits the comparison to one entry, and another click removes the limit.
 */
export function GainRail({ game, comparison, tabs, prices, unit, filter, onFilter }: GainRailProps) {
  const { t } = useTranslation();
  const nameOf = useCategoryName(game);
  const gain = (effects: Effects): number => gainOf(effects, prices) / unit.chaosPerUnit;
  const onlyBefore = new Set<string>(comparison.onlyBefore.map(({ id }) => id));
  const onlyAfter = new Set<string>(comparison.onlyAfter.map(({ id }) => id));
  const categories = comparison.byCategory.map((part): Line => ({
    id: part.id,
    name: part.id === 'other' ? t('snapshot.items.other') : nameOf(part.id),
    gain: gain(part),
    mark: null,
  }));
  const byTab = comparison.byTab.map((part): Line => {
    const tab = tabs.get(part.id);
    const mark = onlyAfter.has(part.id) ? 'new' : onlyBefore.has(part.id) ? 'gone' : null;
    return {
      id: part.id,
      name: nameTab({ id: part.id, name: tab?.name ?? part.id }, t),
      gain: gain(part),
      mark,
      ...(tab !== undefined && { color: tab.color }),
    };
  });
  const decimals = Math.min(1, decimalsFor([...categories, ...byTab].map((line) => line.gain)));
  const line = (kind: 'category' | 'tab') => (entry: Line) => {
    const isChosen = filter?.kind === kind && filter.id === entry.id;
    return (
      <li key={entry.id}>
        <RailButton
          isChosen={isChosen}
          onClick={() => onFilter(isChosen ? null : { kind, id: entry.id })}
          gain={entry.gain}
          decimals={decimals}
        >
          {/* A tab's own colour, as in the game. */}
          {entry.color !== undefined && (
            <span aria-hidden="true" className="size-2.5 shrink-0 rounded-sm" style={{ backgroundColor: entry.color }} />
          )}
          <span className="truncate">{entry.name}</span>
          {entry.mark !== null && <span className="text-12 text-accent">{t(`snapshot.reason.${entry.mark}`)}</span>}
        </RailButton>
      </li>
    );
  };
  const bySize = (a: Line, b: Line): number => Math.abs(b.gain) - Math.abs(a.gain);
  return (
    <nav aria-label={t('snapshot.compare.rail')} className="min-h-0 overflow-y-auto border-r border-line-soft px-2 py-3 max-lg:hidden">
      <h2 className="flex px-2 pb-1 text-12 font-medium text-muted">
        {t('snapshot.compare.gainByCategory')}
        <span className="ml-auto">
          <CurrencyGlyph unit={unit.unit} size={12} />
        </span>
      </h2>
      <ul>
        <li>
          <RailButton isChosen={filter === null} onClick={() => onFilter(null)} gain={gain(comparison)} decimals={decimals}>
            {t('snapshot.compare.all')}
          </RailButton>
        </li>
        {categories.toSorted(bySize).map(line('category'))}
      </ul>
      <h2 className="px-2 pt-3 pb-1 text-12 font-medium text-muted">{t('snapshot.compare.gainByTab')}</h2>
      <ul>{byTab.toSorted(bySize).map(line('tab'))}</ul>
    </nav>
  );
}

type RailButtonProps = {
  readonly isChosen: boolean;
  readonly onClick: () => void;
  readonly gain: number;
  readonly decimals: number;
  readonly children: ReactNode;
};

function RailButton({ isChosen, onClick, gain, decimals, children }: RailButtonProps) {
  return (
    <button
      type="button"
      aria-pressed={isChosen}
      onClick={onClick}
      className={joinClasses(
        'flex h-[27px] w-full items-center gap-2 rounded-md px-2 text-left text-muted hover:bg-s2 hover:text-text focus-visible:-outline-offset-2',
        isChosen && 'bg-s3 text-text',
      )}
    >
      <span className="flex min-w-0 items-center gap-2">{children}</span>
      <span className={joinClasses('ml-auto shrink-0 tabular-nums', Number(gain.toFixed(decimals)) < 0 ? 'text-down' : 'text-text')}>
        {Number(gain.toFixed(decimals)) === 0 ? '–' : writeSigned(gain, decimals)}
      </span>
    </button>
  );
}
