import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { ROOT } from '../lib/root.mjs';

const CODE = /\.(?:ts|tsx|mjs|css|sh)$/;

/** Words that a folder must not use, and the term to use instead. */
export type Refused = { readonly term: string; readonly words: readonly string[]; readonly folder: string };

/** Reads the last column of the glossary's tables: words in code spans, then "in" and a folder in a code span. */
export function readRefused(glossary: string): Refused[] {
  return glossary.split('\n').flatMap((line) => {
    const [, term, , refused] = line.split('|').map((cell) => cell.trim());
    const found = /^((?:`[^`]+` )+)in `([^`]+)`$/.exec(refused ?? '');
    if (term === undefined || found === null) return [];
    return [{ term, folder: found[2] ?? '', words: [...(found[1] ?? '').matchAll(/`([^`]+)`/g)].map((match) => match[1] ?? '') }];
  });
}

/** Finds uses of a forbidden word in text, as a whole identifier or a word of a comment. */
export function findRefused(
  text: string,
  refused: readonly Refused[],
): { readonly line: number; readonly word: string; readonly term: string }[] {
  return refused.flatMap(({ words, term }) => {
    const pattern = new RegExp(`(?<![\\w$-])(?:${words.join('|')})(?![\\w$-])`);
    return text.split('\n').flatMap((line, at) => {
      const word = pattern.exec(line)?.[0];
      return word === undefined ? [] : [{ line: at + 1, word, term }];
    });
  });
}

/** Finds uses of words that docs/glossary.md forbids. */
export async function findRefusedWords(files: readonly string[]): Promise<string[]> {
  const refused = readRefused(await readFile(path.join(ROOT, 'docs/glossary.md'), 'utf8'));
  const found = await Promise.all(
    files
      .filter((file) => CODE.test(file) && !file.includes('/tables/'))
      .map(async (file) => {
        const here = refused.filter(({ folder }) => file.startsWith(`${folder}/`));
        if (here.length === 0) return [];
        const text = await readFile(path.join(ROOT, file), 'utf8').catch(() => '');
        return findRefused(text, here).map(({ line, word, term }) => `${file}:${line} says ${word}; the glossary's term is ${term}`);
      }),
  );
  return found.flat();
}
