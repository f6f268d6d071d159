import type { StashTabId } from '@poexchange/domain/ids';
import type { StashTabInfo } from '@poexchange/domain/stash';
import { TabChip } from '../../stash/index.ts';

const SHOWN_TABS = 1;

/** An item's first tab, and the number of other tabs. */
export function TabsCell({
  tabIds,
  tabsById,
  more,
}: {
  readonly tabIds: readonly StashTabId[];
  readonly tabsById: ReadonlyMap<StashTabId, StashTabInfo>;
  readonly more: (count: number) => string;
}) {
  const tabs = tabIds.flatMap((id) => tabsById.get(id) ?? []);
  const hidden = tabs.length - SHOWN_TABS;
  return (
    <span className="flex min-w-0 items-center gap-1" title={tabs.map((tab) => tab.name).join(', ')}>
      {tabs.slice(0, SHOWN_TABS).map((tab) => (
        <TabChip key={tab.id} tab={tab} className="max-w-[72px]" />
      ))}
      {hidden > 0 && <span className="shrink-0 text-12 text-muted">{more(hidden)}</span>}
    </span>
  );
}
