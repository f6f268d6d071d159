import { readFile } from 'node:fs/promises';
import type { Plugin } from 'vite';

/**
 * What the frame around the pages and Home say. Whatever else a text belongs to, its page is fetched first, and the
 * texts come along.
 */
export const earlyTexts = [
  'app',
  'away',
  'game',
  'nav',
  'account',
  'preview',
  'footer',
  'notFound',
  'errorBoundary',
  'price',
  'presence',
  'time',
  'copy',
  'home',
  'category',
] as const;

const PART = /^(.*[\\/]en[\\/]common\.json)\?(?:.*&)?part=(early|late)$/;

/**
 * Reads one English file as two modules, so that Home does not wait for what only other pages say:
 * `common.json?part=early` and `?part=late`. Tests of components draw them without the page they belong to: for them
 * the first part is `whole`.
 */
export function splitEnglish(parts: 'split' | 'whole' = 'split'): Plugin {
  return {
    name: 'split-english',
    enforce: 'pre',
    async load(id) {
      const match = PART.exec(id);
      if (match?.[1] === undefined) return null;
      const texts = JSON.parse(await readFile(match[1], 'utf8')) as Record<string, unknown>;
      const isEarly = (key: string): boolean => parts === 'whole' || (earlyTexts as readonly string[]).includes(key);
      const chosen = Object.entries(texts).filter(([key]) => isEarly(key) === (match[2] === 'early'));
      return { code: `export default ${JSON.stringify(Object.fromEntries(chosen))};`, moduleType: 'js' };
    },
  };
}
