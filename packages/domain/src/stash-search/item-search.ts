import { unsaidLines } from './common-lines.ts';
import { readUniverse } from './writer/universe.ts';
import { spacesOf, writeSearches, type WriteOptions, type WriteResult } from './writer/write-searches.ts';

/** An item with its text, and whether the search should find it. */
export type KnownItem = { readonly lines: readonly string[]; readonly isChosen: boolean };

/**
 * The shortest search that finds the chosen of these items and no other (D41). Items that read the same count as one;
 * one of them chosen and another not is `impossible`. Digits are left alone where it goes without them: they are what
 * changes first, and what other lines have too.
 */
export function writeItemSearch(items: readonly KnownItem[], options: WriteOptions): WriteResult {
  const distinct = new Map(items.map((item) => [`${item.isChosen}\n${item.lines.join('\n')}`, item]));
  const rows = [...distinct.values()];
  const subjects = rows.map(({ lines }) => ({ sure: lines }));
  const chosen = rows.flatMap(({ isChosen }, row) => (isChosen ? [row] : []));
  const write = (digits: 'kept' | 'avoided'): WriteResult =>
    writeSearches(readUniverse(subjects, unsaidLines, { spaces: spacesOf(options.form), digits }), chosen, options);
  const wordy = write('avoided');
  return wordy.kind === 'written' && wordy.searches.length === 1 ? wordy : write('kept');
}
