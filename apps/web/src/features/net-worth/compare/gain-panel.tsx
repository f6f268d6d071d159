import type { Comparison, WindowIncome } from '@poexchange/domain/net-worth';
import { useTranslation } from '../../../shared/i18n/use-translation.ts';
import { writeDecimal } from '../../../shared/i18n/write-values.ts';
import { joinClasses } from '../../../shared/ui/classes.ts';
import { Note } from '../../../shared/ui/states.tsx';
import { ChangeText } from '../../economy/index.ts';
import { nameTab } from '../data/name-tab.ts';
import type { SnapshotHead } from '../data/read-row.ts';
import { Amount, type MoneyUnit } from '../parts/amount.tsx';
import { decimalsFor } from '../parts/round-parts.ts';
import { showEffects, type ComparePrices, type GainPoint } from './compare-model.ts';
import { GainCourse } from './gain-course.tsx';

export type GainPanelProps = {
  readonly a: SnapshotHead;
  readonly b: SnapshotHead;
  readonly comparison: Comparison;
  readonly prices: ComparePrices;
  readonly tabs: 'all' | 'inBoth';
  readonly onTabs: (tabs: 'all' | 'inBoth') => void;
  readonly unit: MoneyUnit;
  readonly gains: readonly GainPoint[];
  readonly income: WindowIncome;
};

const HOUR_MS = 3_600_000;

/** Shows the gain as a number, its distribution, its chart, the income, and the tabs that only one snapshot has. */
export function GainPanel({ a, b, comparison, prices, tabs, onTabs, unit, gains, income }: GainPanelProps) {
  const { t } = useTranslation();
  const { quantity, price, override, change, totalBefore, items } = comparison;
  const decimals = decimalsFor([quantity, price, override, change].map((chaos) => chaos / unit.chaosPerUnit));
  const shown = showEffects(comparison, unit, decimals);
  const gain = prices === 'own' ? change : quantity;
  const shownGain = prices === 'own' ? shown.change : shown.quantity;
  const ownCount = items.filter((item) => item.override !== 0).length;
  const lines = [
    { id: 'quantity', amount: shown.quantity, hint: t('snapshot.compare.quantityHint') },
    { id: 'price', amount: shown.price, hint: t('snapshot.compare.priceHint') },
    { id: 'override', amount: shown.override, hint: t('snapshot.compare.overrideHint', { count: ownCount }) },
  ] as const;
  const isForward = a.createdAtMs < b.createdAtMs;
  return (
    <aside
      aria-label={t('snapshot.compare.gain')}
      className="min-h-0 overflow-y-auto border-l border-line-soft bg-s1 px-4 pb-4 max-xl:border-t max-xl:border-l-0 xl:flex-1"
    >
      <header className="-mx-4 border-b border-line-soft px-4 py-3">
        <p className="text-12 text-muted">{t(`snapshot.compare.headline.${prices}`)}</p>
        <p className="flex items-baseline gap-2.5">
          <Amount amount={shownGain} decimals={decimals} unit={unit.unit} kind="signed" glyphPx={24} className="text-26 font-semibold" />
          {totalBefore > 0 && <ChangeText change={gain / totalBefore} />}
        </p>
      </header>
      <h2 className="flex h-[36px] items-center text-13 font-semibold">{t('snapshot.compare.where')}</h2>
      <dl>
        {lines.map(({ id, amount, hint }) => (
          <div key={id} className="flex h-[38px] items-center gap-2 border-t border-line-soft">
            <dt className="shrink-0 font-medium">{t(`snapshot.part.${id}`)}</dt>
            <dd className="truncate text-12 text-muted">{hint}</dd>
            <dd className="ml-auto">
              <Amount amount={amount} decimals={decimals} unit={unit.unit} kind="signed" className="font-semibold" />
            </dd>
          </div>
        ))}
        <div className="flex h-[38px] items-center gap-2 border-t border-line-strong">
          <dt className="shrink-0 font-semibold">{t('snapshot.compare.onPaperTitle')}</dt>
          <dd className="truncate text-12 text-muted">{t('snapshot.compare.sum')}</dd>
          <dd className="ml-auto">
            <Amount amount={shown.change} decimals={decimals} unit={unit.unit} kind="signed" className="font-semibold" />
          </dd>
        </div>
      </dl>
      {isForward && <GainCourse points={gains} />}
      {isForward && income.playedMs > 0 && (
        <>
          <h2 className="flex h-[36px] items-center text-13 font-semibold">
            {t('snapshot.compare.income')}
            <span className="ml-auto text-12 font-normal text-muted">
              {t('snapshot.compare.played', {
                played: writeDecimal(income.playedMs / HOUR_MS, 1),
                all: writeDecimal((b.createdAtMs - a.createdAtMs) / HOUR_MS, 0),
              })}
            </span>
          </h2>
          <div className="grid grid-cols-2 gap-2">
            <Income label={t('snapshot.compare.atConstant')} chaos={income.constant} unit={unit} />
            <Income label={t('snapshot.compare.onPaper')} chaos={income.onPaper} unit={unit} tone="muted" />
          </div>
        </>
      )}
      <NotAlike a={a} b={b} comparison={comparison} tabs={tabs} onTabs={onTabs} unit={unit} />
    </aside>
  );
}

type IncomeProps = { readonly label: string; readonly chaos: number; readonly unit: MoneyUnit; readonly tone?: 'muted' };

function Income({ label, chaos, unit, tone }: IncomeProps) {
  const amount = chaos / unit.chaosPerUnit;
  return (
    <div className="rounded-lg border border-line-soft bg-s2 px-3 py-2">
      <p className="text-12 text-muted">{label}</p>
      <Amount
        amount={amount}
        decimals={decimalsFor([amount])}
        unit={unit.unit}
        glyphPx={18}
        className={joinClasses('text-18 font-semibold', tone === 'muted' && 'text-muted')}
      />
    </div>
  );
}

/** Lists what makes the two snapshots hard to compare, with a button that excludes tabs found in only one of them. */
function NotAlike({ a, b, comparison, tabs, onTabs, unit }: Pick<GainPanelProps, 'a' | 'b' | 'comparison' | 'tabs' | 'onTabs' | 'unit'>) {
  const { t } = useTranslation();
  const { onlyBefore, onlyAfter, carried, byTab } = comparison;
  const isOtherLeague = a.league !== b.league || a.priceLeague !== b.priceLeague;
  if (onlyBefore.length + onlyAfter.length + carried.length === 0 && !isOtherLeague) return null;
  const worth = (ids: readonly string[]): string => {
    const chaos = byTab.filter(({ id }) => ids.includes(id)).reduce((sum, { change }) => sum + change, 0) / unit.chaosPerUnit;
    return t(`price.unit.${unit.unit}`, { amount: writeDecimal(Math.abs(chaos), decimalsFor([chaos])) });
  };
  const names = (list: typeof onlyBefore): string => list.map((tab) => `“${nameTab(tab, t)}”`).join(', ');
  const say = (key: 'added' | 'removed', list: typeof onlyBefore): string =>
    tabs === 'inBoth'
      ? t(`snapshot.compare.leftOut`, { count: list.length, names: names(list) })
      : t(`snapshot.compare.${key}`, { count: list.length, names: names(list), amount: worth(list.map(({ id }) => id)) });
  return (
    <>
      <h2 className="flex h-[36px] items-center text-13 font-semibold">{t('snapshot.compare.notAlike')}</h2>
      <Note>
        <div className="flex flex-col gap-1.5">
          {isOtherLeague && <p>{t('snapshot.compare.otherLeague')}</p>}
          {onlyAfter.length > 0 && <p>{say('added', onlyAfter)}</p>}
          {onlyBefore.length > 0 && <p>{say('removed', onlyBefore)}</p>}
          {carried.length > 0 && <p>{t('snapshot.compare.carried', { count: carried.length, names: names(carried) })}</p>}
          {onlyBefore.length + onlyAfter.length > 0 && (
            <button
              type="button"
              className="self-start underline decoration-dotted underline-offset-3"
              onClick={() => onTabs(tabs === 'all' ? 'inBoth' : 'all')}
            >
              {t(tabs === 'all' ? 'snapshot.compare.onlyBoth' : 'snapshot.compare.allTabs')}
            </button>
          )}
        </div>
      </Note>
    </>
  );
}
