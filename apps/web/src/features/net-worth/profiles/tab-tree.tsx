import type { StashTabId } from '@poexchange/domain/ids';
import { isLoadableTab, listLoadableTabs, type StashTabInfo, type TabIconId } from '@poexchange/domain/stash';
import { useVirtualizer } from '@tanstack/react-virtual';
import { useMemo, useRef, useState } from 'react';
import { useTranslation } from '../../../shared/i18n/use-translation.ts';
import { Checkbox } from '../../../shared/ui/checkbox.tsx';
import { joinClasses } from '../../../shared/ui/classes.ts';
import { Glyph } from '../../../shared/ui/glyph.tsx';
import { moveThroughRows, readFolderCheck, TabIcon, toggleTabs } from '../../stash/index.ts';

export type TabTreeProps = {
  /** Tabs to show, folders with their members. */
  readonly tabs: readonly StashTabInfo[];
  readonly chosen: readonly StashTabId[];
  readonly onChange: (chosen: readonly StashTabId[]) => void;
  /** A search opens every folder. */
  readonly isSearching: boolean;
};

type Row = { readonly tab: StashTabInfo; readonly depth: 0 | 1 };

const ROW_HEIGHT = 32;

/** Keeps the tabs of one kind, folders with the members that are. */
export function keepKind(tabs: readonly StashTabInfo[], icon: TabIconId | 'all'): readonly StashTabInfo[] {
  if (icon === 'all') return tabs;
  return tabs.flatMap((tab): StashTabInfo[] => {
    if (!tab.isFolder) return tab.icon === icon ? [tab] : [];
    const members = tab.children.filter((member) => member.icon === icon);
    return members.length === 0 ? [] : [{ ...tab, children: members }];
  });
}

/** Hundreds of tabs are usual: only those in sight are drawn. */
export function TabTree({ tabs, chosen, onChange, isSearching }: TabTreeProps) {
  const scroller = useRef<HTMLDivElement>(null);
  const [opened, setOpened] = useState<ReadonlyMap<string, boolean>>(new Map());
  const chosenSet = useMemo(() => new Set(chosen), [chosen]);
  // A folder of which nothing counts starts closed.
  const isOpen = (tab: StashTabInfo): boolean => isSearching || (opened.get(tab.id) ?? readFolderCheck(tab, chosenSet) === 'some');
  const rows = tabs.flatMap((tab): Row[] => [
    { tab, depth: 0 },
    ...(tab.isFolder && isOpen(tab) ? tab.children.map((member): Row => ({ tab: member, depth: 1 })) : []),
  ]);
  const virtualizer = useVirtualizer({
    count: rows.length,
    getScrollElement: () => scroller.current,
    estimateSize: () => ROW_HEIGHT,
    overscan: 12,
  });
  const stops = rows.flatMap(({ tab }, index) => (canChoose(tab) ? [index] : []));
  return (
    <div
      ref={scroller}
      onKeyDown={(event) => moveThroughRows(event, { scroller, stops, scrollTo: (index) => virtualizer.scrollToIndex(index) })}
      className="min-h-[160px] flex-1 overflow-y-auto overscroll-contain"
    >
      <ul className="relative" style={{ height: virtualizer.getTotalSize() }}>
        {virtualizer.getVirtualItems().map(({ index, start }) => {
          const row = rows[index];
          if (row === undefined) return null;
          return (
            <li
              key={row.tab.id}
              data-index={index}
              className="absolute inset-x-0 top-0"
              style={{ height: ROW_HEIGHT, transform: `translateY(${start}px)` }}
            >
              <TabRow
                row={row}
                check={row.tab.isFolder ? readFolderCheck(row.tab, chosenSet) : chosenSet.has(row.tab.id) ? 'all' : 'none'}
                isFollowed={row.tab.isFolder && chosenSet.has(row.tab.id)}
                isOpen={row.tab.isFolder && isOpen(row.tab)}
                onToggle={() => setOpened(new Map(opened).set(row.tab.id, !isOpen(row.tab)))}
                onCheck={(to) => onChange(toggleTabs(chosen, { tab: row.tab, to }))}
                chosenCount={row.tab.isFolder ? listLoadableTabs([row.tab]).filter(({ id }) => chosenSet.has(id)).length : 0}
              />
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

type TabRowProps = {
  readonly row: Row;
  readonly check: 'all' | 'some' | 'none';
  /** A folder that counts whole: tabs added to it later count too. */
  readonly isFollowed: boolean;
  readonly isOpen: boolean;
  readonly chosenCount: number;
  readonly onToggle: () => void;
  readonly onCheck: (to: 'chosen' | 'left') => void;
};

function TabRow({ row: { tab, depth }, check, isFollowed, isOpen, chosenCount, onToggle, onCheck }: TabRowProps) {
  const { t } = useTranslation();
  const canCheck = canChoose(tab);
  const name = tab.name === '' ? t('stash.chooser.unnamed') : tab.name;
  const count = { chosen: chosenCount, total: listLoadableTabs([tab]).length };
  return (
    <div
      className={joinClasses('flex h-full items-center gap-2.5 px-4 hover:bg-s2', depth === 1 && 'pl-[42px]')}
      onClick={(event) => {
        if (canCheck && event.target instanceof Element && event.target.closest('button, label') === null)
          onCheck(check === 'all' ? 'left' : 'chosen');
      }}
    >
      <Checkbox
        aria-label={tab.isFolder ? t('stash.chooser.folder', { name }) : t('stash.chooser.choose', { name })}
        checked={check === 'some' ? 'mixed' : check === 'all'}
        disabled={!canCheck}
        onChange={(isOn) => onCheck(isOn ? 'chosen' : 'left')}
      />
      <TabIcon icon={tab.icon} className="shrink-0 text-faint" />
      <span translate="no" title={tab.name} className={joinClasses('min-w-0 flex-1 truncate', tab.isFolder && 'font-medium')}>
        {name}
      </span>
      {tab.isFolder ? (
        <button
          type="button"
          aria-expanded={isOpen}
          aria-label={isOpen ? t('stash.chooser.close', { name }) : t('stash.chooser.open', { name })}
          onClick={onToggle}
          className="-mr-1 inline-flex h-[26px] shrink-0 items-center gap-1.5 rounded-md px-1 text-12 text-muted hover:text-text"
        >
          {isFollowed ? t('netWorth.editor.followed', count) : t('netWorth.editor.ofFolder', count)}
          <Glyph name={isOpen ? 'chevronUp' : 'chevronDown'} size={12} />
        </button>
      ) : (
        <span className="shrink-0 text-12 text-muted">{canCheck ? t(`stash.type.${tab.icon}`) : t('stash.chooser.unloadable')}</span>
      )}
    </div>
  );
}
