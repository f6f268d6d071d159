import type { StashTabId } from '@poexchange/domain/ids';
import type { StashTabInfo } from '@poexchange/domain/stash';
import { useVirtualizer } from '@tanstack/react-virtual';
import { useRef } from 'react';
import { nameItem } from '../../shared/i18n/item-names.ts';
import { useTranslation } from '../../shared/i18n/use-translation.ts';
import { ItemIcon } from '../../shared/ui/item-icon.tsx';
import type { FoundItem } from '../../shared/workers/search-stash.ts';
import { TabChip } from '../stash/index.ts';

export type FoundListProps = {
  readonly items: readonly FoundItem[];
  /** Number of found items, which may exceed the listed ones. */
  readonly total: number;
  readonly tabById: ReadonlyMap<StashTabId, StashTabInfo>;
};

const ROW_HEIGHT = 40;

/** The found items, each with its tab. Renders only visible rows. */
export function FoundList({ items, total, tabById }: FoundListProps) {
  const { t } = useTranslation();
  const scroller = useRef<HTMLDivElement>(null);
  const virtualizer = useVirtualizer({
    count: items.length,
    getScrollElement: () => scroller.current,
    estimateSize: () => ROW_HEIGHT,
    overscan: 8,
  });
  return (
    <div className="flex flex-col gap-1.5">
      <div
        ref={scroller}
        // A scrollable area must be reachable by keyboard.
        tabIndex={0}
        role="group"
        aria-label={t('search.stash.found')}
        className="max-h-[320px] overflow-y-auto overscroll-contain rounded-md border border-line-soft bg-bg"
      >
        <ul className="relative" style={{ height: virtualizer.getTotalSize() }}>
          {virtualizer.getVirtualItems().map(({ index, start }) => {
            const item = items[index];
            if (item === undefined) return null;
            return (
              <li
                key={index}
                aria-setsize={items.length}
                aria-posinset={index + 1}
                className="absolute inset-x-0 top-0 flex items-center gap-2.5 px-3"
                style={{ height: ROW_HEIGHT, transform: `translateY(${start}px)` }}
              >
                <ItemIcon path={item.iconPath} size={28} />
                <span translate="no" className="line-clamp-2 min-w-0 flex-1 text-13 leading-[16px] wrap-anywhere">
                  {nameItem(item.name)}
                  {item.base !== '' && <span className="text-muted">{`, ${nameItem(item.base)}`}</span>}
                </span>
                {item.stackSize > 1 && <span className="num shrink-0 text-12 text-muted">{`×${item.stackSize}`}</span>}
                <span className="flex max-w-[35%] shrink-0">
                  <TabChip tab={tabById.get(item.tabId) ?? { name: '', color: '', blackText: false }} />
                </span>
              </li>
            );
          })}
        </ul>
      </div>
      {total > items.length && <p className="text-12 text-muted">{t('search.stash.more', { amount: items.length })}</p>}
    </div>
  );
}
