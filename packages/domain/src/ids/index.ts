/**
 * Branded id types, so that ids of different kinds cannot be mixed up. They are made here, or by the contract, which
 * checks ids from outside with the same functions.
 */

declare const kind: unique symbol;
type Id<Kind extends string> = string & { readonly [kind]: Kind };

/** A league's lower-cased id (R3.64). */
export type LeagueId = Id<'league'>;
/** A stash tab's id as the publisher gives it, unique within a league. */
export type PublisherTabId = Id<'publisherTab'>;
/** A stash tab's id over all leagues (R3.26): league and publisher's id, e.g. `mercenaries:6f66b5dda2`. */
export type StashTabId = Id<'stashTab'>;
/** The hash that names a group of items (R3.07): 40 hexadecimal digits. */
export type GroupHash = Id<'group'>;
/** A listing of ours, in any version. */
export type ListingUuid = Id<'listing'>;
/** A service listing of ours (R3.45). */
export type ServiceId = Id<'service'>;
/** A named set of a person's services. */
export type ServicePresetId = Id<'servicePreset'>;
/** A request for a service (D62). */
export type ServiceRequestId = Id<'serviceRequest'>;
export type NotificationId = Id<'notification'>;
/** A snapshot of a person's net worth (R3.60). */
export type SnapshotId = Id<'snapshot'>;
/** A profile that snapshots are taken with (R3.59). */
export type SnapshotProfileId = Id<'snapshotProfile'>;
/** A personal access token, without its secret. */
export type AccessTokenId = Id<'accessToken'>;
/** A person's own address to which events are sent. */
export type WebhookId = Id<'webhook'>;
/** An event that is sent to a webhook, in one or more attempts. */
export type WebhookDeliveryId = Id<'webhookDelivery'>;
/** An account of ours. */
export type UserId = Id<'user'>;
/** An account of the chat platform, by the platform's id: it does not change with the name (D63). */
export type ChatAccountId = Id<'chatAccount'>;

const MAX_LEAGUE_LENGTH = 80;
/** Every character of the league escaped, the separator, and the publisher's id. */
const MAX_STASH_TAB_ID_LENGTH = 3 * MAX_LEAGUE_LENGTH + 1 + 64;
const SEPARATOR = ':';
const CHAT_ACCOUNT_PATTERN = /^[0-9A-Za-z_-]{1,64}$/;
const PUBLISHER_TAB_PATTERN = /^[0-9A-Za-z_-]{1,64}$/;

/** Reads a text as a league's id, or null: 1 to 80 characters, lower case. */
export function readLeagueId(text: string): LeagueId | null {
  return text.length >= 1 && text.length <= MAX_LEAGUE_LENGTH && text === text.toLowerCase() ? (text as LeagueId) : null;
}

/** Reads a text as a publisher's tab id, or null. A composite id is refused. */
export function readPublisherTabId(text: string): PublisherTabId | null {
  return PUBLISHER_TAB_PATTERN.test(text) ? (text as PublisherTabId) : null;
}

/** Reads a text as the chat platform's id of an account (D63), or null. */
export function readChatAccountId(text: string): ChatAccountId | null {
  return CHAT_ACCOUNT_PATTERN.test(text) ? (text as ChatAccountId) : null;
}

/**
 * Reads a text as a composite tab id (R3.26), or null: only what `makeStashTabId` makes. A publisher's id alone is
 * refused.
 */
export function readStashTabId(text: string): StashTabId | null {
  if (text.length > MAX_STASH_TAB_ID_LENGTH) return null;
  const { league, tabId } = splitText(text);
  const isMade =
    readLeagueId(league) !== null && readPublisherTabId(tabId) !== null && `${escapeLeague(league)}${SEPARATOR}${tabId}` === text;
  return isMade ? (text as StashTabId) : null;
}

/**
 * Makes the id of a tab over all leagues (R3.26). The league's case does not matter; the publisher's id is kept
 * unchanged.
 */
export function makeStashTabId(league: string, tabId: PublisherTabId): StashTabId {
  return `${escapeLeague(league.toLowerCase())}${SEPARATOR}${tabId}` as StashTabId;
}

/** The league and the publisher's id of a composite tab id (R3.26). */
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
