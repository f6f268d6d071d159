import type { StashTabId } from '@poexchange/domain/ids';
import { readIconPath } from '@poexchange/domain/item';
import { listLoadableTabs, type StashTabInfo } from '@poexchange/domain/stash';
import { useMemo, useState } from 'react';
import { useTranslation } from '../../shared/i18n/use-translation.ts';
import { Button } from '../../shared/ui/button.tsx';
import { joinClasses } from '../../shared/ui/classes.ts';
import { Dialog } from '../../shared/ui/dialog.tsx';
import { TextField } from '../../shared/ui/field.tsx';
import { IconButton } from '../../shared/ui/icon-button.tsx';
import { EmptyState, Note } from '../../shared/ui/states.tsx';
import { ItemIcon } from '../../shared/ui/item-icon.tsx';
import { useBudgetText } from './budget-text.ts';
import type { LoaderState, TabPart } from './loader-state.ts';
import { TabChip } from './tab-chip.tsx';
import { hasMapTab, keepChoice, keepExisting, readFolderCheck, searchTabs, toggleTabs } from './tab-choice.ts';
import { enterRows } from './tab-keys.ts';
import { TabListState } from './tab-list-state.tsx';
import { TabRow, TabRows } from './tab-rows.tsx';
import { TabStatus } from './tab-status.tsx';
import type { Stash } from './use-stash.ts';

export type TabChooserProps = { readonly stash: Stash; readonly leagueName: string; readonly onClose: () => void };

/** Selects the tabs to read. Nothing is read before the selection is confirmed. Mounted only while open. */
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
        <TabListState
          list={list}
          tabs={tabs}
          shown={shown}
          rowHeight={ROW_HEIGHT}
          empty={
            <EmptyState title={t('stash.chooser.empty', { league: leagueName })} className="my-auto">
              {t('stash.chooser.emptyText')}
            </EmptyState>
          }
        >
          {tabs !== undefined && hasMapTab(tabs, chosen) && (
            <Note tone="info" className="mx-4 my-2.5">
              {t('stash.chooser.mapTab')}
            </Note>
          )}
          <ChoiceRows stash={stash} shown={shown} isSearching={text.trim() !== ''} chosen={chosen} onChange={setChosen} />
          <p className="border-t border-line-soft px-4 py-2 text-12 text-faint">{t('stash.chooser.guild')}</p>
        </TabListState>
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
  /** A kind of map in a map tab that was read. */
  | { readonly kind: 'part'; readonly part: TabPart };

const ROW_HEIGHT = 36;

/** The tabs with their folders and parts. Folders can be opened and closed; a search opens all folders. */
function ChoiceRows({ stash, shown, isSearching, chosen, onChange }: RowsProps) {
  const { t } = useTranslation();
  const [closed, setClosed] = useState<ReadonlySet<string>>(new Set());
  const chosenSet = useMemo(() => new Set(chosen), [chosen]);
  const { loaded, phases } = stash.loader;
  const rows = useMemo(
    () =>
      shown.flatMap((tab): Row[] => {
        const members = tab.isFolder && (isSearching || !closed.has(tab.id)) ? tab.children : [];
        return [...listRows(tab, 0, loaded), ...members.flatMap((member) => listRows(member, 1, loaded))];
      }),
    [shown, closed, isSearching, loaded],
  );
  const toggleFolder = (id: string): void => {
    const next = new Set(closed);
    if (!next.delete(id)) next.add(id);
    setClosed(next);
  };
  return (
    <TabRows
      rows={rows}
      rowKey={(row) => (row.kind === 'tab' ? row.tab.id : row.part.id)}
      rowHeight={ROW_HEIGHT}
      tabOf={(row) => (row.kind === 'tab' ? row.tab : null)}
      className="min-h-0"
    >
      {(row) => {
        if (row.kind === 'part') return <PartRow part={row.part} />;
        const { tab, depth } = row;
        return (
          <TabRow
            tab={tab}
            check={tab.isFolder ? readFolderCheck(tab, chosenSet) : chosenSet.has(tab.id) ? 'all' : 'none'}
            onCheck={(to) => onChange(toggleTabs(chosen, { tab, to }))}
            isOpen={isSearching || !closed.has(tab.id)}
            onToggleFolder={() => toggleFolder(tab.id)}
            name={<TabName tab={tab} isFollowed={tab.isFolder && chosenSet.has(tab.id)} />}
            folderText={t('stash.chooser.members', { count: tab.children.length })}
            end={
              <TabStatus
                name={tab.name === '' ? t('stash.chooser.unnamed') : tab.name}
                phase={phases[tab.id]}
                loaded={loaded[tab.id]}
                onRetry={() => stash.reload([tab.id])}
              />
            }
            className={joinClasses('border-b border-line-soft', depth === 1 && 'pl-10')}
          />
        );
      }}
    </TabRows>
  );
}

/** The name in the tab's colour; for a folder selected as a whole, adds that tabs added to it are included. */
function TabName({ tab, isFollowed }: { readonly tab: StashTabInfo; readonly isFollowed: boolean }) {
  const { t } = useTranslation();
  return (
    <span className="flex min-w-0 flex-1 items-center">
      <TabChip tab={tab} />
      {isFollowed && <span className="ml-2 truncate text-12 text-faint max-sm:hidden">{t('stash.chooser.follows')}</span>}
    </span>
  );
}

function listRows(tab: StashTabInfo, depth: 0 | 1, loaded: LoaderState['loaded']): Row[] {
  const parts = loaded[tab.id]?.parts ?? [];
  return [{ kind: 'tab', tab, depth }, ...parts.map((part): Row => ({ kind: 'part', part }))];
}

/** A kind of map, and how many maps of this kind the map tab above contains. */
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
