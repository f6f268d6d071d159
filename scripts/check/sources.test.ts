import { expect, it } from 'vitest';
import { listLongTitles } from './sources.ts';

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

it('takes a title of 120 characters, and a long text that is no title', () => {
  expect(listLongTitles(`it('${long.slice(1)}', () => {});`)).toEqual([]);
  expect(listLongTitles(`expect(say('${long}')).toBe('${long}');`)).toEqual([]);
});
