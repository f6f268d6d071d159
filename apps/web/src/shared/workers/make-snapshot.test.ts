import { makeGroup } from '@poexchange/domain/grouping';
import { makeStashTabId, type PublisherTabId, type StashTabId } from '@poexchange/domain/ids';
import { sumDetails, unpackDetails, type SnapshotDetails } from '@poexchange/domain/net-worth';
import { beforeEach, describe, expect, it } from 'vitest';
import { PriceFileError, type ReadPriceFile } from '../price-files/read-price-file.ts';
import type { StashScope } from './kept-tabs.ts';
import type { MadeSnapshot, MakingStep, SnapshotRequest, TabSource } from './make-snapshot.ts';
import { createPricingCore, type PricingCore } from './pricing-core.ts';
import { createStashShelf } from './stash-shelf.ts';
import { createTagBooks } from './tag-books.ts';

const scope: StashScope = { game: 'poe1', league: 'private', accountId: 'a' };
const anger = makeGroup('essence', 'deafening essence of anger', {}).hash;
const chaos = makeGroup('currency', 'chaos orb', {}).hash;
const tab = (id: string): StashTabId => makeStashTabId('private', id as PublisherTabId);
const source = (id: string, outcome: TabSource['outcome'] = 'read'): TabSource => ({ id: tab(id), name: id, type: '', color: '', outcome });

const item = (id: string, baseType: string, stackSize: number) => ({
  id,
  name: '',
  typeLine: baseType,
  baseType,
  frameType: 5,
  icon: `https://web.poecdn.com/image/Art/2DItems/Currency/${encodeURIComponent(baseType)}.png`,
  stackSize,
  x: 0,
  y: 0,
  w: 1,
  h: 1,
});

const values = (c: number) => ({ c: Array<number>(10).fill(c), l: 30, d: [], h: [] });
let files: Record<string, unknown>;
let failing: string;

function makeCore(): PricingCore {
  const readFile: ReadPriceFile = async (path, _schema, empty) => {
    if (failing !== '' && path.includes(failing)) throw new PriceFileError(path, 503);
    return (files[path] ?? empty) as never;
  };
  const store = { write: async () => undefined, readAll: async () => [], drop: async () => undefined, clear: async () => undefined };
  return createPricingCore({ books: createTagBooks({ readFile, readNowMs: () => 1_000 }), shelf: createStashShelf(), store, readFile });
}

let core: PricingCore;
beforeEach(() => {
  failing = '';
  files = {
    'v10/valuations/mercenaries/essence.json': { meta: { timestampMs: 77 }, valuations: { [anger]: values(6) } },
    'v10/valuations/mercenaries/currency.json': { meta: { timestampMs: 77 }, valuations: { [chaos]: values(1) } },
  };
  core = makeCore();
});

const put = (id: string, items: unknown[], over: object = {}) =>
  core.putTab(scope, { id: tab(id), stash: { id, items, ...over }, readAtMs: 5 });

async function make(over: Partial<SnapshotRequest> = {}): Promise<{ made: MadeSnapshot; steps: MakingStep[] }> {
  const steps: MakingStep[] = [];
  const request: SnapshotRequest = {
    scope,
    priceLeague: 'mercenaries',
    tabs: [source('t1'), source('t2')],
    character: [],
    previous: null,
    ownPrices: { overrides: {}, ignored: [] },
    ...over,
  };
  return { made: await core.makeSnapshot(request, (step) => steps.push(step)), steps };
}

async function open(made: MadeSnapshot): Promise<SnapshotDetails> {
  if (made.kind !== 'made') throw new Error(made.kind);
  const bytes = Uint8Array.from(atob(made.details), (char) => char.charCodeAt(0));
  const inflated = new Response(bytes).body?.pipeThrough(new DecompressionStream('deflate-raw'));
  const details = unpackDetails(await new Response(inflated ?? null).text());
  if (details === null) throw new Error('cannot be unpacked');
  return details;
}

describe('snapshot made in the worker', () => {
  it('D70, R2.26 prices one league’s tabs in another league, and sends details that add up to the total', async () => {
    await put('t1', [item('1', 'Deafening Essence of Anger', 4), item('2', 'Chaos Orb', 9)]);
    await put('t2', [item('3', 'Deafening Essence of Anger', 6)]);
    const { made } = await make();
    const details = await open(made);
    expect(made).toMatchObject({ kind: 'made', totalPrice: 69, kinds: 2, unread: [], droppedKinds: 0 });
    expect(sumDetails(details).totalPrice).toBe(69);
    expect(details.tabs.map(({ id, itemCount, state, readAtMs }) => [id, itemCount, state, readAtMs])).toEqual([
      [tab('t1'), 2, 'read', 5],
      [tab('t2'), 1, 'read', 5],
    ]);
  });

  it('R4.35 reports its steps in order, with counters', async () => {
    await put('t1', [item('1', 'Deafening Essence of Anger', 4), item('2', 'Chaos Orb', 9)]);
    expect((await make()).steps).toEqual([
      { step: 'valuations', done: 0, total: 2 },
      { step: 'valuations', done: 2, total: 2 },
      { step: 'grouping', done: 2, total: 2 },
      { step: 'pricing', done: 2, total: 2 },
    ]);
  });

  it('D26 applies the user’s own prices and ignored items as everywhere else', async () => {
    await put('t1', [item('1', 'Deafening Essence of Anger', 4), item('2', 'Chaos Orb', 9)]);
    const { made } = await make({ ownPrices: { overrides: { [anger]: 10 }, ignored: [chaos] } });
    expect(made).toMatchObject({ totalPrice: 40 });
  });

  it('D50 reads values at the person’s level', async () => {
    files['v10/valuations/mercenaries/essence.json'] = {
      meta: { timestampMs: 77 },
      valuations: { [anger]: { ...values(6), c: [3, 4, 5, 6, 7, 8, 9, 10, 11, 12] } },
    };
    await put('t1', [item('1', 'Deafening Essence of Anger', 1)]);
    expect((await make({ scope: { ...scope, level: 5 } })).made).toMatchObject({ totalPrice: 3 });
    expect((await make({ scope: { ...scope, level: 50 } })).made).toMatchObject({ totalPrice: 12 });
  });

  it('R9.34 supports stacks of 2^31', async () => {
    await put('t1', [item('1', 'Chaos Orb', 2 ** 31), item('2', 'Chaos Orb', 2 ** 31)]);
    const { made } = await make();
    expect(made).toMatchObject({ totalPrice: 2 ** 32 });
    expect((await open(made)).items[0]?.quantity).toBe(2 ** 32);
  });

  it('R3.59 counts what a character wears, and reads only valid items', async () => {
    const named = { id: 'equipment', name: '', type: '', color: '' } as const;
    const worn = { ...named, outcome: 'read', items: [item('9', 'Chaos Orb', 2), null, 7], readAtMs: 6 } as const;
    const { made } = await make({ tabs: [], character: [worn] });
    const { tabs } = await open(made);
    expect(made).toMatchObject({ totalPrice: 2 });
    expect(tabs).toMatchObject([{ id: 'equipment', itemCount: 3, state: 'read' }]);
  });

  it('D72 carries over a failed tab at today’s prices, and leaves out a deleted tab', async () => {
    await put('t1', [item('1', 'Deafening Essence of Anger', 4)]);
    const previous = await open((await make({ tabs: [source('t1')] })).made);
    core = makeCore();
    files['v10/valuations/mercenaries/essence.json'] = { meta: { timestampMs: 78 }, valuations: { [anger]: values(7) } };
    const carried = await make({ tabs: [source('t1', 'failed'), source('t2', 'gone')], previous });
    expect(carried.made).toMatchObject({ totalPrice: 24 });
    await put('t2', [item('2', 'Deafening Essence of Anger', 1)]);
    const { made } = await make({ tabs: [source('t1', 'failed'), source('t2')], previous });
    expect(made).toMatchObject({ totalPrice: 35 });
    expect((await open(made)).tabs.map(({ state }) => state)).toEqual(['failed', 'read']);
  });

  it('D72 makes no snapshot if prices cannot be read, because it would show a loss', async () => {
    await put('t1', [item('1', 'Deafening Essence of Anger', 4), item('2', 'Chaos Orb', 9)]);
    failing = 'essence';
    expect((await make()).made).toEqual({ kind: 'pricesFailed', tags: ['essence'] });
  });

  it('R2.26 distinguishes a pricing league without prices from a worthless stash', async () => {
    await put('t1', [item('1', 'Deafening Essence of Anger', 4)]);
    expect((await make({ priceLeague: 'empty' })).made).toEqual({ kind: 'noPrices' });
    delete files['v10/valuations/mercenaries/essence.json'];
    core = makeCore();
    await put('t1', [item('1', 'Deafening Essence of Anger', 4)]);
    expect((await make()).made).toMatchObject({ kind: 'made', totalPrice: 0 });
  });

  it('R3.28 treats a map tab as complete once all its parts have been read, and counts the parts as one tab', async () => {
    const children = [{ id: 'c1', metadata: { items: 1, map: { section: 'special', name: 'A', index: 0 } } }];
    await put('t1', [], { type: 'MapStash', children });
    const state = async () => (await core.measureTabs(scope, [tab('t1'), tab('t2')]))[tab('t1')];
    expect(await state()).toEqual({ readAtMs: 5, itemCount: 0, isWhole: false });
    await core.putTab(scope, { id: tab('c1'), stash: { id: 'c1', items: [item('1', 'Chaos Orb', 3)] }, readAtMs: 4 });
    expect(await state()).toEqual({ readAtMs: 4, itemCount: 1, isWhole: true });
    expect((await make({ tabs: [source('t1')] })).made).toMatchObject({ totalPrice: 3 });
  });
});
