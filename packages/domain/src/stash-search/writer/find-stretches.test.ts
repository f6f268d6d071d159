import fc from 'fast-check';
import { expect, it } from 'vitest';
import { findSplitStretch, findStretch, joinOthers } from './find-stretches.ts';
import { ANY_TEXT } from './universe.ts';

const writable = 'abc ';
const codeOf = new Map(writable.split('').map((char, code) => [char, code]));
const textOf = (chars: string) => fc.array(fc.constantFrom(...chars.split('')), { maxLength: 8 }).map((parts) => parts.join(''));

function holds(line: string, written: string): boolean {
  const [atStart, atEnd] = [written.startsWith('^'), written.endsWith('$')];
  const places = written.slice(Number(atStart), written.length - Number(atEnd));
  for (let at = atStart || !atEnd ? 0 : Math.max(0, line.length - places.length); at + places.length <= line.length; at += 1) {
    const isHere = places.split('').every((place, index) => place === '.' || place === line[at + index]);
    if (isHere && (!atEnd || at + places.length === line.length)) return true;
    if (atStart) return false;
  }
  return false;
}

/** Lists every stretch of a line in its written form. */
function listWritten(line: string): string[] {
  const places = line.split('').map((char) => (codeOf.has(char) || (char >= '0' && char <= '9') ? char : '.'));
  const all: string[] = [];
  for (let from = 0; from < line.length; from += 1)
    for (let to = from + 1; to <= line.length && line[to - 1] !== ANY_TEXT; to += 1) {
      const text = places.slice(from, to).join('');
      const ends = to === line.length ? ['', '$'] : [''];
      for (const start of from === 0 ? ['', '^'] : ['']) for (const end of ends) all.push(start + text + end);
    }
  return all;
}

it('D41 finds the shortest stretch that no other line contains, or none if other lines contain every stretch', () => {
  fc.assert(
    fc.property(textOf(`aabbc 1(${ANY_TEXT}`), fc.array(textOf('aabbc 1('), { maxLength: 6 }), (line, others) => {
      const lengths = listWritten(line).flatMap((text) => (others.some((other) => holds(other, text)) ? [] : [text.length]));
      const found = findStretch(line, joinOthers(others), { codeOf } as never);
      expect(found?.text.length).toBe(lengths.length === 0 ? undefined : Math.min(...lengths));
      expect(others.some((other) => found !== undefined && holds(other, found.text))).toBe(false);
    }),
    { numRuns: 1000 },
  );
});

it('D41 combines two stretches for a line that neither alone distinguishes, and matches no other line', () => {
  const find = (line: string, others: readonly string[]) => findSplitStretch(line, joinOthers(others), { codeOf } as never)?.text;
  expect(find(`ab${ANY_TEXT}c`, ['ab', 'c', 'b1b', 'bac'])).toBe('ab.*c');
  expect(find(`ab${ANY_TEXT}c`, ['abc', 'c'])).toBeUndefined();
  expect(find('abc', ['ab'])).toBeUndefined();
  fc.assert(
    fc.property(textOf(`aabbc ${ANY_TEXT}`), fc.array(textOf('aabbc 1('), { maxLength: 6 }), fc.nat(120), (line, others, number) => {
      const written = find(line, others);
      if (written === undefined) return;
      expect(others.filter((other) => new RegExp(written).test(other))).toEqual([]);
      expect(line.replaceAll(ANY_TEXT, String(number))).toMatch(new RegExp(written));
    }),
    { numRuns: 1000 },
  );
});
