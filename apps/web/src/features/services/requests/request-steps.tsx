import type { ServiceRequest } from '@poexchange/contract/rest/services';
import { useTranslation } from '../../../shared/i18n/use-translation.ts';
import { writeClock } from '../../../shared/i18n/write-values.ts';
import { joinClasses } from '../../../shared/ui/classes.ts';
import { readStanding, type RequestState } from './requests-view.ts';

const steps = ['asked', 'invited', 'done'] as const;

/** Returns the step of a request; a declined or expired request ends at the last step it reached. */
export function stepOf({ state, invitedMs }: Pick<ServiceRequest, 'state' | 'invitedMs'>): number {
  if (state === 'asked') return 0;
  if (state === 'invited') return 1;
  if (state === 'done') return 2;
  return invitedMs === null ? 0 : 1;
}

/** Shows the state of a request (asked, invited, done) in words and dots. */
export function RequestSteps({ request, form }: { readonly request: ServiceRequest; readonly form: 'words' | 'dots' }) {
  const { t } = useTranslation();
  const at = stepOf(request);
  const isOver = request.state === 'declined' || request.state === 'expired';
  return (
    <ol aria-label={t('services.request.steps')} className="flex items-center gap-1.5 text-12 whitespace-nowrap text-faint">
      {steps.map((step, index) => (
        <li
          key={step}
          aria-current={index === at && !isOver ? 'step' : undefined}
          className={joinClasses('flex items-center gap-1.5', index < at && 'text-muted', index === at && 'text-text')}
        >
          {index > 0 && form === 'words' && <span aria-hidden="true" className="h-px w-4 bg-line-strong" />}
          <span
            aria-hidden="true"
            className={joinClasses(
              'size-2 rounded-full',
              index < at && 'bg-muted',
              index === at && (isOver ? 'bg-down' : 'bg-accent'),
              index > at && 'border-[1.5px] border-faint',
            )}
          />
          <span className={form === 'dots' && index !== at ? 'sr-only' : undefined}>{t(`services.state.${step}`)}</span>
        </li>
      ))}
    </ol>
  );
}

type Step = { readonly key: RequestState; readonly atMs: number | null; readonly text: string };

/**
 * Lists the steps of a request vertically, with their times; if the request was not completed, also says how it ended.
 */
export function RequestTimeline({ request, ign }: { readonly request: ServiceRequest; readonly ign: string }) {
  const { t } = useTranslation();
  const isOwner = request.party === 'owner';
  const isOver = request.state === 'declined' || request.state === 'expired';
  const end: Step = {
    key: readStanding(request),
    atMs: request.endedMs,
    text: '',
  };
  const requested = t(isOwner ? 'services.request.askedByThem' : 'services.request.askedByYou', { ign });
  const planned: readonly Step[] = [
    // Says who accepted the rules; if there are no rules, the name of the step is enough.
    { key: 'asked', atMs: request.askedMs, text: request.rules === '' ? '' : requested },
    { key: 'invited', atMs: request.invitedMs, text: t(isOwner ? 'services.request.youInvite' : 'services.request.theyInvite', { ign }) },
    { key: 'done', atMs: request.state === 'done' ? request.endedMs : null, text: t('services.request.eitherDone') },
  ];
  // Completed steps, followed by the actual end if the request was not completed.
  const steps = isOver ? [...planned.filter(({ atMs }) => atMs !== null), end] : planned;
  return (
    <ol className="grid grid-cols-[16px_1fr_auto] gap-x-2.5">
      {steps.map(({ key, atMs, text }, at) => (
        <li key={key} className="contents">
          <span aria-hidden="true" className="relative">
            <span
              className={joinClasses(
                'absolute top-[5px] left-1 size-2 rounded-full',
                atMs === null ? 'border-[1.5px] border-faint bg-s1' : 'bg-accent',
              )}
            />
            {at < steps.length - 1 && <span className="absolute top-[15px] -bottom-[3px] left-[7.5px] w-px bg-line-strong" />}
          </span>
          <span className="pb-2">
            <span className={atMs === null ? 'font-semibold text-muted' : 'font-semibold'}>{t(`services.state.${key}`)}</span>
            <span className="block text-12 text-muted empty:hidden">{text}</span>
          </span>
          <span className="text-12 text-muted tabular-nums">{atMs === null ? '' : writeClock(atMs)}</span>
        </li>
      ))}
    </ol>
  );
}
