import { createRandom } from '@poexchange/domain/random';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { makeMarketChange } from '../testing/make-market.ts';
import { makePageBytes } from '../testing/make-page.ts';
import { addPageCounts, createPageCounts } from './page-counts.ts';
import { readChange as readCountedChange } from './read-change.ts';
import { readPage } from './read-page.ts';

const readChange = (raw: unknown) => readCountedChange(raw, createPageCounts());

const chaosOrb = (more: object = {}) => ({
  id: 'i1',
  baseType: 'Chaos Orb',
  typeLine: 'Chaos Orb',
  name: '',
  frameType: 5,
  icon: 'https://web.poecdn.com/gen/image/abc/def/Chaos.png',
  ...more,
});
const change = (more: object = {}) => ({
  id: 'aa',
  public: true,
  accountName: 'Seller#1',
  stash: 'shop',
  stashType: 'PremiumStash',
  league: 'Mercenaries',
  items: [],
  ...more,
});
const page = (stashes: unknown[], next = '1-2-3-4-5') => Buffer.from(JSON.stringify({ next_change_id: next, stashes }));

describe('stream change', () => {
  it('D51 sums stacks at the same ask, and keeps other asks separate', () => {
    const tab = readChange(
      change({
        items: [
          chaosOrb({ stackSize: 10, note: '~price 1/10 exalted' }),
          chaosOrb({ stackSize: 5, note: '~b/o 1/10 exalted' }),
          chaosOrb({ stackSize: 3, note: '~b/o 1/9 exalted' }),
          chaosOrb({ note: 'hello' }),
        ],
      }),
    );
    expect(tab.isPublic && tab.offers.map(({ ask, quantity }) => ({ ask, quantity }))).toEqual([
      { ask: 0.1, quantity: 15 },
      { ask: 1 / 9, quantity: 3 },
    ]);
    expect(tab.isPublic && tab.groups).toHaveLength(1);
    expect(tab.isPublic && tab.groups[0]?.iconAddress).toBe('https://web.poecdn.com/gen/image/abc/def/Chaos.png');
  });

  const belt = (more: object = {}) => ({
    frameType: 3,
    name: 'Headhunter',
    typeLine: 'Leather Belt',
    baseType: 'Leather Belt',
    note: '~price 50 divine',
    ...more,
  });
  const marketsOf = (...items: object[]): { asked: unknown[]; noted: number } => {
    const tab = readChange(change({ items }));
    if (!tab.isPublic) throw new Error('not public');
    return { asked: tab.offers.map(({ group }) => group.unsafeHashProperties), noted: tab.groups.length };
  };

  it("D45 counts asks for a unique's variant in the variant's market, not in the plain item's market", () => {
    expect(marketsOf(belt())).toEqual({ asked: [{ sixLink: false }], noted: 1 });
    expect(marketsOf(belt({ corrupted: true }))).toEqual({ asked: [{ sixLink: false, corrupted: true }], noted: 2 });
    expect(marketsOf(belt({ frameType: 10 }))).toEqual({ asked: [{ sixLink: false, foil: true }], noted: 2 });
  });

  it('D45 uses the primary group as the common market of a unique that always has a variant', () => {
    const voices = belt({ name: 'Voices', explicitMods: ['Adds 1 Small Passive Skill which grants nothing'] });
    expect(marketsOf(voices).asked).toEqual([{ sixLink: false }, { sixLink: false, variant: ['1 passive'] }]);
  });

  it('D45 does not record a crafting base without an ask', () => {
    const base = { frameType: 0, name: '', typeLine: 'Vaal Regalia', baseType: 'Vaal Regalia', ilvl: 86 };
    const groupsOf = (more: object): number => {
      const tab = readChange(change({ items: [{ ...base, ...more }] }));
      return tab.isPublic ? tab.groups.length : -1;
    };
    expect([groupsOf({}), groupsOf({ note: 'hello' }), groupsOf({ note: '~price 5 chaos' })]).toEqual([0, 0, 1]);
  });

  it('D45 counts fractured and mutated mods in both of the publisher’s formats', () => {
    const gloves = { frameType: 2, name: 'Glyph Grip', typeLine: 'Shagreen Gloves', baseType: 'Shagreen Gloves', ilvl: 85 };
    const note = '~price 5 chaos';
    const mod = (description: string, flag: string) => ({ description, flags: { [flag]: true } });
    const asked = (item: object) => marketsOf({ ...gloves, note, ...item }).asked;
    const fractured = [{ ilvl: '84-85', fracture: ['+101-121 to maximum life'] }];
    expect(asked({ explicitMods: [mod('+102 to maximum Life', 'fractured')] })).toEqual(fractured);
    expect(asked({ fracturedMods: ['+102 to maximum Life'] })).toEqual(fractured);
    const plain = { sixLink: false };
    const mutated = { sixLink: false, variant: ['#% increased rarity of items found'] };
    expect(marketsOf(belt({ explicitMods: [mod('30% increased Rarity of Items found', 'mutated')] })).asked).toEqual([plain, mutated]);
    expect(marketsOf(belt({ mutatedMods: ['30% increased Rarity of Items found'] })).asked).toEqual([plain, mutated]);
  });

  it('D51 accepts a ratio for bulk goods, but not for a unique', () => {
    const askOf = (item: object): unknown => {
      const tab = readChange(change({ items: [item] }));
      return tab.isPublic ? tab.offers.map(({ ask }) => ask) : 'private';
    };
    expect(askOf(belt({ note: '~price 3/2 divine' }))).toEqual([]);
    expect(askOf(belt({ note: '~price 3 divine' }))).toEqual([3]);
    expect(askOf(chaosOrb({ note: '~price 3/2 divine' }))).toEqual([1.5]);
  });

  it('D45 makes no groups for pairs of corrupted implicits, anointments or timeless jewel numbers', () => {
    expect(marketsOf(belt({ corrupted: true, implicitMods: ['+5% to Fire Resistance', '+5% to Cold Resistance'] }))).toEqual({
      asked: [{ sixLink: false, corrupted: true }],
      noted: 1,
    });
    expect(marketsOf(belt({ enchantMods: ['Allocates Charisma'] }), belt())).toEqual({ asked: [{ sixLink: false }], noted: 1 });
    const pride = (number: number) =>
      belt({
        name: 'Lethal Pride',
        typeLine: 'Timeless Jewel',
        baseType: 'Timeless Jewel',
        explicitMods: [
          `Commanded leadership over ${number} warriors under Kaom\nPassives in radius are Conquered by the Karui`,
          'Historic',
        ],
      });
    expect(marketsOf(pride(10_001), pride(15_358))).toEqual({ asked: [{ conqueror: 'kaom' }], noted: 1 });
  });

  it("D51 applies the price in a tab's name to items without a note", () => {
    const tab = readChange(
      change({
        stash: '~b/o 5 chaos',
        items: [chaosOrb(), chaosOrb({ baseType: 'Vaal Orb', typeLine: 'Vaal Orb', note: '~price 2 chaos' })],
      }),
    );
    expect(tab.isPublic && tab.offers.map(({ ask, isNoted }) => ({ ask, isNoted }))).toEqual([
      { ask: 5, isNoted: false },
      { ask: 2, isNoted: true },
    ]);
  });

  it('D51 deletes a tab that is private or in a league without a market', () => {
    expect(readChange({ id: 'aa', public: false, accountName: null, stash: null, league: null, items: [] })).toEqual({
      isPublic: false,
      publicId: 'aa',
    });
    for (const league of [
      'SSF Mercenaries',
      'HC SSF Mercenaries',
      'Hardcore SSF R Settlers',
      'Ruthless Mercenaries',
      'Hardcore Ruthless',
      'Kirael Trading Post (PL48213)',
      '',
    ]) {
      expect(readChange(change({ league, items: [chaosOrb({ note: '~price 1 divine' })] })), league).toEqual({
        isPublic: false,
        publicId: 'aa',
      });
    }
  });

  it('D54 keeps an emptied public tab as a public tab without offers', () => {
    expect(readChange(change())).toEqual({
      isPublic: true,
      publicId: 'aa',
      account: 'Seller#1',
      league: 'Mercenaries',
      groups: [],
      offers: [],
    });
  });

  it('D51 reads the league from the items on old pages', () => {
    const tab = readChange(change({ league: undefined, items: [chaosOrb({ league: 'Hardcore' })] }));
    expect(tab.isPublic && tab.league).toBe('Hardcore');
  });

  it('D51 sets aside malformed changes and reads the rest of the page', () => {
    const { tabs, unreadable, changeCount } = readPage(
      page([
        null,
        5,
        {},
        { id: 'x' },
        change({ items: {} }),
        change({ accountName: 'a\u0000b' }),
        change({ items: [null, 3, [], chaosOrb()] }),
      ]),
    );
    expect(tabs.map((tab) => tab.publicId)).toEqual(['aa']);
    expect(unreadable).toHaveLength(6);
    expect(changeCount).toBe(7);
    expect(unreadable.some(({ body }) => body.includes('\u0000'))).toBe(false);
  });

  it('D51 reads two changes to one tab, in order', () => {
    const { tabs } = readPage(page([change({ items: [chaosOrb()] }), change({ public: false })]));
    expect(tabs.map(({ publicId, isPublic }) => [publicId, isPublic])).toEqual([
      ['aa', true],
      ['aa', false],
    ]);
  });

  it('D51 throws for a body that is not a page', () => {
    for (const body of [
      '<html>',
      '[]',
      'null',
      '{}',
      '{"next_change_id":5,"stashes":[]}',
      '{"next_change_id":"1","stashes":{}}',
      '{"next_change_id":"x y","stashes":[]}',
    ]) {
      expect(() => readPage(Buffer.from(body)), body).toThrow();
    }
  });

  it('R5.11 counts map mods missing from the table, and returns one of them as received', () => {
    const known = ['Monsters are Hexproof', 'Area contains many Totems', 'Players cannot inflict Exposure', '20% more Monster Life'];
    const others = ['Area has patches of Burning Ground', 'Monsters Blind on Hit'];
    const map = (id: string, more: string[]) => ({
      ...chaosOrb({ id, baseType: 'Map (Tier 16)', typeLine: 'Map (Tier 16)', frameType: 2 }),
      explicitMods: [...known, ...others, ...more],
    });
    const long = `Monsters sing ${'very '.repeat(100)}long`;
    const { counts } = readPage(
      page([change({ items: [map('a', ['20% increased Monster Tea', long]), map('b', [long]), map('c', ['x'])] })]),
    );
    expect(counts.mapModsNotFound).toBe(4);
    expect(counts.mapModExample).toBe('x');
    expect(readPage(page([change({ items: [map('b', [long])] })])).counts.mapModExample).toBe(long.slice(0, 200));
    const sum = createPageCounts();
    addPageCounts(sum, counts);
    addPageCounts(sum, createPageCounts());
    expect(sum).toMatchObject({ mapModsNotFound: 4, mapModExample: 'x' });
  });

  it('D51 accounts for every change and every item', () => {
    const market = createRandom(3);
    const changes = Array.from({ length: 300 }, () => makeMarketChange(market, 40));
    const odd = [null, { id: 'x' }, change({ items: [chaosOrb({ note: '~price 1 hug' }), 5, chaosOrb({ lockedToAccount: true })] })];
    const made = JSON.parse(makePageBytes('1', changes).toString()) as { stashes: unknown[] };
    const { counts } = readPage(page([...made.stashes, ...odd]));
    expect(counts.publicTabs + counts.privateTabs + counts.noMarketTabs + counts.quarantined).toBe(counts.changes);
    expect(counts.changes).toBe(303);
    expect(counts.priced + Object.values(counts.dropped).reduce((sum, count) => sum + count, 0)).toBe(counts.items);
    expect(counts.grouped).toBe(counts.priced + counts.dropped.noAsk + counts.dropped.badNote);
    expect(counts).toMatchObject({ quarantined: 2, dropped: { notAnItem: 1, locked: 1 } });
    for (const part of [counts.priced, counts.dropped.badNote, counts.dropped.noAsk, counts.dropped.noMarket])
      expect(part).toBeGreaterThan(0);
  });

  it('D51 survives any JSON in a page', () => {
    fc.assert(
      fc.property(
        fc.array(
          fc.oneof(
            fc.jsonValue(),
            fc.jsonValue().map((items) => change({ items: [items] })),
          ),
          { maxLength: 5 },
        ),
        (changes) => {
          expect(readPage(page(changes)).changeCount).toBe(changes.length);
        },
      ),
    );
  });
});
