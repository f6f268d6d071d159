/** The list next to the trade: open and finished trades with their tags. Pure. */
import type { QueuedTrade } from '@poexchange/contract/rest/later';
import {
  findContested,
  isOpenTrade,
  judgeRequest,
  readStep,
  readTradeState,
  type SettableStep,
  type StepTimes,
} from '@poexchange/domain/trade';

export type QueueTag =
  | {
      readonly kind: 'listingGone' | 'gone' | 'part' | 'inHideout' | 'invited' | 'declined' | 'traded' | 'again' | 'away' | 'new' | 'asked';
    }
  | { readonly kind: 'shares'; readonly hashes: readonly string[] };

export type QueueEntry = {
  readonly trade: QueuedTrade;
  readonly id: string;
  readonly tag: QueueTag;
  /** Amount to pay, or amount paid. */
  readonly chaos: number;
};

export type QueueLists = { readonly open: readonly QueueEntry[]; readonly done: readonly QueueEntry[] };

export function timesOfTrade({ body }: QueuedTrade['notification']): StepTimes {
  const { invitedMs = null, hideoutMs = null, processedMs = null, declinedMs = null } = body.steps ?? {};
  return { invitedMs, hideoutMs, processedMs: processedMs ?? (body.processed ? 0 : null), declinedMs };
}

/**
 * Open and finished trades, each newest first. Requests conflict only within a league, because hashes are the same in
 * all leagues.
 */
export function splitQueue(trades: readonly QueuedTrade[], party: 'owner' | 'asker'): QueueLists {
  const open = trades.filter(({ notification }) => isOpenTrade(timesOfTrade(notification)));
  const done = trades.filter((trade) => !open.includes(trade));
  const contested = party === 'owner' ? findShared(open) : new Map<string, readonly string[]>();
  const again = new Set(party === 'owner' ? open.filter((trade) => listRepeats(open, trade).some(isBefore(trade))).map(idOf) : []);
  const describe = (trade: QueuedTrade): QueueEntry => {
    const { id, body } = trade.notification;
    const isAgain = party === 'owner' && (again.has(id) || body.askedAgainMs !== undefined);
    return { trade, id, tag: chooseTag(trade, contested.get(id), isAgain), chaos: body.handed?.totalChaos ?? body.totalChaos };
  };
  return { open: open.map(describe), done: done.map(describe).sort((a, b) => endOf(b) - endOf(a)) };
}

/**
 * Other open requests from the same person for some of the same items of the same listing: usually a single purchase
 * whose quantities were corrected.
 */
export function listRepeats(open: readonly QueuedTrade[], { notification }: Pick<QueuedTrade, 'notification'>): QueuedTrade[] {
  const hashes = new Set(notification.body.items.map(([hash]) => hash));
  return open.filter(
    ({ notification: other }) =>
      other.id !== notification.id &&
      other.senderId !== null &&
      other.senderId === notification.senderId &&
      other.body.uuid === notification.body.uuid &&
      other.body.items.some(([hash]) => hashes.has(hash)),
  );
}

const idOf = ({ notification }: QueuedTrade): string => notification.id;

const isBefore =
  ({ notification }: QueuedTrade) =>
  (other: QueuedTrade): boolean =>
    other.notification.timestamp < notification.timestamp;

const endOf = ({ trade }: QueueEntry): number => readEndMs(trade.notification) ?? 0;

/** When a trade was done or declined; null while the trade is open, or if the time was not stored. */
export function readEndMs(notification: QueuedTrade['notification']): number | null {
  const { processedMs, declinedMs } = timesOfTrade(notification);
  return (processedMs ?? declinedMs) || null;
}

/** The step of a trade before it was declined, for Undo. */
export function stepBeforeEnd(notification: QueuedTrade['notification']): Exclude<SettableStep, 'declined'> {
  const step = readStep({ ...timesOfTrade(notification), declinedMs: null, processedMs: null });
  return step === 'invited' || step === 'inHideout' ? step : 'asked';
}

function findShared(open: readonly QueuedTrade[]): ReadonlyMap<string, readonly string[]> {
  const keyOf = ({ notification }: QueuedTrade, hash: string): string => `${notification.body.meta.league} ${hash}`;
  const available = new Map<string, number>();
  for (const trade of open) for (const [hash, pieces] of trade.available ?? []) available.set(keyOf(trade, hash), pieces);
  const contested = findContested(
    open.map((trade) => ({
      id: trade.notification.id,
      items: trade.notification.body.items.map(([hash, quantity]) => [keyOf(trade, hash), quantity] as const),
    })),
    (key) => available.get(key) ?? 0,
  );
  return new Map([...contested].map(([id, keys]) => [id, keys.map((key) => key.slice(key.lastIndexOf(' ') + 1))]));
}

/** Chooses one tag for a trade: its outcome first, then obstacles, then its step. */
function chooseTag(trade: QueuedTrade, shared: readonly string[] | undefined, isAgain: boolean): QueueTag {
  const { notification, available, presence } = trade;
  const step = readStep(timesOfTrade(notification));
  if (step === 'traded' || step === 'declined') return { kind: step };
  if (isListingGone(trade)) return { kind: 'listingGone' };
  const obstacle = available && findObstacle(notification.body.items, { available, shared, isAgain: isAgain && step === 'asked' });
  if (obstacle) return obstacle;
  if (step !== 'asked') return { kind: step };
  if (presence === 'offline') return { kind: 'away' };
  return { kind: notification.read || available === undefined ? 'asked' : 'new' };
}

/**
 * Returns whether the listing is gone. The owner may still finish a trade for a removed listing; the asker sees that
 * the listing is no longer on the market.
 */
function isListingGone({ notification, available, listingState }: QueuedTrade): boolean {
  if (listingState === null || listingState === 'deleted') return true;
  return available === undefined && readTradeState(timesOfTrade(notification), listingState) === 'gone';
}

type ObstacleOptions = {
  readonly available: NonNullable<QueuedTrade['available']>;
  /** Hashes of items that other open requests also need. */
  readonly shared: readonly string[] | undefined;
  readonly isAgain: boolean;
};

/** What the owner must know about an open request before handing over; null if there is nothing. */
function findObstacle(
  items: QueuedTrade['notification']['body']['items'],
  { available, shared, isAgain }: ObstacleOptions,
): QueueTag | null {
  const pieces = new Map(available);
  const judged = judgeRequest(items.map(([hash, asked]) => ({ hash, asked, available: pieces.get(hash) ?? 0 })));
  if (judged === 'gone') return { kind: 'gone' };
  if (isAgain) return { kind: 'again' };
  if (shared !== undefined) return { kind: 'shares', hashes: shared };
  return judged === 'part' ? { kind: 'part' } : null;
}

/**
 * The next or previous open trade, or the first open trade if the current trade is not open. Null if there is no such
 * trade.
 */
export function findNeighbour(lists: QueueLists, id: string, by: 1 | -1): string | null {
  const at = lists.open.findIndex((entry) => entry.id === id);
  const next = at < 0 ? lists.open[0] : lists.open[at + by];
  return next?.id ?? null;
}

export type ListingRequests = {
  readonly open: readonly QueueEntry[];
  /** Number of trades finished during the last day. */
  readonly tradedCount: number;
  readonly tradedChaos: number;
};

/** The open requests for a listing, and its trades in the last day. */
export function readRequestsOf(trades: readonly QueuedTrade[], uuid: string): ListingRequests {
  const { open, done } = splitQueue(
    trades.filter(({ notification }) => notification.body.uuid === uuid),
    'owner',
  );
  const traded = done.filter(({ tag }) => tag.kind === 'traded');
  return { open, tradedCount: traded.length, tradedChaos: traded.reduce((sum, { chaos }) => sum + chaos, 0) };
}
