import type { ServiceRequest } from '@poexchange/contract/rest/services';
import { useTranslation } from '../../shared/i18n/use-translation.ts';
import { joinClasses } from '../../shared/ui/classes.ts';

const steps = ['asked', 'invited', 'done'] as const;

/** Returns the step of a request; a declined or expired request ended at the step it had reached. */
export function stepOf({ state, invitedMs }: Pick<ServiceRequest, 'state' | 'invitedMs'>): number {
  if (state === 'asked') return 0;
  if (state === 'invited') return 1;
  if (state === 'done') return 2;
  return invitedMs === null ? 0 : 1;
}

/** Asked, invited, done: the state of a request in words and dots. */
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
