import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { beforeEach, describe, expect, it, onTestFinished } from 'vitest';
import { createPriceReader, createPriceStore, type PriceReader, type PriceStore } from './index.ts';

const valuation = (value: number) => ({ c: Array.from({ length: 10 }, () => value), l: 3, d: [null], h: [value] });
const path1 = 'v10/valuations/hardcore_mercenaries/essence.json';
const write = (store: PriceStore, value: number) =>
  store.publish(path1, JSON.stringify({ meta: { timestampMs: 5 }, valuations: { abc: valuation(value) } }));

let folder = '';
let nowMs = 0;
let store: PriceStore;
let reader: PriceReader;
beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'prices-'));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  nowMs = 1000;
  store = createPriceStore(folder);
  reader = createPriceReader(createPriceStore(folder), { refreshMs: 500, clock: () => nowMs });
});

describe('price reader', () => {
  it('R7.17 reads a missing file as empty, with timestampMs 0', async () => {
    expect(await reader.readSummaries('poe1', 'mercenaries', 'currency')).toEqual({
      meta: { league: 'mercenaries', tag: 'currency', timestampMs: 0 },
      summaries: {},
    });
    expect(await reader.readValuations('poe2', 'standard', 'currency')).toEqual({ meta: { timestampMs: 0 }, valuations: {} });
    expect(await reader.readLeagues()).toEqual([]);
  });

  it('R7.14 R7.15 reads the files of a league with spaces in its name', async () => {
    await write(store, 7);
    expect((await reader.readValuations('poe1', 'Hardcore Mercenaries', 'essence')).valuations['abc']?.c[4]).toBe(7);
  });

  it('D58 picks up a changed file, but not before its refresh time', async () => {
    await write(store, 7);
    const first = await reader.readValuations('poe1', 'hardcore mercenaries', 'essence');
    await write(store, 8);
    expect(await reader.readValuations('poe1', 'hardcore mercenaries', 'essence')).toBe(first);
    nowMs += 501;
    expect((await reader.readValuations('poe1', 'hardcore mercenaries', 'essence')).valuations['abc']?.c[4]).toBe(8);
  });

  it('D58 returns the same object while the file is unchanged', async () => {
    await write(store, 7);
    const first = await reader.readValuations('poe1', 'hardcore mercenaries', 'essence');
    nowMs += 501;
    expect(await reader.readValuations('poe1', 'hardcore mercenaries', 'essence')).toBe(first);
  });

  it('R7.17 keeps its data when a file becomes unreadable, and throws if it has no data', async () => {
    await write(store, 7);
    await reader.readValuations('poe1', 'hardcore mercenaries', 'essence');
    await writeFile(path.join(folder, path1), '{"meta":');
    await writeFile(path.join(folder, 'leagues.json'), '{}');
    nowMs += 501;
    expect((await reader.readValuations('poe1', 'hardcore mercenaries', 'essence')).valuations['abc']?.c[4]).toBe(7);
    await expect(reader.readLeagues()).rejects.toThrow();
  });
});
