import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { earlyTexts } from '../../../split-english.ts';

const source = path.resolve(import.meta.dirname, '../..');

/** Lists a file and all its static imports, direct and indirect, by path. */
function listImported(file: string, known = new Set<string>()): Set<string> {
  if (known.has(file) || !existsSync(file)) return known;
  known.add(file);
  for (const [, target = ''] of readFileSync(file, 'utf8').matchAll(/^(?:import|export) (?!type )(?:[^'"]*? from )?'(\.[^'"]+)';$/gms))
    listImported(path.resolve(path.dirname(file), target), known);
  return known;
}

describe('interface strings of the first page', () => {
  it('R9.08 includes in the early part every string that may be rendered before the other strings have loaded', () => {
    const files = [
      ...listImported(path.join(source, 'app/start-app.tsx')),
      ...listImported(path.join(source, 'features/home/home-page.tsx')),
    ];
    expect(files.map((file) => path.basename(file))).toEqual(expect.arrayContaining(['top-bar.tsx', 'market-now.tsx', 'price.tsx']));
    const missing = files.flatMap((file) => {
      const keys = [...readFileSync(file, 'utf8').matchAll(/(?:\bt\(\s*|\bt\([^()]*\? |label: |i18nKey=)["'`]([a-zA-Z]+)\.[a-z]/g)].map(
        (match) => match[1] ?? '',
      );
      return [...new Set(keys)]
        .filter((key) => !(earlyTexts as readonly string[]).includes(key))
        .map((key) => `${path.basename(file)}: ${key}`);
    });
    expect(missing).toEqual([]);
  });
});
