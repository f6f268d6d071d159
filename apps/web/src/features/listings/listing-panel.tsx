import { Suspense, useMemo, useState } from 'react';
import { useTranslation } from '../../shared/i18n/use-translation.ts';
import type { League } from '../../shared/prices/use-league.ts';
import { Button } from '../../shared/ui/button.tsx';
import { Checkbox } from '../../shared/ui/checkbox.tsx';
import { Skeleton } from '../../shared/ui/states.tsx';
import type { ListingLine } from './listing-cells.tsx';
import { usePanelFind } from './panel-find.tsx';
import { PanelFooter } from './panel-footer.tsx';
import { hasStash, PanelHead, type PanelHeadProps, type PanelView } from './panel-head.tsx';
import { usePriceLimits } from './price-limits.ts';
import type { AskedSearch } from './search-ask.tsx';
import { PanelItems, type PanelItemsProps } from './panel-items.tsx';
import { PanelNotes } from './panel-notes.tsx';
import type { Selection, Wanted } from './selection.ts';
import { usePanelSelection, type PanelSelection } from './use-panel-selection.ts';
import { useSteadyItems } from './use-steady-items.ts';
import { useWhisper } from './use-whisper.ts';
import { lazyPart } from '../../shared/network/lazy-part.ts';

const SearchAsk = lazyPart(() => import('./search-ask.tsx').then((module) => ({ default: module.SearchAsk })));
const StashView = lazyPart(() => import('./stash-view.tsx').then((module) => ({ default: module.StashView })));

export type ListingPanelProps = Omit<PanelHeadProps, 'view' | 'onView'> & {
  readonly league: League;
  /** Items of this listing that match the filter: they come first, and one button selects them. */
  readonly wanted: Wanted;
  /** Items with a quantity in the filter: the panel opens with these quantities (D34). */
  readonly asked: Wanted;
};

/**
 * One listing: its items, the selection, and the whisper. Each listing needs its own panel: use the listing's id as
 * key.
 */
export function ListingPanel(props: ListingPanelProps) {
  const { line, scope, league, wanted } = props;
  const { t } = useTranslation();
  const [view, setView] = useState<PanelView>('table');
  const panel = usePanelSelection(line.row, { wanted, asked: props.asked });
  const [isBySearch, setBySearch] = useState(false);
  const [searched, setSearched] = useState<AskedSearch | null>(null);
  const search = isBySearch ? searched : undefined;
  const whisper = useWhisper(scope, JSON.stringify([panel.selection, line.row.timestampMs, search?.text]));
  const chaosOf = usePriceLimits(scope);
  const limits = useMemo(() => ({ scope, chaosOf }), [scope, chaosOf]);
  const steady = useSteadyItems(line.items, line.row.timestampMs);
  const find = usePanelFind(steady, wanted);
  const { uuid, timestampMs: stampMs } = line.row;
  const isInStash = hasStash(line.row);
  const stacksOf = useMemo(() => (isInStash ? { uuid, stampMs } : null), [isInStash, uuid, stampMs]);
  const itemsProps: PanelItemsProps = {
    items: steady,
    selection: line.isEnded ? nothingTaken : panel.selection,
    remarks: panel.remarks,
    onSet: panel.set,
    onType: panel.type,
    isEnded: line.isEnded,
    isFixed: line.row.listingMode === 'bulk' || line.isEnded,
    wanted,
    side: line.row.side,
    limits: line.row.side === 'sell' && !line.isOwn ? limits : null,
    stacksOf,
  };

  return (
    <div className="flex min-h-0 flex-1 flex-col" aria-label={t('listing.panel', { ign: line.row.ign })} role="region">
      <PanelHead {...props} view={view} onView={setView} />
      <PanelNotes line={line} notice={panel.notice} />
      {view === 'stash' ? (
        <Suspense fallback={<Skeleton className="m-4 flex-1" />}>
          <StashView {...itemsProps} uuid={uuid} stampMs={stampMs} />
        </Suspense>
      ) : (
        <ItemTable line={line} panel={panel} find={find} itemsProps={itemsProps} />
      )}
      {!line.isEnded && !line.isOwn && (
        <PanelFooter line={line} league={league} panel={panel} limits={limits} whisper={whisper} search={search}>
          {line.row.supportRegex && (
            <RequestBySearch line={line} panel={panel} isOn={isBySearch} onSwitch={setBySearch} onSearch={setSearched} />
          )}
        </PanelFooter>
      )}
    </div>
  );
}

/** Nothing can be bought from an ended listing, so its selection has no sum. */
const nothingTaken: Selection = {};

type ItemTableProps = {
  readonly line: ListingLine;
  readonly panel: PanelSelection;
  readonly find: ReturnType<typeof usePanelFind>;
  readonly itemsProps: PanelItemsProps;
};

function ItemTable({ line: { row, items, isEnded }, panel, find: { found, bar }, itemsProps }: ItemTableProps) {
  const { t } = useTranslation();
  const unknown = row.items.length - items.length;
  return (
    <>
      {row.listingMode === 'single' && !isEnded && row.items.length > 1 && (
        <SelectionBar panel={panel} wantedCount={itemsProps.wanted.size} />
      )}
      {bar}
      <PanelItems {...itemsProps} items={found} />
      {found.length === 0 && itemsProps.items.length > 0 && <p className="px-4 py-2 text-12 text-muted">{t('listing.foundNone')}</p>}
      {unknown > 0 && <p className="px-4 py-2 text-12 text-muted">{t('listing.unknownItems', { count: unknown })}</p>}
    </>
  );
}

function SelectionBar({ panel, wantedCount }: { readonly panel: PanelSelection; readonly wantedCount: number }) {
  const { t } = useTranslation();
  return (
    <div
      role="group"
      aria-label={t('listing.selection')}
      className="flex items-center justify-end gap-1 border-b border-line-soft px-3 py-1"
    >
      <span className="flex-1 px-1 text-12 text-muted">{t('listing.selection')}</span>
      {wantedCount > 0 && (
        <Button kind="quiet" size="sm" title={t('listing.selectMatchingHint')} onClick={() => panel.setAll('wanted')}>
          {t('listing.selectMatching', { count: wantedCount })}
        </Button>
      )}
      <Button kind="quiet" size="sm" onClick={() => panel.setAll('all')}>
        {t('listing.selectAll')}
      </Button>
      <Button kind="quiet" size="sm" onClick={() => panel.setAll('none')}>
        {t('listing.selectNone')}
      </Button>
    </div>
  );
}

type RequestBySearchProps = {
  readonly line: ListingLine;
  readonly panel: PanelSelection;
  readonly isOn: boolean;
  readonly onSwitch: (isOn: boolean) => void;
  readonly onSearch: (search: AskedSearch | null) => void;
};

function RequestBySearch({ line, panel, isOn, onSwitch, onSearch }: RequestBySearchProps) {
  const { t } = useTranslation();
  return (
    <div className="flex flex-col gap-2">
      <Checkbox label={t('search.ask.label')} checked={isOn} onChange={onSwitch} />
      {isOn ? (
        <Suspense fallback={<Skeleton className="h-[56px]" />}>
          <SearchAsk line={line} selection={panel.selection} onSelect={panel.setTo} onChange={onSearch} />
        </Suspense>
      ) : (
        <p className="text-12 text-muted">{t('search.ask.hint')}</p>
      )}
    </div>
  );
}
