import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { compilePattern } from './compile-pattern.ts';
import { compileSearch, matchesSearch, matchItems } from './index.ts';
import { matchLine } from './match-line.ts';
import { parsePattern } from './parse-pattern.ts';

function find(search: string, lines: readonly string[]): boolean | string {
  const compiled = compileSearch(search);
  return compiled.ok ? matchesSearch(compiled.search, lines) : `${compiled.error.code}@${compiled.error.at}`;
}

describe('search language', () => {
  const map = ['Rarity: Rare', 'Forbidden Remnant', 'Port Map', 'Map Tier: 6', 'Item Quantity: +72% (augmented)', 'Monsters Poison on Hit'];

  it.each([
    ['port', true],
    ['PORT poison', true],
    ['port burning', false],
    ['"port map"', true],
    ['"map port"', false],
    ['port map', true],
    ['!burning', true],
    ['!poison', false],
    ['"!burning|poison"', false],
    ['!"burning|ignite"', true],
    ['burning|poison', true],
    ['^port', true],
    ['^map', true],
    ['map$', true],
    ['remnant.*map', false],
    ['^po.t.map$', true],
    ['"m q.*([6-9].|\\d..)%"', true],
    ['"m q.*([8-9].|\\d..)%"', false],
    ['tier:.\\d$', true],
    ['tier:.\\D', false],
    ['tier:.[\\D]', false],
    ['tier:[^\\D]6', false],
    ['tier:[\\D][^\\D]', true],
    ['o{2}', false],
    ['x?po(rt|le)', true],
    ['(?=.*map)po', true],
    ['^(?!.*map)po', false],
    ['(?!po)o', true],
    ['"[^a-z0-9 :%()+]"', false],
    ['^p\\w+\\W\\w{3}$', true],
    ['tier:\\s\\S$', true],
    ['tier:[\\S]', false],
    ['tier:[\\s\\d]{2}', true],
    ['([mn])ons.*\\1', false],
    ['(o).*\\1', true],
    ['(.)\\1', true],
    ['"(?=(.)).\\1 map"', false],
    ['item\\b', 'unknownEscape@4'],
  ])('D40 evaluates %s as %s', (search, expected) => expect(find(search, map)).toBe(expected));

  it.each([
    ['', 'empty@0'],
    ['   ', 'empty@0'],
    ['a'.repeat(251), 'tooLong@250'],
    ['ab "cd', 'quoteNotClosed@3'],
    ['ab"cd"', 'quoteInsideTerm@2'],
    ['"cd"ab', 'quoteInsideTerm@3'],
    ['ab ""', 'emptyTerm@3'],
    ['!', 'emptyTerm@0'],
    ['!"!a"', 'negatedTwice@2'],
    ['x (a)\\2', 'backReference@5'],
    ['\\k', 'backReference@0'],
    ['(?<=a)b', 'lookBehind@0'],
    ['"a (?<!b)"', 'lookBehind@3'],
    ['(?<n>a)', 'unknownGroup@0'],
    ['(?i)a', 'unknownGroup@0'],
    ['a\\x', 'unknownEscape@1'],
    ['a\\', 'unknownEscape@1'],
    ['(ab', 'groupNotClosed@0'],
    ['ab)', 'groupNotOpened@2'],
    ['a[bc', 'classNotClosed@1'],
    ['a[]', 'emptyClass@1'],
    ['[9-6]', 'rangeOutOfOrder@1'],
    ['*a', 'nothingToRepeat@0'],
    ['a|*', 'nothingToRepeat@2'],
    ['a**', 'nothingToRepeat@2'],
    ['^*', 'nothingToRepeat@1'],
    ['{2}', 'nothingToRepeat@0'],
    ['a{3,2}', 'repeatOutOfOrder@1'],
    ['a{101}', 'repeatTooLarge@1'],
    ['((a{100}){100}){100}', 'repeatTooLarge@0'],
  ])('D40 R5.01 %s is refused: %s', (search, expected) => expect(find(search, ['a'])).toBe(expected));

  it('R9.06 accepts exactly 250 characters, including quotes', () => {
    expect(find(`"${'a'.repeat(248)}"`, ['a'.repeat(300)])).toBe(true);
    expect(find(`"${'a'.repeat(249)}"`, ['a'])).toBe('tooLong@250');
  });

  it('D40 returns a result, or a coded error at a position within the text, for any text', () => {
    const signs = fc.constantFrom(
      'a',
      'b',
      '"',
      '!',
      ' ',
      '|',
      '^',
      '$',
      '.',
      '*',
      '+',
      '?',
      '\\',
      'd',
      '[',
      ']',
      '-',
      '{',
      '2',
      '}',
      '(',
      ')',
      '=',
      'ö',
      '\u0130',
    );
    fc.assert(
      fc.property(fc.string({ unit: signs, maxLength: 40 }), fc.string({ maxLength: 30 }), (search, line) => {
        const compiled = compileSearch(search);
        if (compiled.ok) expect(typeof matchesSearch(compiled.search, [line])).toBe('boolean');
        else expect(compiled.error.at).toBeLessThanOrEqual(search.length);
      }),
      { numRuns: 500 },
    );
  });
});

/** Random patterns, as text, from the subset shared by our language and JavaScript. */
const { pattern } = fc.letrec<{ pattern: string; sequence: string; piece: string; atom: string }>((tie) => ({
  pattern: fc.array(tie('sequence'), { minLength: 1, maxLength: 2 }).map((parts) => parts.join('|')),
  sequence: fc.array(tie('piece'), { minLength: 1, maxLength: 3 }).map((parts) => parts.join('')),
  piece: fc.oneof(
    {
      weight: 6,
      arbitrary: fc
        .tuple(tie('atom'), fc.constantFrom('', '', '', '*', '+', '?', '{2}', '{0,2}', '{1,}', '*?'))
        .map(([atom, count]) => atom + count),
    },
    fc.constantFrom('^', '$'),
    fc.tuple(fc.constantFrom('(?=', '(?!'), tie('pattern')).map(([open, inside]) => `${open}${inside})`),
  ),
  atom: fc.oneof(
    { depthSize: 'xsmall', maxDepth: 2 },
    fc.constantFrom('a', 'b', 'c', 'A', '.', '\\d', '\\D', '[ab]', '[^a]', '[a-c1]', '[A-C]', '1', '\\.', ' '),
    fc.constantFrom('[\\d]', '[^\\d]', '[\\D]', '[^\\D]', '[\\D1]', '[a-]', '[-a]', '[.]', '[\\]b]', '[a\\-c]', 'é', 'É'),
    fc.tuple(fc.constantFrom('(', '(?:'), tie('pattern')).map(([open, inside]) => `${open}${inside})`),
  ),
}));

describe('matcher', () => {
  it('D40 agrees with JavaScript on every pattern both support', () => {
    fc.assert(
      fc.property(
        pattern,
        fc.string({ unit: fc.constantFrom('a', 'b', 'c', 'B', '1', '2', '.', ' ', '-', ']', 'é', 'É'), maxLength: 7 }),
        (source, line) => {
          const parsed = parsePattern(source);
          if (!parsed.ok) throw new Error(`${source}: ${parsed.error.code}`);
          const program = compilePattern(parsed.pattern);
          if (!program) return;
          expect(matchLine(program, line)).toBe(new RegExp(source, 'i').test(line));
        },
      ),
      { numRuns: 5000 },
    );
  });

  it('D40 agrees with JavaScript on back-references', () => {
    const signs = fc.string({ unit: fc.constantFrom('a', 'b', 'A', '1', ' ', '-'), maxLength: 7 });
    fc.assert(
      fc.property(pattern, pattern, fc.constantFrom('', '*', '+?', '{2}', '??'), signs, (inner, before, count, line) => {
        const source = `(${inner})(?:${before})${count}(\\w|\\W|[\\s1])?\\1`;
        const parsed = parsePattern(source);
        if (!parsed.ok) throw new Error(`${source}: ${parsed.error.code}`);
        const program = compilePattern(parsed.pattern);
        if (program === undefined) return;
        // Nested repeats of possibly empty parts take too long here, and are tested below.
        const work = { steps: 0 };
        const isHit = matchLine(program, line, work, 50_000);
        if (work.steps <= 50_000) expect(isHit).toBe(new RegExp(source, 'i').test(line));
      }),
      { numRuns: 2000 },
    );
  });

  it('D40 stops a slow back-reference search at the step limit and reports it', () => {
    for (const search of ['((a*)*)*\\1b', '(a|a|aa)*\\1c', '((a?){40}){5}\\1b']) {
      const compiled = compileSearch(search);
      if (!compiled.ok) throw new Error(compiled.error.code);
      const work = { steps: 0 };
      const tried = matchItems(compiled.search, [['a'.repeat(4000)]], { work, maxSteps: 100_000 });
      expect(tried).toMatchObject({ found: [false], isCutShort: true });
      expect(work.steps).toBeLessThan(110_000);
    }
  });

  const hostile = [
    '(a*)*b',
    '((a+)+)+$b',
    '(a|a|aa|a.)*c',
    '(.*)(.*)(.*)(.*)(.*)(.*)x$',
    `(${'a?'.repeat(40)})${'a'.repeat(40)}b`,
    '(a{1,20}){1,10}b',
    '(?=(a*)*b)(?=(a*)*c)a',
    `^(${Array.from({ length: 80 }, (_, index) => `a${String.fromCodePoint(98 + (index % 20))}`).join('|')})*$`,
  ];

  it.each(hostile)('D40 %s takes no more steps than pattern size times text length', (source) => {
    const parsed = parsePattern(source);
    if (!parsed.ok) throw new Error(parsed.error.code);
    const program = compilePattern(parsed.pattern);
    if (!program) throw new Error('too large');
    const edges = program.automata.reduce(
      (sum, { steps }) =>
        sum + steps.reduce((inner, { free, guarded, byChar }) => inner + 2 + free.length + 2 * guarded.length + 2 * byChar.length, 0),
      0,
    );
    for (const length of [100, 10_000]) {
      const work = { steps: 0 };
      expect(matchLine(program, 'a'.repeat(length), work)).toBe(new RegExp('^$').test('x'));
      expect(work.steps).toBeLessThanOrEqual(edges * (length + 1));
    }
  });
});
