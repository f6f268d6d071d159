import { unsaidLines } from './common-lines.ts';
import { ANY_TEXT, readUniverse, type Subject } from './writer/universe.ts';
import { spacesOf, writeSearches, type WriteOptions, type WriteResult } from './writer/write-searches.ts';

/** An item with its text, and whether the search should find it. */
export type KnownItem = { readonly lines: readonly string[]; readonly isChosen: boolean };

/**
 * Writes the shortest search that finds exactly the chosen items (D41). Items with the same text count as one; the
 * result is `impossible` if one of them is chosen and another is not. Digits are avoided if possible: they change most
 * often and occur in other lines. Stack sizes change with every trade, so a search never relies on them and may also
 * find another stack of a chosen item.
 */
export function writeItemSearch(items: readonly KnownItem[], options: WriteOptions): WriteResult {
  const { subjects, chosen, free } = readSubjects(items);
  const write = (digits: 'kept' | 'avoided'): WriteResult =>
    writeSearches(readUniverse(subjects, unsaidLines, { spaces: spacesOf(options.form), digits }), chosen, { ...options, free });
  const wordy = write('avoided');
  return wordy.kind === 'written' && wordy.searches.length === 1 ? wordy : write('kept');
}

const STACK_SIZE = /^(Stack Size: )[\d.,]+/;

/** Groups items that differ only in stack size into one subject with their current sizes. */
function readSubjects(items: readonly KnownItem[]) {
  const rows = new Map<string, { sure: readonly string[]; possible: Set<string>; isChosen: boolean; isStack: boolean }>();
  const chosenTexts = new Set<string>();
  for (const { lines, isChosen } of items) {
    const sure = lines.map((line) => line.replace(STACK_SIZE, `$1${ANY_TEXT}`));
    const text = sure.join('\n');
    const key = `${isChosen} ${text}`;
    const row = rows.get(key) ?? { sure, possible: new Set<string>(), isChosen, isStack: text.includes(ANY_TEXT) };
    for (const line of lines) row.possible.add(line);
    rows.set(key, row);
    if (isChosen) chosenTexts.add(text);
  }
  const list = [...rows.values()];
  const rowsWhere = (isMeant: (row: (typeof list)[number]) => boolean): number[] =>
    list.flatMap((row, index) => (isMeant(row) ? [index] : []));
  return {
    subjects: list.map(({ sure, possible, isStack }): Subject => (isStack ? { sure, possible: [...possible] } : { sure })),
    chosen: rowsWhere(({ isChosen }) => isChosen),
    free: rowsWhere(({ isChosen, isStack, sure }) => !isChosen && isStack && chosenTexts.has(sure.join('\n'))),
  };
}
