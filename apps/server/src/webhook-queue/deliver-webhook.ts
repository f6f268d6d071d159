import * as z from 'zod/mini';

/**
 * Job that makes one attempt of a delivery. A receiver's failure is no failure of the job: the next attempt is a job of
 * its own. Retries are for failures of ours.
 */
export const deliverWebhook = { name: 'deliver-webhook', payload: z.object({ deliveryId: z.uuid() }), retries: 5 } as const;

/**
 * Lane in which the deliveries of a person run one after another, so that slow receivers of one person do not hold up
 * those of others. Lanes are few, because the queue keeps a row for each.
 */
export function laneOf(userId: string): string {
  return `webhooks-${userId.slice(0, 2)}`;
}
