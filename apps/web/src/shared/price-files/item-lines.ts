/** Parses item lines that a person types or pastes: "12 Divine Orb", one per line. Pure. */
import { displayNameOf, listShownProperties, writeProperties } from '@poexchange/domain/grouping';
import type { Game } from '@poexchange/domain/item';
import { isQuantity } from '@poexchange/domain/listing';
import { findByShortName } from '@poexchange/domain/tables';
import type { PriceEntry } from './price-book.ts';

export type ManualLine = { readonly name: string; readonly quantity: number };

/** Maximum number of characters read from a line: no name is longer, and pasted text may be anything. */
const LONGEST_LINE = 200;

export type NameOptions = {
  /** The game whose short names, such as "div", are recognised. */
  readonly game?: Game;
  /** Returns an item's name in the reader's language; lines may use this name too. */
  readonly otherNameOf?: (englishName: string) => string;
};

const asIs = (name: string): string => name;

const GLUED_WORD = /^(\d+)([a-z]{2,})$/i;

/**
 * Reads a typed line: "12 Divine Orb", "12x Divine Orb", "Divine Orb x12", "10k Divine Orb", "5div", "Divine Orb". The
 * quantity defaults to 1; null for a quantity that cannot be listed.
 */
export function readManualLine(line: string): ManualLine | null {
  const text = line.trim().replaceAll(/\s+/g, ' ');
  if (text.length > LONGEST_LINE) return null;
  const before = /^(\d[\d.,' ]*?k?)\s*[x×*]?\s+(\S.*)$/i.exec(text) ?? GLUED_WORD.exec(text);
  const after = before === null ? /^(\S.*?)\s+(?:[x×*]\s*(\d[\d.,']*k?)|[([](\d[\d.,']*k?)[)\]]|(\d[\d.,']*k?)[x×*]?)$/i.exec(text) : null;
  const [name, count] =
    before !== null
      ? [before[2] ?? '', before[1]]
      : after !== null
        ? [after[1] ?? '', after[2] ?? after[3] ?? after[4]]
        : [text, undefined];
  const quantity = count === undefined ? 1 : readCount(count);
  return name === '' || quantity === null ? null : { name, quantity };
}

/**
 * Finds a number that cannot be listed, at the start or end of a line: "1.5 Chaos Orb", "0 Vaal Orb", "-3 Vaal Orb".
 * Null if the number is valid.
 */
export function findBadCount(line: string): { readonly name: string; readonly count: string } | null {
  const text = line.trim().replaceAll(/\s+/g, ' ');
  if (text.length > LONGEST_LINE) return null;
  const before = /^([-+]?\d[\d.,']*(?:e[-+]?\d+|k)?)\s*[x×*]?\s+(\S.*)$/i.exec(text);
  const after = before === null ? /^(\S.*?)\s+[x×*]?\s*([-+]?\d[\d.,']*(?:e[-+]?\d+|k)?)$/i.exec(text) : null;
  const [name, count] = before !== null ? [before[2], before[1]] : [after?.[1], after?.[2]];
  return name === undefined || count === undefined || readCount(count) !== null ? null : { name, count };
}

const VARIANT_WORDS = /(?:\s(?:corrupted|mirrored|foil|unidentified|unid|(?:six|five)[ -]link|[56]l(?:ink)?))+$/i;

/**
 * Splits variant words off the end of a name, as in "headhunter unidentified"; null if the name has no variant words.
 */
export function splitVariantWords(name: string): { readonly name: string; readonly words: string } | null {
  const text = name.trim().replaceAll(/\s+/g, ' ');
  const words = text.length > LONGEST_LINE ? undefined : VARIANT_WORDS.exec(text)?.[0];
  return words === undefined ? null : { name: text.slice(0, -words.length), words: words.trim() };
}

const THOUSANDS = /^(\d+(?:[.,]\d{1,2})?)k$/i;

/** "1,200", "1.200", "1'200" and "1.2k" are 1200; "1.5" is not a count. */
function readCount(text: string): number | null {
  const thousands = THOUSANDS.exec(text)?.[1];
  if (thousands !== undefined) return toQuantity(Math.round(Number(thousands.replace(',', '.')) * 1000));
  const plain = /^\d{1,3}(?:[.,' ]\d{3})+$/.test(text) ? text.replaceAll(/[.,' ]/g, '') : text;
  return /^\d+$/.test(plain) ? toQuantity(Number(plain)) : null;
}

function toQuantity(count: number): number | null {
  return isQuantity(count) ? count : null;
}

/** Normalises case and apostrophes, which people type differently. */
function fold(name: string): string {
  return name.toLowerCase().replaceAll(/[‘’`´]/g, "'");
}

export type Pasted = {
  /** By group hash; quantities of the same item are added up. */
  readonly found: ReadonlyMap<string, { readonly entry: PriceEntry; readonly quantity: number }>;
  /** Lines that match no known item, or that match several groups. */
  readonly unknown: readonly string[];
  /** Lines with a known name but a quantity that cannot be listed. */
  readonly miscounted: readonly string[];
};

/** Returns the plain group among several groups of the same name, or all of these groups if none is plain. */
function keepPlain(entries: readonly PriceEntry[]): readonly PriceEntry[] {
  const plain = entries.length > 1 ? entries.filter(isPlain) : [];
  return plain.length === 1 ? plain : entries;
}

/**
 * Finds the groups that a line names. A bare name means the plain group; words after the name ("headhunter corrupted")
 * mean the variants that match them with as few other properties as possible.
 */
function findNamed(byName: ReadonlyMap<string, readonly PriceEntry[]>, text: string): readonly PriceEntry[] {
  const named = byName.get(text);
  if (named !== undefined) return keepPlain(named);
  for (let end = text.lastIndexOf(' '); end > 0; end = text.lastIndexOf(' ', end - 1)) {
    const words = text.slice(end + 1).split(' ');
    const variants = (byName.get(text.slice(0, end)) ?? []).filter(({ properties }) => hasWords(writeProperties(properties), words));
    const fewest = Math.min(...variants.map(({ properties }) => listShownProperties(properties).length));
    if (variants.length > 0) return variants.filter(({ properties }) => listShownProperties(properties).length === fewest);
  }
  return [];
}

/**
 * Finds the item for a short name used on the trade site, such as "div"; undefined if a known item has exactly that
 * name.
 */
function findShort(
  byName: ReadonlyMap<string, readonly PriceEntry[]>,
  word: string,
  game: Game | undefined,
): readonly PriceEntry[] | undefined {
  const group = game === undefined || byName.has(fold(word)) ? undefined : findByShortName(game, word);
  const named = group && byName.get(fold(displayNameOf(group)))?.filter(({ tag }) => tag === group.tag);
  return named && keepPlain(named);
}

const hasWords = (text: string, words: readonly string[]): boolean => {
  const said = text.toLowerCase().split(/[^\p{L}\d%#+-]+/u);
  return words.every((word) => said.includes(word));
};

const isPlain = ({ properties }: PriceEntry): boolean => writeProperties(properties) === '';

function groupByName(entries: readonly PriceEntry[], otherNameOf: (name: string) => string): ReadonlyMap<string, readonly PriceEntry[]> {
  const byName = new Map<string, PriceEntry[]>();
  for (const entry of entries) {
    for (const name of new Set([fold(entry.name), fold(otherNameOf(entry.name))])) byName.set(name, [...(byName.get(name) ?? []), entry]);
  }
  return byName;
}

/**
 * Finds the item on each line by its whole name, its name in the reader's language or its short name ("div"); an item
 * with variants means the plain item. If several groups share any other name, the user must choose (D57: the same gem
 * at other levels).
 */
export function readPasted(text: string, entries: readonly PriceEntry[], { game, otherNameOf = asIs }: NameOptions = {}): Pasted {
  const byName = groupByName(entries, otherNameOf);
  const findMeant = (name: string): readonly PriceEntry[] => findShort(byName, name, game) ?? findNamed(byName, fold(name));
  const found = new Map<string, { entry: PriceEntry; quantity: number }>();
  const unknown: string[] = [];
  const miscounted: string[] = [];
  for (const line of text.split(/\r?\n/)) {
    if (line.trim() === '') continue;
    const read = readManualLine(line);
    const [entry, ...others] = read === null ? [] : findMeant(read.name);
    if (read === null || entry === undefined) {
      const badCount = findBadCount(line);
      const isMiscounted = badCount !== null && findMeant(badCount.name).length > 0;
      if (isMiscounted) miscounted.push(line.trim());
      else unknown.push(line.trim());
      continue;
    }
    const quantity = (found.get(entry.hash)?.quantity ?? 0) + read.quantity;
    if (others.length > 0) unknown.push(line.trim());
    else if (isQuantity(quantity)) found.set(entry.hash, { entry, quantity });
    else miscounted.push(line.trim());
  }
  return { found, unknown, miscounted };
}

/**
 * Returns whether an item's name matches text that was typed with a wrong quantity or variant. Text of up to three
 * letters occurs in too many names, so such text must start the name or be a whole word in it.
 */
export function isNamedBy(name: string, typed: string): boolean {
  const [whole, text] = [fold(name), fold(typed.trim())];
  return text.length > 3 || whole.startsWith(text) || whole.split(/[^\p{L}\d]+/u).includes(text);
}

/** Returns whether at least one word is in the item's name, and all other words in its properties. */
function isVariantNamed({ properties }: PriceEntry, name: string, words: readonly string[]): boolean {
  const others = words.filter((word) => !name.includes(word));
  if (others.length === words.length) return false;
  const said = writeProperties(properties).toLowerCase();
  return others.every((word) => said.includes(word));
}

/**
 * The items that contain all the words, best match first: names that begin with the text, names in which a word begins
 * with the text, other names that contain the text, and items whose name and properties together contain all the words,
 * as in "headhunter corrupted". Within each rank, shorter names come first, and the plain item comes before its
 * variants.
 */
export function searchEntries(
  entries: readonly PriceEntry[],
  text: string,
  { count, otherNameOf = asIs }: Pick<NameOptions, 'otherNameOf'> & { readonly count: number },
): PriceEntry[] {
  const wanted = fold(text.trim());
  const words = wanted.split(/\s+/).filter((word) => word !== '');
  if (words.length === 0) return [];
  const ranked: { entry: PriceEntry; rank: number }[] = [];
  for (const entry of entries) {
    const names = [fold(entry.name), fold(otherNameOf(entry.name))];
    const searched = ` ${names.join(' ')}`;
    const isNamed = words.every((word) => searched.includes(word));
    if (!isNamed && !isVariantNamed(entry, searched, words)) continue;
    const rank = !isNamed
      ? 3
      : names.some((name) => name.startsWith(wanted))
        ? 0
        : words.every((word) => searched.includes(` ${word}`))
          ? 1
          : 2;
    ranked.push({ entry, rank });
  }
  ranked.sort(
    (a, b) =>
      a.rank - b.rank ||
      a.entry.name.length - b.entry.name.length ||
      a.entry.name.localeCompare(b.entry.name) ||
      Number(isPlain(b.entry)) - Number(isPlain(a.entry)),
  );
  return ranked.slice(0, count).map(({ entry }) => entry);
}
