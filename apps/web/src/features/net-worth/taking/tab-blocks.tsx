import { useTranslation } from '../../../shared/i18n/use-translation.ts';
import { joinClasses } from '../../../shared/ui/classes.ts';
import { nameTab } from '../data/name-tab.ts';
import { countMarks, type RunTab, type TabMark } from './run-state.ts';

const fills: Readonly<Record<TabMark, string>> = {
  read: 'bg-up',
  fresh: 'bg-up/40',
  reads: 'bg-accent animate-pulse motion-reduce:animate-none',
  waits: 'bg-s4',
  failed: 'bg-down',
  gone: 'bg-line-strong',
};
const order: readonly TabMark[] = ['read', 'fresh', 'reads', 'failed', 'gone', 'waits'];

/** Minimum width share of a tab, so that a tab without worth is visible. */
const LEAST_SHARE = 0.02;

/** One block for each tab in reading order, with a width proportional to its worth. */
export function TabBlocks({ tabs, isPaused }: { readonly tabs: readonly RunTab[]; readonly isPaused: 'yes' | 'no' }) {
  const { t } = useTranslation();
  const counts = countMarks(tabs);
  const marks = order.filter((mark) => counts[mark] > 0);
  const worth = tabs.reduce((sum, tab) => sum + tab.worthChaos, 0);
  const words = marks.map((mark) => t(`snapshotRun.mark.${mark}`, { count: counts[mark] }));
  const fillOf = (mark: TabMark): string => (mark === 'reads' && isPaused === 'yes' ? 'bg-warn' : fills[mark]);
  return (
    <div className="pl-6">
      <div
        role="img"
        aria-label={t('snapshotRun.tabs', { marks: words.join(', ') })}
        className={joinClasses('flex h-5 overflow-hidden', tabs.length <= 60 && 'gap-0.5')}
      >
        {tabs.map(({ id, name, worthChaos, mark }) => (
          <i
            key={id}
            title={nameTab({ id, name }, t)}
            className={joinClasses('block', tabs.length <= 60 ? 'min-w-1.5 rounded-[3px]' : 'min-w-px', fillOf(mark))}
            style={{ flexGrow: Math.max(worth > 0 ? worthChaos / worth : 1 / tabs.length, LEAST_SHARE), flexBasis: 0 }}
          />
        ))}
      </div>
      <p aria-hidden="true" className="mt-1.5 flex flex-wrap gap-x-3 text-12 text-muted">
        {marks.map((mark, at) => (
          <span key={mark} className="inline-flex items-center gap-1.5 tabular-nums">
            <i className={joinClasses('size-2 rounded-[2px]', fillOf(mark))} />
            {words[at]}
          </span>
        ))}
      </p>
    </div>
  );
}
