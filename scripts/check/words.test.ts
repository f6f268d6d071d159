import { describe, expect, it } from 'vitest';
import { findRefused, readRefused } from './words.ts';

const GLOSSARY = `
| term | meaning | do not use |
| --- | --- | --- |
| ask | What a tab asks. | |
| arena | Memory. | \`AskRoom\` \`bury\` in \`apps/prices\` |
`;

describe('forbidden words', () => {
  it('reads words from the glossary’s last column, with their folder', () => {
    expect(readRefused(GLOSSARY)).toEqual([{ term: 'arena', words: ['AskRoom', 'bury'], folder: 'apps/prices' }]);
  });

  it('finds words as whole identifiers and in comments, but not within other words', () => {
    const text = 'createAskRoom();\nconst room: AskRoom = 1;\n// Whoever has to bury it.\nburying();';
    expect(findRefused(text, readRefused(GLOSSARY))).toEqual([
      { line: 2, word: 'AskRoom', term: 'arena' },
      { line: 3, word: 'bury', term: 'arena' },
    ]);
  });
});
