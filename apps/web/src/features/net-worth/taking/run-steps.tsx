import { useTranslation } from '../../../shared/i18n/use-translation.ts';
import { joinClasses } from '../../../shared/ui/classes.ts';
import { Glyph } from '../../../shared/ui/glyph.tsx';
import { Spinner } from '../../../shared/ui/spinner.tsx';
import { counterOf, runSteps, type RunStep, type RunView } from './run-state.ts';
import { TabBlocks } from './tab-blocks.tsx';

/** The steps of a run with their counters (R4.35); the connection step is shown only while it lasts. */
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
