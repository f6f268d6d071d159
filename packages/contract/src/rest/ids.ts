/** Schemas of the ids that have types of their own: a text that is not such an id is a bad request. */
import {
  readLeagueId,
  readPublisherTabId,
  readStashTabId,
  type AccessTokenId,
  type GroupHash,
  type LeagueId,
  type ListingUuid,
  type NotificationId,
  type PublisherTabId,
  type ServiceId,
  type ServicePresetId,
  type ServiceRequestId,
  type SnapshotId,
  type SnapshotProfileId,
  type StashTabId,
  type UserId,
  type WebhookDeliveryId,
  type WebhookId,
} from '@poexchange/domain/ids';
import * as z from 'zod/mini';

type IdSchema<Id extends string, Input extends string = string> = z.ZodMiniType<Id, Input>;

/** The check ensures that the text is the id; the type of the schema says so to the compiler. */
function brand<Id extends string, Input extends string = string>(schema: z.ZodMiniType<string, string>): IdSchema<Id, Input> {
  return schema as unknown as IdSchema<Id, Input>;
}

/** A league's lower-cased id (D15). */
export const leagueSchema = brand<LeagueId>(z.string().check(z.refine((text) => readLeagueId(text) !== null, 'lower-case league id')));

/** A tab's id as the publisher gives it. A caller passes an id that was read as such, never the composite one. */
export const publisherTabIdSchema = brand<PublisherTabId, PublisherTabId>(
  z.string().check(z.refine((text) => readPublisherTabId(text) !== null, 'publisher’s tab id')),
);

/** A tab's id over all leagues (R3.26). A caller passes an id that was made as such, never the publisher's alone. */
export const stashTabIdSchema = brand<StashTabId, StashTabId>(
  z.string().check(z.refine((text) => readStashTabId(text) !== null, 'league and tab id')),
);

/** Group hash: 40 hexadecimal digits (D57). */
export const hashSchema = brand<GroupHash>(z.string().check(z.regex(/^[0-9a-f]{40}$/)));
/**
 * UUID in any case, read as lower case: PostgreSQL ignores the case, but room names, maps and sealed secrets compare
 * texts. The contract has no other schema of a UUID.
 */
export const uuidSchema = z.uuid().check(z.toLowerCase());
export const listingUuidSchema = brand<ListingUuid>(uuidSchema);
export const serviceIdSchema = brand<ServiceId>(uuidSchema);
export const servicePresetIdSchema = brand<ServicePresetId>(uuidSchema);
export const serviceRequestIdSchema = brand<ServiceRequestId>(uuidSchema);
export const snapshotIdSchema = brand<SnapshotId>(uuidSchema);
export const snapshotProfileIdSchema = brand<SnapshotProfileId>(uuidSchema);
export const notificationIdSchema = brand<NotificationId>(uuidSchema);
export const accessTokenIdSchema = brand<AccessTokenId>(uuidSchema);
export const webhookIdSchema = brand<WebhookId>(uuidSchema);
export const webhookDeliveryIdSchema = brand<WebhookDeliveryId>(uuidSchema);
export const userIdSchema = brand<UserId>(uuidSchema);
