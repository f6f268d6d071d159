import type { ChosenWebhookEvent } from '@poexchange/contract/webhook-events';
import { webhooksApi, type Webhook } from '@poexchange/contract/rest/webhooks';
import { queryOptions } from '@tanstack/react-query';
import { callApi } from '../../shared/api/call-api.ts';
import { ownKeys } from '../../shared/api/own-keys.ts';

/** Time between two reads of shown deliveries, in ms. */
const LOOK_EVERY_MS = 3000;

type WithSecret = { readonly webhook: Webhook; readonly secret: string };

/** The person's webhooks. */
export const webhooksQuery = queryOptions({
  queryKey: ownKeys.webhooks,
  queryFn: ({ signal }) => callApi(webhooksApi.getWebhooks, {}, { signal }),
  meta: { failure: 'silent' },
});

/** The last deliveries of a webhook; refetched while they are shown. */
export const deliveriesQuery = (id: Webhook['id']) =>
  queryOptions({
    queryKey: [...ownKeys.webhooks, id, 'deliveries'],
    queryFn: ({ signal }) => callApi(webhooksApi.getWebhookDeliveries, { params: { id } }, { signal }),
    refetchInterval: LOOK_EVERY_MS,
    meta: { failure: 'silent' },
  });

/** Creates a webhook; only this call returns its secret. */
export function createWebhook(body: { url: string; events: ChosenWebhookEvent[] }, idempotencyKey: string): Promise<WithSecret> {
  return callApi(webhooksApi.createWebhook, { body }, { idempotencyKey });
}

/** Creates a new secret and returns it, once. */
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
