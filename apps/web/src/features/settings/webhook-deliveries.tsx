import { webhookEventData, type WebhookEventType } from '@poexchange/contract/webhook-events';
import type { Webhook, WebhookDelivery } from '@poexchange/contract/rest/webhooks';
import { useQuery } from '@tanstack/react-query';
import { writeMoment } from '../../shared/i18n/write-values.ts';
import { useTranslation } from '../../shared/i18n/use-translation.ts';
import { Badge, type BadgeTone } from '../../shared/ui/badge.tsx';
import { Skeleton } from '../../shared/ui/states.tsx';
import { deliveriesQuery } from './webhook-calls.ts';
import { writeEventKey } from './webhook-event-key.ts';

const tones: Readonly<Record<WebhookDelivery['state'], BadgeTone>> = { waiting: 'neutral', delivered: 'up', failed: 'down' };

/** The last deliveries of a webhook, newest first. */
export function WebhookDeliveries({ id }: { readonly id: Webhook['id'] }) {
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

/** A page of an earlier version may receive newer event types. */
function isKnown(type: string): type is WebhookEventType {
  return Object.hasOwn(webhookEventData, type);
}
