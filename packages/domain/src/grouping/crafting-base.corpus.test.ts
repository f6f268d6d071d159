import fs from 'node:fs';
import path from 'node:path';
import zlib from 'node:zlib';
import { expect, it } from 'vitest';
import { readItemText } from '../item-text/index.ts';
import { readItem, readModText, stripMarkup, type GameItem, type ItemMod } from '../item/index.ts';
import { groupItem } from './group-item.ts';

const corpus = process.env['CORPUS'] ?? '';

/** Formats a base in the game's clipboard format, including its states and the kinds of its mods. */
function writeText(item: GameItem): string {
  const rarity = ['Normal', 'Magic', 'Rare'][item.frameType] ?? '';
  const lines = (mods: readonly ItemMod[], mark = ''): string[] =>
    mods.flatMap((mod) =>
      readModText(mod)
        .split('\n')
        .map((line) => line + mark),
    );
  const links = [...new Set(item.sockets.map(({ group }) => group))].map((group) =>
    item.sockets
      .filter((socket) => socket.group === group)
      .map(() => 'R')
      .join('-'),
  );
  const sections = [
    [`Rarity: ${rarity}`, ...(item.name === '' || !item.identified ? [] : [item.name]), item.typeLine],
    links.length === 0 ? [] : [`Sockets: ${links.join(' ')}`],
    [`Item Level: ${item.ilvl ?? 0}`],
    lines(item.implicitMods, ' (implicit)'),
    item.identified ? [...lines(item.fracturedMods, ' (fractured)'), ...lines(item.explicitMods)] : ['Unidentified'],
    item.influences.map((influence) => `${influence.slice(0, 1).toUpperCase()}${influence.slice(1)} Item`),
    item.fracturedMods.length > 0 ? ['Fractured Item'] : [],
  ];
  return sections
    .filter((section) => section.length > 0)
    .map((section) => section.map((line) => stripMarkup(line)).join('\n'))
    .join('\n--------\n');
}

it.skipIf(corpus === '')('D45 R1.07 groups the text of recorded crafting bases like the items themselves, with the expected counts', () => {
  const seen = new Set<string>();
  const counts = { bases: 0, magic: 0, influenced: 0, fractured: 0 };
  const groups = { coarse: new Set<string>(), fine: new Set<string>() };
  const different: unknown[] = [];
  for (const raw of readRecordedItems()) {
    const read = readItem(raw);
    if (!read.ok || (raw as { realm?: string }).realm === 'poe2') continue;
    const { item } = read;
    const own = groupItem(item, 'poe1');
    if (!own.ok || own.primary.tag !== 'base' || seen.has(item.id ?? '')) continue;
    seen.add(item.id ?? '');
    const fine = own.extended ?? own.primary;
    counts.bases += 1;
    counts.magic += item.frameType === 1 ? 1 : 0;
    counts.influenced += fine.unsafeHashProperties['influence'] === undefined ? 0 : 1;
    counts.fractured += fine.unsafeHashProperties['fracture'] === undefined ? 0 : 1;
    groups.coarse.add(own.primary.hash);
    groups.fine.add(fine.hash);
    const told = readItemText(writeText(item), 'poe1');
    const result = told.ok ? groupItem(told.item, 'poe1') : undefined;
    if (!result?.ok || result.primary.hash !== own.primary.hash || result.extended?.hash !== own.extended?.hash)
      different.push([item.typeLine, item.baseType, result]);
  }
  process.stdout.write(`crafting bases: ${JSON.stringify(counts)}; groups ${groups.coarse.size}, with variants ${groups.fine.size}\n`);
  expect(different).toEqual([]);
  expect(counts.bases).toBeGreaterThan(100);
  for (const count of [counts.magic, counts.influenced, counts.fractured]) expect(count).toBeGreaterThan(2);
});

function* readRecordedItems(): Generator<unknown> {
  const list = (folder: string): string[] => fs.readdirSync(path.join(corpus, folder)).map((name) => path.join(corpus, folder, name));
  for (const file of list('items')) for (const line of fs.readFileSync(file, 'utf8').split('\n')) if (line !== '') yield JSON.parse(line);
  for (const file of list('stash/tabs')) yield* (JSON.parse(fs.readFileSync(file, 'utf8')) as { items?: unknown[] }).items ?? [];
  for (const file of list('psapi')) {
    const page = JSON.parse(zlib.gunzipSync(fs.readFileSync(file)).toString()) as { stashes: { items?: unknown[] }[] };
    for (const stash of page.stashes) yield* stash.items ?? [];
  }
}
