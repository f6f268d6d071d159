import type { StashTabId } from '@poexchange/domain/ids';
import { readIconPath } from '@poexchange/domain/item';
import { isLoadableTab, listLoadableTabs, type StashTabInfo } from '@poexchange/domain/stash';
import { useVirtualizer } from '@tanstack/react-virtual';
import { useMemo, useRef, useState } from 'react';
import { useTranslation } from '../../shared/i18n/use-translation.ts';
import { Button } from '../../shared/ui/button.tsx';
import { Checkbox } from '../../shared/ui/checkbox.tsx';
import { joinClasses } from '../../shared/ui/classes.ts';
import { Dialog } from '../../shared/ui/dialog.tsx';
import { TextField } from '../../shared/ui/field.tsx';
import { Glyph } from '../../shared/ui/glyph.tsx';
import { IconButton } from '../../shared/ui/icon-button.tsx';
import { EmptyState, ErrorState, Note, Skeleton } from '../../shared/ui/states.tsx';
import { ItemIcon } from '../../shared/ui/item-icon.tsx';
import { useBudgetText } from './budget-text.ts';
import type { LoaderState, TabPart } from './loader-state.ts';
import { TabChip } from './tab-chip.tsx';
import { hasMapTab, keepChoice, keepExisting, readFolderCheck, searchTabs, toggleTabs } from './tab-choice.ts';
import { TabIcon } from './tab-icon.tsx';
import { enterRows, moveThroughRows } from './tab-keys.ts';
import { TabStatus } from './tab-status.tsx';
import type { Stash } from './use-stash.ts';
import { FailureText } from '../../shared/api/failure-text.tsx';

export type TabChooserProps = { readonly stash: Stash; readonly leagueName: string; readonly onClose: () => void };

/** Chooses the tabs to read (R2.09). Nothing is read before the choice is confirmed. Mounted while it is open. */
export function TabChooser({ stash, leagueName, onClose }: TabChooserProps) {
  const { t } = useTranslation();
  const { list, tabs } = stash;
  const [chosen, setChosen] = useState<readonly StashTabId[]>(stash.choice);
  const [text, setText] = useState('');
  const budget = useBudgetText(stash.loader.budget);
  const shown = useMemo(() => searchTabs(tabs ?? [], text), [tabs, text]);
  const count = useMemo(() => (tabs === undefined ? chosen.length : keepExisting(tabs, chosen).length), [tabs, chosen]);
  const total = useMemo(() => listLoadableTabs(tabs ?? []).length, [tabs]);
  const shownIds = useMemo(() => listLoadableTabs(shown).map((tab) => tab.id), [shown]);
  const confirm = (): void => {
    stash.choose(tabs === undefined ? chosen : keepChoice(tabs, chosen));
    onClose();
  };
  return (
    <Dialog
      isOpen
      onClose={onClose}
      closeLabel={t('app.close')}
      title={t('stash.chooser.title', { league: leagueName })}
      description={budget === '' ? t('stash.chooser.textPlain') : t('stash.chooser.text', { budget })}
      footer={
        <>
          <span className="mr-auto self-center text-12 text-muted">{t('stash.chooser.chosen', { count, total })}</span>
          <Button onClick={onClose}>{t('app.cancel')}</Button>
          <Button kind="primary" disabled={count === 0} onClick={confirm}>
            {t('stash.chooser.use', { count })}
          </Button>
        </>
      }
    >
      <div
        tabIndex={-1}
        data-autofocus=""
        onKeyDown={(event) => enterRows(event, () => count > 0 && confirm())}
        className="-mx-4 -my-4 flex h-[min(560px,62dvh)] flex-col focus:outline-none"
      >
        <div className="flex flex-wrap items-center gap-2 border-b border-line-soft px-4 py-2.5">
          <TextField
            type="search"
            glyph="search"
            aria-label={t('stash.chooser.search')}
            placeholder={t('stash.chooser.search')}
            value={text}
            onChange={(event) => setText(event.target.value)}
            className="min-w-[180px] flex-1"
          />
          <Button kind="quiet" size="sm" disabled={shownIds.length === 0} onClick={() => setChosen([...new Set([...chosen, ...shownIds])])}>
            {t('stash.chooser.allShown')}
          </Button>
          <Button kind="quiet" size="sm" disabled={chosen.length === 0} onClick={() => setChosen([])}>
            {t('stash.chooser.clear')}
          </Button>
          <IconButton
            size="sm"
            glyph="refresh"
            label={t('stash.chooser.refresh')}
            disabled={list.isFetching}
            onClick={() => void list.refetch()}
          />
        </div>
        {list.isPending && list.failureReason === null ? (
          <ListSkeleton label={t('stash.chooser.loading')} />
        ) : tabs === undefined ? (
          <ErrorState
            title={t('stash.chooser.failed')}
            className="my-auto"
            actions={
              <Button isBusy={list.isFetching} onClick={() => void list.refetch()}>
                {t('app.retry')}
              </Button>
            }
          >
            <FailureText error={list.failureReason ?? list.error} />
          </ErrorState>
        ) : tabs.length === 0 ? (
          <EmptyState title={t('stash.chooser.empty', { league: leagueName })} className="my-auto">
            {t('stash.chooser.emptyText')}
          </EmptyState>
        ) : shown.length === 0 ? (
          <EmptyState glyph="search" title={t('stash.chooser.none')} className="my-auto" />
        ) : (
          <>
            {hasMapTab(tabs, chosen) && (
              <Note tone="info" className="mx-4 my-2.5">
                {t('stash.chooser.mapTab')}
              </Note>
            )}
            <TabRows stash={stash} shown={shown} isSearching={text.trim() !== ''} chosen={chosen} onChange={setChosen} />
            <p className="border-t border-line-soft px-4 py-2 text-12 text-faint">{t('stash.chooser.guild')}</p>
          </>
        )}
      </div>
    </Dialog>
  );
}

type RowsProps = {
  readonly stash: Stash;
  readonly shown: readonly StashTabInfo[];
  readonly isSearching: boolean;
  readonly chosen: readonly StashTabId[];
  readonly onChange: (chosen: readonly StashTabId[]) => void;
};

type Row =
  | { readonly kind: 'tab'; readonly tab: StashTabInfo; readonly depth: 0 | 1 }
  /** A kind of map in a map tab that was read (R3.28). */
  | { readonly kind: 'part'; readonly part: TabPart };

const ROW_HEIGHT = 36;

/** Hundreds of tabs are usual: only those in sight are drawn. Folders open and close; a search opens them all. */
function TabRows({ stash, shown, isSearching, chosen, onChange }: RowsProps) {
  const scroller = useRef<HTMLDivElement>(null);
  const [closed, setClosed] = useState<ReadonlySet<string>>(new Set());
  const chosenSet = useMemo(() => new Set(chosen), [chosen]);
  const { loaded } = stash.loader;
  const rows = useMemo(
    () =>
      shown.flatMap((tab): Row[] => {
        const members = tab.isFolder && (isSearching || !closed.has(tab.id)) ? tab.children : [];
        return [...listRows(tab, 0, loaded), ...members.flatMap((member) => listRows(member, 1, loaded))];
      }),
    [shown, closed, isSearching, loaded],
  );
  const virtualizer = useVirtualizer({
    count: rows.length,
    getScrollElement: () => scroller.current,
    estimateSize: () => ROW_HEIGHT,
    overscan: 10,
  });
  const toggleFolder = (id: string): void => {
    const next = new Set(closed);
    if (!next.delete(id)) next.add(id);
    setClosed(next);
  };
  const stops = useMemo(() => rows.flatMap((row, index) => (row.kind === 'tab' && canChoose(row.tab) ? [index] : [])), [rows]);
  return (
    <div
      ref={scroller}
      onKeyDown={(event) => moveThroughRows(event, { scroller, stops, scrollTo: (index) => virtualizer.scrollToIndex(index) })}
      className="min-h-0 flex-1 overflow-y-auto overscroll-contain"
    >
      <ul className="relative" style={{ height: virtualizer.getTotalSize() }}>
        {virtualizer.getVirtualItems().map(({ index, start }) => {
          const row = rows[index];
          if (row === undefined) return null;
          return (
            <li
              key={row.kind === 'tab' ? row.tab.id : row.part.id}
              data-index={index}
              className="absolute inset-x-0 top-0"
              style={{ height: ROW_HEIGHT, transform: `translateY(${start}px)` }}
            >
              {row.kind === 'part' ? (
                <PartRow part={row.part} />
              ) : (
                <TabRow
                  row={row}
                  stash={stash}
                  check={row.tab.isFolder ? readFolderCheck(row.tab, chosenSet) : chosenSet.has(row.tab.id) ? 'all' : 'none'}
                  isOpen={isSearching || !closed.has(row.tab.id)}
                  onToggleFolder={() => toggleFolder(row.tab.id)}
                  onCheck={(to) => onChange(toggleTabs(chosen, { tab: row.tab, to }))}
                  isFollowed={row.tab.isFolder && chosenSet.has(row.tab.id)}
                />
              )}
            </li>
          );
        })}
      </ul>
    </div>
  );
}

function canChoose(tab: StashTabInfo): boolean {
  return tab.isFolder ? listLoadableTabs([tab]).length > 0 : isLoadableTab(tab);
}

function listRows(tab: StashTabInfo, depth: 0 | 1, loaded: LoaderState['loaded']): Row[] {
  const parts = loaded[tab.id]?.parts ?? [];
  return [{ kind: 'tab', tab, depth }, ...parts.map((part): Row => ({ kind: 'part', part }))];
}

/** A kind of map and its number in the map tab above. */
function PartRow({ part }: { readonly part: TabPart }) {
  const { t } = useTranslation();
  const facts = [
    ...(part.tier === null ? [] : [t('stash.part.tier', { tier: part.tier })]),
    ...(part.ilvl === null ? [] : [t('stash.part.ilvl', { ilvl: part.ilvl })]),
  ];
  return (
    <div className="flex h-full items-center gap-2.5 border-b border-line-soft pr-4 pl-14 text-12">
      <ItemIcon path={readIconPath(part.image) ?? ''} size={24} className="bg-transparent" />
      <span className="min-w-0 flex-1 truncate" translate="no">
        {part.name}
      </span>
      <span className="shrink-0 text-faint max-sm:hidden">{facts.join(' · ')}</span>
      <span className="shrink-0 text-muted">{t('stash.phase.items', { count: part.itemCount })}</span>
    </div>
  );
}

type RowProps = {
  readonly row: Extract<Row, { kind: 'tab' }>;
  /** A folder chosen whole: its new tabs come along. */
  readonly isFollowed: boolean;
  readonly stash: Stash;
  readonly check: 'all' | 'some' | 'none';
  readonly isOpen: boolean;
  readonly onToggleFolder: () => void;
  readonly onCheck: (to: 'chosen' | 'left') => void;
};

function TabRow({ row: { tab, depth }, stash, check, isOpen, isFollowed, onToggleFolder, onCheck }: RowProps) {
  const { t } = useTranslation();
  const canLoad = canChoose(tab);
  const name = tab.name === '' ? t('stash.chooser.unnamed') : tab.name;
  return (
    <div
      className={joinClasses('flex h-full items-center gap-2.5 border-b border-line-soft px-4 hover:bg-s2', depth === 1 && 'pl-10')}
      onClick={(event) => {
        if (canLoad && event.target instanceof Element && event.target.closest('button, label') === null)
          onCheck(check === 'all' ? 'left' : 'chosen');
      }}
    >
      <Checkbox
        aria-label={tab.isFolder ? t('stash.chooser.folder', { name }) : t('stash.chooser.choose', { name })}
        checked={check === 'some' ? 'mixed' : check === 'all'}
        disabled={!canLoad}
        onChange={(isOn) => onCheck(isOn ? 'chosen' : 'left')}
      />
      <TabIcon icon={tab.icon} className="shrink-0 text-muted" />
      <span className="flex min-w-0 flex-1 items-center">
        <TabChip tab={tab} />
        {isFollowed && <span className="ml-2 truncate text-12 text-faint max-sm:hidden">{t('stash.chooser.follows')}</span>}
      </span>
      {tab.isFolder ? (
        <button
          type="button"
          aria-expanded={isOpen}
          aria-label={isOpen ? t('stash.chooser.close', { name }) : t('stash.chooser.open', { name })}
          onClick={onToggleFolder}
          className="inline-flex h-[28px] items-center gap-1.5 rounded-md px-2 text-12 text-muted hover:bg-s3 hover:text-text"
        >
          {t('stash.chooser.members', { count: tab.children.length })}
          <Glyph name={isOpen ? 'chevronUp' : 'chevronDown'} size={12} />
        </button>
      ) : canLoad ? (
        <TabStatus
          name={name}
          phase={stash.loader.phases[tab.id]}
          loaded={stash.loader.loaded[tab.id]}
          onRetry={() => stash.reload([tab.id])}
        />
      ) : (
        <span className="text-12 text-faint">{t('stash.chooser.unloadable')}</span>
      )}
    </div>
  );
}

function ListSkeleton({ label }: { readonly label: string }) {
  return (
    <div role="status" aria-label={label} className="flex flex-col">
      {Array.from({ length: 12 }, (_, row) => (
        <div key={row} className="flex h-[36px] items-center gap-3 border-b border-line-soft px-4">
          <Skeleton className="size-4" />
          <Skeleton className="h-4 w-[120px]" />
        </div>
      ))}
    </div>
  );
}
