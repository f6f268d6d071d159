/**
 * The price check: reads, groups and prices pasted item text or a stash tab's file. Pure except for the price files it
 * reads.
 */
import { CUSTOM_CATEGORY_ID, listTagsOfCategory } from '@poexchange/domain/category';
import {
  displayNameOf,
  groupItem,
  isDecidedByMods,
  listPriceGroups,
  makeGroup,
  type GroupItemResult,
  type ItemGroup,
  type HashProperties,
  type UngroupedReason,
  type Tag,
} from '@poexchange/domain/grouping';
import { readIconPath, readItem, type Game, type GameItem } from '@poexchange/domain/item';
import {
  hasItemText,
  listOtherLines,
  readAnyText,
  splitItemTexts,
  type ClientLanguage,
  type ItemTextProblem,
} from '@poexchange/domain/item-text';
import {
  choosePriceGroup,
  confidenceLevels,
  findDoubtOfPrice,
  findUnpricedVariant,
  valueAtLevel,
  type ConfidenceLevel,
  type LowConfidenceReason,
} from '@poexchange/domain/pricing';
import { listUniquesOfArt } from '@poexchange/domain/tables';
import { readWhisper, type ReadWhisper } from '@poexchange/domain/whisper';
import { readPasted, splitVariantWords } from '../price-files/item-lines.ts';
import { listTagPrices, readLowConfidence, type PriceEntry, type TagBook } from '../price-files/price-book.ts';
import { suggestLine, type Suggestion } from '../price-files/suggest-line.ts';
import { MAX_FILE_LENGTH, MAX_PASTED_LENGTH } from './price-check-limits.ts';
import { loadOtherNames } from './names-of-scope.ts';
import type { Scope } from './scope.ts';
import type { TagBooks } from './tag-books.ts';

const MAX_PASTED_ITEMS = 100;
/** Maximum number of lines read from a plain list; people do not type more. */
const MAX_LIST_LINES = 1000;
const MAX_FILE_ITEMS = 5000;
const SIMILAR_SHOWN = 8;
const MAX_UNREAD_LINES = 12;
const MAX_SUGGESTIONS = 4;
/** Maximum number of characters displayed from text that is not an item. */
const MAX_START_LENGTH = 80;

/** A group with its value at the requested level, as a line of a list. */
export type PricedLine = {
  readonly hash: string;
  readonly tag: Tag;
  readonly name: string;
  readonly properties: HashProperties;
  readonly valueChaos: number | null;
  readonly lowConfidence: LowConfidenceReason | null;
};

/** The item's own variant, regardless of the group it is priced by; `isNamed` if the price files contain it. */
export type OwnVariant = Pick<PricedLine, 'hash' | 'tag' | 'name' | 'properties'> & { readonly key: string; readonly isNamed: boolean };

/** The result for one item. */
export type CheckedItem =
  | {
      readonly kind: 'checked';
      readonly line: PricedLine;
      readonly own: OwnVariant;
      /** The item's own text; '' for items from a list or file. */
      readonly text: string;
      readonly iconPath: string;
      readonly quantity: number;
      /** Ten values by confidence level; null for a missing value. */
      readonly levels: readonly (number | null)[];
      /** Number of accounts that ask a price, and number of accounts whose ask counted. */
      readonly listings: number;
      readonly counted: number;
      /** True if the value was paid on the exchange. */
      readonly isExchange: boolean;
      /** Groups of the same name, closest first. */
      readonly similar: readonly PricedLine[];
      readonly pricedAtMs: number;
      readonly isCutOff: boolean;
      /** Properties of the item's own variant if it has no price and another group's price is used; null otherwise. */
      readonly unpriced: HashProperties | null;
      /** The text's client language, if mods could affect the price but were not read. Null for English. */
      readonly language: ClientLanguage | null;
      /** The uniques that an unidentified unique can be; empty if unknown. */
      readonly canBe: readonly string[];
    }
  | {
      readonly kind: 'ungrouped';
      readonly name: string;
      /** Base type to search for instead, because a rare item's name is unique. */
      readonly baseType: string;
      readonly isRare: boolean;
      readonly reason: UngroupedReason;
    }
  | { readonly kind: 'otherGame'; readonly name: string; readonly game: Game }
  | { readonly kind: 'unread'; readonly reason: ItemTextProblem; readonly language?: ClientLanguage; readonly start: string }
  /** A chat line that was copied on this site. */
  | ({ readonly kind: 'whisper' } & ReadWhisper)
  /** A line that names an item with variant words that do not match any known variant. */
  | { readonly kind: 'noVariant'; readonly name: string; readonly words: string }
  /** The item's price file could not be read. */
  | { readonly kind: 'failed'; readonly name: string };

export type PriceCheckResult =
  | {
      readonly ok: true;
      readonly items: readonly CheckedItem[];
      readonly leftOutCount: number;
      /** The first lines before the first item in pasted text, shortened; these lines belong to no item. */
      readonly unreadLines: readonly string[];
      readonly unreadLineCount: number;
      /** The first lines with an invalid quantity, shortened, in the pasted order. */
      readonly miscountedLines: readonly string[];
      readonly miscountedLineCount: number;
      /** Corrections of the first lines that match no known item. */
      readonly suggestions: readonly Suggestion[];
    }
  | { readonly ok: false; readonly reason: 'empty' | 'tooLong' | 'notJson' | 'noItems' };

export type PriceCheck = {
  readonly checkText: (scope: Scope, text: string) => Promise<PriceCheckResult>;
  /** Checks a stash tab's file as sent by the publisher, or a list of the tab's items. */
  readonly checkFile: (scope: Scope, text: string) => Promise<PriceCheckResult>;
};

type PricedList = {
  items: readonly CheckedItem[];
  left: readonly string[];
  miscounted: readonly string[];
  suggestions: readonly Suggestion[];
};
type ItemToPrice = { item: GameItem; isCutOff: boolean; quantity: number; text?: string; language?: ClientLanguage | undefined };

export function createPriceCheck(deps: { readonly books: TagBooks }): PriceCheck {
  async function price(scope: Scope, options: ItemToPrice): Promise<CheckedItem> {
    const { item } = options;
    const name = item.name === '' ? item.typeLine : item.name;
    const result: GroupItemResult = groupItem(item, scope.game);
    // If the text ends at the name, it contains neither base nor state, so the item can only be matched by name.
    if (options.isCutOff && !result.ok && options.text !== undefined)
      return { kind: 'unread', reason: 'cutOff', start: options.text.trim().slice(0, MAX_START_LENGTH) };
    if (!result.ok) return { kind: 'ungrouped', name, baseType: item.baseType, isRare: item.frameType === 2, reason: result.reason };
    const book = await deps.books.readBook(scope, result.primary.tag, 'ifStale').catch(() => null);
    if (book === null) return { kind: 'failed', name };
    const group = choosePriceGroup(result, book.valuations);
    const own = listPriceGroups(result)[0];
    return writeChecked(book, group, { scope, iconPath: readIconPath(item.icon) ?? '', extended: result.extended, own, ...options });
  }

  /**
   * Prices a plain list with lines like "20x Chaos Orb"; returns lines that match nothing or several groups as left
   * over.
   */
  async function priceList(scope: Scope, lines: readonly string[]): Promise<PricedList> {
    if (lines.length === 0) return { items: [], left: lines, miscounted: [], suggestions: [] };
    const tags = listTagsOfCategory(scope.game, CUSTOM_CATEGORY_ID);
    const read = await Promise.allSettled(tags.map((tag) => deps.books.readBook(scope, tag, 'ifStale')));
    const books = new Map(read.flatMap((result) => (result.status === 'fulfilled' ? [[result.value.tag, result.value] as const] : [])));
    const entries = [...books.values()].flatMap((book) => listTagPrices(book, scope.level).entries);
    const { found, unknown, miscounted } = readPasted(lines.join('\n'), entries, {
      game: scope.game,
      otherNameOf: await loadOtherNames(scope),
    });
    const unseen = readUnseenVariants(unknown, entries);
    const items = [...found.values(), ...unseen.found].flatMap(({ entry, quantity }): CheckedItem[] => {
      const book = books.get(entry.tag);
      if (book === undefined) return [];
      // A variant without a reliable price uses the price of the group that is used for the variant everywhere else.
      const other = valueAtLevel(book.valuations.get(entry.priceHash)) === null ? undefined : book.summaries.get(entry.priceHash);
      const own = makeGroup(entry.tag, entry.key, entry.properties);
      return [writeChecked(book, other ?? own, { scope, iconPath: '', quantity, isCutOff: false, extended: own })];
    });
    const suggestions = unseen.left.slice(0, MAX_SUGGESTIONS).flatMap((line) => suggestLine(line, entries) ?? []);
    return { items: [...items, ...unseen.missing], left: unseen.left, miscounted, suggestions };
  }

  return {
    async checkText(scope, text) {
      if (text.trim() === '') return { ok: false, reason: 'empty' };
      if (text.length > MAX_PASTED_LENGTH) return { ok: false, reason: 'tooLong' };
      const lines = listOtherLines(text).slice(0, MAX_LIST_LINES);
      const listed = await priceList(scope, lines);
      // Text without an item or a known name is read, and refused, as an item.
      const isList = listed.items.length + listed.miscounted.length > 0 && !hasItemText(text);
      const texts = isList ? [] : splitItemTexts(text);
      const items = texts.slice(0, MAX_PASTED_ITEMS).map(async (one): Promise<CheckedItem> => {
        const whisper = readWhisper(one);
        if (whisper !== null) return { kind: 'whisper', ...whisper };
        const read = await readAnyText(one, scope.game);
        if (!read.ok) return { kind: 'unread', start: one.trim().slice(0, MAX_START_LENGTH), ...read };
        const { item, game } = read;
        if (game !== undefined && game !== scope.game) return { kind: 'otherGame', name: item.name || item.typeLine, game };
        return price(scope, { item, isCutOff: read.isCutOff, quantity: item.stackSize, text: one, language: read.language });
      });
      const unread = isList || hasItemText(text) ? listed.left : [];
      return {
        ok: true,
        items: [...listed.items, ...(await Promise.all(items))],
        leftOutCount: Math.max(0, texts.length - MAX_PASTED_ITEMS),
        unreadLines: cutLines(unread),
        unreadLineCount: unread.length,
        miscountedLines: cutLines(listed.miscounted),
        miscountedLineCount: listed.miscounted.length,
        suggestions: listed.suggestions,
      };
    },

    async checkFile(scope, text) {
      if (text.length > MAX_FILE_LENGTH) return { ok: false, reason: 'tooLong' };
      let body: unknown;
      try {
        body = JSON.parse(text);
      } catch {
        return { ok: false, reason: 'notJson' };
      }
      const raws = listItems(body);
      if (raws.length === 0) return { ok: false, reason: 'noItems' };
      const items = raws.slice(0, MAX_FILE_ITEMS).flatMap((raw) => {
        const read = readItem(raw);
        return read.ok ? [read.item] : [];
      });
      const checked = await Promise.all(joinEqual(items, scope.game).map((value) => price(scope, { ...value, isCutOff: false })));
      return {
        ok: true,
        items: checked.sort(byWorth),
        leftOutCount: raws.length - items.length,
        unreadLines: [],
        unreadLineCount: 0,
        miscountedLines: [],
        miscountedLineCount: 0,
        suggestions: [],
      };
    },
  };
}

const cutLines = (lines: readonly string[]): string[] => lines.slice(0, MAX_UNREAD_LINES).map((line) => line.slice(0, MAX_START_LENGTH));

const UNIDENTIFIED = /\bunid/i;
const VARIANT_WORD = /\s(corrupted|mirrored|foil)$/i;

/**
 * Reads lines like "Headhunter corrupted" that name a unique and a variant that has never been seen, and values them as
 * the unique itself. An unidentified unique is a different item, which can only be reported as missing.
 */
function readUnseenVariants(lines: readonly string[], entries: readonly PriceEntry[]) {
  const uniques = entries.filter(({ tag }) => tag === 'unique');
  const found: { entry: PriceEntry; quantity: number }[] = [];
  const missing: CheckedItem[] = [];
  const left: string[] = [];
  for (const line of lines) {
    const other = splitVariantWords(line);
    const [named] = other === null || !UNIDENTIFIED.test(other.words) ? [] : readPasted(other.name, uniques).found.values();
    if (other !== null && named !== undefined) {
      missing.push({ kind: 'noVariant', name: named.entry.name, words: other.words });
      continue;
    }
    const word = VARIANT_WORD.exec(line.trim())?.[1]?.toLowerCase();
    const [plain] = word === undefined ? [] : [...readPasted(line.trim().replace(VARIANT_WORD, ''), uniques).found.values()];
    if (plain === undefined || word === undefined) left.push(line);
    else found.push({ ...plain, entry: { ...plain.entry, properties: { ...plain.entry.properties, [word]: true } } });
  }
  return { found, missing, left };
}

type CheckedGroup = Pick<ItemGroup, 'tag' | 'key' | 'hash' | 'unsafeHashProperties'>;

/** Describes a group with its values at every level and with similar groups. */
function writeChecked(
  book: TagBook,
  group: CheckedGroup,
  options: {
    readonly scope: Scope;
    readonly iconPath: string;
    readonly quantity: number;
    readonly isCutOff: boolean;
    readonly extended?: ItemGroup | undefined;
    /** The item's own variant; defaults to the extended group, or the group it is priced by. */
    readonly own?: CheckedGroup | undefined;
    readonly text?: string;
    readonly language?: ClientLanguage | undefined;
  },
): CheckedItem {
  const { level } = options.scope;
  const valuation = book.valuations.get(group.hash);
  const line = writeLine(book, group, level);
  const own = options.own ?? options.extended ?? group;
  const { hash, tag, name, properties } = writeLine(book, own);
  return {
    kind: 'checked',
    own: { hash, tag, key: own.key, name, properties, isNamed: book.summaries.has(hash) },
    text: options.text ?? '',
    line: {
      ...line,
      lowConfidence: findDoubtOfPrice(group, { extended: options.extended, reason: line.lowConfidence }),
    },
    iconPath: book.summaries.get(group.hash)?.icon || options.iconPath || findIconOfKey(book, group.key),
    quantity: options.quantity,
    levels: confidenceLevels.map((each) => valueAtLevel(valuation, each)),
    ...readSources(valuation),
    similar: listSimilar(book, group, level),
    pricedAtMs: book.pricedAtMs,
    isCutOff: options.isCutOff,
    language: isDecidedByMods(group) ? (options.language ?? null) : null,
    unpriced: findUnpricedVariant(group, options.extended)?.unsafeHashProperties ?? null,
    canBe: listUniquesOfArt(String(group.unsafeHashProperties['art'] ?? '')) ?? [],
  };
}

/** The offers behind a value, and whether the value comes from the exchange. */
function readSources(valuation: ReturnType<TagBook['valuations']['get']>) {
  if (valuation === undefined) return { listings: 0, counted: 0, isExchange: false };
  const { listings, counted, exchange, primaryValue } = valuation;
  return { listings: listings ?? 0, counted: counted ?? 0, isExchange: exchange != null && exchange.valueChaos === primaryValue };
}

/** Merges stacks of the same group into one line. */
function joinEqual(items: readonly GameItem[], game: Game): { item: GameItem; quantity: number }[] {
  const joined = new Map<string, { item: GameItem; quantity: number }>();
  for (const item of items) {
    const result = groupItem(item, game);
    const key = result.ok ? (result.extended ?? result.primary).hash : `${result.reason} ${item.name} ${item.typeLine}`;
    const before = joined.get(key);
    joined.set(key, { item: before?.item ?? item, quantity: (before?.quantity ?? 0) + item.stackSize });
  }
  return [...joined.values()];
}

const worthOf = (item: CheckedItem): number => (item.kind === 'checked' ? (item.line.valueChaos ?? 0) * item.quantity : -1);
const byWorth = (a: CheckedItem, b: CheckedItem): number => worthOf(b) - worthOf(a);

/** Lists the items in a tab's file: `{ stash: { items } }`, `{ items }`, or a plain array. */
function listItems(body: unknown): readonly unknown[] {
  if (Array.isArray(body)) return body;
  for (const holder of [body, readField(body, 'stash')]) {
    const items = readField(holder, 'items');
    if (Array.isArray(items)) return items;
  }
  return [];
}

function readField(value: unknown, name: string): unknown {
  return typeof value === 'object' && value !== null ? (value as Record<string, unknown>)[name] : undefined;
}

function writeLine(book: TagBook, group: CheckedGroup, level?: ConfidenceLevel): PricedLine {
  const valuation = book.valuations.get(group.hash);
  return {
    hash: group.hash,
    tag: group.tag,
    name:
      book.summaries.get(group.hash)?.displayName ??
      displayNameOf({ tag: group.tag, key: group.key, properties: group.unsafeHashProperties }),
    properties: group.unsafeHashProperties,
    valueChaos: valueAtLevel(valuation, level),
    lowConfidence: readLowConfidence(valuation),
  };
}

/** The icon of another variant; '' if none is known. */
function findIconOfKey(book: TagBook, key: string): string {
  for (const summary of book.summaries.values()) if (summary.key === key && summary.icon !== '') return summary.icon;
  return '';
}

/**
 * Other groups of the same key that have a price; all other groups of the key if neither this group nor any of them has
 * a price. Groups that share the most properties come first; ties are sorted by descending price.
 */
function listSimilar(book: TagBook, group: CheckedGroup, level?: ConfidenceLevel): PricedLine[] {
  const own = Object.entries(group.unsafeHashProperties).map(([name, value]) => `${name} ${String(value)}`);
  const shared = (properties: object): number =>
    Object.entries(properties).filter(([name, value]) => own.includes(`${name} ${String(value)}`)).length;
  const others = [...book.summaries.values()].filter(({ key, hash }) => key === group.key && hash !== group.hash);
  const valueOf = (hash: string): number | null => valueAtLevel(book.valuations.get(hash), level);
  const priced = others.filter(({ hash }) => valueOf(hash) !== null);
  return (priced.length === 0 && valueOf(group.hash) === null ? others : priced)
    .map((summary) => ({ line: writeLine(book, summary, level), shared: shared(summary.unsafeHashProperties) }))
    .sort((a, b) => b.shared - a.shared || (b.line.valueChaos ?? 0) - (a.line.valueChaos ?? 0))
    .slice(0, SIMILAR_SHOWN)
    .map(({ line }) => line);
}
