/**
 * Branded id types that prevent mixing ids of different kinds. Ids are created here, or by the contract, which
 * validates ids from outside with the same functions.
 */

declare const kind: unique symbol;
type Id<Kind extends string> = string & { readonly [kind]: Kind };

/** A league's lower-case id. */
export type LeagueId = Id<'league'>;
/** A stash tab's id as assigned by the publisher, unique within a league. */
export type PublisherTabId = Id<'publisherTab'>;
/** A stash tab's id, unique across leagues: league and publisher's id, e.g. `mercenaries:6f66b5dda2`. */
export type StashTabId = Id<'stashTab'>;
/** The hash that identifies a group of items: 40 hexadecimal digits. */
export type GroupHash = Id<'group'>;
/** Id of a listing, the same for all its versions. */
export type ListingUuid = Id<'listing'>;
/** Id of a service listing. */
export type ServiceId = Id<'service'>;
/** Id of a named set of a person's services. */
export type ServicePresetId = Id<'servicePreset'>;
/** Id of a service request. */
export type ServiceRequestId = Id<'serviceRequest'>;
export type NotificationId = Id<'notification'>;
/** Id of a person's net worth snapshot. */
export type SnapshotId = Id<'snapshot'>;
/** Id of a profile used to take snapshots. */
export type SnapshotProfileId = Id<'snapshotProfile'>;
/** Id of a personal access token; does not contain its secret. */
export type AccessTokenId = Id<'accessToken'>;
/** Id of a webhook: a person's own address that receives their events. */
export type WebhookId = Id<'webhook'>;
/** Id of an event sent to a webhook, in one or more attempts. */
export type WebhookDeliveryId = Id<'webhookDelivery'>;
/** Id of a user account. */
export type UserId = Id<'user'>;
/** The chat platform's id of an account: it stays the same when the account is renamed. */
export type ChatAccountId = Id<'chatAccount'>;

const MAX_LEAGUE_LENGTH = 80;
/** Every character of the league escaped, plus the separator and the publisher's id. */
const MAX_STASH_TAB_ID_LENGTH = 3 * MAX_LEAGUE_LENGTH + 1 + 64;
const SEPARATOR = ':';
const CHAT_ACCOUNT_PATTERN = /^[0-9A-Za-z_-]{1,64}$/;
const PUBLISHER_TAB_PATTERN = /^[0-9A-Za-z_-]{1,64}$/;

/** Parses a league's id, or returns null: 1 to 80 characters, lower case. */
export function readLeagueId(text: string): LeagueId | null {
  return text.length >= 1 && text.length <= MAX_LEAGUE_LENGTH && text === text.toLowerCase() ? (text as LeagueId) : null;
}

/** Parses a publisher's tab id, or returns null. Refuses a composite id. */
export function readPublisherTabId(text: string): PublisherTabId | null {
  return PUBLISHER_TAB_PATTERN.test(text) ? (text as PublisherTabId) : null;
}

/** Parses the chat platform's id of an account, or returns null. */
export function readChatAccountId(text: string): ChatAccountId | null {
  return CHAT_ACCOUNT_PATTERN.test(text) ? (text as ChatAccountId) : null;
}

/**
 * Parses a composite tab id, or returns null: accepts only ids that `makeStashTabId` can create. Refuses a publisher's
 * id alone.
 */
export function readStashTabId(text: string): StashTabId | null {
  if (text.length > MAX_STASH_TAB_ID_LENGTH) return null;
  const { league, tabId } = splitText(text);
  const isMade =
    readLeagueId(league) !== null && readPublisherTabId(tabId) !== null && `${escapeLeague(league)}${SEPARATOR}${tabId}` === text;
  return isMade ? (text as StashTabId) : null;
}

/**
 * Composes the id of a tab that is unique across leagues. The league's case does not matter; the publisher's id is kept
 * unchanged.
 */
export function makeStashTabId(league: string, tabId: PublisherTabId): StashTabId {
  return `${escapeLeague(league.toLowerCase())}${SEPARATOR}${tabId}` as StashTabId;
}

/** Returns the league and the publisher's id of a composite tab id. */
export function splitStashTabId(id: StashTabId): { readonly league: LeagueId; readonly tabId: PublisherTabId } {
  return splitText(id) as { league: LeagueId; tabId: PublisherTabId };
}

function escapeLeague(league: string): string {
  return league.replaceAll('%', '%25').replaceAll(SEPARATOR, '%3a');
}

function splitText(text: string): { league: string; tabId: string } {
  const at = text.lastIndexOf(SEPARATOR);
  return { league: text.slice(0, Math.max(at, 0)).replaceAll('%3a', SEPARATOR).replaceAll('%25', '%'), tabId: text.slice(at + 1) };
}
