import { deflateRawSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { createRandom } from '../random/index.ts';
import type { SnapshotDetails } from './details.ts';
import { netWorthLimits } from './limits.ts';
import { packDetails } from './pack-details.ts';
import { drawDetails, makeItem, makeTab, tabIdOf } from './testing.ts';
import { unpackDetails } from './unpack-details.ts';

const sorted = (details: SnapshotDetails): SnapshotDetails => ({
  ...details,
  items: [...details.items].sort((a, b) => (a.priceHash < b.priceHash ? -1 : 1)),
});
const plain: SnapshotDetails = { game: 'poe1', tabs: [makeTab(tabIdOf('a'))], items: [makeItem()] };

describe('packed details', () => {
  it('R3.61 round trips any details, and recomputes hashes', () => {
    for (let seed = 1; seed <= 20; seed += 1) {
      const details = drawDetails(createRandom(seed), { count: seed * 7, tabCount: 1 + (seed % 6) });
      expect(sorted(unpackDetails(packDetails(details)) ?? expect.fail())).toEqual(sorted(details));
    }
  });

  it('R3.61 keeps equipment, an empty snapshot, and a separate price group', () => {
    const item = makeItem({ tag: 'map', key: 'city square map', hashProps: { tier: 16 }, priceProps: { tier: 16, eightMod: true } });
    const worn = makeItem({ tag: 'unique', key: 'headhunter', holdings: [{ tabId: 'equipment', quantity: 1, stacks: 1 }] });
    const details = { game: 'poe2', tabs: [makeTab(tabIdOf('a'), { state: 'empty' }), makeTab('equipment')], items: [item, worn] } as const;
    expect(sorted(unpackDetails(packDetails(details)) ?? expect.fail())).toEqual(sorted(details));
    const none = { game: 'poe1', tabs: [], items: [] } as const;
    expect(unpackDetails(packDetails(none))).toEqual(none);
  });

  it('R3.61 stores 20,000 kinds of items in less than 400 KiB', () => {
    const details = drawDetails(createRandom(3), { count: 20_000, tabCount: 40 });
    const packed = packDetails(details);
    expect(packed.length).toBeLessThan(netWorthLimits.maxPackedBytes);
    expect(deflateRawSync(packed).length).toBeLessThan(netWorthLimits.maxDetailsBytes);
  });

  it('D45 keeps the number of pieces priced as another variant, and reads older details without that number', () => {
    const details = { ...plain, items: [makeItem({ borrowedPieces: 3 })] };
    expect(unpackDetails(packDetails(details))?.items[0]?.borrowedPieces).toBe(3);
    expect(packDetails(plain)).not.toContain('borrowed');
    expect(unpackDetails(packDetails(plain))?.items[0]?.borrowedPieces).toBe(0);
  });

  it('R3.61 keeps a stack of 2^31 unchanged', () => {
    const item = makeItem({ holdings: [{ tabId: tabIdOf('a'), quantity: 2 ** 31, stacks: 1 }] });
    expect(unpackDetails(packDetails({ ...plain, items: [item] }))?.items[0]?.quantity).toBe(2 ** 31);
  });

  it('R3.60 removes invisible characters and direction marks from tab names', () => {
    const tabs = [makeTab(tabIdOf('a'), { name: 'a\u202Egnp.exe\u2066\u200B\u3164' })];
    expect(unpackDetails(packDetails({ ...plain, tabs }))?.tabs[0]?.name).toBe('agnp.exe');
  });

  const packed = JSON.parse(packDetails(plain)) as Record<string, unknown>;
  const hostile: [what: string, changes: Record<string, unknown>][] = [
    ['another version', { v: 2 }],
    ['another game', { game: 'poe3' }],
    ['a column too short', { frame: [] }],
    ['a column too long', { frame: [5, 5] }],
    ['a column that is none', { quantity: 'x' }],
    ['a tag that is none', { tags: ['gold'] }],
    ['an index behind the end', { tag: [1] }],
    ['half a piece', { quantity: [0.5] }],
    ['no piece', { quantity: [0] }],
    ['too many pieces', { quantity: [2 ** 41] }],
    ['a negative value', { value: [-0.5] }],
    ['a value that is no number', { value: ['1'] }],
    ['a price beyond the cap', { own: [2e9] }],
    ['an own price between the marks', { own: [-1.5] }],
    ['an icon of another host', { icons: ['https://example.test/a.png'] }],
    ['an icon with a way up', { icons: ['/gen/image/../../x.png'] }],
    ['a tab id without its league', { tabs: [['a', 'A', '', '', 1, 0, 1]] }],
    ['a tab with too few fields', { tabs: [['mercenaries:a', 'A']] }],
    ['a name with a control character', { tabs: [['mercenaries:a', 'A\0', '', '', 1, 0, 1]] }],
    ['a name with half a character', { tabs: [['mercenaries:a', '\ud800', '', '', 1, 0, 1]] }],
    [
      'the same tab twice',
      {
        tabs: [
          ['mercenaries:a', 'A', '', '', 1, 0, 1],
          ['mercenaries:a', 'A', '', '', 1, 0, 1],
        ],
      },
    ],
    ['a property of the prototype', { props: [JSON.parse('{"__proto__":1}')] }],
    ['a property that is an object', { props: [{ a: {} }] }],
    ['a key without letters', { key: [''] }],
    ['a field nobody reads', { more: 'x'.repeat(1000) }],
  ];
  it.each(hostile)('R3.61 refuses %s', (_what, changes) => {
    expect(unpackDetails(JSON.stringify({ ...packed, ...changes }))).toBeNull();
  });

  it('R3.61 limits the size of shared properties and icons as written out for every kind', () => {
    const share = (count: number, mod: string, icon = ''): string => {
      const column = (value: number): number[] => Array<number>(count).fill(value);
      return JSON.stringify({
        ...packed,
        props: [{ mods: [mod] }],
        icons: [icon],
        tag: column(0),
        key: Array.from({ length: count }, (_, at) => `key ${at}`),
        prop: column(0),
        priceProp: column(-1),
        icon: column(0),
        frame: column(5),
        value: column(1),
        own: column(-1),
        low: column(0),
        spread: column(1),
        at: column(0),
        quantity: column(1),
        stacks: column(1),
      });
    };
    const path = (length: number): string => `/image/${'a'.repeat(length)}.png`;
    expect(unpackDetails(share(20_000, 'x'.repeat(700)))).not.toBeNull();
    expect(unpackDetails(share(20_000, 'x'.repeat(900)))).toBeNull();
    expect(unpackDetails(share(20_000, 'x'.repeat(100), path(600)))).not.toBeNull();
    expect(unpackDetails(share(20_000, 'x'.repeat(100), path(900)))).toBeNull();
  });

  it('R3.61 reads at most 40,000 holdings, because a reply writes out every holding', () => {
    const tabs = Array.from({ length: 201 }, (_none, at) => makeTab(tabIdOf(`t${at}`)));
    const inTabs = (count: number) => tabs.slice(0, count).map(({ id: tabId }) => ({ tabId, quantity: 1, stacks: 1 }));
    const items = Array.from({ length: 200 }, (_none, at) => makeItem({ key: `kind ${at}`, holdings: inTabs(200) }));
    expect(unpackDetails(packDetails({ game: 'poe1', tabs, items }))?.items).toHaveLength(200);
    const oneMore = [makeItem({ key: 'kind 0', holdings: inTabs(201) }), ...items.slice(1)];
    expect(unpackDetails(packDetails({ game: 'poe1', tabs, items: oneMore }))).toBeNull();
  });

  it('R3.61 refuses a duplicate kind, a duplicate tab in a kind, and invalid JSON', () => {
    const twice = makeItem();
    expect(unpackDetails(packDetails({ ...plain, items: [twice, twice] }))).toBeNull();
    const holding = { tabId: tabIdOf('a'), quantity: 1, stacks: 1 };
    expect(unpackDetails(packDetails({ ...plain, items: [makeItem({ holdings: [holding, holding] })] }))).toBeNull();
    for (const text of ['', '{', 'null', '7', '[]', '"x"', ' '.repeat(netWorthLimits.maxPackedBytes + 1)])
      expect(unpackDetails(text)).toBeNull();
  });
});
