import type { StashTabId } from '@poexchange/domain/ids';
import { listLoadableTabs, type StashTabInfo, type TabIconId } from '@poexchange/domain/stash';
import { useMemo, useState } from 'react';
import { useTranslation, type Translate } from '../../../shared/i18n/use-translation.ts';
import { joinClasses } from '../../../shared/ui/classes.ts';
import { Note } from '../../../shared/ui/states.tsx';
import { hasMapTab, readFolderCheck, TabRow, TabRows, toggleTabs } from '../../stash/index.ts';

export type TabTreeProps = {
  /** Tabs to list; folders contain their members. */
  readonly tabs: readonly StashTabInfo[];
  readonly chosen: readonly StashTabId[];
  readonly onChange: (chosen: readonly StashTabId[]) => void;
  /** If true, every folder is open. */
  readonly isSearching: boolean;
};

type Row = { readonly tab: StashTabInfo; readonly depth: 0 | 1 };

/** Height of a row, in px. */
export const ROW_HEIGHT = 32;

/** Keeps the tabs of one kind, and folders with their members of that kind. */
export function keepKind(tabs: readonly StashTabInfo[], icon: TabIconId | 'all'): readonly StashTabInfo[] {
  if (icon === 'all') return tabs;
  return tabs.flatMap((tab): StashTabInfo[] => {
    if (!tab.isFolder) return tab.icon === icon ? [tab] : [];
    const members = tab.children.filter((member) => member.icon === icon);
    return members.length === 0 ? [] : [{ ...tab, children: members }];
  });
}

/** Lists tabs in their folders. Folders without selected tabs start closed; a search opens all folders. */
export function TabTree({ tabs, chosen, onChange, isSearching }: TabTreeProps) {
  const { t } = useTranslation();
  const [opened, setOpened] = useState<ReadonlyMap<string, boolean>>(new Map());
  const chosenSet = useMemo(() => new Set(chosen), [chosen]);
  const isOpen = (tab: StashTabInfo): boolean => isSearching || (opened.get(tab.id) ?? readFolderCheck(tab, chosenSet) === 'some');
  const rows = tabs.flatMap((tab): Row[] => [
    { tab, depth: 0 },
    ...(tab.isFolder && isOpen(tab) ? tab.children.map((member): Row => ({ tab: member, depth: 1 })) : []),
  ]);
  return (
    <>
      {hasMapTab(tabs, chosen) && (
        <Note tone="info" className="mx-3 my-2 shrink-0">
          {t('stash.chooser.mapTab')}
        </Note>
      )}
      <TabRows rows={rows} rowKey={({ tab }) => tab.id} rowHeight={ROW_HEIGHT} tabOf={({ tab }) => tab} className="min-h-[160px]">
        {({ tab, depth }) => (
          <TabRow
            tab={tab}
            check={tab.isFolder ? readFolderCheck(tab, chosenSet) : chosenSet.has(tab.id) ? 'all' : 'none'}
            onCheck={(to) => onChange(toggleTabs(chosen, { tab, to }))}
            isOpen={tab.isFolder && isOpen(tab)}
            onToggleFolder={() => setOpened(new Map(opened).set(tab.id, !isOpen(tab)))}
            name={<TabName tab={tab} />}
            folderText={writeFolder(t, { tab, chosenSet })}
            end={<span className="shrink-0 text-12 text-muted">{t(`stash.type.${tab.icon}`)}</span>}
            {...(depth === 1 && { className: 'pl-[42px]' })}
          />
        )}
      </TabRows>
    </>
  );
}

function TabName({ tab }: { readonly tab: StashTabInfo }) {
  const { t } = useTranslation();
  return (
    <span translate="no" title={tab.name} className={joinClasses('min-w-0 flex-1 truncate', tab.isFolder && 'font-medium')}>
      {tab.name === '' ? t('stash.chooser.unnamed') : tab.name}
    </span>
  );
}

/**
 * Describes how many tabs of a folder are selected; if the folder is selected as a whole, adds that tabs added later
 * are included.
 */
function writeFolder(
  t: Translate,
  { tab, chosenSet }: { readonly tab: StashTabInfo; readonly chosenSet: ReadonlySet<StashTabId> },
): string {
  const members = listLoadableTabs([tab]);
  const count = { chosen: members.filter(({ id }) => chosenSet.has(id)).length, total: members.length };
  return chosenSet.has(tab.id) ? t('netWorth.editor.followed', count) : t('netWorth.editor.ofFolder', count);
}
