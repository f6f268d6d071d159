import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { writeThreshold } from '../stash-search/index.ts';
import { checkSearchRequest, searchExtra } from './index.ts';

const prices = { regexExtraPrice: 2, regexQuantExtraPrice: 5 };

describe('stash search request', () => {
  const maps = [35, 60, 72, 85, 95, 99, 104, 120].map((percent, at) => [
    at % 2 === 0 ? 'Port Map' : 'Strand Map',
    `Item Quantity: +${percent}%`,
    `Item Rarity: +${percent - 20}%`,
    'Monster Pack Size: +39%',
  ]);
  const extraOf = (search: string, items: readonly (readonly string[])[] = maps) => searchExtra(prices, search, { pieces: 3, items });

  it('R5.09 charges the quantity extra only if the search finds items by item quantity', () => {
    expect(extraOf('port')).toEqual({ extraChaos: 6, quantityExtraChaos: 0 });
    expect(extraOf('"m q.*([6-9].|\\d..)%" port')).toEqual({ extraChaos: 6, quantityExtraChaos: 15 });
    for (const search of ['"k s.*([3-9].|\\d..)%"', '"m ra.*([6-9].|\\d..)%"', 'quantity', '39', '"item quantity" port'])
      expect(extraOf(search)).toEqual({ extraChaos: 6, quantityExtraChaos: 0 });
    expect(extraOf('(')).toEqual({ extraChaos: 0, quantityExtraChaos: 0 });
  });

  it.each([
    '"m q.*([6-9].|1..)%"',
    '"item quantity: \\+(8.|9.|1..)%"',
    '"y: \\+(8.|9.|1..)"',
    '"m q.*(8[5-9]|9.|1[0-9].|2..)%"',
    '"m q.*9.%"',
    '"m q.*95%"',
    '"quantity: +85%"',
    '"!m q.*[1-5].%"',
    'tity:.\\W\\d(\\d)\\1?',
    '(?=.*tity.*[89]).*',
  ])('R5.09 also charges the extra for alternative spellings of item quantity: %s', (search) => {
    const literal = search.replace('quantity: +', 'quantity: \\+');
    expect(extraOf(literal)).toEqual({ extraChaos: 6, quantityExtraChaos: 15 });
  });

  it('R5.09 charges the same for searches that find the same items, however they are written', () => {
    const atLeast = fc.integer({ min: 1, max: 119 });
    fc.assert(
      fc.property(atLeast, fc.constantFrom('port', ''), (least, name) => {
        const numbers = Array.from({ length: 301 }, (_, number) => number);
        const wanted = numbers.filter((number) => number >= least);
        const fold = (all: readonly number[]): string => {
          const tens = new Map<number, string[]>();
          for (const number of all) tens.set(Math.floor(number / 10), [...(tens.get(Math.floor(number / 10)) ?? []), String(number % 10)]);
          return [...tens].map(([ten, ones]) => `${ten || ''}${ones.length === 10 ? '.' : `[${ones.join('')}]`}`).join('|');
        };
        const spellings = [
          writeThreshold('quantity', least),
          `tity: .(${fold(wanted)})%`,
          `!tity: .(${fold(numbers.filter((number) => number < least))})%`,
          `quan.*(?=[+](${fold(wanted)})%).*`,
        ].map((term) => `"${term}" ${name}`.trim());
        const readable = spellings.filter((search) => search.length <= 250);
        expect(new Set(readable.map((search) => JSON.stringify(extraOf(search)))).size).toBe(1);
      }),
      { numRuns: 60 },
    );
  });

  const stock = [
    { hash: 'port', rawItems: ['p1', 'p2', 'p3'].map((id) => ({ id, stackSize: 1 })) },
    { hash: 'pit', rawItems: [{ id: 'q1', stackSize: 1 }] },
  ];
  const texts = new Map([
    ['p1', ['Port Map', 'Item Quantity: +60% (augmented)']],
    ['p2', ['Port Map', 'Item Quantity: +90% (augmented)']],
    ['p3', ['Port Map', 'Item Quantity: +95% (augmented)']],
    ['q1', ['Pit Map', 'Item Quantity: +99% (augmented)']],
  ]);
  const check = (search: string, asked: [string, number][], known: ReadonlyMap<string, readonly string[]> = texts) =>
    checkSearchRequest(stock, known, { search, asked });

  it('D41 hands over the pieces found by the search first', () => {
    const result = check('"m q.*(9.|\\d..)%" port', [['port', 2]]);
    expect(result).toMatchObject({ ok: true, unread: 0 });
    expect(result.ok && result.stacks.get('port')?.map(({ id }) => id)).toEqual(['p2', 'p3']);
  });

  it('D41 must find every requested piece, and no piece of another group', () => {
    expect(check('"m q.*(9.|\\d..)%" port', [['port', 3]])).toEqual({ ok: false, code: 'searchMismatch', missed: 1, extra: 0 });
    expect(check('"m q.*(9.|\\d..)%"', [['port', 2]])).toEqual({ ok: false, code: 'searchMismatch', missed: 0, extra: 1 });
    expect(check('(port', [['port', 1]])).toEqual({ ok: false, code: 'searchNotValid', reason: 'groupNotClosed', at: 0 });
  });

  it('D23 ignores a stack with unknown text if another stack of the group is found', () => {
    const known = new Map([['p1', ['Port Map']]]);
    expect(check('port', [['port', 3]], known)).toMatchObject({ ok: true, unread: 3 });
  });

  it('D41, D23 rejects a group if none of its stacks was read, because nothing is proven', () => {
    const missed = { ok: false, code: 'searchMismatch', missed: 3, extra: 0 };
    expect(check('port', [['port', 3]], new Map([['q1', ['Pit Map']]]))).toEqual(missed);
    expect(check('port', [['port', 3]], new Map())).toEqual(missed);
    expect(check('port', [['port', 3]], new Map([['p1', []]]))).toEqual(missed);
  });

  it('D41 rejects a search that finds no known stack of a requested group, regardless of unknown stacks', () => {
    const known = new Map([['p1', ['Port Map']]]);
    expect(check('visit', [['port', 2]], known)).toEqual({ ok: false, code: 'searchMismatch', missed: 2, extra: 0 });
    expect(check('port', [['port', 2]], known)).toMatchObject({ ok: true, unread: 3 });
  });

  describe('D40 work limit of a request', () => {
    const slow = '"port((.?){70}){8}"';
    const large = Array.from({ length: 4000 }, (_, at) => ({
      id: `m${at}`,
      lines: [
        `Port Map ${at}`,
        `Item Quantity: +${at % 120}% (augmented)`,
        `${at}% increased number of Rare Monsters, whatever they are called`,
      ],
    }));
    const listed = [{ hash: 'port', rawItems: large.map(({ id }) => ({ id, stackSize: 1 })) }];
    const known = new Map(large.map(({ id, lines }) => [id, lines]));

    it('D40 rejects a deliberately slow search over a large listing, but not an ordinary search', () => {
      expect(checkSearchRequest(listed, known, { search: slow, asked: [['port', 1]] })).toEqual({
        ok: false,
        code: 'searchNotValid',
        reason: 'tooSlow',
        at: 0,
      });
      const ordinary = '"port map" "m q.*([6-9].|\\d..)%" "!reflect|cannot leech|^twinned$" "(rare|magic) monsters"';
      expect(checkSearchRequest(listed, known, { search: ordinary, asked: [['port', 1]] })).toMatchObject({ ok: true });
    });

    it('D40 does not let nested counted repeats circumvent the length limit of a search', () => {
      expect(check('"zq((.?){99}){60}"', [['port', 1]])).toEqual({ ok: false, code: 'searchNotValid', reason: 'repeatTooLarge', at: 0 });
    });

    it('R5.09 charges the quantity extra for a search that takes too long to try', () => {
      const work = { steps: 0 };
      const items = large.map(({ lines }) => lines);
      expect(searchExtra(prices, slow, { pieces: 3, items }, { work, maxSteps: 100_000 })).toEqual({
        extraChaos: 6,
        quantityExtraChaos: 15,
      });
      expect(work.steps).toBeLessThan(1_000_000);
    });
  });
});
