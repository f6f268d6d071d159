import * as z from 'zod/mini';

/**
 * Job that makes one attempt of a delivery. A receiver's failure is not a failure of the job: the next attempt is a
 * separate job. Retries are for our own failures.
 */
export const deliverWebhook = { name: 'deliver-webhook', payload: z.object({ deliveryId: z.uuid() }), retries: 5 } as const;

/**
 * Returns the lane in which a person's deliveries run one after another, so that slow receivers do not delay those of
 * others. There are few lanes, because the queue keeps a row for each.
 */
export function laneOf(userId: string): string {
  return `webhooks-${userId.slice(0, 2)}`;
}
