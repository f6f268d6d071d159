import type { ChosenWebhookEvent } from '@poexchange/contract/webhook-events';
import { webhooksApi, type Webhook } from '@poexchange/contract/rest/webhooks';
import { queryOptions } from '@tanstack/react-query';
import { callApi } from '../../shared/api/call-api.ts';
import { ownKeys } from '../../shared/api/own-keys.ts';

/** Interval between two fetches of displayed deliveries, in ms. */
const LOOK_EVERY_MS = 3000;

type WithSecret = { readonly webhook: Webhook; readonly secret: string };

export const webhooksQuery = queryOptions({
  queryKey: ownKeys.webhooks,
  queryFn: ({ signal }) => callApi(webhooksApi.getWebhooks, {}, { signal }),
  meta: { failure: 'silent' },
});

/** A webhook's latest deliveries, refetched while they are displayed. */
export const deliveriesQuery = (id: Webhook['id']) =>
  queryOptions({
    queryKey: [...ownKeys.webhooks, id, 'deliveries'],
    queryFn: ({ signal }) => callApi(webhooksApi.getWebhookDeliveries, { params: { id } }, { signal }),
    refetchInterval: LOOK_EVERY_MS,
    meta: { failure: 'silent' },
  });

/** Creates a webhook; its secret is returned only by this call. */
export function createWebhook(body: { url: string; events: ChosenWebhookEvent[] }, idempotencyKey: string): Promise<WithSecret> {
  return callApi(webhooksApi.createWebhook, { body }, { idempotencyKey });
}

/** Creates a new secret; it is returned only by this call. */
export function changeWebhookSecret(id: Webhook['id'], idempotencyKey: string): Promise<WithSecret> {
  return callApi(webhooksApi.changeWebhookSecret, { body: { id } }, { idempotencyKey });
}

export async function turnWebhook(id: Webhook['id'], on: boolean): Promise<void> {
  await callApi(webhooksApi.changeWebhook, { body: { id, on } });
}

export async function testWebhook(id: Webhook['id'], idempotencyKey: string): Promise<void> {
  await callApi(webhooksApi.testWebhook, { body: { id } }, { idempotencyKey });
}

export async function deleteWebhook(id: Webhook['id']): Promise<void> {
  await callApi(webhooksApi.deleteWebhook, { body: { id } });
}
