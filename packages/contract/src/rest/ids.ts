/** Schemas of branded ids: a malformed id is a bad request. */
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

/** The check validates the id at run time; the return type brands it for the compiler. */
function brand<Id extends string, Input extends string = string>(schema: z.ZodMiniType<string, string>): IdSchema<Id, Input> {
  return schema as unknown as IdSchema<Id, Input>;
}

/** A league's lower-case id. */
export const leagueSchema = brand<LeagueId>(z.string().check(z.refine((text) => readLeagueId(text) !== null, 'lower-case league id')));

/** A tab's id as assigned by the publisher. Callers pass an id parsed as such, never the composite id. */
export const publisherTabIdSchema = brand<PublisherTabId, PublisherTabId>(
  z.string().check(z.refine((text) => readPublisherTabId(text) !== null, 'publisher’s tab id')),
);

/** A tab's id, unique across leagues. Callers pass a composite id, never the publisher's id alone. */
export const stashTabIdSchema = brand<StashTabId, StashTabId>(
  z.string().check(z.refine((text) => readStashTabId(text) !== null, 'league and tab id')),
);

/** Group hash: 40 hexadecimal digits. */
export const hashSchema = brand<GroupHash>(z.string().check(z.regex(/^[0-9a-f]{40}$/)));
/**
 * UUID in any case, normalised to lower case: PostgreSQL ignores case, but room names, maps and sealed secrets compare
 * strings. The contract has no other UUID schema.
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
