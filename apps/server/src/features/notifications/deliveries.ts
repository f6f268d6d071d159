import type { Notification } from '@poexchange/contract/rest';
import type { Transaction } from 'kysely';
import type { Database } from '../../db/schema.ts';

/**
 * Brings a notification to its receiver by another way than their open pages, web push for one. Called in the
 * transaction of its cause: it stores a job there (`enqueue` of the platform's jobs) and sends nothing itself, so that
 * what is taken back is not delivered, and what is delivered is tried again until it arrives.
 */
export type EnqueueDelivery = (
  tx: Transaction<Database>,
  notification: { readonly receiverId: string; readonly notification: Notification },
) => Promise<void>;

/** Ways of delivery beside the pages. None is built yet: a page hears through its room. */
export const deliveries: readonly EnqueueDelivery[] = [];
