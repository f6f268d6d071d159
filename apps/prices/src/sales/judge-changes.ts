import type { FilledOffer } from '../asks/filled-queries.ts';
import type { StockChange } from '../asks/stock-change-queries.ts';
import type { AccountBook } from './find-in-book.ts';

/**
 * Stock that appears elsewhere in the account within this time before or after leaving an ask counts as moved, not
 * sold.
 */
export const MOVED_WITHIN_MS = 20 * 60_000;
/** An account not seen again within this time is assumed to have left with its stock. */
export const GONE_AFTER_MS = 12 * 3_600_000;
/** A tab seen within this time is active: its asks are at risk of being bought. */
export const AT_RISK_FOR_MS = 12 * 3_600_000;
/** Period during which further sales by an account in the same group do not count. */
export const COUNTS_ONCE_IN_MS = 48 * 3_600_000;

export type Judged = {
  /** Fills that count, in order of time. */
  readonly fills: readonly StockChange[];
  /** Ids of changes that were not fills, or do not count. */
  readonly otherIds: readonly string[];
};

/** Accounts, each with the groups that it recently sold. */
export type SoldLately = ReadonlyMap<number, ReadonlySet<number>>;

/** Lists which accounts sold which groups within the last two days: an account's repeated sales count once. */
export function listSoldLately(changes: readonly StockChange[], nowMs: number): Map<number, Set<number>> {
  const sold = new Map<number, Set<number>>();
  for (const { accountId, groupId, atMs, isFill } of changes)
    if (isFill === true && nowMs - atMs < COUNTS_ONCE_IN_MS) noteSold(sold, accountId, groupId);
  return sold;
}

function noteSold(sold: Map<number, Set<number>>, accountId: number, groupId: number): void {
  const known = sold.get(accountId);
  if (known === undefined) sold.set(accountId, new Set([groupId]));
  else known.add(groupId);
}

type Context = {
  readonly nowMs: number;
  readonly watchedSinceMs: number;
  readonly accounts: AccountBook;
  readonly sold: Map<number, Set<number>>;
};

/**
 * Decides which changes were fills: stock left an active ask, did not appear elsewhere in the account, and the account
 * was seen afterwards. Undecided changes are in neither list. Fills that count are added to `sold`.
 */
export function judgeChanges(changes: readonly StockChange[], { nowMs, watchedSinceMs, accounts, sold }: Context): Judged {
  const fills: StockChange[] = [];
  const otherIds: string[] = [];
  const risen = sortRises(changes);
  for (const change of changes) {
    const { id, accountId, groupId, pieces, seenBeforeMs, atMs, isFill } = change;
    if (pieces > 0 || isFill !== null) continue;
    const ageMs = nowMs - atMs;
    const isWatched = seenBeforeMs >= watchedSinceMs && atMs - seenBeforeMs <= AT_RISK_FOR_MS;
    if (!isWatched || sold.get(accountId)?.has(groupId) === true) otherIds.push(id);
    else if (ageMs < MOVED_WITHIN_MS) continue;
    else if (accounts.readLastSeenMs(accountId) <= atMs) {
      if (ageMs > GONE_AFTER_MS) otherIds.push(id);
    } else if (-pieces <= countArrived(change, { accounts, risen })) otherIds.push(id);
    else {
      noteSold(sold, accountId, groupId);
      fills.push(change);
    }
  }
  return { fills, otherIds };
}

/** Finds filled asks whose pieces appeared elsewhere in the account: their stock was moved, not sold. */
export function listMoved(
  offers: readonly FilledOffer[],
  { changes, accounts }: { changes: readonly StockChange[]; accounts: AccountBook },
): FilledOffer[] {
  const risen = sortRises(changes);
  return offers.filter((offer) => -offer.pieces <= countArrived(offer, { accounts, risen }));
}

/** Groups by account the changes that added stock to unchanged asks. */
function sortRises(changes: readonly StockChange[]): ReadonlyMap<number, readonly StockChange[]> {
  return Map.groupBy(
    changes.filter(({ pieces }) => pieces >= 0),
    ({ accountId }) => accountId,
  );
}

type Arrivals = Pick<Context, 'accounts'> & { readonly risen: ReturnType<typeof sortRises> };

/** Counts the group's pieces that were added to the account's other tabs, or newly listed, at about that time. */
function countArrived(
  { accountId, tabId, groupId, atMs }: Pick<StockChange, 'accountId' | 'tabId' | 'groupId' | 'atMs'>,
  { accounts, risen }: Arrivals,
): number {
  const span = { fromMs: atMs - MOVED_WITHIN_MS, toMs: atMs + MOVED_WITHIN_MS };
  const rises = (risen.get(accountId) ?? []).filter(
    (rise) => rise.groupId === groupId && rise.tabId !== tabId && rise.atMs >= span.fromMs && rise.atMs <= span.toMs,
  );
  return rises.reduce((total, { pieces }) => total + pieces, accounts.countListed(accountId, groupId, span));
}
