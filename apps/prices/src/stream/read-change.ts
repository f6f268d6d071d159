import type { ItemGroup } from '@poexchange/domain/grouping';
import { groupItem, makeGroup } from '@poexchange/domain/grouping';
import { readIconPath, readItem } from '@poexchange/domain/item';
import type { GameItem } from '@poexchange/domain/item';
import { isStorable } from '@poexchange/platform/db';
import { isTradeLeagueName } from '../leagues/is-trade-league.ts';
import { readAsk } from '../offers/read-ask.ts';
import type { NotedAsk } from '../offers/read-ask.ts';
import { readPriceNote } from '../offers/read-price-note.ts';
import type { Ask } from '../offers/read-price-note.ts';

export type SeenGroup = { readonly group: ItemGroup; readonly icon: string | undefined };

/** Stock of one group at one ask in a tab; the ask is for one piece, in pieces of the currency. */
export type TabOffer = {
  readonly group: ItemGroup;
  readonly currency: ItemGroup;
  readonly ask: number;
  readonly quantity: number;
  readonly isNoted: boolean;
};

/** A whole tab as it is now; one that is not public is to be forgotten. */
export type TabState = PublicTab | { readonly isPublic: false; readonly publicId: string };

export type PublicTab = {
  readonly isPublic: true;
  readonly publicId: string;
  readonly account: string;
  readonly league: string;
  readonly groups: readonly SeenGroup[];
  readonly offers: readonly TabOffer[];
};

/** Thrown for a change that is not one; the message says why, without its content. */
export class UnreadableChangeError extends Error {
  override name = 'UnreadableChangeError';
}

const LARGEST_QUANTITY = 1_000_000;
const LONGEST_NAME = 200;

/**
 * Reads one change of the stream (D51). It replaces the whole tab. A tab that turned private, has no owner, or lies in a league without
 * a market is to be forgotten: what it offered before is gone. Throws UnreadableChangeError.
 */
export function readChange(raw: unknown): TabState {
  if (typeof raw !== 'object' || raw === null) throw new UnreadableChangeError('not an object');
  const { id, public: isPublic, accountName, stash, league, items } = raw as Record<string, unknown>;
  if (typeof id !== 'string' || id === '' || id.length > LONGEST_NAME) throw new UnreadableChangeError('no tab id');
  if (!Array.isArray(items)) throw new UnreadableChangeError('no list of items');
  if (isPublic !== true || typeof accountName !== 'string' || accountName === '') return { isPublic: false, publicId: id };
  if (accountName.length > LONGEST_NAME || hasControl(accountName)) throw new UnreadableChangeError('account name is none');
  const gameItems = items.flatMap(readKnownItem);
  // Before 2018 the league was told by the items only.
  const leagueName = typeof league === 'string' ? league : gameItems[0]?.league;
  if (leagueName === undefined || hasControl(leagueName) || !isTradeLeagueName(leagueName)) return { isPublic: false, publicId: id };
  const tabAsk = typeof stash === 'string' ? readPriceNote(stash) : null;
  return { isPublic: true, publicId: id, account: accountName, league: leagueName, ...collectOffers(gameItems, tabAsk) };
}

/** PostgreSQL stores no NUL, and the others have no place in a name. */
function hasControl(name: string): boolean {
  return /[\p{Cc}\p{Cs}]/u.test(name);
}

function readKnownItem(raw: unknown): GameItem[] {
  const result = readItem(raw);
  return result.ok ? [result.item] : [];
}

function collectOffers(items: readonly GameItem[], tabAsk: Ask | null): { groups: SeenGroup[]; offers: TabOffer[] } {
  const groups = new Map<string, SeenGroup>();
  const offers = new Map<string, TabOffer>();
  for (const item of items) {
    const result = groupItem(item, 'poe1');
    if (!result.ok) continue;
    const ask = readAsk(item, tabAsk);
    for (const group of result.extended === undefined ? [result.primary] : [result.primary, result.extended]) {
      if (!groups.has(group.hash)) {
        // The page would be refused as a whole. Texts are not mended: the hash names them as they came.
        if (!isStorable(group.unsafeHashProperties)) continue;
        groups.set(group.hash, { group, icon: readIconPath(item.icon) });
      }
      if (ask !== null) addOffer(offers, { group, ask, quantity: Math.min(item.stackSize, LARGEST_QUANTITY) });
    }
  }
  return { groups: [...groups.values()], offers: [...offers.values()] };
}

function addOffer(offers: Map<string, TabOffer>, { group, ask, quantity }: { group: ItemGroup; ask: NotedAsk; quantity: number }): void {
  const currency = makeGroup(ask.currency.tag, ask.currency.key, {});
  const key = `${group.hash} ${currency.hash} ${ask.amount}`;
  const known = offers.get(key);
  const total = Math.min((known?.quantity ?? 0) + quantity, LARGEST_QUANTITY);
  offers.set(key, { group, currency, ask: ask.amount, quantity: total, isNoted: ask.isNoted || known?.isNoted === true });
}
