import { confidenceLevels, type ConfidenceLevel, type Valuation } from '@poexchange/domain/pricing';
import { useTranslation } from '../../shared/i18n/use-translation.ts';
import { writeNumber } from '../../shared/i18n/write-values.ts';
import { joinClasses } from '../../shared/ui/classes.ts';
import type { PriceDoubt } from '../../shared/ui/price-text.ts';
import { Price } from '../../shared/ui/price.tsx';
import { doubtOf, isPricedByExchange, valueOf, type EconomyRow } from './economy-rows.ts';
import { levels } from './economy-view.ts';
import { writeSaleTime, type SaleTime } from './write-sale-time.ts';

export type LevelPricesProps = {
  readonly row: EconomyRow;
  readonly chosen: ConfidenceLevel;
  readonly brackets: Valuation['brackets'];
  /** Time to sale at each level; missing if unknown. */
  readonly times: readonly (SaleTime | null)[] | undefined;
  /** Cheapest ask that is counted, in chaos; missing if unknown. */
  readonly cheapestAsk?: number | undefined;
};

/** The value at each level with its time to sale, and bulk prices. */
export function LevelPrices({ row, chosen, brackets, times, cheapestAsk }: LevelPricesProps) {
  const { t } = useTranslation();
  const isExchange = isPricedByExchange(row);
  const lowest = valueOf(row, confidenceLevels[0]);
  const hint = isExchange ? t('economy.levelHintExchange') : t('economy.levelHint');
  const hasBrackets = brackets.length > 0;
  return (
    <div className="flex flex-col gap-2 px-4">
      <div className={joinClasses('grid gap-4', hasBrackets && times === undefined && 'sm:grid-cols-2')}>
        <PriceTable
          caption={t('economy.levels')}
          isTimed={times !== undefined}
          lines={levels.map((level) => ({
            label: t('economy.levelNumber', { level }),
            hint,
            chaos: valueOf(row, level),
            doubt: doubtOf(row),
            isStrong: level === chosen,
            time: times?.[confidenceLevels.indexOf(level)],
          }))}
        />
        {hasBrackets && (
          <PriceTable
            caption={t('economy.brackets')}
            lines={brackets.map((bracket) => ({
              label: t('economy.atLeast', { quantity: writeNumber(bracket.quantity) }),
              chaos: bracket.valueChaos,
              isStrong: false,
            }))}
          />
        )}
      </div>
      <p className="text-12 text-muted">{hint}</p>
      {!isExchange && cheapestAsk !== undefined && lowest !== null && lowest < cheapestAsk && (
        <p className="text-12 text-muted">
          {t('economy.levelsBelow')} <Price chaos={cheapestAsk} size={12} weight="normal" hint="none" />
        </p>
      )}
      {hasBrackets && <p className="text-12 text-muted">{t('economy.bracketsHint')}</p>}
      {times !== undefined && <p className="text-12 text-muted">{t('economy.sales.hint')}</p>}
    </div>
  );
}

type PriceLine = {
  readonly label: string;
  readonly hint?: string;
  readonly chaos: number | null;
  readonly doubt?: PriceDoubt | null;
  readonly isStrong: boolean;
  readonly time?: SaleTime | null | undefined;
};

type PriceTableProps = { readonly caption: string; readonly lines: readonly PriceLine[]; readonly isTimed?: boolean };

function PriceTable({ caption, lines, isTimed = false }: PriceTableProps) {
  const { t } = useTranslation();
  return (
    <table className="w-full self-start">
      <caption className="pb-1 text-left text-13 font-semibold">{caption}</caption>
      {isTimed && (
        <thead>
          <tr className="text-12 text-faint">
            <td />
            <th scope="col" className="num pb-1 font-normal">
              {t('economy.column.price')}
            </th>
            <th scope="col" className="num pb-1 pl-3 font-normal">
              {t('economy.sales.within')}
            </th>
          </tr>
        </thead>
      )}
      <tbody>
        {lines.map(({ label, hint, chaos, doubt = null, isStrong, time }) => (
          <tr key={label} className="border-t border-line-soft">
            <th scope="row" title={hint} className={isStrong ? 'py-1 text-left font-semibold' : 'py-1 text-left font-normal text-muted'}>
              {label}
            </th>
            <td className="num py-1">
              <Price chaos={chaos} lowConfidence={doubt} weight={isStrong ? 'strong' : 'normal'} hint="none" />
            </td>
            {isTimed && <td className="num py-1 pl-3">{time == null ? <Unknown /> : <Time time={time} />}</td>}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** Shown for a price at which too few sales were seen. */
function Unknown() {
  const { t } = useTranslation();
  return (
    <span className="text-faint" title={t('economy.sales.tooFew')}>
      {'–'}
    </span>
  );
}

/** Time to sale with its range. */
function Time({ time }: { readonly time: SaleTime }) {
  const { about, range } = writeSaleTime(time);
  return (
    <span className="inline-flex flex-wrap items-baseline justify-end gap-x-1.5">
      <span>{about}</span>
      <span className="text-12 text-faint">{range}</span>
    </span>
  );
}
