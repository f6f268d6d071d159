import { foldCase } from '../fold-case.ts';
import { encodeLine, readAlphabet, type Alphabet, type WritableOptions } from './alphabet.ts';
import { addPattern, createPatternTable, findPattern, type PatternTable } from './pattern-table.ts';
import { eachPattern, eachStartPattern, type Shapes, type Stretch } from './patterns.ts';

/** A place in a `sure` line where the text may vary; a search never relies on it. */
export const ANY_TEXT = '\u0001';

/**
 * An item that a search may be written for. `sure` are lines it always has, with {@link ANY_TEXT} for variable parts;
 * `possible` are further lines it may have, such as a `sure` line with each number it can show. If `possible` is
 * omitted, the item's text is exactly `sure`.
 */
export type Subject = { readonly sure: readonly string[]; readonly possible?: readonly string[] };

/**
 * Patterns in lines that end with `end` (in any line if `end` is empty); the patterns do not include that ending.
 * `anchored` patterns are at the start of a line.
 */
export type Frame = { readonly anchored: boolean; readonly end: string; readonly table: PatternTable };

/**
 * Item texts that were read once, so that many searches can be written for them. Rows are subjects, as bits in `words`
 * words of 32.
 */
export type Universe = {
  readonly subjects: readonly Subject[];
  readonly common: readonly string[];
  readonly alphabet: Alphabet;
  readonly words: number;
  readonly frames: readonly Frame[];
};

type Rows = { readonly sure: Int32Array; readonly possible: Int32Array };
type OwnLine = Rows & { readonly text: string };

/** Total length of distinct lines, in characters, above which more expensive patterns are skipped to bound the work. */
const limits = { long: 8000, pairs: 20_000, patterns: 60_000, tableWords: 1_500_000 };

/**
 * Reads item texts: `subjects` are the items to distinguish, `common` are lines that any item may also have. Lines
 * beyond 60,000 characters in total are not used for writing patterns, but patterns that match those lines are still
 * excluded.
 */
export function readUniverse(subjects: readonly Subject[], common: readonly string[], writable: WritableOptions): Universe {
  const words = Math.max(1, Math.ceil(subjects.length / 32));
  const own = collectLines(subjects, words);
  const shared = [...new Set(common.map(foldCase))];
  const alphabet = readAlphabet([...own.map(({ text }) => text), ...shared], writable);
  const size = own.reduce((sum, { text }) => sum + text.length, 0);
  const frames: Frame[] = [];
  for (const end of ['', ...findEnds(own, shared)]) {
    for (const anchored of [false, true]) {
      const isNarrow = anchored || end !== '';
      const shapes = {
        pairs: (isNarrow || shared.length === 0) && size < limits.pairs,
        long: (anchored || end === '') && size < limits.long,
      };
      frames.push({ anchored, end, table: fillTable({ own, shared, alphabet, words, end, anchored, shapes }) });
    }
  }
  return { subjects, common, alphabet, words, frames };
}

function collectLines(subjects: readonly Subject[], words: number): OwnLine[] {
  const lines = new Map<string, OwnLine>();
  const mark = (line: string, row: number, kind: 'sure' | 'possible'): void => {
    const text = foldCase(line);
    let rows = lines.get(text);
    if (!rows) lines.set(text, (rows = { text, sure: new Int32Array(words), possible: new Int32Array(words) }));
    const word = row >> 5;
    rows[kind][word] = (rows[kind][word] as number) | (1 << (row & 31));
  };
  for (const [row, { sure, possible }] of subjects.entries()) {
    for (const line of sure) {
      mark(line, row, 'sure');
      mark(line, row, 'possible');
    }
    for (const line of possible ?? []) mark(line, row, 'possible');
  }
  return [...lines.values()];
}

type Filling = {
  readonly own: readonly OwnLine[];
  readonly shared: readonly string[];
  readonly alphabet: Alphabet;
  readonly words: number;
  readonly end: string;
  readonly anchored: boolean;
  readonly shapes: Shapes;
};

function fillTable({ own, shared, alphabet, words, end, anchored, shapes }: Filling): PatternTable {
  const table = createPatternTable(words);
  const each = anchored ? eachStartPattern : eachPattern;
  let size = 0;
  for (const { text, sure, possible } of own) {
    if (!text.endsWith(end)) continue;
    size += text.length;
    const canAdd = size < limits.patterns;
    for (const stretch of stretchesOf(alphabet, text, { end, anchored })) {
      each(stretch, shapes, (code) => {
        const index = canAdd && table.count * words < limits.tableWords ? addPattern(table, code) : findPattern(table, code);
        if (index < 0) return;
        for (let word = 0; word < words; word += 1) {
          const at = index * words + word;
          table.sure[at] = (table.sure[at] as number) | (sure[word] as number);
          table.possible[at] = (table.possible[at] as number) | (possible[word] as number);
        }
      });
    }
  }
  for (const line of shared) {
    if (!line.endsWith(end)) continue;
    for (const stretch of stretchesOf(alphabet, line, { end, anchored })) {
      each(stretch, shapes, (code) => {
        const index = findPattern(table, code);
        if (index >= 0) table.common[index] = 1;
      });
    }
  }
  return table;
}

/**
 * Splits a line, without its `end`, where its text varies: no pattern crosses such a place, and only the part before
 * the first such place is anchored.
 */
function stretchesOf(alphabet: Alphabet, text: string, { end, anchored }: { readonly end: string; readonly anchored: boolean }): Stretch[] {
  const codes = encodeLine(alphabet, text);
  const stretches: Stretch[] = [];
  let from = 0;
  const last = text.length - end.length;
  for (let at = 0; at <= last; at += 1) {
    if (at < last && text[at] !== ANY_TEXT) continue;
    if (at > from && (!anchored || from === 0)) stretches.push({ codes, from, to: at });
    from = at + 1;
  }
  return stretches;
}

/**
 * Finds line endings shared by several items but no common line: a pattern before such an ending applies to those
 * items' lines only.
 */
function findEnds(own: readonly OwnLine[], shared: readonly string[]): string[] {
  const counts = new Map<string, number>();
  for (const { text } of own) {
    for (let length = 1; length <= 3; length += 1) {
      const end = text.slice(-length);
      if (end.length === length && /^[a-z']+$/.test(end)) counts.set(end, (counts.get(end) ?? 0) + 1);
    }
  }
  return [...counts]
    .filter(([end, count]) => count >= 5 && !shared.some((line) => line.endsWith(end)))
    .toSorted(([a, m], [b, n]) => n - m || a.length - b.length || (a < b ? -1 : 1))
    .slice(0, 1)
    .map(([end]) => end);
}
