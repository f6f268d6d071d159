import { expect, it } from 'vitest';
import { describeLong, hasOfParameter, listLongTitles, listOddConstants } from './sources.ts';

const long = 'x'.repeat(121);

it.each([
  [`it('${long}', () => {});`],
  [`it("${long}", async () => {});`],
  [`it.each([1])(\n  '${long}',\n  (n) => {},\n);`],
  [`test(\`${long}\`, async ({ page }) => {});`],
  [`test('${long}', { tag: '@slow' }, () => {});`],
])('finds a title of 121 characters: %#', (source) => {
  expect(listLongTitles(source)).toEqual([long]);
});

it('accepts a title of 120 characters, and ignores long strings that are not titles', () => {
  expect(listLongTitles(`it('${long.slice(1)}', () => {});`)).toEqual([]);
  expect(listLongTitles(`expect(say('${long}')).toBe('${long}');`)).toEqual([]);
});

it('requires UPPER_SNAKE for constants that are numbers, strings or patterns, and camelCase for all others', () => {
  const lines = [
    'const waitMs = 5;',
    "export const PREFIX = 'a';",
    'const LIST = [1];',
    'const seen = new Set();',
    'const ID = /x/g;',
    '  const inner = 5;',
  ];
  expect(listOddConstants(lines)).toEqual([
    { line: 1, name: 'waitMs', wanted: 'UPPER_SNAKE' },
    { line: 3, name: 'LIST', wanted: 'camelCase' },
  ]);
});

it('finds a parameter named “of”, but not a property or loop', () => {
  const parameters = [
    '(scope: Scope, of: { readonly tag: Tag })',
    'f(of: string)',
    'f(of: Worker, error: Error)',
    'list.map((of) => of.id)',
  ];
  expect(parameters.filter((line) => !hasOfParameter(line))).toEqual([]);
  const others = [
    "t('x', { count, of: sum.pieces })",
    'for (const a of list)',
    'write({ of: { hours: [1] } })',
    'summaryPath(of)',
    'type A = { of: Tag };',
  ];
  expect(others.filter(hasOfParameter)).toEqual([]);
});

it('accepts up to a hundred files longer than 180 lines', () => {
  const most = [...Array<number>(1_000).fill(180), ...Array<number>(100).fill(181)];
  expect(describeLong(most)).toBe('');
  expect(describeLong([...most, 400])).toBe('101 files are longer than 180 lines, 100 may be');
});
