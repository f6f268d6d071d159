/** The server's recurring work. Every job may run on any node, and twice. */
import { defineJob, type AnyJob } from '@poexchange/platform/jobs';
import * as z from 'zod/mini';
import type { DeliverDeps } from './features/webhooks/index.ts';
import type { JobContext } from './jobs/context.ts';
import { deliverWebhook } from './webhook-queue/deliver-webhook.ts';

const EVERY_MINUTE = '* * * * *';
const EVERY_TEN_MINUTES = '*/10 * * * *';
const empty = z.object({});

export const jobs: readonly AnyJob<JobContext>[] = [
  defineJob({
    name: 'expire-listings',
    payload: empty,
    schedule: EVERY_MINUTE,
    retries: 2,
    load: () => import('./jobs/expire-listings.ts'),
  }),
  defineJob({ name: 'sweep-presence', payload: empty, schedule: EVERY_MINUTE, retries: 1, load: () => import('./jobs/sweep-presence.ts') }),
  defineJob({ name: 'revoke-grants', payload: empty, schedule: EVERY_MINUTE, retries: 1, load: () => import('./jobs/revoke-grants.ts') }),
  defineJob({
    name: 'expire-service-requests',
    payload: empty,
    schedule: EVERY_MINUTE,
    retries: 2,
    load: () => import('./jobs/expire-service-requests.ts'),
  }),
  defineJob({
    name: 'note-service-days',
    payload: empty,
    schedule: EVERY_TEN_MINUTES,
    retries: 1,
    load: () => import('./jobs/note-service-days.ts'),
  }),
  defineJob({
    name: 'reseal-secrets',
    payload: empty,
    schedule: EVERY_TEN_MINUTES,
    retries: 1,
    load: () => import('./jobs/reseal-secrets.ts'),
  }),
  defineJob({ name: 'prune', payload: empty, schedule: EVERY_TEN_MINUTES, retries: 2, load: () => import('./jobs/prune.ts') }),
];

/** Work that waits for other servers. It has its own slots, so that slow receivers never delay the recurring work. */
export const deliveryJobs: readonly AnyJob<DeliverDeps>[] = [
  defineJob({ ...deliverWebhook, load: () => import('./jobs/deliver-webhook.ts') }),
];
export const DELIVERIES_AT_ONCE = 10;
