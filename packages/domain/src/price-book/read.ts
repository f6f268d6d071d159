import { CUSTOM_CATEGORY_ID, findCategory, isCustomGroupId } from '../category/index.ts';
import { cleanText } from '../whisper/clean-text.ts';
import type { Game } from '../item/index.ts';
import { isTag } from '../tables/index.ts';
import { normalizePriceBook, offerKey, type BookGroup, type BookOffer, type OfferTerms, type PriceBook } from './book.ts';
import { nameKey } from '../whisper/name-key.ts';
import { isGroupHash, readGroupName, type GroupItem } from './custom-group.ts';
import {
  BookError,
  type BookProblemCode,
  joinPath,
  type JsonObject,
  readList,
  readNumber,
  readObject,
  readText,
  refuseDuplicates,
} from './json-reader.ts';
import { priceBookLimits as limits } from './limits.ts';
import { PRICE_BOOK_FORMAT, PRICE_BOOK_VERSION } from './write.ts';

export type BookProblem = { readonly code: BookProblemCode; readonly path: string };

/** `names` are the file's names for its hashes, for items that the tables do not contain. */
export type ReadBook =
  | { readonly ok: true; readonly book: PriceBook; readonly league: string; readonly names: ReadonlyMap<string, string> }
  | { readonly ok: false; readonly problem: BookProblem };

/**
 * Parses a price book's text for a game. Everything is validated before use: size, types, numbers (finite, in range),
 * hashes, names, no duplicates, and no key that every object has. Hashes need not be known. Fails with the first error
 * and its path.
 */
export function readPriceBook(text: string, options: { readonly game: Game }): ReadBook {
  try {
    return readChecked(text, options.game);
  } catch (error) {
    if (!(error instanceof BookError)) throw error;
    return { ok: false, problem: { code: error.code, path: error.path } };
  }
}

function readChecked(text: string, game: Game): ReadBook {
  if (text.length > limits.maxTextLength) throw new BookError('tooLarge', '');
  const root = readRoot(text);
  if (root.value['game'] !== game)
    throw new BookError(root.value['game'] === 'poe1' || root.value['game'] === 'poe2' ? 'wrongGame' : 'wrongType', 'game');
  const names = new Map<string, string>();
  const offers = readList(root, 'offers', limits.maxOffers, (entry) => readOffer(entry, game));
  refuseDuplicates(offers, { path: 'offers', keyOf: offerKey, field: '' });
  const groups = readList(root, 'groups', limits.maxGroups, (entry) => readGroup(entry, names));
  refuseDuplicates(groups, { path: 'groups', keyOf: ({ id }) => id, field: 'id' });
  refuseDuplicates(groups, { path: 'groups', keyOf: ({ name }) => nameKey(name), field: 'name' });
  const book = normalizePriceBook({ offers, groups, overrides: readOverrides(root, names), ignored: readIgnored(root, names) });
  return { ok: true, book, league: cleanText(readText(root, 'league')).slice(0, 80), names };
}

function readRoot(text: string): JsonObject {
  let parsed: unknown;
  try {
    parsed = JSON.parse(text.replace(/^\uFEFF/, ''));
  } catch {
    throw new BookError('notJson', '');
  }
  if (typeof parsed !== 'object' || parsed === null || (parsed as { format?: unknown }).format !== PRICE_BOOK_FORMAT)
    throw new BookError('notABook', 'format');
  const root = readObject(parsed, '');
  if (root.value['version'] !== PRICE_BOOK_VERSION) throw new BookError('versionUnknown', 'version');
  return root;
}

function readOffer(entry: JsonObject, game: Game): BookOffer {
  const category = readText(entry, 'category');
  const subCategory = readText(entry, 'subCategory');
  const found = findCategory(game, category);
  // A custom group's terms are stored with the group.
  if (found === undefined || category === CUSTOM_CATEGORY_ID) throw new BookError('unknownCategory', joinPath(entry.path, 'category'));
  if (subCategory !== '' && found.subCategories?.some(({ id }) => id === subCategory) !== true)
    throw new BookError('unknownCategory', joinPath(entry.path, 'subCategory'));
  return { category, subCategory, ...readTerms(entry) };
}

function readTerms(entry: JsonObject): OfferTerms {
  const listingMode = readText(entry, 'listingMode');
  if (listingMode !== 'bulk' && listingMode !== 'single') throw new BookError('wrongType', joinPath(entry.path, 'listingMode'));
  return {
    multiplier: readNumber(entry, 'multiplier', { above: 0, max: limits.maxMultiplierPercent }),
    listingMode,
    minTradeValue: readNumber(entry, 'minTradeValue', { from: 0, max: limits.maxPriceChaos }),
  };
}

function readGroup(entry: JsonObject, names: Map<string, string>): BookGroup {
  const id = readText(entry, 'id');
  if (!isCustomGroupId(id)) throw new BookError('badId', joinPath(entry.path, 'id'));
  const name = readGroupName(readText(entry, 'name'));
  if (!name.ok) throw new BookError('badName', joinPath(entry.path, 'name'));
  const items = readList(entry, 'items', limits.maxGroupItems, (item) => readItem(item, names));
  refuseDuplicates(items, { path: joinPath(entry.path, 'items'), keyOf: ({ hash }) => hash, field: 'hash' });
  return {
    id,
    name: name.name,
    items,
    terms: readTerms(entry),
    overrides: readOverrides(entry, names),
    ignored: readIgnored(entry, names),
  };
}

function readItem(entry: JsonObject, names: Map<string, string>): GroupItem {
  const hash = readHash(entry, names);
  const tag = readText(entry, 'tag');
  if (!isTag(tag)) throw new BookError('wrongType', joinPath(entry.path, 'tag'));
  return { hash, tag, name: readItemName(entry) };
}

function readOverrides(jsonObject: JsonObject, names: Map<string, string>): Record<string, number> {
  const prices = readList(jsonObject, 'overrides', limits.maxOverrides, (entry) => ({
    hash: readHash(entry, names),
    priceChaos: readNumber(entry, 'priceChaos', { above: 0, max: limits.maxPriceChaos }),
  }));
  refuseDuplicates(prices, { path: joinPath(jsonObject.path, 'overrides'), keyOf: ({ hash }) => hash, field: 'hash' });
  return Object.fromEntries(prices.map(({ hash, priceChaos }) => [hash, priceChaos]));
}

function readIgnored(jsonObject: JsonObject, names: Map<string, string>): string[] {
  const ignored = readList(jsonObject, 'ignored', limits.maxIgnored, (entry) => readHash(entry, names));
  refuseDuplicates(ignored, { path: joinPath(jsonObject.path, 'ignored'), keyOf: (hash) => hash, field: 'hash' });
  return ignored;
}

/** Reads the hash of an entry; stores its name, if any, separately. */
function readHash(entry: JsonObject, names: Map<string, string>): string {
  const hash = readText(entry, 'hash');
  if (!isGroupHash(hash)) throw new BookError('badHash', joinPath(entry.path, 'hash'));
  const name = readItemName(entry);
  if (name !== '') names.set(hash, name);
  return hash;
}

function readItemName(entry: JsonObject): string {
  return Object.hasOwn(entry.value, 'name') ? cleanText(readText(entry, 'name').slice(0, limits.maxItemNameLength)) : '';
}
