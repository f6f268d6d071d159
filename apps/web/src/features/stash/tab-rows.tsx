import { isLoadableTab, listLoadableTabs, type StashTabInfo } from '@poexchange/domain/stash';
import type { ReactNode } from 'react';
import { useTranslation } from '../../shared/i18n/use-translation.ts';
import { Checkbox } from '../../shared/ui/checkbox.tsx';
import { joinClasses } from '../../shared/ui/classes.ts';
import { Glyph } from '../../shared/ui/glyph.tsx';
import { VirtualList } from '../../shared/ui/virtual-list.tsx';
import { TabIcon } from './tab-icon.tsx';
import { moveThroughRows } from './tab-keys.ts';

export type TabRowsProps<Row> = {
  readonly rows: readonly Row[];
  readonly rowKey: (row: Row) => string;
  readonly rowHeight: number;
  /** The tab in a row that arrow keys can focus; null for a row that only shows information. */
  readonly tabOf: (row: Row) => StashTabInfo | null;
  readonly children: (row: Row) => ReactNode;
  readonly className?: string;
};

/** Rows of selectable tabs. Hundreds of tabs are common, so only visible rows are rendered. */
export function TabRows<Row>({ rows, rowKey, rowHeight, tabOf, children, className }: TabRowsProps<Row>) {
  const findStops = (): number[] =>
    rows.flatMap((row, index) => {
      const tab = tabOf(row);
      return tab !== null && canChoose(tab) ? [index] : [];
    });
  return (
    <VirtualList
      rows={rows}
      rowKey={rowKey}
      rowHeight={rowHeight}
      ahead={12}
      onKeyDown={(event, { scroller, scrollToIndex }) => moveThroughRows(event, { scroller, stops: findStops(), scrollTo: scrollToIndex })}
      className={joinClasses('flex-1', className)}
    >
      {children}
    </VirtualList>
  );
}

/** Returns whether a tab, or a tab folder, has any readable content. */
function canChoose(tab: StashTabInfo): boolean {
  return tab.isFolder ? listLoadableTabs([tab]).length > 0 : isLoadableTab(tab);
}

export type TabCheck = 'all' | 'some' | 'none';

export type TabRowProps = {
  readonly tab: StashTabInfo;
  readonly check: TabCheck;
  readonly onCheck: (to: 'chosen' | 'left') => void;
  readonly isOpen: boolean;
  readonly onToggleFolder: () => void;
  /** The tab's name, as displayed in this list. */
  readonly name: ReactNode;
  /** Text next to the arrow that opens a folder. */
  readonly folderText: string;
  /** Content at the end of a readable tab's row. */
  readonly end: ReactNode;
  readonly className?: string;
};

/** A selectable tab or folder: the whole row is clickable. */
export function TabRow({ tab, check, onCheck, isOpen, onToggleFolder, name, folderText, end, className }: TabRowProps) {
  const { t } = useTranslation();
  const canCheck = canChoose(tab);
  const words = tab.name === '' ? t('stash.chooser.unnamed') : tab.name;
  return (
    <div
      className={joinClasses('flex h-full items-center gap-2.5 px-4 hover:bg-s2', className)}
      onClick={(event) => {
        if (canCheck && event.target instanceof Element && event.target.closest('button, label') === null)
          onCheck(check === 'all' ? 'left' : 'chosen');
      }}
    >
      <Checkbox
        aria-label={tab.isFolder ? t('stash.chooser.folder', { name: words }) : t('stash.chooser.choose', { name: words })}
        checked={check === 'some' ? 'mixed' : check === 'all'}
        disabled={!canCheck}
        onChange={(isOn) => onCheck(isOn ? 'chosen' : 'left')}
      />
      <TabIcon icon={tab.icon} className="shrink-0 text-muted" />
      {name}
      {tab.isFolder ? (
        <button
          type="button"
          aria-expanded={isOpen}
          aria-label={isOpen ? t('stash.chooser.close', { name: words }) : t('stash.chooser.open', { name: words })}
          onClick={onToggleFolder}
          className="-mr-2 inline-flex h-[28px] shrink-0 items-center gap-1.5 rounded-md px-2 text-12 text-muted hover:bg-s3 hover:text-text"
        >
          {folderText}
          <Glyph name={isOpen ? 'chevronUp' : 'chevronDown'} size={12} />
        </button>
      ) : canCheck ? (
        end
      ) : (
        <span className="shrink-0 text-12 text-faint">{t('stash.chooser.unloadable')}</span>
      )}
    </div>
  );
}
