import fs from 'node:fs';
import path from 'node:path';
import zlib from 'node:zlib';
import { beforeAll, describe, expect, it } from 'vitest';
import { readItemText } from '../item-text/index.ts';
import { isUnique, readItem, readModText, stripMarkup, type Game, type GameItem, type ItemMod } from '../item/index.ts';
import { groupItem } from './group-item.ts';
import type { GroupItemResult } from './group.ts';

const corpus = process.env['CORPUS'] ?? '';

type Unique = { readonly item: GameItem; readonly game: Game; readonly result: Extract<GroupItemResult, { ok: true }> };

/** Reads recorded identified uniques that are grouped as uniques, without duplicates. */
function readUniques(): Unique[] {
  const seen = new Set<string>();
  return [...readRecordedItems()].flatMap((raw): Unique[] => {
    const read = readItem(raw);
    if (!read.ok || !isUnique(read.item)) return [];
    const { item } = read;
    if (item.id !== undefined && seen.has(item.id)) return [];
    if (item.id !== undefined) seen.add(item.id);
    const game = (raw as { realm?: string }).realm === 'poe2' ? 'poe2' : 'poe1';
    const result = groupItem(item, game);
    return result.ok && /^(?:unique|timeless_jewel)$/.test(result.primary.tag) && item.name !== '' ? [{ item, game, result }] : [];
  });
}

/** Prints a count together with the test result. */
const say = (text: string): boolean => process.stdout.write(`${text}\n`);

const fineHash = ({ result }: Unique): string => (result.extended ?? result.primary).hash;

/** Reads the amount and currency of a note such as "3 chaos", because asks in different currencies are not compared. */
function readNote({ item }: Unique): { amount: number; currency: string } | undefined {
  const [, amount, parts = '1', currency] = /^~(?:b\/o|price) (\d+(?:\.\d+)?)(?:\/(\d+))? ([a-z-]+)$/.exec(item.note ?? '') ?? [];
  return amount === undefined || currency === undefined ? undefined : { amount: Number(amount) / Number(parts), currency };
}

/** Reads the differences between copies of one unique without using the rules under test. */
function readDifferences({ item }: Unique): string {
  const counts = new Map<number, number>();
  for (const { group } of item.sockets) counts.set(group, (counts.get(group) ?? 0) + 1);
  const link = Math.max(0, ...counts.values());
  const sockets = /Has \d Abyssal/.exec(item.explicitMods.map(readModText).join('\n'))?.[0] ?? '';
  return [item.corrupted, item.frameType === 3 ? '' : 'foil', link >= 5 ? link : '', sockets].join(' ');
}

describe.skipIf(corpus === '')('variants of recorded uniques', () => {
  let uniques: Unique[] = [];
  beforeAll(() => {
    uniques = readUniques();
  }, 60_000);

  it('D45 puts variants with different prices in different groups, and prints the counts', () => {
    const noted = uniques.flatMap((unique) => {
      const note = readNote(unique);
      return note === undefined ? [] : [{ unique, note }];
    });
    const pairs = { apart: 0, together: 0, togetherBefore: 0 };
    for (const [at, a] of noted.entries())
      for (const b of noted.slice(at + 1)) {
        if (a.unique.item.name !== b.unique.item.name || a.note.currency !== b.note.currency || a.note.amount === b.note.amount) continue;
        if (readDifferences(a.unique) === readDifferences(b.unique)) continue;
        if (a.unique.result.primary.hash === b.unique.result.primary.hash) pairs.togetherBefore += 1;
        if (fineHash(a.unique) === fineHash(b.unique)) pairs.together += 1;
        else pairs.apart += 1;
      }
    say(`recorded uniques with notes: ${noted.length}; pairs of variants with different prices: ${JSON.stringify(pairs)}`);
    expect(pairs.together).toBe(0);
    expect(pairs.apart).toBeGreaterThan(80);
    expect(pairs.togetherBefore).toBeGreaterThan(20);
  });

  it('D45 puts clean and corrupted copies in different groups, and prints the counts', () => {
    const corrupted = uniques.filter(({ item }) => item.corrupted);
    const clean = new Set(uniques.filter(({ item }) => !item.corrupted).map(fineHash));
    const before = new Set(uniques.filter(({ item }) => !item.corrupted).map(({ result }) => result.primary.hash));
    const among = corrupted.filter((unique) => clean.has(fineHash(unique)));
    const amongBefore = corrupted.filter(({ result }) => before.has(result.primary.hash));
    say(`corrupted uniques: ${corrupted.length}; among the clean: ${among.length}, by the primary group ${amongBefore.length}`);
    expect(among).toEqual([]);
    expect(amongBefore.length).toBeGreaterThan(100);
  });

  it('D45 creates fewer groups for pairs, anointments, enchanted flasks and timeless jewel numbers, and prints the counts', () => {
    const instead = uniques.filter(({ result }) => result.market === 'extendedInstead');
    const [fine, primary] = [new Set(instead.map(fineHash)), new Set(instead.map(({ result }) => result.primary.hash))];
    say(`uniques whose primary group has no market: ${instead.length}; their groups: ${fine.size}, before ${primary.size}`);
    expect(instead.length).toBeGreaterThan(20);
    expect(fine.size).toBeLessThan(primary.size);
  });

  it('D45 R1.07 returns the same groups for a unique’s advanced text as for the item itself', () => {
    const different = uniques.filter((unique) => {
      const read = readItemText(writeText(unique.item), unique.game);
      const result = read.ok ? groupItem(read.item, unique.game) : undefined;
      return !result?.ok || result.primary.hash !== unique.result.primary.hash || fineHash({ ...unique, result }) !== fineHash(unique);
    });
    expect(different.map(({ item, game }) => [game, item.name, item.baseType])).toEqual([]);
    expect(uniques.length).toBeGreaterThan(5000);
  });

  it('D45 ignores runes in a unique’s recorded text when grouping it', () => {
    const texts = fs
      .readFileSync(path.join(corpus, 'texts/item_texts.ndjson'), 'utf8')
      .trim()
      .split('\n')
      .map((line) => (JSON.parse(line) as { text: string }).text)
      .filter((text) => /Rarity: Unique/.test(text) && / \(rune\)$/m.test(text));
    expect(texts.length).toBeGreaterThan(3);
    const hashes = (text: string): unknown => {
      const read = readItemText(text, 'poe2');
      const result = read.ok ? groupItem(read.item, 'poe2') : undefined;
      return result?.ok ? [result.primary.hash, result.extended?.hash, result.primary.unsafeHashProperties['enchantMods']] : result;
    };
    for (const text of texts) expect(hashes(text)).toEqual(hashes(text.replaceAll(/^.* \(rune\)\r?\n/gm, '')));
  });
});

/** Formats a unique in the clipboard format of "Ctrl+Alt+C", with all fields that affect groups. */
function writeText(item: GameItem): string {
  const mods = (kind: string, list: readonly ItemMod[]): string[] =>
    list.flatMap((mod) => [`{ ${kind} }`, ...readModText(mod).split('\n')]);
  const groups = [...new Set(item.sockets.map(({ group }) => group))];
  const sockets = groups.map((group) =>
    item.sockets
      .filter((socket) => socket.group === group)
      .map(() => 'R')
      .join('-'),
  );
  const sections = [
    ['Rarity: Unique', item.name, item.typeLine],
    groups.length === 0 ? [] : [`Sockets: ${sockets.join(' ')}`],
    [`Item Level: ${item.ilvl ?? 1}`],
    mods('Enhancement', item.enchantMods),
    item.runeMods.flatMap((mod) =>
      readModText(mod)
        .split('\n')
        .map((line) => `${line} (rune)`),
    ),
    mods('Implicit Modifier', item.implicitMods),
    [...mods('Unique Modifier', item.explicitMods), ...mods('Foulborn Unique Modifier', item.mutatedMods)],
    item.corrupted ? ['Corrupted'] : [],
    item.duplicated ? ['Mirrored'] : [],
    item.foil || item.frameType > 3 ? ['Foil Unique (Celestial Amethyst)'] : [],
  ];
  return sections
    .filter((lines) => lines.length > 0)
    .map((lines) => lines.map((line) => stripMarkup(line)).join('\n'))
    .join('\n--------\n');
}

function* readRecordedItems(): Generator<unknown> {
  const list = (folder: string): string[] => fs.readdirSync(path.join(corpus, folder)).map((name) => path.join(corpus, folder, name));
  for (const file of list('items')) for (const line of fs.readFileSync(file, 'utf8').split('\n')) if (line !== '') yield JSON.parse(line);
  for (const file of list('stash/tabs')) yield* (JSON.parse(fs.readFileSync(file, 'utf8')) as { items?: unknown[] }).items ?? [];
  for (const file of list('psapi')) {
    const page = JSON.parse(zlib.gunzipSync(fs.readFileSync(file)).toString()) as { stashes: { items?: unknown[] }[] };
    for (const stash of page.stashes) yield* stash.items ?? [];
  }
}
