import { describe, expect, it } from 'vitest';
import { listRelativeComments } from './comments.ts';

describe('comments that begin with a relative clause', () => {
  it.each([
    ['/** What a tab asks. */', 'What'],
    ['  /**\n   * Whoever asks.\n   */', 'Whoever'],
    ['// Of two files the later one counts.', 'Of'],
    ['<p>\n  {/* Where there is room. */}\n</p>', 'Where'],
    ['/* How it ends. */', 'How'],
    ['// Also counts the others.', 'Also'],
    ['// Nobody asks.', 'Nobody'],
  ])('are found in %j', (source, word) => {
    expect(listRelativeComments(source).map((found) => found.word)).toEqual([word]);
  });

  it.each([
    '/** Returns whether a tab is known. */',
    '// A file goes by its number.\n// Where two are dropped, the later one counts.',
    '/**\n * Asks of a tab.\n * What else it holds is ignored.\n */',
    "it('Where it stands', () => {});",
    "const url = 'https://Whatever'; // What is behind code is short.",
    '// Notes, whoever wrote them.',
    '/** Whole pieces. */',
  ])('are not found in %j', (source) => {
    expect(listRelativeComments(source)).toEqual([]);
  });

  it('are named by their line', () => {
    expect(listRelativeComments('const a = 1;\n// So it goes.\n')).toEqual([{ line: 2, word: 'So' }]);
  });
});
