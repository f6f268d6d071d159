/** Undoes Done or a decline, and reports a service that was paid for but not done. */
import { ApiError } from '@poexchange/contract/client';
import type { ServiceRequest } from '@poexchange/contract/rest/services';
import { readRules, serviceLimits } from '@poexchange/domain/service';
import { useState, type FormEvent } from 'react';
import { FailureText } from '../../../shared/api/failure-text.tsx';
import { useTranslation } from '../../../shared/i18n/use-translation.ts';
import { isAway, useReachability } from '../../../shared/network/connection.ts';
import { useAnswerRequest, useDisputeService } from '../../../shared/services/requests-query.ts';
import { useServerTime } from '../../../shared/time/now-store.ts';
import { Button } from '../../../shared/ui/button.tsx';
import { joinClasses } from '../../../shared/ui/classes.ts';
import { Field, INPUT_CLASSES } from '../../../shared/ui/field.tsx';
import { Countdown } from '../../../shared/ui/time-ago.tsx';
import { nameOther } from './requests-view.ts';

/** Button to report a problem with a service, while a report is possible, and the outcome of a dispute. */
export function RequestProblem({ request }: { readonly request: ServiceRequest }) {
  const { t } = useTranslation();
  const [isOpen, setOpen] = useState(false);
  const { undoUntilMs, disputeUntilMs, dispute } = request;
  const isOff = useReachability((reached) => isAway(reached.verdict));
  // Booleans, so that only the end of a time limit triggers a rerender.
  const canUndo = useServerTime((nowMs) => undoUntilMs !== null && nowMs < undoUntilMs);
  const canDispute = useServerTime((nowMs) => disputeUntilMs !== null && nowMs < disputeUntilMs);
  if (dispute !== null) return <DisputeState dispute={dispute} ign={nameOther(request)} />;
  if (isOpen && canDispute) return <DisputeForm request={request} onEnd={() => setOpen(false)} />;
  if (!canUndo && !canDispute) return null;
  return (
    <div className="flex flex-wrap items-center gap-2">
      <UndoButton request={request} />
      {canDispute && (
        <Button size="sm" kind="quiet" disabled={isOff} onClick={() => setOpen(true)}>
          {t('services.dispute.open')}
        </Button>
      )}
    </div>
  );
}

/** Undoes Done or a decline; shows the remaining time. */
export function UndoButton({ request }: { readonly request: ServiceRequest }) {
  const { t } = useTranslation();
  const { id, state, undoUntilMs, dispute } = request;
  const answer = useAnswerRequest(id);
  const isOff = useReachability((reached) => isAway(reached.verdict));
  const canUndo = useServerTime((nowMs) => undoUntilMs !== null && nowMs < undoUntilMs);
  if (!canUndo || undoUntilMs === null || dispute !== null) return null;
  return (
    <Button size="sm" isBusy={answer.isPending} disabled={isOff} onClick={() => answer.mutate('undo')}>
      {t(state === 'declined' ? 'services.request.undoDecline' : 'services.request.undo')}{' '}
      <Countdown untilMs={undoUntilMs} className="text-muted" />
    </Button>
  );
}

function DisputeState({ dispute, ign }: { readonly dispute: NonNullable<ServiceRequest['dispute']>; readonly ign: string }) {
  const { t } = useTranslation();
  return (
    <p role="status" className={joinClasses('text-12', dispute.outcome === 'open' ? 'text-warn' : 'text-muted')}>
      {t(`services.dispute.state.${dispute.outcome}`, { ign })}
      {dispute.decision !== '' && <span className="block wrap-anywhere">{`“${dispute.decision}”`}</span>}
    </p>
  );
}

/** Asks the customer what happened, and sends the answer to the operators. */
export function DisputeForm({ request, onEnd }: { readonly request: ServiceRequest; readonly onEnd: () => void }) {
  const { t } = useTranslation();
  const [reason, setReason] = useState('');
  const [isMissing, setMissing] = useState(false);
  const dispute = useDisputeService(request.id);
  const read = readRules(reason);
  const isEmpty = read.ok && read.text === '';
  const send = (event: FormEvent): void => {
    event.preventDefault();
    event.stopPropagation();
    setMissing(isEmpty);
    if (read.ok && !isEmpty && !dispute.isPending) dispute.mutate(read.text, { onSuccess: onEnd });
  };
  const tooLong = read.ok ? null : t('person.reasonTooLong', { limit: serviceLimits.rulesCharacters });
  return (
    <form onSubmit={send} className="flex flex-col gap-2">
      <p className="text-12 text-muted">{t('services.dispute.hint', { ign: nameOther(request) })}</p>
      <Field label={t('services.dispute.reason')} error={tooLong ?? (isMissing && isEmpty ? t('services.dispute.missing') : null)}>
        {(control) => (
          <textarea
            {...control}
            // The user opened this form with a button, so the focus moves here.
            autoFocus
            rows={3}
            value={reason}
            maxLength={serviceLimits.textInput}
            onChange={(event) => setReason(event.target.value)}
            className={joinClasses(INPUT_CLASSES, 'h-auto! min-h-[66px] resize-y bg-bg! py-2 leading-[19px]')}
          />
        )}
      </Field>
      {dispute.error !== null && (
        <p role="alert" className="text-12 text-down">
          <Refused error={dispute.error} />
        </p>
      )}
      <div className="flex flex-wrap justify-end gap-2">
        <Button onClick={onEnd}>{t('app.cancel')}</Button>
        <Button kind="primary" type="submit" isBusy={dispute.isPending}>
          {t('person.send')}
        </Button>
      </div>
    </form>
  );
}

function Refused({ error }: { readonly error: Error }) {
  const { t } = useTranslation();
  const refusal = error instanceof ApiError ? error.refusal : null;
  if (refusal?.code === 'requestClosed') return t('services.dispute.tooLate');
  if (refusal?.code === 'rateLimited') return t('person.tooManyReports');
  return <FailureText error={error} call="action" />;
}
