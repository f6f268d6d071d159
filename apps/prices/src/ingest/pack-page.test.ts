import { makeGroup } from '@poexchange/domain/grouping';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { hashContent } from './pack-page.ts';

const groups = ['chaos orb', 'divine orb', 'vaal orb', 'exalted orb'].map((key) => makeGroup('currency', key, {}));
const offer = fc.record({
  group: fc.constantFrom(...groups),
  currency: fc.constantFrom(...groups),
  ask: fc.oneof(fc.integer({ min: 1, max: 50 }), fc.double({ min: 1e-6, max: 1e6, noNaN: true })),
  quantity: fc.integer({ min: 1, max: 1_000_000 }),
  isNoted: fc.boolean(),
});
const keyOf = ({ group, currency, ask }: { group: { hash: string }; currency: { hash: string }; ask: number }) =>
  `${group.hash} ${currency.hash} ${ask}`;
const content = fc.uniqueArray(offer, { selector: keyOf, maxLength: 12 });

describe("hash of a tab's offers", () => {
  it('D51 does not depend on the order of offers', () => {
    fc.assert(
      fc.property(
        content.chain((offers) => fc.tuple(fc.constant(offers), fc.shuffledSubarray(offers, { minLength: offers.length }))),
        ([offers, shuffled]) => {
          expect(hashContent(shuffled)).toBe(hashContent(offers));
        },
      ),
    );
  });

  it('D51 differs for every difference in the offers, and fits its column', () => {
    fc.assert(
      fc.property(content, content, (one, other) => {
        const write = (offers: typeof one) =>
          JSON.stringify(offers.map((entry) => `${keyOf(entry)} ${entry.quantity} ${entry.isNoted}`).toSorted());
        expect(hashContent(one) === hashContent(other)).toBe(write(one) === write(other));
        expect(Number.isSafeInteger(hashContent(one))).toBe(true);
        expect(hashContent(one) === 0).toBe(one.length === 0);
      }),
      { numRuns: 2_000 },
    );
  });

  it('D51 differs after single steps: one piece sold, one chaos more, item note or not, swapped currencies', () => {
    const [a, b] = groups;
    if (a === undefined || b === undefined) throw new Error('no groups');
    const base = { group: a, currency: b, ask: 5, quantity: 20, isNoted: true };
    const states = [base, { ...base, quantity: 19 }, { ...base, ask: 6 }, { ...base, isNoted: false }, { ...base, group: b, currency: a }];
    expect(new Set(states.map((state) => hashContent([state]))).size).toBe(states.length);
  });
});
