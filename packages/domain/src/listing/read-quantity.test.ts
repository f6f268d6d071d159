import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { explainNotACount, readQuantity } from './read-quantity.ts';

describe('readQuantity', () => {
  it.each([
    ['6', { kind: 'quantity', quantity: 6 }],
    ['596', { kind: 'quantity', quantity: 596 }],
    ['600', { kind: 'over', quantity: 596, asked: '600' }],
    ['99999', { kind: 'over', quantity: 596, asked: '99999' }],
    ['0', { kind: 'quantity', quantity: 0 }],
    ['007', { kind: 'quantity', quantity: 7 }],
    [' 12 ', { kind: 'quantity', quantity: 12 }],
    ['１２', { kind: 'quantity', quantity: 12 }],
    ['1,000', { kind: 'over', quantity: 596, asked: '1000' }],
    ['1.000', { kind: 'over', quantity: 596, asked: '1000' }],
    ['', { kind: 'empty' }],
    ['abc', { kind: 'notACount' }],
    ['-5', { kind: 'notACount' }],
    ['1.5', { kind: 'notACount' }],
    ['1e3', { kind: 'notACount' }],
    ['5x', { kind: 'notACount' }],
    ['9'.repeat(400), { kind: 'over', quantity: 596, asked: `${'9'.repeat(9)}…` }],
  ] as const)('R5.08, D34 reads “%s” with a stock of 596', (text, reading) => {
    expect(readQuantity(text, 596)).toEqual(reading);
  });

  it.each([
    ['-5', 'below'],
    ['−5', 'below'],
    ['-1.5', 'below'],
    ['1.5', 'fraction'],
    ['1,5', 'fraction'],
    ['.5', 'fraction'],
    ['abc', 'notACount'],
    ['-', 'notACount'],
    ['5x', 'notACount'],
    ['1.5.2', 'notACount'],
  ] as const)('R5.08, D34 explains why “%s” is not a quantity: %s', (text, problem) => {
    expect(readQuantity(text, 596)).toEqual({ kind: 'notACount' });
    expect(explainNotACount(text)).toBe(problem);
  });

  it('R5.08 never returns more than the stock, a negative number, or a fraction of a piece', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string({ maxLength: 20 }), fc.nat().map(String)), fc.nat(), (text, stock) => {
        const read = readQuantity(text, stock);
        if (!('quantity' in read)) return;
        expect(Number.isSafeInteger(read.quantity) && read.quantity >= 0 && read.quantity <= stock).toBe(true);
      }),
    );
  });
});
