import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { ROOT } from '../lib/root.mjs';

const CODE = /\.(?:ts|tsx|mjs|css)$/;
const COMMENT = /\/\*([\s\S]*?)\*\/|(?<=^|\s)\/\/([^\n]*)/g;
const TITLE = /\b(?:it|test|describe)(?:\.\w+)*\(\s*(['"`])([\s\S]*?)\1/g;
/** Phrases that sound translated and have a standard English verb or noun. */
const PHRASE =
  /\b(?:tells|told|(?<!there[\s*/]+)(?:(?:is|are) no(?! longer| more\b)|(?:is|are) none)|anew|nobody|whoever|of then|of now|goes on|borne|stands? at|somebody)\b/gi;

/** Maximum number of phrases per folder: names in quotes and backticks. Folders not listed have none. */
const remaining: Readonly<Record<string, number>> = { 'bench/src': 1, 'packages/platform': 2 };

type Found = { readonly line: number; readonly phrase: string };

/** Returns the translated phrases in a source's comments and test titles, by line. */
export function listPhrases(source: string): Found[] {
  const texts = [...source.matchAll(COMMENT), ...source.matchAll(TITLE)];
  return texts.flatMap((match) =>
    [...match[0].matchAll(PHRASE)].map((found) => ({
      line: source.slice(0, match.index + found.index).split('\n').length,
      phrase: found[0],
    })),
  );
}

/** Finds translated phrases in comments and test titles, in folders that exceed their maximum. */
export async function findPhrases(files: readonly string[]): Promise<string[]> {
  const found = new Map<string, string[]>();
  await Promise.all(
    files
      .filter((file) => CODE.test(file) && !file.startsWith('scripts/check/comments'))
      .map(async (file) => {
        const folder = file.split('/').slice(0, 2).join('/');
        const source = await readFile(path.join(ROOT, file), 'utf8').catch(() => '');
        const lines = listPhrases(source).map(({ line, phrase }) => `${file}:${line} says "${phrase}"`);
        found.set(folder, [...(found.get(folder) ?? []), ...lines]);
      }),
  );
  return [...found].flatMap(([folder, lines]) => {
    const most = remaining[folder] ?? 0;
    if (lines.length <= most) return [];
    return most === 0
      ? lines
      : [`${folder} has ${lines.length} phrases of a translated style, at most ${most} are left to reword`, ...lines];
  });
}
