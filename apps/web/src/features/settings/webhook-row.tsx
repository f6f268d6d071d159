import { webhookLimits, type Webhook, type WebhookDelivery } from '@poexchange/contract/rest/webhooks';
import { webhookEventData, type WebhookEventType } from '@poexchange/contract/webhook-events';
import { useMutation, useQueryClient, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useAttempt } from '../../shared/api/use-attempt.ts';
import { useTranslation } from '../../shared/i18n/use-translation.ts';
import { writeMoment } from '../../shared/i18n/write-values.ts';
import { Badge, type BadgeTone } from '../../shared/ui/badge.tsx';
import { Button } from '../../shared/ui/button.tsx';
import { Skeleton } from '../../shared/ui/states.tsx';
import { changeWebhookSecret, deleteWebhook, testWebhook, turnWebhook, webhooksQuery, deliveriesQuery } from './webhook-calls.ts';
import { writeEventKey } from './webhook-event-key.ts';

const tones: Readonly<Record<WebhookDelivery['state'], BadgeTone>> = { waiting: 'neutral', delivered: 'up', failed: 'down' };

/** A webhook's latest deliveries, newest first. */
function WebhookDeliveries({ id }: { readonly id: Webhook['id'] }) {
  const { t } = useTranslation();
  const { data, error } = useQuery(deliveriesQuery(id));
  if (data === undefined)
    return error === null ? (
      <Skeleton className="h-[30px] rounded-md" />
    ) : (
      <p className="text-12 text-muted">{t('settings.webhooks.failed')}</p>
    );
  if (data.deliveries.length === 0) return <p className="text-12 text-muted">{t('settings.webhooks.none')}</p>;
  return (
    <ul className="flex max-h-[260px] flex-col divide-y divide-line-soft overflow-auto rounded-md border border-line-soft bg-bg">
      {data.deliveries.map((delivery) => (
        <DeliveryRow key={delivery.id} delivery={delivery} />
      ))}
    </ul>
  );
}

function DeliveryRow({ delivery }: { readonly delivery: WebhookDelivery }) {
  const { t } = useTranslation();
  const { type, state, createdMs, attempts, nextAttemptMs, problem, status } = delivery;
  const facts = [
    writeMoment(createdMs),
    ...(attempts > 0 ? [t('settings.webhooks.attempts', { count: attempts })] : []),
    ...(problem === null ? [] : [t(`settings.webhooks.problem.${problem}`, { status: status ?? '' })]),
    ...(attempts > 0 && nextAttemptMs !== null ? [t('settings.webhooks.next', { date: writeMoment(nextAttemptMs) })] : []),
  ];
  return (
    <li className="flex items-center gap-3 px-3 py-1.5">
      <span className="flex min-w-0 flex-1 flex-col">
        <span className="text-13">{isKnown(type) ? t(`settings.webhooks.event.${writeEventKey(type)}`) : type}</span>
        <span className="text-12 text-muted tabular-nums">{facts.join(' · ')}</span>
      </span>
      <Badge tone={tones[state]}>{t(`settings.webhooks.state.${state}`)}</Badge>
    </li>
  );
}

/** A page of an earlier version may receive event types that it does not know. */
function isKnown(type: string): type is WebhookEventType {
  return Object.hasOwn(webhookEventData, type);
}

type WebhookRowProps = {
  readonly webhook: Webhook;
  readonly onSecret: (secret: string) => void;
  readonly onDeleted: () => void;
};

/** A webhook's address, events and state, with its owner's actions. */
export function WebhookRow({ webhook, onSecret, onDeleted }: WebhookRowProps) {
  const { t } = useTranslation();
  const client = useQueryClient();
  const [attempt, secretAttempt] = [useAttempt(), useAttempt()];
  const [isOpen, setOpen] = useState(false);
  const [confirming, setConfirming] = useState<'secret' | 'delete' | null>(null);
  const refresh = () => client.invalidateQueries({ queryKey: webhooksQuery.queryKey });
  const { id, url, offMs, oldSecretUntilMs, madeBy } = webhook;
  const testing = useMutation({
    mutationFn: () => testWebhook(id, attempt.keyOf(id)),
    onSuccess: async () => {
      attempt.end();
      setOpen(true);
      await refresh();
    },
  });
  const turning = useMutation({ mutationFn: () => turnWebhook(id, offMs !== null), onSuccess: refresh });
  const renewing = useMutation({
    mutationFn: () => changeWebhookSecret(id, secretAttempt.keyOf(id)),
    onSuccess: async ({ secret }) => {
      secretAttempt.end();
      setConfirming(null);
      onSecret(secret);
      await refresh();
    },
  });
  const deleting = useMutation({
    mutationFn: () => deleteWebhook(id),
    onSuccess: async () => {
      onDeleted();
      await refresh();
    },
  });
  return (
    <li className="flex flex-col gap-2 px-3 py-2">
      <div className="flex items-start gap-3">
        <span className="min-w-0 flex-1 font-mono text-12 break-all" translate="no">
          {url}
        </span>
        <StateBadge webhook={webhook} />
      </div>
      <p className="text-12 text-muted">{webhook.events.map((type) => t(`settings.webhooks.event.${writeEventKey(type)}`)).join(' · ')}</p>
      {madeBy !== null && <p className="text-12 text-muted">{t('settings.webhooks.madeBy', { name: madeBy })}</p>}
      {oldSecretUntilMs !== null && (
        <p className="text-12 text-muted">{t('settings.webhooks.oldUntil', { date: writeMoment(oldSecretUntilMs) })}</p>
      )}
      {confirming === null && (
        <div className="flex flex-wrap gap-2">
          <Button size="sm" isBusy={testing.isPending} onClick={() => testing.mutate()}>
            {t('settings.webhooks.test')}
          </Button>
          <Button size="sm" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
            {t('settings.webhooks.deliveries')}
          </Button>
          <Button size="sm" onClick={() => setConfirming('secret')}>
            {t('settings.webhooks.secret')}
          </Button>
          <Button size="sm" isBusy={turning.isPending} onClick={() => turning.mutate()}>
            {offMs === null ? t('settings.webhooks.turnOff') : t('settings.webhooks.turnOn')}
          </Button>
          <Button size="sm" kind="danger" aria-label={t('settings.webhooks.deleteNamed', { url })} onClick={() => setConfirming('delete')}>
            {t('settings.webhooks.delete')}
          </Button>
        </div>
      )}
      {confirming !== null && (
        <div className="flex flex-col gap-2">
          <p className="text-12 text-muted">
            {confirming === 'delete' ? t('settings.webhooks.question', { host: new URL(url).host }) : t('settings.webhooks.secretQuestion')}
          </p>
          <span className="flex justify-end gap-2 max-sm:[&>*]:flex-1">
            <Button autoFocus onClick={() => setConfirming(null)}>
              {t('app.cancel')}
            </Button>
            {confirming === 'delete' ? (
              <Button kind="danger" isBusy={deleting.isPending} onClick={() => deleting.mutate()}>
                {t('settings.webhooks.deleteConfirm')}
              </Button>
            ) : (
              <Button kind="primary" isBusy={renewing.isPending} onClick={() => renewing.mutate()}>
                {t('settings.webhooks.secret')}
              </Button>
            )}
          </span>
        </div>
      )}
      {isOpen && <WebhookDeliveries id={id} />}
    </li>
  );
}

function StateBadge({ webhook: { offMs, offBy, failingSinceMs } }: { readonly webhook: Webhook }) {
  const { t } = useTranslation();
  if (offMs !== null)
    return (
      <Badge tone={offBy === 'failures' ? 'down' : 'neutral'}>
        {offBy === 'failures' ? t('settings.webhooks.offFailures', { days: webhookLimits.failingDays }) : t('settings.webhooks.off')}
      </Badge>
    );
  if (failingSinceMs !== null) return <Badge tone="warn">{t('settings.webhooks.failing', { date: writeMoment(failingSinceMs) })}</Badge>;
  return <Badge tone="up">{t('settings.webhooks.on')}</Badge>;
}
