import type { ListingDraft, ListingRow, PublishedListing } from '@poexchange/contract/rest';
import { isBelowMinTradeValue, listingLimits, readSubCategory } from '@poexchange/domain/listing';
import { priceBookLimits } from '@poexchange/domain/price-book';
import type { Transaction } from 'kysely';
import type { StoredListingItem } from '../../db/listing-tables.ts';
import type { Database } from '../../db/schema.ts';
import { findFirstReply, runOnce } from '../../http/idempotency.ts';
import { RefusalError } from '../../http/refusal.ts';
import type { Caller } from '../../http/server-app.ts';
import { publishEvent, userRoom, tellInOrder } from '../../realtime/outbox.ts';
import { findKnownGroups } from '../prices/index.ts';
import { lookIntoTabs } from '../game-data/index.ts';
import { saveTakings } from '../stock/index.ts';
import { checkCategory, checkGroups, checkItems, readListingName, readTabs } from './check-draft.ts';
import { limitDraft, limitOthersByHand } from './draft-stock.ts';
import type { ListingsDeps } from './listings-deps.ts';
import { countOtherGroups, type ListedContents } from './listed-so-far.queries.ts';
import { takeChangeMs } from './feed.queries.ts';
import { lockStockListings, readListing, upsertListing } from './stored-listings.queries.ts';
import type { ListingIdentity, ListingRecord } from './listing-record.ts';
import { judgeSeen } from './judge-seen.ts';
import { presentOwnListing } from './present-listing.ts';

/** Maximum number of groups reported as left out of a publication. */
const MAX_KEPT_LEFT_OUT = 100;

/** Twice a seller's group limit, because the same number of deleted groups may still be stored for the feed. */
const maxKeptGroups = 2 * priceBookLimits.maxGroups;

/**
 * Publishes a listing, or replaces the listing with the same identity. Writes everything or nothing; writes nothing if
 * `signal` was aborted because the caller left before the publication's turn.
 */
export async function publishListing(
  deps: ListingsDeps,
  options: { caller: Caller; draft: ListingDraft; idempotencyKey: string | null; signal?: AbortSignal },
): Promise<PublishedListing> {
  const { caller } = options;
  // ALL is not a sub-category: such a listing replaces the whole category's listing.
  const draft = { ...options.draft, subCategory: readSubCategory(options.draft.subCategory) };
  checkCategory(draft);
  const groupName = readListingName(draft);
  const { items: drafted } = checkItems(draft, deps);
  const tabs = readTabs(draft);
  const once = { userId: caller.id, operation: 'createListing', idempotencyKey: options.idempotencyKey, body: draft };
  const repeated = await findFirstReply<Kept>(deps.db, once);
  if (repeated !== null) return readPublished(deps, repeated.reply);
  const known = await findKnownGroups(deps, { ...draft, hashes: drafted.map((item) => item.hash) });
  checkGroups(draft, known);
  const custom = groupName === null ? null : { name: groupName, tags: [...new Set([...known.values()].map(({ tag }) => tag))].sort() };
  const owner = { userId: caller.id, game: draft.game, league: draft.league };
  const itemIds = drafted.flatMap(({ rawItems }) => rawItems.map(({ id }) => id));
  const [look] = await Promise.all([
    lookIntoTabs(deps.db, { ...owner, itemIds }),
    // Runs before the listing is stored, because the reply shows its seller online.
    deps.requireOwnIgn({ ...owner, ign: draft.ign }).then(() => deps.onActed({ userId: caller.id, game: draft.game })),
  ]);
  const { signal } = options;
  const done: { stored: Stored | null; kept: Kept | null } = { stored: null, kept: null };
  const kept = await deps.waitForLeague({ ...owner, ...(signal !== undefined && { signal }) }, () =>
    runOnce<Kept>(deps.db, once, async (tx) => {
      const changeMs = await takeChangeMs(tx, { game: draft.game, league: draft.league, nowMs: deps.clock() });
      if (custom !== null) await refuseManyGroups(tx, { ...draft, userId: caller.id });
      // Lock the seller's listings in order of their ids before writing any of them.
      const enters = draft.side === 'sell' && drafted.some(({ rawItems }) => rawItems.length === 0);
      const others = enters ? await lockStockListings(tx, owner) : [];
      const { items, totalPrice, leftOut, takings } = await limitDraft(tx, { owner, draft, items: drafted, look, changeMs });
      if (isBelowMinTradeValue(totalPrice, draft.minTradeValue))
        throw new RefusalError('minTradeTooHigh', { params: { minTradeValue: draft.minTradeValue, totalChaos: totalPrice } });
      const {
        record,
        presence,
        stateBefore,
        others: listed,
        isBanned,
      } = await upsertListing(tx, {
        user_id: caller.id,
        game: draft.game,
        league: draft.league,
        category: draft.category,
        sub_category: draft.subCategory,
        custom,
        side: draft.side,
        listing_mode: draft.listingMode,
        ign: draft.ign,
        multiplier: draft.multiplier,
        min_trade_value: draft.minTradeValue,
        // If all tabs of a listing are closed to searches, it supports no searches.
        support_regex:
          draft.supportRegex && (tabs.stash_tabs.length === 0 || tabs.stash_tabs.some((id) => !tabs.search_denied_tabs.includes(id))),
        regex_extra_price: draft.regexExtraPrice,
        regex_quant_extra_price: draft.regexQuantExtraPrice,
        ...tabs,
        items,
        deselected: draft.deselected ?? [],
        total_price: totalPrice,
        timestamp_ms: changeMs,
        listed_ms: changeMs,
        changed_ms: changeMs,
        state: 'active',
        ended_ms: null,
        seen_ms: judgeSeen(items, look.stacks),
        by_hand: isByHand(draft.side, items),
      });
      if (isBanned) throw new RefusalError('banned');
      done.stored = { record, presence };
      refuseManyContents(items, listed);
      await saveTakings(tx, {
        userId: caller.id,
        takings: takings.map((taking) => ({ ...taking, listingUuid: record.uuid, listedMs: changeMs, endedMs: null })),
      });
      const limited = enters
        ? await limitOthersByHand(tx, {
            owner,
            others: others.filter(({ uuid }) => uuid !== record.uuid),
            hashes: drafted.filter(({ rawItems }) => rawItems.length === 0).map(({ hash }) => hash),
            changeMs,
          })
        : [];
      const room = userRoom(caller.id);
      const tellOwner = async (): Promise<void> => {
        await publishEvent(tx, { room, event: 'listings:changed', data: { uuids: [record.uuid, ...limited] } });
        if (enters) await publishEvent(tx, { room, event: 'stock:changed', data: { game: draft.game, league: draft.league } });
      };
      const isBack = stateBefore === 'inactive' || stateBefore === 'deleted';
      const askers = isBack ? await deps.listAskers(tx, { uuids: [record.uuid], state: 'asked', nowMs: deps.clock() }) : [];
      await tellInOrder([{ id: caller.id, tell: tellOwner }, ...askers]);
      done.kept = { uuid: record.uuid, leftOut: leftOut.slice(0, MAX_KEPT_LEFT_OUT) };
      return done.kept;
    }),
  );
  // Nothing was stored if this is a repeat, or if this attempt was rolled back before another request took its key.
  return done.stored === null || done.kept !== kept ? readPublished(deps, kept) : presentPublished(done.stored, kept);
}

/** Stored result of a publication, for repeats; the listing itself is stored elsewhere. */
type Kept = { readonly uuid: string; readonly leftOut?: PublishedListing['leftOut'] };

/** Reads the published listing in its current state; refuses if it has been deleted since. */
async function readPublished(deps: ListingsDeps, kept: Kept): Promise<PublishedListing> {
  const record = await readListing(deps.db, kept.uuid);
  if (record === undefined) throw new RefusalError('tradeListingNotFound');
  return presentPublished({ record, presence: record.presence }, kept);
}

type Stored = { readonly record: ListingRecord; readonly presence: ListingRow['presence'] };

function presentPublished({ record, presence }: Stored, kept: Kept): PublishedListing {
  const published = presentOwnListing(record, presence);
  return kept.leftOut === undefined || kept.leftOut.length === 0 ? published : { ...published, leftOut: kept.leftOut };
}

/**
 * Limits custom groups, which could otherwise fill the table: their number is unbounded, unlike the game's categories.
 */
async function refuseManyGroups(tx: Transaction<Database>, listingIdentity: ListingIdentity): Promise<void> {
  if ((await countOtherGroups(tx, listingIdentity)) >= maxKeptGroups)
    throw new RefusalError('tooManyGroups', { params: { groups: priceBookLimits.maxGroups } });
}

/**
 * Limits all of a person's listings in a league to what one reply can contain. The league's clock is locked, so the
 * second of two concurrent publications sees the first.
 */
function refuseManyContents(items: readonly StoredListingItem[], others: ListedContents): void {
  const stacks = items.reduce((sum, { rawItems }) => sum + rawItems.length, others.stacks);
  const { maxListedGroups: maxGroups, maxListedStacks: maxStacks } = listingLimits;
  if (others.groups + items.length > maxGroups || stacks > maxStacks)
    throw new RefusalError('tooMuchListed', { params: { groups: maxGroups, stacks: maxStacks } });
}

/** Returns true if the seller typed the quantities, that is, no item has stacks. A want-to-buy listing has no stock. */
function isByHand(side: ListingDraft['side'], items: readonly StoredListingItem[]): boolean {
  return side === 'sell' && items.every((item) => item.rawItems.length === 0);
}
