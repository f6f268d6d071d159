/** The server's recurring jobs. Every job may run on any node, and may run twice. */
import type { WebhookDeliveryId } from '@poexchange/domain/ids';
import type { GameApiBudgetTables } from '@poexchange/platform/game-api';
import { defineJob, type AnyJob } from '@poexchange/platform/jobs';
import type { Kysely } from 'kysely';
import * as z from 'zod/mini';
import type { AuthDeps } from './features/auth/index.ts';
import type { ListingsDeps } from './features/listings/index.ts';
import { deliverWebhook } from './features/notifications/index.ts';
import type { DeliverDeps } from './features/webhooks/index.ts';

export type JobContext = {
  readonly listings: ListingsDeps;
  readonly auth: AuthDeps;
  readonly budgets: Kysely<GameApiBudgetTables>;
};

const EVERY_MINUTE = '* * * * *';
const EVERY_TEN_MINUTES = '*/10 * * * *';
const payload = z.object({});

const expireListings = defineJob<typeof payload, JobContext>({
  name: 'expire-listings',
  payload,
  schedule: EVERY_MINUTE,
  retries: 2,
  load: async () => {
    const { expireDueListings } = await import('./features/listings/index.ts');
    return {
      handle: async (_payload, { context, log }) => {
        const count = await expireDueListings(context.listings);
        if (count > 0) log.info({ count }, 'listings expired');
      },
    };
  },
});

const revokeGrants = defineJob<typeof payload, JobContext>({
  name: 'revoke-grants',
  payload,
  schedule: EVERY_MINUTE,
  retries: 1,
  load: async () => {
    const { revokePlanned } = await import('./features/auth/index.ts');
    return {
      handle: async (_payload, { context, log }) => {
        const count = await revokePlanned(context.auth);
        if (count > 0) log.info({ count }, 'grants of deleted accounts ended');
      },
    };
  },
});

const expireServiceRequests = defineJob<typeof payload, JobContext>({
  name: 'expire-service-requests',
  payload,
  schedule: EVERY_MINUTE,
  retries: 2,
  load: async () => {
    const { expireRequests } = await import('./features/services/index.ts');
    return {
      handle: async (_payload, { context, log }) => {
        const count = await expireRequests(context.listings);
        if (count > 0) log.info({ count }, 'requests for services expired');
      },
    };
  },
});

const noteDays = defineJob<typeof payload, JobContext>({
  name: 'note-service-days',
  payload,
  schedule: EVERY_TEN_MINUTES,
  retries: 1,
  load: async () => {
    const { noteServiceDays } = await import('./features/services/index.ts');
    return { handle: (_payload, { context }) => noteServiceDays(context.listings) };
  },
});

const resealSecrets = defineJob<typeof payload, JobContext>({
  name: 'reseal-secrets',
  payload,
  schedule: EVERY_TEN_MINUTES,
  retries: 1,
  load: async () => {
    const [{ resealPublisherTokens }, { resealWebhookSecrets }] = await Promise.all([
      import('./features/auth/index.ts'),
      import('./features/webhooks/index.ts'),
    ]);
    return {
      handle: async (_payload, { context, log }) => {
        const { db, config } = context.auth;
        const count = (await resealPublisherTokens(db, config.tokenKeys)) + (await resealWebhookSecrets(db, config.tokenKeys));
        if (count > 0) log.info({ count }, 'secrets sealed with the current key');
      },
    };
  },
});

const prune = defineJob<typeof payload, JobContext>({
  name: 'prune',
  payload,
  schedule: EVERY_TEN_MINUTES,
  retries: 2,
  load: async () => {
    const { pruneAll } = await import('./prune.ts');
    return { handle: (_payload, { context }) => pruneAll(context.listings, context.budgets) };
  },
});

export const jobs: readonly AnyJob<JobContext>[] = [expireListings, revokeGrants, expireServiceRequests, noteDays, resealSecrets, prune];

/**
 * Jobs that wait for other servers. They have separate slots, so that slow receivers never delay the recurring jobs.
 */
export const deliveryJobs: readonly AnyJob<DeliverDeps>[] = [
  defineJob<typeof deliverWebhook.payload, DeliverDeps>({
    ...deliverWebhook,
    load: async () => {
      const { attemptDelivery } = await import('./features/webhooks/index.ts');
      return { handle: ({ deliveryId }, { context }) => attemptDelivery(context, deliveryId as WebhookDeliveryId) };
    },
  }),
];
export const DELIVERIES_AT_ONCE = 10;
