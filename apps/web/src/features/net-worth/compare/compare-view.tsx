import type { Comparison, SnapshotDetails, SnapshotTab } from '@poexchange/domain/net-worth';
import { useDeferredValue, useMemo, useState } from 'react';
import { useTranslation } from '../../../shared/i18n/use-translation.ts';
import { writeMoment } from '../../../shared/i18n/write-values.ts';
import { Button } from '../../../shared/ui/button.tsx';
import { Glyph } from '../../../shared/ui/glyph.tsx';
import { IconButton } from '../../../shared/ui/icon-button.tsx';
import { Segmented } from '../../../shared/ui/segmented.tsx';
import { ErrorState } from '../../../shared/ui/states.tsx';
import { useCategoryName } from '../../../shared/ui/use-category-name.ts';
import { nameTab } from '../data/name-tab.ts';
import type { SnapshotHead } from '../data/read-row.ts';
import type { ExportedProfile } from '../export/export-files.ts';
import type { MoneyUnit } from '../parts/amount.tsx';
import { SnapshotChooser } from '../parts/snapshot-chooser.tsx';
import { Waterfall, type WaterfallEntry } from '../parts/waterfall.tsx';
import {
  compareShown,
  comparePrices,
  incomeBetween,
  listBetween,
  listGains,
  listSteps,
  type CompareBy,
  type CompareFilter,
  type ComparePrices,
} from './compare-model.ts';
import { CompareTools } from './compare-tools.tsx';
import { CompareItems } from './compare-items.tsx';
import { GainPanel } from './gain-panel.tsx';
import { GainRail } from './gain-rail.tsx';
import { WholeTotal } from '../parts/whole-total.tsx';

export type CompareViewProps = {
  /** All snapshots of the profile, oldest first. */
  readonly heads: readonly SnapshotHead[];
  readonly a: SnapshotHead;
  readonly b: SnapshotHead;
  readonly detailsA: SnapshotDetails | undefined;
  readonly detailsB: SnapshotDetails | undefined;
  readonly hasFailed?: boolean;
  readonly onRetry?: () => void;
  readonly profile: ExportedProfile;
  readonly unit: MoneyUnit;
  readonly onPair: (aId: string, bId: string) => void;
  readonly onBack: () => void;
};

/** Compares any two snapshots: the effect of quantities at the same prices, and the effect of prices (D71). */
export function CompareView(props: CompareViewProps) {
  const { heads, a, b, detailsA, detailsB, unit, profile } = props;
  const { t } = useTranslation();
  const nameOf = useCategoryName(profile.game);
  const [prices, setPrices] = useState<ComparePrices>('before');
  const [tabs, setTabs] = useState<'all' | 'inBoth'>('all');
  const [by, setBy] = useState<CompareBy>('category');
  const [filter, setFilter] = useState<CompareFilter>(null);
  const wanted = useMemo(
    () => (detailsA === undefined || detailsB === undefined ? null : { before: detailsA, after: detailsB, prices, tabs }),
    [detailsA, detailsB, prices, tabs],
  );
  const input = useDeferredValue(wanted);
  const whole = useMemo(() => (input === null ? null : compareShown({ ...input, filter: null })), [input]);
  const comparison = useMemo(
    () => (input === null || filter === null ? whole : compareShown({ ...input, filter })),
    [input, filter, whole],
  );
  const tabsById = useMemo(
    () => new Map<string, SnapshotTab>([...(detailsA?.tabs ?? []), ...(detailsB?.tabs ?? [])].map((tab) => [tab.id, tab])),
    [detailsA, detailsB],
  );
  const between = useMemo(() => listBetween(heads, a, b), [heads, a, b]);
  const gains = useMemo(() => listGains(between), [between]);
  const income = useMemo(() => incomeBetween(between), [between]);
  const way = useMemo(() => (comparison === null ? null : listSteps(comparison, by, prices, unit)), [comparison, by, prices, unit]);
  const labelOf = (id: string): string =>
    by === 'tab' ? nameTab({ id, name: tabsById.get(id)?.name ?? id }, t) : id === 'other' ? t('snapshot.items.other') : nameOf(id);
  const entries = way?.steps.map((step): WaterfallEntry => {
    const isTotal = step.kind === 'start' || step.kind === 'middle' || step.kind === 'end';
    const labels = {
      start: t('snapshot.compare.a'),
      middle: t(prices === 'after' ? 'snapshot.compare.aAtB' : 'snapshot.compare.bAtA'),
      end: t('snapshot.compare.b'),
      part: labelOf(step.id),
      rest: t('snapshot.items.other'),
      quantity: t('snapshot.part.quantity'),
      price: t('snapshot.part.price'),
      override: t('snapshot.part.override'),
    } as const;
    return {
      id: step.id,
      kind: isTotal ? 'total' : 'change',
      amount: step.amount,
      label: labels[step.kind],
      tone: step.kind === 'middle' ? 'chosen' : 'plain',
    };
  });
  return (
    <div className="flex min-h-0 flex-1 flex-col max-lg:overflow-y-auto">
      <CompareHead {...props} comparison={whole} prices={prices} onPrices={setPrices} />
      {props.hasFailed === true ? (
        <ErrorState
          title={t('snapshot.panel.failed')}
          className="my-auto"
          actions={props.onRetry && <Button onClick={props.onRetry}>{t('app.retry')}</Button>}
        />
      ) : (
        <div className="grid min-h-0 flex-1 max-xl:grid-rows-[auto_auto] max-lg:block lg:grid-cols-[208px_minmax(0,1fr)] max-xl:overflow-y-auto xl:grid-cols-[208px_minmax(0,1fr)_384px]">
          {whole === null ? (
            <div className="border-r border-line-soft max-lg:hidden" />
          ) : (
            <GainRail
              game={profile.game}
              comparison={whole}
              tabs={tabsById}
              prices={prices}
              unit={unit}
              filter={filter}
              onFilter={setFilter}
            />
          )}
          <div className="flex min-h-0 min-w-0 flex-col max-xl:min-h-[720px] max-md:min-h-0">
            <header className="flex min-h-[44px] flex-wrap items-center gap-x-3 gap-y-1 px-4 py-1.5">
              <h2 className="text-18 font-semibold">{t('snapshot.compare.way')}</h2>
              <span className="text-12 text-muted max-md:hidden">{t(`snapshot.compare.wayHint.${prices}`)}</span>
              <Segmented
                label={t('snapshot.compare.by')}
                value={by}
                options={(['category', 'tab', 'effect'] as const).map((value) => ({
                  value,
                  label: t(`snapshot.compare.byChoice.${value}`),
                }))}
                onChange={setBy}
                className="ml-auto"
              />
            </header>
            <div className="overflow-x-auto px-4">
              <div style={{ height: 256, minWidth: (entries?.length ?? 0) * 58 }}>
                {entries !== undefined && way !== null && (
                  <Waterfall
                    label={t('snapshot.compare.way')}
                    entries={entries}
                    decimals={way.decimals}
                    unit={unit.unit}
                    heightPx={256}
                    footPx={38}
                    background="page"
                  />
                )}
              </div>
            </div>
            <CompareItems comparison={comparison} unit={unit} />
          </div>
          {comparison !== null && (
            <div className="min-h-0 max-xl:col-span-2 xl:flex xl:flex-col">
              <GainPanel
                a={a}
                b={b}
                comparison={comparison}
                prices={prices}
                tabs={tabs}
                onTabs={setTabs}
                unit={unit}
                gains={gains}
                income={income}
              />
            </div>
          )}
        </div>
      )}
    </div>
  );
}

type CompareHeadProps = CompareViewProps & {
  readonly comparison: Comparison | null;
  readonly prices: ComparePrices;
  readonly onPrices: (prices: ComparePrices) => void;
};

function CompareHead(props: CompareHeadProps) {
  const { heads, a, b, prices, onPrices, onPair, onBack } = props;
  const { t } = useTranslation();
  const pick = (side: 'a' | 'b') => {
    const head = side === 'a' ? a : b;
    return (
      <SnapshotChooser
        label={t(`snapshot.compare.choose.${side}`)}
        heads={heads}
        chosen={head.id}
        from={b}
        onChoose={(id) => (side === 'a' ? onPair(id, b.id) : onPair(a.id, id))}
        trigger={
          <button
            type="button"
            className="grid h-[48px] min-w-0 grid-cols-[20px_minmax(0,1fr)_16px] items-center gap-x-2.5 rounded-md border border-line bg-s2 px-2.5 text-left hover:border-line-strong max-md:w-full md:w-[252px]"
          >
            <span className="grid size-5 place-items-center rounded-sm bg-s4 text-12 font-semibold">{t(`snapshot.compare.${side}`)}</span>
            <span className="min-w-0 leading-tight">
              <span className="block truncate text-12 text-muted">
                {`${writeMoment(head.createdAtMs)} · ${t(`snapshot.type.${head.type}`)}`}
              </span>
              <WholeTotal chaos={head.totalPrice} size={13} />
            </span>
            <Glyph name="chevronDown" size={16} className="text-muted" />
          </button>
        }
      />
    );
  };
  return (
    <header className="flex min-h-[72px] flex-wrap items-center gap-x-4 gap-y-2 border-b border-line-soft bg-s1 px-4 py-2.5">
      <Button kind="quiet" onClick={onBack}>
        <Glyph name="chevronLeft" size={14} />
        {t('snapshot.compare.back')}
      </Button>
      <h1 className="text-18 font-semibold">{t('snapshot.compare.title')}</h1>
      {pick('a')}
      <IconButton glyph="exchange" label={t('snapshot.compare.swap')} onClick={() => onPair(b.id, a.id)} />
      {pick('b')}
      <span className="ml-auto flex flex-wrap items-center gap-2 text-12 text-muted max-md:ml-0">
        <span className="shrink-0 whitespace-nowrap">{t('snapshot.compare.prices')}</span>
        <Segmented
          label={t('snapshot.compare.prices')}
          value={prices}
          options={comparePrices.map((value) => ({ value, label: t(`snapshot.compare.pricesOf.${value}`) }))}
          onChange={onPrices}
        />
        <CompareTools {...props} />
      </span>
    </header>
  );
}
