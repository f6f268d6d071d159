import { describe, expect, it } from 'vitest';
import { listPhrases } from './comments.ts';

describe('translated phrases', () => {
  it.each([
    ['/** Tells the seller. */', 'Tells'],
    ['const a = 1; // is no price', 'is no'],
    ["it('goes on after an outage', () => {});", 'goes on'],
    ['<p>\n  {/* Nobody asks. */}\n</p>', 'Nobody'],
  ])('are found in %j', (source, phrase) => {
    expect(listPhrases(source)).toMatchObject([{ phrase }]);
  });

  it.each([
    '/** Is no longer listed. */',
    '/** Null if there\n * is none. */',
    "const told = 'nobody';",
    "const url = 'https://told.example';",
    '// Publishes the event.',
  ])('are not found in %j', (source) => {
    expect(listPhrases(source)).toEqual([]);
  });

  it('lists phrases by line', () => {
    expect(listPhrases('const a = 1;\n/**\n * Read anew.\n */\n')).toEqual([{ line: 3, phrase: 'anew' }]);
  });
});
