import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { ANY_TEXT, type Subject } from '@poexchange/domain/stash-search';
import { NeedError } from '../../../scripts/lib/needs.ts';
import { findCorpus } from '../lib/stream-pages.ts';

type Mod = { readonly lines: readonly string[] };

/** Lines that any map may have in addition to its name and mods. */
export const fixedLines: readonly string[] = [
  'Item Class: Maps',
  ...['Normal', 'Magic', 'Rare', 'Unique'].map((rarity) => `Rarity: ${rarity}`),
  ...[5, 16].map((tier) => `Map Tier: ${tier}`),
  ...[83, 105].flatMap((percent) => [`Item Quantity: +${percent}% (augmented)`, `Item Rarity: +${percent}% (augmented)`]),
  ...[9, 35].map((percent) => `Monster Pack Size: +${percent}% (augmented)`),
  'Quality: +20% (augmented)',
  ...[68, 83].map((level) => `Item Level: ${level}`),
  'Corrupted',
  'Unidentified',
  'Travel to this Map by using it in a personal Map Device. Maps can only be used once.',
];

/**
 * Reads recorded tables (CORPUS): map names, all lines of map mods with both ends of their ranges, and the mods to
 * choose from. Throws NeedError if they are missing.
 */
export async function readSearchTables() {
  const folder = findCorpus('tables');
  if (folder === null) throw new NeedError('This benchmark needs recorded tables, and CORPUS has none.');
  const read = async (name: string): Promise<unknown> => JSON.parse(await readFile(path.join(folder, name), 'utf8'));
  const names = (await read('poe1_map_names_poere.json')) as { name: string }[];
  const allMods = (await read('poe1_map_mods_v3.json')) as Mod[];
  const regular = (await read('poe1_map_mods_regular.json')) as Mod[];
  const ownForms = new Set(regular.flatMap(({ lines }) => lines.map(withoutNumbers)));
  const lines = [...new Set(allMods.flatMap((mod) => mod.lines))];
  return {
    mapNames: names.map(({ name }) => name),
    modLines: [...new Set([...lines, ...lines.flatMap(spellOut)])],
    mods: regular.map(({ lines: own }): Subject => ({ sure: own.map(hideVarying), possible: own.flatMap(spellOut) })),
    /** Lines of mods that cannot be chosen. */
    otherModLines: lines.filter((line) => !ownForms.has(withoutNumbers(line))).flatMap(spellOut),
  };
}

const RANGE = /\((-?\d+)-(-?\d+)\)/g;

/** Returns both ends of a line's ranges. */
function spellOut(line: string): string[] {
  return [line.replaceAll(RANGE, '$1'), line.replaceAll(RANGE, '$2')];
}

/**
 * Replaces the digits in which a range's ends differ with wildcards, one per digit if both ends have the same length: a
 * search may contain `4.%`.
 */
function hideVarying(line: string): string {
  return line.replaceAll(RANGE, (_, from: string, to: string) => {
    if (from.length !== to.length) return ANY_TEXT;
    const shared = Array.from(from).findIndex((digit, at) => digit !== to[at]);
    return shared === -1 ? from : from.slice(0, shared) + '\u0002'.repeat(from.length - shared);
  });
}

function withoutNumbers(line: string): string {
  return line.replaceAll(/-?\(-?\d+--?\d+\)|-?\d+/g, '#');
}
