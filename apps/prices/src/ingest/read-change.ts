import { groupItem, makeGroup, type ItemGroup } from '@poexchange/domain/grouping';
import { readItem, type GameItem } from '@poexchange/domain/item';
import { needsManySellers } from '@poexchange/domain/pricing';
import type { NamedGroup } from '@poexchange/domain/tables';
import { isStorable } from '@poexchange/platform/db';
import { isTradeLeagueName } from '../leagues/is-trade-league.ts';
import { isSoldInBulk, readAsk, type NotedAsk } from '../asks/read-ask.ts';
import { readPriceNote, type Ask } from '../asks/read-price-note.ts';
import type { DropReason, PageCounts } from './page-counts.ts';

/** A group on the page, and the icon address of one of its items as received; empty if none is known. */
export type SeenGroup = { readonly group: ItemGroup; readonly iconAddress: string };

/** Stock of one group at one ask in a tab. The ask is for one piece, as an amount of the currency. */
export type TabAsk = {
  readonly group: ItemGroup;
  readonly currency: ItemGroup;
  readonly ask: number;
  readonly quantity: number;
  readonly isNoted: boolean;
};

/** State of a whole tab. A tab that is not public loses its stored offers. */
export type TabState = PublicTab | { readonly isPublic: false; readonly publicId: string };

export type PublicTab = {
  readonly isPublic: true;
  readonly publicId: string;
  readonly account: string;
  readonly league: string;
  readonly groups: readonly SeenGroup[];
  readonly offers: readonly TabAsk[];
};

/** Thrown for a malformed change. The message contains the reason but not the change's content. */
export class UnreadableChangeError extends Error {
  override name = 'UnreadableChangeError';
}

const LARGEST_QUANTITY = 1_000_000;
const LONGEST_NAME = 200;

/**
 * Reads one change from the stream, which replaces the whole tab, and counts the outcome. A tab that became private,
 * has no owner, or is in a league without a market loses its earlier offers. Throws UnreadableChangeError.
 */
export function readChange(raw: unknown, counts: PageCounts): TabState {
  if (typeof raw !== 'object' || raw === null) throw new UnreadableChangeError('not an object');
  const { id, public: isPublic, accountName, stash, league, items } = raw as Record<string, unknown>;
  if (typeof id !== 'string' || id === '' || id.length > LONGEST_NAME) throw new UnreadableChangeError('no tab id');
  if (!Array.isArray(items)) throw new UnreadableChangeError('no list of items');
  if (isPublic !== true || typeof accountName !== 'string' || accountName === '') {
    counts.privateTabs += 1;
    counts.items += items.length;
    counts.dropped.privateTab += items.length;
    return { isPublic: false, publicId: id };
  }
  if (accountName.length > LONGEST_NAME || hasControl(accountName)) throw new UnreadableChangeError('account name is none');
  const leagueName = findTradeLeague(league, items);
  if (leagueName === undefined) {
    counts.noMarketTabs += 1;
    counts.items += items.length;
    counts.dropped.noMarket += items.length;
    return { isPublic: false, publicId: id };
  }
  const tabAsk = typeof stash === 'string' ? readPriceNote(stash) : null;
  counts.publicTabs += 1;
  return { isPublic: true, publicId: id, account: accountName, league: leagueName, ...collectOffers(items, { tabAsk, counts }) };
}

/**
 * True if a name has control characters. PostgreSQL cannot store NUL, and names do not need other control characters.
 */
function hasControl(name: string): boolean {
  return /[\p{Cc}\p{Cs}]/u.test(name);
}

/** Finds the tab's league, if it has a market. Before 2018 only items contained their league. */
function findTradeLeague(league: unknown, items: readonly unknown[]): string | undefined {
  const name = typeof league === 'string' ? league : findItemLeague(items);
  return name === undefined || hasControl(name) || !isTradeLeagueName(name) ? undefined : name;
}

function findItemLeague(items: readonly unknown[]): string | undefined {
  const result = readItem(items.find((raw) => readItem(raw).ok));
  return result.ok ? result.item.league : undefined;
}

function collectOffers(
  items: readonly unknown[],
  { tabAsk, counts }: { tabAsk: Ask | null; counts: PageCounts },
): { groups: SeenGroup[]; offers: TabAsk[] } {
  const groups = new Map<string, SeenGroup>();
  const offers: Offers = new Map();
  for (const raw of items) {
    const outcome = collectItem(raw, { tabAsk, groups, offers, counts });
    if (outcome === 'priced') counts.priced += 1;
    else counts.dropped[outcome] += 1;
    if (outcome === 'priced' || outcome === 'noAsk' || outcome === 'badNote') counts.grouped += 1;
  }
  counts.items += items.length;
  const allOffers = [...offers.values()].flat();
  counts.offers += allOffers.length;
  return { groups: [...groups.values()], offers: allOffers };
}

/** Offers by group hash. A group has few offers, so comparing them one by one is faster than building a text key. */
type Offers = Map<string, { -readonly [Field in keyof TabAsk]: TabAsk[Field] }[]>;
type Collection = {
  readonly tabAsk: Ask | null;
  readonly groups: Map<string, SeenGroup>;
  readonly offers: Offers;
  readonly counts: PageCounts;
};

function collectItem(raw: unknown, { tabAsk, groups, offers, counts }: Collection): 'priced' | DropReason {
  const read = readItem(raw);
  if (!read.ok) return 'notAnItem';
  const { item } = read;
  const result = groupItem(item, 'poe1');
  if (!result.ok) return result.reason;
  countMapMods(counts, result.modsNotFound);
  const { primary, extended, market } = result;
  const ask = readAsk({ note: item.note, forumNote: item.forumNote, isBulk: isSoldInBulk(item, primary.tag) }, tabAsk);
  // Bases without an ask would fill the group table and are not in any file.
  if (ask === null && needsManySellers(primary.tag)) return readWhyNoAsk(item);
  const isNamedByPrimary = market !== 'extendedInstead';
  if (isNamedByPrimary && !noteGroup(groups, primary, item)) return 'notStorable';
  const hasExtended = extended !== undefined && noteGroup(groups, extended, item);
  if (!isNamedByPrimary && !hasExtended) return 'notStorable';
  const quantity = Math.min(item.stackSize, LARGEST_QUANTITY);
  if (ask === null) return readWhyNoAsk(item);
  if (!hasExtended || market === undefined || market === 'both') addOffer(offers, { group: primary, ask, quantity });
  if (hasExtended) addOffer(offers, { group: extended, ask, quantity });
  return 'priced';
}

function readWhyNoAsk({ note = '', forumNote = '' }: GameItem): DropReason {
  return note.trim() === '' && forumNote.trim() === '' ? 'noAsk' : 'badNote';
}

/** Counts map mods that match no mod in the table, and stores one for the log, because the table may be incomplete. */
function countMapMods(counts: PageCounts, lines: readonly string[] | undefined): void {
  if (lines === undefined) return;
  counts.mapModsNotFound += lines.length;
  counts.mapModExample = (lines[0] ?? '').slice(0, LONGEST_NAME);
}

/**
 * Returns false for a group that cannot be stored, because the database would reject the whole page. Text is not
 * repaired, because the hash covers the original text.
 */
function noteGroup(groups: Map<string, SeenGroup>, group: ItemGroup, item: GameItem): boolean {
  if (groups.has(group.hash)) return true;
  if (!isStorable(group.unsafeHashProperties)) return false;
  groups.set(group.hash, { group, iconAddress: item.icon });
  return true;
}

function addOffer(offers: Offers, { group, ask, quantity }: { group: ItemGroup; ask: NotedAsk; quantity: number }): void {
  const currency = groupCurrency(ask.currency);
  const sameGroup = offers.get(group.hash);
  const known = sameGroup?.find((offer) => offer.ask === ask.amount && offer.currency.hash === currency.hash);
  if (known !== undefined) {
    known.quantity = Math.min(known.quantity + quantity, LARGEST_QUANTITY);
    known.isNoted ||= ask.isNoted;
    return;
  }
  const offer = { group, currency, ask: ask.amount, quantity, isNoted: ask.isNoted };
  if (sameGroup === undefined) offers.set(group.hash, [offer]);
  else sameGroup.push(offer);
}

/** Cached by object: the tables have a few hundred currencies, each a single object. */
const currencyGroups = new Map<NamedGroup, ItemGroup>();

function groupCurrency(named: NamedGroup): ItemGroup {
  let group = currencyGroups.get(named);
  if (group === undefined) currencyGroups.set(named, (group = makeGroup(named.tag, named.key, {})));
  return group;
}
