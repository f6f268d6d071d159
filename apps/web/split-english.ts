import { readFile } from 'node:fs/promises';
import type { Plugin } from 'vite';

/** Sections used by the frame around the pages and by Home. Strings of other sections are loaded with their page. */
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
 * Splits one English file into two modules, so that Home does not wait for other pages' strings:
 * `common.json?part=early` and `?part=late`. Component tests render without a page, so in tests the first part is
 * `whole`.
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
