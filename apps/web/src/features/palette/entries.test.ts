import { describe, expect, it } from 'vitest';
import { findEntries, splitMatches, type PaletteEntry } from './entries.ts';

const entry = (name: string, alias?: string): PaletteEntry => ({
  id: name,
  kind: 'page',
  name,
  ...(alias !== undefined && { alias }),
  target: { path: '' },
});
const names = (entries: readonly PaletteEntry[]) => entries.map(({ name }) => name);

describe('palette search', () => {
  const entries = [entry('Not worth it'), entry('My net worth'), entry('Net worth'), entry('Vermögen', 'Net worth')];

  it('ranks names that start with the text first, then names in which a word does', () => {
    expect(names(findEntries(entries, 'Net  Worth', 9))).toEqual(['Net worth', 'My net worth', 'Vermögen']);
    expect(names(findEntries(entries, 'worth', 9))[0]).toBe('Not worth it');
  });

  it('finds every word in any order, in the name or its alias', () => {
    expect(names(findEntries(entries, 'worth n', 9))).toEqual(['Not worth it', 'My net worth', 'Net worth', 'Vermögen']);
    expect(names(findEntries(entries, 'vermögen net', 9))).toEqual(['Vermögen']);
  });

  it('finds nothing for a text without letters, and never more than asked for', () => {
    expect(findEntries(entries, '  ', 9)).toEqual([]);
    expect(findEntries(entries, 'worth', 2)).toHaveLength(2);
  });
});

describe('highlighted matches', () => {
  const matches = (name: string, text: string) =>
    splitMatches(name, text)
      .map(({ part, isMatch }) => (isMatch ? `[${part}]` : part))
      .join('');

  it('marks every occurrence of every word, in either case', () => {
    expect(matches('Essence of Horror', 'HOR ess')).toBe('[Ess]ence of [Hor]ror');
    expect(matches('aaa', 'aa')).toBe('[aaa]');
  });

  it('takes the text literally and leaves names alone that change their length in lower case', () => {
    expect(matches('C++ (x)', '+ (')).toBe('C[++] [(]x)');
    expect(matches('İstanbul', 'istanbul')).toBe('İstanbul');
    expect(matches('Chaos Orb', '')).toBe('Chaos Orb');
  });
});
