/** Webhooks: a person's own addresses that receive their events, signed. */
import * as z from 'zod/mini';
import { defineEndpoint } from '../endpoint.ts';
import { chosenWebhookEvents } from '../webhook-events.ts';
import { timestampMsSchema } from './common.ts';
import { webhookDeliveryIdSchema, webhookIdSchema } from './ids.ts';
import { readWebhookUrl } from './webhook-url.ts';

/**
 * `most` is the maximum number of webhooks per person; at most `waiting` deliveries per webhook are queued, and further
 * events are dropped; `shown` deliveries are listed; the old secret also signs for `oldSecretMs` after a change; after
 * `failingDays` without a success a webhook is deactivated.
 */
export const webhookLimits = {
  most: 5,
  waiting: 1000,
  shown: 20,
  oldSecretMs: 24 * 3_600_000,
  failingDays: 5,
} as const;

const urlSchema = z.string().check(z.refine((text) => readWebhookUrl(text) !== null, 'https address of the internet'));
const eventsSchema = z.array(z.enum(chosenWebhookEvents)).check(z.minLength(1), z.maxLength(chosenWebhookEvents.length));

/**
 * A webhook as its owner sees it. `failingSinceMs` is the first failure since the last success; `offMs` is when the
 * webhook was deactivated, by its owner or with the token that created it (`offBy` `owner`), or because deliveries kept
 * failing (`failures`). `madeBy` is the name of the token that created it; null if a page created it or the token no
 * longer exists.
 */
const webhookSchema = z.object({
  id: webhookIdSchema,
  url: z.string(),
  events: z.array(z.enum(chosenWebhookEvents)),
  createdMs: timestampMsSchema,
  madeBy: z.nullable(z.string()),
  failingSinceMs: z.nullable(timestampMsSchema),
  offMs: z.nullable(timestampMsSchema),
  offBy: z.nullable(z.enum(['owner', 'failures'])),
  /** Time until which deliveries are also signed with the old secret; null if there is no old secret. */
  oldSecretUntilMs: z.nullable(timestampMsSchema),
});
export type Webhook = z.output<typeof webhookSchema>;

/**
 * Reason why an attempt failed: the name did not resolve, or resolved to a non-public address; no connection; an
 * invalid certificate; no response within ten seconds; a redirect; a response other than 2xx; its secret cannot be read
 * until it is changed; the webhook was deactivated before the attempt.
 */
export const webhookProblems = ['name', 'address', 'connection', 'certificate', 'timeout', 'redirect', 'status', 'secret', 'off'] as const;
export type WebhookProblem = (typeof webhookProblems)[number];

/** A delivery with its last attempt. `id` is the header `webhook-id`, the same for every attempt. */
const deliverySchema = z.object({
  id: webhookDeliveryIdSchema,
  type: z.string(),
  createdMs: timestampMsSchema,
  state: z.enum(['waiting', 'delivered', 'failed']),
  attempts: z.number(),
  lastAttemptMs: z.nullable(timestampMsSchema),
  /** Time of the next attempt; null if none is planned. */
  nextAttemptMs: z.nullable(timestampMsSchema),
  /** HTTP status of the last attempt; null if there was no response. */
  status: z.nullable(z.number()),
  problem: z.nullable(z.enum(webhookProblems)),
});
export type WebhookDelivery = z.output<typeof deliverySchema>;

const repliedWebhook = z.object({ webhook: webhookSchema, serverTimeMs: timestampMsSchema });
/** `secret` is `whsec_` followed by 32 bytes in base64; only this reply contains it. */
const repliedSecret = z.object({ webhook: webhookSchema, secret: z.string(), serverTimeMs: timestampMsSchema });
const idBody = z.object({ id: webhookIdSchema });
const shared = { access: 'user', scope: 'webhooks:write', method: 'POST' } as const;

/** The caller's webhooks, oldest first. */
const getWebhooks = defineEndpoint({
  name: 'getWebhooks',
  method: 'GET',
  path: '/users/webhooks',
  access: 'user',
  scope: 'webhooks:read',
  reply: z.object({ webhooks: z.array(webhookSchema), serverTimeMs: timestampMsSchema }),
  perMinute: 60,
});

/** Creates a webhook that receives the selected events. An access token also needs the scope of each event. */
const createWebhook = defineEndpoint({
  ...shared,
  name: 'createWebhook',
  path: '/users/webhooks',
  body: z.object({ url: urlSchema, events: eventsSchema }),
  reply: repliedSecret,
  errors: ['tooManyWebhooks', 'idempotencyKeyReused'],
  perMinute: 10,
});

/** Changes a webhook's events, or activates or deactivates it. Activating it clears its failures. */
const changeWebhook = defineEndpoint({
  ...shared,
  name: 'changeWebhook',
  path: '/users/webhooks/change',
  body: z.object({ id: webhookIdSchema, events: z.optional(eventsSchema), on: z.optional(z.boolean()) }),
  reply: repliedWebhook,
  errors: ['notFound'],
  perMinute: 30,
});

/** Deletes a webhook with its deliveries. Deleting a webhook that does not exist succeeds. */
const deleteWebhook = defineEndpoint({
  ...shared,
  name: 'deleteWebhook',
  path: '/users/webhooks/delete',
  body: idBody,
  reply: z.object({ serverTimeMs: timestampMsSchema }),
  perMinute: 30,
});

/**
 * Creates a new secret; for one day, deliveries are also signed with the old secret. An access token also needs the
 * scope of each event of the webhook.
 */
const changeWebhookSecret = defineEndpoint({
  ...shared,
  name: 'changeWebhookSecret',
  path: '/users/webhooks/secret',
  body: idBody,
  reply: repliedSecret,
  errors: ['notFound', 'idempotencyKeyReused'],
  perMinute: 10,
});

/** Sends an event of type `webhook.test`. */
const testWebhook = defineEndpoint({
  ...shared,
  name: 'testWebhook',
  path: '/users/webhooks/test',
  body: idBody,
  reply: z.object({ deliveryId: webhookDeliveryIdSchema, serverTimeMs: timestampMsSchema }),
  errors: ['notFound', 'idempotencyKeyReused'],
  perMinute: 10,
});

/** A webhook's last deliveries, newest first. */
const getWebhookDeliveries = defineEndpoint({
  name: 'getWebhookDeliveries',
  method: 'GET',
  path: '/users/webhooks/:id/deliveries',
  access: 'user',
  scope: 'webhooks:read',
  params: idBody,
  reply: z.object({ deliveries: z.array(deliverySchema), serverTimeMs: timestampMsSchema }),
  errors: ['notFound'],
  perMinute: 60,
});

export const webhooksApi = {
  changeWebhook,
  changeWebhookSecret,
  createWebhook,
  deleteWebhook,
  getWebhookDeliveries,
  getWebhooks,
  testWebhook,
} as const;
