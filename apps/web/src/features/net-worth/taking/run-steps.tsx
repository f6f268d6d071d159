import { useTranslation } from '../../../shared/i18n/use-translation.ts';
import { joinClasses } from '../../../shared/ui/classes.ts';
import { Glyph } from '../../../shared/ui/glyph.tsx';
import { Spinner } from '../../../shared/ui/spinner.tsx';
import { nameTab } from '../data/name-tab.ts';
import { counterOf, countMarks, runSteps, type RunStep, type RunTab, type RunView, type TabMark } from './run-state.ts';

/** The steps of a run with their counters; the connection step is shown only while the socket is disconnected. */
export function RunSteps({ run }: { readonly run: RunView }) {
  const at = runSteps.indexOf(run.step);
  const shown = runSteps.filter((step) => step !== 'connection' || run.step === 'connection');
  return (
    <ol>
      {shown.map((step) => (
        <li key={step}>
          <StepLine run={run} step={step} state={runSteps.indexOf(step) < at ? 'done' : step === run.step ? 'now' : 'later'} />
          {step === 'tabs' && run.tabs.length > 0 && run.step === 'tabs' && (
            <TabBlocks tabs={run.tabs} isPaused={run.wait === null ? 'no' : 'yes'} />
          )}
        </li>
      ))}
    </ol>
  );
}

type StepLineProps = { readonly run: RunView; readonly step: RunStep; readonly state: 'done' | 'now' | 'later' };

function StepLine({ run, step, state }: StepLineProps) {
  const { t } = useTranslation();
  const counter = state === 'later' ? null : counterOf(run, step);
  return (
    <div
      aria-current={state === 'now' ? 'step' : undefined}
      className={joinClasses(
        'flex h-7 items-center gap-2 text-13',
        state === 'now' ? 'font-medium text-text' : state === 'done' ? 'text-muted' : 'text-faint',
      )}
    >
      {state === 'now' ? (
        <Spinner />
      ) : state === 'done' ? (
        <Glyph name="check" className="text-up" />
      ) : (
        <span aria-hidden="true" className="mx-0.5 size-3 shrink-0 rounded-full border border-line-strong" />
      )}
      <span className="min-w-0 flex-1 truncate">{t(`snapshotRun.step.${step}`)}</span>
      <span className="shrink-0 font-normal text-muted tabular-nums">
        {counter === null ? (state === 'later' ? t('snapshotRun.notYet') : '') : t('snapshotRun.count', counter)}
      </span>
    </div>
  );
}

const fills: Readonly<Record<TabMark, string>> = {
  read: 'bg-up',
  fresh: 'bg-up/40',
  reads: 'bg-accent animate-pulse motion-reduce:animate-none',
  waits: 'bg-s4',
  failed: 'bg-down',
  gone: 'bg-line-strong',
};
const order: readonly TabMark[] = ['read', 'fresh', 'reads', 'failed', 'gone', 'waits'];

/** Minimum width fraction of a tab, so that a worthless tab is visible. */
const LEAST_SHARE = 0.02;

/** One block per tab in reading order, with a width proportional to the tab's worth. */
function TabBlocks({ tabs, isPaused }: { readonly tabs: readonly RunTab[]; readonly isPaused: 'yes' | 'no' }) {
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
