import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { ROOT } from '../lib/root.mjs';

const PAGE_CODE = /^apps\/web\/src\/.*(?<!\.test)\.tsx?$/;
/**
 * Matches an inline query key: in query options, in a filter, or as the argument that names the data to read or set.
 */
const KEY = /(?:\bqueryKey: |\b\w+Quer(?:y|ies)(?:Data|State)(?:<[^()]*>)?\()\[/g;
/** Matches the only allowed place for a key: the first property of query options, preceded only by comments. */
const OPTIONS = /\bqueryOptions\(\{\s*(?:\/\/.*\s*)*$/;

/** Returns the lines in a source with a query key outside `queryOptions`. */
export function listInlineKeys(source: string): number[] {
  return [...source.matchAll(KEY)]
    .filter(({ index }) => !OPTIONS.test(source.slice(Math.max(0, index - 400), index)))
    .map(({ index }) => source.slice(0, index).split('\n').length);
}

/** Finds inline query keys: two spellings of one key once made sign-out clear the wrong query. */
export async function findInlineKeys(files: readonly string[]): Promise<string[]> {
  const found = await Promise.all(
    files
      .filter((file) => PAGE_CODE.test(file))
      .map(async (file) => {
        const source = await readFile(path.join(ROOT, file), 'utf8').catch(() => '');
        return listInlineKeys(source).map((line) => `${file}:${line}: a query key is written out in queryOptions only`);
      }),
  );
  return found.flat();
}
