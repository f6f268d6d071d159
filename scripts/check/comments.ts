import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { ROOT } from '../lib/root.mjs';

const CODE = /\.(?:ts|tsx|mjs|css)$/;
/** Start of a comment on lines of its own: of a block, also between JSX elements, or of lines with `//`. */
const START = /^\s*(?:\{?\/\*+|\/\/)\s?/;
const LINE_COMMENT = /^\s*\/\//;
/** Words with which a relative clause or half a sentence begins. */
const RELATIVE =
  /^(?:What(?:ever)?|Who(?:ever|m|se)?|Whether|Where(?:ver)?|How(?:ever)?|Why|Which(?:ever)?|So|And|But|Or|Nor|Then|Those|Of|Nobody|Not|Also)\b/;

/** Returns the comments of a source that do not begin with a noun or a verb, by line. */
export function listRelativeComments(source: string): { readonly line: number; readonly word: string }[] {
  const lines = source.split('\n');
  return lines.flatMap((text, at) => {
    const start = START.exec(text);
    if (start === null || (LINE_COMMENT.test(text) && LINE_COMMENT.test(lines[at - 1] ?? ''))) return [];
    const rest = text.slice(start[0].length);
    // A block may begin on the line after its opening.
    const first = rest === '' ? (lines[at + 1] ?? '').replace(/^\s*\*?\s*/, '') : rest;
    const word = RELATIVE.exec(first)?.[0];
    return word === undefined ? [] : [{ line: at + 1, word }];
  });
}

/** Finds comments that begin with a relative clause: the reader has to guess their subject. */
export async function findRelativeComments(files: readonly string[]): Promise<string[]> {
  const found = await Promise.all(
    files
      .filter((file) => CODE.test(file))
      .map(async (file) => {
        const source = await readFile(path.join(ROOT, file), 'utf8').catch(() => '');
        return listRelativeComments(source).map(
          ({ line, word }) => `${file}:${line}: a comment begins with a noun or a verb, not with "${word}"`,
        );
      }),
  );
  return found.flat();
}
