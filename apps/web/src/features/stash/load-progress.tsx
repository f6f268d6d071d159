import type { StashTabId } from '@poexchange/domain/ids';
import type { StashTabInfo } from '@poexchange/domain/stash';
import { Trans } from '../../shared/i18n/trans.tsx';
import { useTranslation } from '../../shared/i18n/use-translation.ts';
import { Button } from '../../shared/ui/button.tsx';
import { joinClasses } from '../../shared/ui/classes.ts';
import { Progress } from '../../shared/ui/progress.tsx';
import { Note } from '../../shared/ui/states.tsx';
import { Countdown } from '../../shared/ui/time-ago.tsx';
import { Tooltip } from '../../shared/ui/tooltip.tsx';
import { useBudgetText } from './budget-text.ts';
import type { FailureReason } from './failure-reason.ts';
import type { LoaderState, Run, Wait } from './loader-state.ts';
import type { Stash } from './use-stash.ts';

/** Shorter waits end before anyone could read the message (R9.13). */
const SHOWN_FROM_MS = 2500;

export type LoadProgressProps = { readonly stash: Stash; readonly className?: string };

/** The load in progress, or the result of the last load. Renders nothing if there has been no load. */
export function LoadProgress({ stash, className }: LoadProgressProps) {
  const { loader, tabIds, tabs } = stash;
  const nameOf = (id: string): string => findTabName(tabs ?? [], id) ?? findPartName(loader, id) ?? id;
  if (loader.run !== null)
    return (
      <Running
        run={loader.run}
        budget={loader.budget}
        nameOf={nameOf}
        onCancel={stash.cancel}
        {...(className !== undefined && { className })}
      />
    );
  return (
    <Outcome
      loader={loader}
      tabIds={tabIds}
      onLoad={stash.reload}
      onSeen={stash.forgetVanished}
      {...(className !== undefined && { className })}
    />
  );
}

type RunningProps = {
  readonly run: Run;
  readonly budget: LoaderState['budget'];
  readonly nameOf: (tabId: string) => string;
  readonly onCancel: () => void;
  readonly className?: string;
};

function Running({ run, budget, nameOf, onCancel, className }: RunningProps) {
  const { t } = useTranslation();
  const budgetText = useBudgetText(budget);
  const wait = run.wait !== null && run.wait.untilMs - run.wait.fromMs >= SHOWN_FROM_MS ? run.wait : null;
  return (
    <div
      className={joinClasses(
        'flex flex-col gap-1.5 rounded-md border px-3 py-2',
        wait === null ? 'border-line bg-s1' : 'border-warn/40 bg-note',
        className,
      )}
    >
      <div className="flex items-center gap-3 text-12">
        <span role="status" className={joinClasses('min-w-0 flex-1', wait === null ? 'truncate text-text' : 'text-note-text')}>
          {wait !== null ? (
            <WaitText wait={wait} />
          ) : run.currentTabId === null ? (
            t('stash.progress.label')
          ) : (
            t('stash.progress.reading', { name: nameOf(run.currentTabId) })
          )}
        </span>
        <span className="shrink-0 text-muted">{t('stash.progress.step', { done: run.done, total: run.total })}</span>
        <Button size="sm" onClick={onCancel}>
          {t('stash.progress.cancel')}
        </Button>
      </div>
      <Progress label={t('stash.progress.label')} value={run.done} max={run.total} tone={wait === null ? 'accent' : 'warn'} />
      {budgetText !== '' && (
        <Tooltip content={t('stash.progress.budgetWhy')}>
          <span tabIndex={0} className="w-fit text-12 text-faint">
            {t('stash.progress.budgetLabel', { budget: budgetText })}
          </span>
        </Tooltip>
      )}
    </div>
  );
}

const waitTexts = {
  publisherLimit: 'stash.progress.waitPublisherLimit',
  ownBudget: 'stash.progress.waitOwnBudget',
  retry: 'stash.progress.waitRetry',
} as const;

function WaitText({ wait }: { readonly wait: Wait }) {
  return <Trans i18nKey={waitTexts[wait.reason]} components={{ time: <Countdown untilMs={wait.untilMs} className="font-semibold" /> }} />;
}

type OutcomeProps = {
  readonly loader: LoaderState;
  readonly tabIds: readonly StashTabId[];
  readonly onLoad: (tabIds: readonly StashTabId[]) => void;
  readonly onSeen: () => void;
  readonly className?: string;
};

function Outcome({ loader, tabIds, onLoad, onSeen, className }: OutcomeProps) {
  const { t } = useTranslation();
  const failed = Object.entries(loader.phases).flatMap(([id, phase]) =>
    phase.phase === 'failed' ? [{ id: id as StashTabId, reason: phase.reason }] : [],
  );
  const vanished = Object.values(loader.phases).filter((phase) => phase.phase === 'vanished').length;
  const unread = tabIds.filter((id) => loader.loaded[id] === undefined && loader.phases[id]?.phase !== 'vanished');
  const retry = [...new Set([...failed.map(({ id }) => id).filter((id) => tabIds.includes(id)), ...unread])];
  if (loader.stopped === null && failed.length === 0 && vanished === 0) return null;
  return (
    <div role="status" className={joinClasses('flex flex-col gap-1.5', className)}>
      {(loader.stopped !== null || failed.length > 0) && (
        <Note tone={loader.stopped === 'cancelled' ? 'info' : 'warn'}>
          <span className="flex flex-wrap items-center gap-x-3 gap-y-1">
            <span>{describeEnd(loader.stopped, failed, t)}</span>
            {retry.length > 0 && (
              <button type="button" className="font-semibold underline underline-offset-2" onClick={() => onLoad(retry)}>
                {loader.stopped === null ? t('stash.progress.retry') : t('stash.progress.goOn')}
              </button>
            )}
          </span>
        </Note>
      )}
      {vanished > 0 && (
        <Note tone="info">
          <span className="flex flex-wrap items-center gap-x-3 gap-y-1">
            <span>{t('stash.progress.vanished', { count: vanished })}</span>
            <button type="button" className="font-semibold underline underline-offset-2" onClick={onSeen}>
              {t('stash.progress.dismiss')}
            </button>
          </span>
        </Note>
      )}
    </div>
  );
}

function describeEnd(
  stopped: LoaderState['stopped'],
  failed: readonly { reason: FailureReason }[],
  t: ReturnType<typeof useTranslation>['t'],
): string {
  if (stopped === 'cancelled') return t('stash.progress.stoppedCancelled');
  if (stopped !== null) return t('stash.progress.stopped', { reason: t(`stash.reason.${stopped}`) });
  return t('stash.progress.failed', { count: failed.length, reason: t(`stash.reason.${failed[0]?.reason ?? 'unknown'}`) });
}

function findTabName(tabs: readonly StashTabInfo[], id: string): string | undefined {
  return tabs.flatMap((tab) => [tab, ...tab.children]).find((tab) => tab.id === id)?.name;
}

/** A part of a map tab is not in any list, so it is named after its maps. */
function findPartName(loader: LoaderState, id: string): string | undefined {
  return Object.values(loader.loaded)
    .flatMap(({ parts }) => parts ?? [])
    .find((part) => part.id === id)?.name;
}
