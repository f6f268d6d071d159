import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  compileSearch,
  listThresholdKinds,
  matchesSearch,
  readThreshold,
  roundDownToTens,
  writeAtLeast,
  writePropertyLine,
  writeThreshold,
} from './index.ts';

const allKinds = [...new Set([...listThresholdKinds('poe1'), ...listThresholdKinds('poe2')])];

describe('thresholds', () => {
  it.each([
    [1, '[1-9]|\\d.'],
    [5, '[5-9]|\\d.'],
    [60, '[6-9].|\\d..'],
    [83, '8[3-9]|9.|\\d..'],
    [90, '9.|\\d..'],
    [99, '99|\\d..'],
    [100, '[1-9]..|\\d...'],
    [120, '1[2-9].|[2-9]..|\\d...'],
    [128, '12[89]|1[3-9].|[2-9]..|\\d...'],
  ])('D41 writes “at least %i” as %s', (least, pattern) => expect(writeAtLeast(least)).toBe(pattern));

  it('D41 matches its property from the given percentage up, and no other property', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...allKinds),
        fc.integer({ min: 1, max: 400 }),
        fc.integer({ min: 0, max: 1500 }),
        (kind, least, percent) => {
          for (const spaces of ['kept', 'dotted'] as const) {
            const text = writeThreshold(kind, least, spaces);
            const compiled = compileSearch(spaces === 'dotted' ? text : `"${text}"`);
            if (!compiled.ok) throw new Error(compiled.error.code);
            for (const other of allKinds) {
              expect(matchesSearch(compiled.search, [writePropertyLine(other, percent)])).toBe(other === kind && percent >= least);
            }
          }
        },
      ),
    );
  });

  it('D41 reads a threshold back from what the term matches, however the term is written', () => {
    const read = (search: string) => {
      const compiled = compileSearch(search);
      return compiled.ok && compiled.search.terms[0] ? readThreshold(compiled.search.terms[0]) : undefined;
    };
    expect(read('"m q.*([6-9].|\\d..)%"')).toEqual({ kind: 'quantity', percent: 60 });
    expect(read('"pack.*([4-9].|\\d..)%"')).toEqual({ kind: 'packSize', percent: 40 });
    expect(read('"p ch.*(8[5-9]|9.|\\d..)%"')).toEqual({ kind: 'dropChance', percent: 85 });
    expect(read('"!m q.*9.%"')).toBeUndefined();
    expect(read('"m q.*9.%"')).toBeUndefined();
    expect(read('port')).toBeUndefined();
  });

  it('D40 limits the total work of several deliberately slow terms to that of one term', () => {
    const work = { steps: 0 };
    const compiled = compileSearch(Array.from({ length: 17 }, () => '((.|..)+){99}').join(' '));
    if (!compiled.ok) throw new Error(compiled.error.code);
    for (const term of compiled.search.terms) expect(readThreshold(term, { work })).toBeUndefined();
    expect(work.steps).toBeLessThan(7_000_000);
  });

  it('D41 rounds down only in a separate step', () => {
    expect(roundDownToTens(83)).toBe(80);
    expect(roundDownToTens(7)).toBe(7);
  });
});
