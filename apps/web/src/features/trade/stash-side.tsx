import type { TradeView } from '@poexchange/contract/rest';
import { useMemo, useState } from 'react';
import { useTranslation } from '../../shared/i18n/use-translation.ts';
import type { PriceEntry } from '../../shared/price-files/price-book.ts';
import { useAccount } from '../../shared/account/account.ts';
import { Button } from '../../shared/ui/button.tsx';
import { joinClasses } from '../../shared/ui/classes.ts';
import { Glyph } from '../../shared/ui/glyph.tsx';
import { ItemIcon } from '../../shared/ui/item-icon.tsx';
import { EmptyState, Note, Skeleton } from '../../shared/ui/states.tsx';
import { TimeAgo } from '../../shared/ui/time-ago.tsx';
import type { StashScope } from '../../shared/workers/kept-tabs.ts';
import type { TabHit, TradeTab } from './choose-stacks.ts';
import { SlotList } from './slot-list.tsx';
import { TabGrid, type HitState, type TabGridProps } from './tab-grid.tsx';
import { TradeSearchBox } from './trade-search-box.tsx';
import { useReadTab } from './use-read-tab.ts';
import { useTabItems } from './use-tab-items.ts';
import { listOtherItems } from './other-items.ts';
import { nameKnown } from '../../shared/price-files/item-text.ts';

export type StashSideProps = {
  readonly view: TradeView;
  readonly tabs: readonly TradeTab[];
  readonly prices: ReadonlyMap<string, PriceEntry>;
  /** True until all item names have loaded. */
  readonly isNaming: boolean;
  readonly stateOf: (hash: string) => HitState;
  readonly marked: string | null;
  readonly onMark: (hash: string | null) => void;
  readonly onTick: (hash: string) => void;
};

/**
 * A trade's stash: one tab at a time, drawn as in the game, with the item under the pointer and a search that finds all
 * stacks.
 */
export function StashSide({ view, tabs, prices, isNaming, stateOf, marked, onMark, onTick }: StashSideProps) {
  const { t } = useTranslation();
  const [chosenId, setChosenId] = useState<string | null>(null);
  const tab = tabs.find(({ id }) => id === chosenId) ?? tabs[0];
  const account = useAccount();
  const { game, league } = view.notification.body.meta;
  const accountId = account.status === 'signedIn' ? account.profile.uuid : null;
  const scope = useMemo(() => (accountId === null ? null : { game, league, accountId }), [game, league, accountId]);
  const reading = useReadTab(view, scope);
  if (tab === undefined) {
    return (
      <div className="flex flex-col gap-4 p-4">
        <EmptyState glyph="stash" title={t('trade.noMap')} className="py-6!">
          {t('trade.noMapText')}
        </EmptyState>
        <TradeSearchBox view={view} />
      </div>
    );
  }
  const read = { hits: tab.hits, prices, isNaming, stateOf, marked, onMark, onTick };
  const strip = tab.hits.find(({ hash }) => hash === marked) ?? tab.hits[0];
  return (
    <div className="flex min-h-0 flex-1 flex-col">
      <header className="flex min-h-[49px] shrink-0 items-center gap-x-2 gap-y-1 border-b border-line-soft px-4 py-2">
        {tab.colour !== null && <ColourMark colour={tab.colour} />}
        {/* Text that does not fit next to the name wraps below it. */}
        <div className="flex min-w-0 flex-1 flex-wrap items-baseline gap-x-2.5">
          <h2 className="max-w-full truncate text-14 font-semibold" title={tab.name}>
            {t('trade.tab', { name: tab.name })}
          </h2>
          <span className="flex-1 text-12 whitespace-nowrap text-muted">
            {tab.layout.kind === 'grid' && `${t('trade.tabGrid', { columns: tab.layout.columns })} · `}
            {t('trade.stacksHere', { count: tab.hits.length })}
          </span>
          {tab.readAtMs !== null && (
            <span className="text-12 whitespace-nowrap text-muted">
              {t('trade.read')} <TimeAgo timestampMs={tab.readAtMs} />
            </span>
          )}
        </div>
        <Button size="sm" disabled={scope === null} isBusy={reading.isPending} onClick={() => reading.mutate(tab.id)}>
          <Glyph name="refresh" size={14} />
          {t('trade.readNow')}
        </Button>
      </header>
      {tabs.length > 1 && <TabPicker tabs={tabs} chosen={tab.id} onChoose={setChosenId} />}
      <div className="flex min-h-0 flex-1 flex-col gap-3 overflow-y-auto p-4 max-lg:overflow-visible">
        {reading.isError && <Note>{t('trade.readFailed')}</Note>}
        {tab.layout.kind === 'slots' ? (
          <SlotList {...read} />
        ) : scope === null ? (
          <TabGrid {...read} others={[]} columns={tab.layout.columns} />
        ) : (
          <FilledGrid {...read} tab={tab} columns={tab.layout.columns} scope={scope} />
        )}
        {tab.hits.some(({ hash }) => stateOf(hash) !== 'idle') && <Legend />}
        {strip !== undefined && (
          <HitStrip hit={strip} tab={tab} state={stateOf(strip.hash)} entry={prices.get(strip.hash)} isNaming={isNaming} />
        )}
        <TradeSearchBox view={view} />
      </div>
    </div>
  );
}

type FilledGridProps = Omit<TabGridProps, 'others'> & { readonly tab: TradeTab; readonly scope: StashScope };

/** The tab, with its other items if this browser has read the tab. */
function FilledGrid({ tab, scope, ...grid }: FilledGridProps) {
  const read = useTabItems(scope, tab.id);
  const others = useMemo(() => listOtherItems(tab, read), [tab, read]);
  return <TabGrid {...grid} others={others} />;
}

/** Small buttons for the tabs to open, ordered by the number of pieces to take from each tab. */
function TabPicker({
  tabs,
  chosen,
  onChoose,
}: {
  readonly tabs: readonly TradeTab[];
  readonly chosen: string;
  readonly onChoose: (id: string) => void;
}) {
  const { t } = useTranslation();
  return (
    <div
      role="group"
      aria-label={t('trade.tabs')}
      className="flex shrink-0 gap-1.5 overflow-x-auto border-b border-line-soft px-4 py-2 [scrollbar-width:thin]"
    >
      {tabs.map((tab) => (
        <button
          key={tab.id}
          type="button"
          aria-pressed={tab.id === chosen}
          onClick={() => onChoose(tab.id)}
          className="inline-flex h-[26px] max-w-[140px] shrink-0 items-center gap-1.5 rounded-md border border-line px-2 text-12 text-muted hover:text-text aria-pressed:border-accent aria-pressed:text-text max-md:h-[40px]"
        >
          {tab.colour !== null && <ColourMark colour={tab.colour} />}
          <span className="truncate">{tab.name}</span>
          <span className="text-faint">{tab.hits.length}</span>
        </button>
      ))}
    </div>
  );
}

function Legend() {
  const { t } = useTranslation();
  const entries = [
    ['border-accent', 'trade.legend.asked'],
    ['border-up', 'trade.legend.handed'],
    ['border-down', 'trade.legend.gone'],
  ] as const;
  return (
    <p className="flex flex-wrap gap-x-4 gap-y-1 text-12 text-muted">
      {entries.map(([look, key]) => (
        <span key={key} className="inline-flex items-center gap-1.5">
          <span aria-hidden="true" className={joinClasses('size-3 rounded-sm border-[1.5px]', look)} />
          {t(key)}
        </span>
      ))}
    </p>
  );
}

type StripProps = {
  readonly hit: TabHit;
  readonly tab: TradeTab;
  readonly state: HitState;
  readonly entry: PriceEntry | undefined;
  readonly isNaming: boolean;
};

/** Describes the stack under the pointer or focus; shows the number to take only while there is something to take. */
function HitStrip({ hit, tab, state, entry, isNaming }: StripProps) {
  const { t } = useTranslation();
  const { place, take } = hit;
  return (
    <p className="flex min-h-[36px] items-center gap-2.5 rounded-md bg-s2 px-3 py-1.5 text-12">
      <ItemIcon path={entry?.iconPath ?? ''} size={18} className="bg-transparent" />
      {entry === undefined && isNaming ? (
        <Skeleton className="h-3 w-32" />
      ) : (
        <span className="min-w-0 text-13 wrap-anywhere">{nameKnown(entry, t)}</span>
      )}
      {tab.layout.kind === 'grid' && (
        <span className="whitespace-nowrap text-muted">{t('trade.at', { row: (place.y ?? 0) + 1, column: (place.x ?? 0) + 1 })}</span>
      )}
      <span className="flex-1" />
      {state === 'asked' ? (
        <span className="font-semibold whitespace-nowrap text-accent">
          {take === place.stackSize ? t('trade.takeAll', { count: take }) : t('trade.takeOf', { count: take, size: place.stackSize })}
        </span>
      ) : (
        state !== 'idle' && <span className="whitespace-nowrap text-muted">{t(`trade.legend.${state}`)}</span>
      )}
    </p>
  );
}

/** The tab's own colour, as in the game; ignores any value other than 3 or 6 hexadecimal digits. */
function ColourMark({ colour }: { readonly colour: string }) {
  const hex = /^#?((?:[0-9a-f]{3}){1,2})$/i.exec(colour)?.[1];
  return hex === undefined ? null : <span aria-hidden="true" className="size-3 shrink-0 rounded-sm" style={{ background: `#${hex}` }} />;
}
