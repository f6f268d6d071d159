/** Reports a person's vouches to the operators, with a reason. */
import { ApiError } from '@poexchange/contract/client';
import { servicesApi } from '@poexchange/contract/rest/services';
import type { Game } from '@poexchange/domain/item';
import { readRules, serviceLimits } from '@poexchange/domain/service';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useState, type FormEvent } from 'react';
import { callApi } from '../api/call-api.ts';
import { FailureText } from '../api/failure-text.tsx';
import { segmentOfGame } from '../game/game-path.ts';
import { useTranslation } from '../i18n/use-translation.ts';
import { serviceRequestsQuery } from '../services/requests-query.ts';
import { showServiceName } from '../services/show-service-name.ts';
import { writeDay } from '../services/write-day.ts';
import { joinClasses } from '../ui/classes.ts';
import { Button } from '../ui/button.tsx';
import { Field, INPUT_CLASSES } from '../ui/field.tsx';
import { Glyph } from '../ui/glyph.tsx';

export type ReportFormProps = {
  readonly userId: string;
  readonly game: Game;
  readonly ign: string;
  /** Called to return to the profile, after cancelling or sending. */
  readonly onEnd: () => void;
};

export function ReportForm({ userId, game, ign, onEnd }: ReportFormProps) {
  const { t } = useTranslation();
  const [reason, setReason] = useState('');
  const [isMissing, setMissing] = useState(false);
  const report = useMutation({
    mutationFn: (text: string) => callApi(servicesApi.reportVouches, { body: { userId, reason: text } }),
    meta: { failure: 'silent' },
  });
  const read = readRules(reason);
  const isTooLong = !read.ok;
  const isEmpty = read.ok && read.text === '';
  const send = (event: FormEvent): void => {
    event.preventDefault();
    // Stop the event here: forms around the portal in the React tree would also submit.
    event.stopPropagation();
    setMissing(isEmpty);
    if (read.ok && !isEmpty && !report.isPending) report.mutate(read.text);
  };
  if (report.isSuccess)
    return (
      <div className="mt-2.5 flex flex-col items-start gap-3">
        <p role="status" className="flex gap-2">
          <Glyph name="check" className="mt-0.5 text-up" />
          {t(report.data.isRepeated ? 'person.reportedBefore' : 'person.reported', { ign })}
        </p>
        <Button autoFocus onClick={onEnd}>
          {t('person.back')}
        </Button>
      </div>
    );
  const error = isTooLong
    ? t('person.reasonTooLong', { limit: serviceLimits.rulesCharacters })
    : isMissing && isEmpty
      ? t('person.reasonMissing')
      : null;
  return (
    <form onSubmit={send} className="mt-2.5 flex flex-col gap-2.5">
      <p className="text-12 text-muted">{t('person.reportHint', { ign })}</p>
      <DisputableServices userId={userId} game={game} />
      <Field
        label={t('person.reason')}
        error={error}
        hint={`${read.ok ? Array.from(read.text).length : ''} / ${serviceLimits.rulesCharacters}`}
      >
        {(control) => (
          <textarea
            {...control}
            // The user has just opened the form, so typing should go here.
            autoFocus
            rows={4}
            value={reason}
            maxLength={serviceLimits.textInput}
            onChange={(event) => setReason(event.target.value)}
            className={joinClasses(INPUT_CLASSES, 'h-auto! min-h-[84px] resize-y bg-bg! py-2 leading-[19px]')}
          />
        )}
      </Field>
      {report.error !== null && (
        <p role="alert" className="text-12 text-down">
          <Refused error={report.error} />
        </p>
      )}
      <div className="flex flex-wrap justify-end gap-2">
        <Button onClick={onEnd}>{t('app.cancel')}</Button>
        <Button kind="primary" type="submit" isBusy={report.isPending}>
          {t('person.send')}
        </Button>
      </div>
    </form>
  );
}

/**
 * Services from the last seven days that were paid for but may not have been done: these are reported through their
 * requests (D64).
 */
function DisputableServices({ userId, game }: Pick<ReportFormProps, 'userId' | 'game'>) {
  const { t } = useTranslation();
  const { data } = useQuery(serviceRequestsQuery(game));
  const requests = (data ?? []).filter(({ counterpart, disputeUntilMs }) => counterpart?.userId === userId && disputeUntilMs !== null);
  if (data === undefined) return null;
  return (
    <div className="text-12 text-muted">
      <p>{t(requests.length === 0 ? 'services.dispute.noneWith' : 'services.dispute.chooseWith')}</p>
      {requests.slice(0, 5).map(({ id, serviceName, isCustomService, askedMs }) => (
        <a
          key={id}
          href={`/${segmentOfGame(game)}/poexchange/services/trade/${id}`}
          className="block text-accent hover:underline max-md:min-h-[40px]"
        >
          {`${showServiceName(game, { serviceName, isCustomService })} · ${writeDay(askedMs)}`}
        </a>
      ))}
    </div>
  );
}

/** Reason for a refusal; reports have their own wording where the general wording would be misleading. */
function Refused({ error }: { readonly error: Error }) {
  const { t } = useTranslation();
  const refusal = error instanceof ApiError ? error.refusal : null;
  if (refusal?.code === 'notFound') return t('person.gone');
  if (refusal?.code === 'rateLimited') return t('person.tooManyReports');
  return <FailureText error={error} call="action" />;
}
