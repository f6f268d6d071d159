import type { ComparedItem } from '@poexchange/domain/net-worth';
import { useTranslation } from '../../../shared/i18n/use-translation.ts';
import type { SnapshotHead } from '../data/read-row.ts';
import type { MoneyUnit } from '../parts/amount.tsx';
import type { ShownChange } from '../parts/change.ts';
import { GreyRows } from '../parts/grey-rows.tsx';
import { sayDuration, sayMoment } from '../parts/moment.ts';
import { Waterfall, type WaterfallEntry } from '../parts/waterfall.tsx';
import { MoverList } from './mover-list.tsx';

type Form = 'full' | 'short';
const moverCounts: Readonly<Record<Form, number>> = { full: 7, short: 3 };
const heightsPx: Readonly<Record<Form, number>> = { full: 164, short: 140 };

type PanelWaterfallProps = {
  readonly snapshot: SnapshotHead;
  readonly since: SnapshotHead;
  readonly shown: ShownChange | null;
  readonly nowMs: number;
  readonly unit: MoneyUnit;
  readonly form: Form;
};

/** Shows the steps from one total to the other; their space is reserved while the parts are loading. */
export function PanelWaterfall({ snapshot, since, shown, nowMs, unit, form }: PanelWaterfallProps) {
  const { t } = useTranslation();
  const heightPx = heightsPx[form];
  const entries: readonly WaterfallEntry[] =
    shown === null
      ? []
      : [
          { id: 'before', kind: 'total', amount: shown.before, label: sayMoment(since.createdAtMs, nowMs, snapshot.createdAtMs) },
          ...shown.names.map((name, at): WaterfallEntry => ({
            id: name,
            kind: 'change',
            amount: shown.parts[at] ?? 0,
            label: t(`snapshot.part.${name}`),
          })),
          {
            id: 'after',
            kind: 'total',
            tone: 'chosen',
            amount: shown.after,
            label: sayMoment(snapshot.createdAtMs, nowMs, since.createdAtMs),
          },
        ];
  return (
    <>
      <h3 className="flex h-[36px] items-center text-13 font-semibold">
        {t('snapshot.panel.changed')}
        <span className="ml-auto text-12 font-normal text-muted">
          {t('snapshot.panel.within', { duration: sayDuration(Math.abs(snapshot.createdAtMs - since.createdAtMs), t) })}
        </span>
      </h3>
      <div style={{ height: heightPx }}>
        {shown !== null && (
          <Waterfall
            label={t('snapshot.panel.changed')}
            entries={entries}
            decimals={shown.decimals}
            unit={unit.unit}
            heightPx={heightPx}
            background={form === 'full' ? 'panel' : 'page'}
          />
        )}
      </div>
    </>
  );
}

type PanelMoversProps = {
  /** Null while loading. */
  readonly movers: readonly ComparedItem[] | null;
  readonly unit: MoneyUnit;
  readonly form: Form;
  readonly onAll: () => void;
};

export function PanelMovers({ movers, unit, form, onAll }: PanelMoversProps) {
  const { t } = useTranslation();
  return (
    <>
      <h3 className="flex h-[36px] items-center text-13 font-semibold">
        {t('snapshot.panel.movers')}
        {movers !== null && movers.length > 0 && (
          <button
            type="button"
            className="ml-auto text-12 font-normal underline decoration-faint decoration-dotted underline-offset-3"
            onClick={onAll}
          >
            {t('snapshot.panel.all', { count: movers.length })}
          </button>
        )}
      </h3>
      {movers === null ? (
        <GreyRows label={t('snapshot.panel.loading')} heightClass="h-[42px]" />
      ) : movers.length === 0 ? (
        <p className="text-12 text-muted">{t('snapshot.panel.nothing')}</p>
      ) : (
        <MoverList movers={movers.slice(0, moverCounts[form])} unit={unit} />
      )}
    </>
  );
}
