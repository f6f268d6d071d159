import { expect, it } from 'vitest';
import { changeIn, nameOf, orderRows, weekIn, type EconomyRow } from './economy-rows.ts';
import { plainView } from './economy-view.ts';
import { currencyRows as rows } from './testing/currency-rows.ts';
import { pointsIn, readUnitPast } from './unit-past.ts';

const exalted = readUnitPast(rows, { game: 'poe2', unit: 'ex', chaosPerUnit: 0.88 });
const rowOf = (name: string): EconomyRow => rows.find((row) => nameOf(row) === name) ?? expect.fail(name);

it('R3.04 D59 measures changes in the displayed currency: in exalted orbs, the exalted orb itself never changes', () => {
  const changes = (name: string) => [changeIn(rowOf(name), 'twoDays', exalted), changeIn(rowOf(name), 'sevenDays', exalted)];
  expect(changes('Exalted Orb')).toEqual([expect.closeTo(0, 9), expect.closeTo(0, 9)]);
  expect(changes('Chaos Orb')).toEqual([expect.closeTo(0.8 / 0.88 - 1), expect.closeTo(1 / 0.88 - 1)]);
  expect(changes('Divine Orb')).toEqual([expect.closeTo(0.8 / 0.88 - 1), expect.closeTo(44 / 40 / 0.88 - 1)]);
  expect([...weekIn(rowOf('Divine Orb'), exalted)].slice(-2)).toEqual([40, 50]);
});

it('D59 measures in chaos for a view in chaos, and for poe1', () => {
  for (const view of [{ game: 'poe2', unit: 'c' } as const, { game: 'poe1', chaosPerDivine: 44 } as const]) {
    expect(changeIn(rowOf('Exalted Orb'), 'sevenDays', readUnitPast(rows, view))).toBeCloseTo(-0.12);
  }
});

it('D59 shows no change when the past rate is unknown', () => {
  const unread = readUnitPast([], { game: 'poe2', unit: 'ex', chaosPerUnit: 0.88 });
  expect([changeIn(rowOf('Divine Orb'), 'twoDays', unread), changeIn(rowOf('Divine Orb'), 'sevenDays', unread)]).toEqual([null, null]);
});

it('R3.04 D59 orders and filters rows by the change in the displayed currency', () => {
  const context = { chaosPerUnit: 0.88, watched: new Set<string>(), other: null, unitPast: exalted };
  const sort = { column: 'sevenDays', direction: 'down' } as const;
  expect(orderRows(rows, { ...context, view: { ...plainView, sort } }).map(nameOf)).toEqual(['Divine Orb', 'Chaos Orb', 'Exalted Orb']);
  expect(orderRows(rows, { ...context, view: { ...plainView, sort, minChange: 5 } }).map(nameOf)).toEqual(['Divine Orb', 'Chaos Orb']);
});

it('D54 D59 draws past amounts at the rate of their time', () => {
  const points = [
    { atMs: 1, chaos: 40, band: { low: 20, high: 60 }, exchangeChaos: 30 },
    { atMs: 2, chaos: 40 },
    { atMs: 3, chaos: 44 },
  ];
  const rates = [
    { atMs: 1, chaos: 1 },
    { atMs: 2, chaos: null },
    { atMs: 3, chaos: 0.5 },
  ];
  expect(pointsIn(points, rates)).toEqual([
    { atMs: 1, chaos: 20, band: { low: 10, high: 30 }, exchangeChaos: 15 },
    { atMs: 2, chaos: null },
    { atMs: 3, chaos: 44 },
  ]);
  expect(pointsIn(points, null)).toBe(points);
});
