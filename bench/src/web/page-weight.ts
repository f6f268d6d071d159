import { readFileSync } from 'node:fs';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { sum } from '../lib/statistics.ts';

/** An entry of Vite's manifest. */
type Chunk = { readonly file: string; readonly isEntry?: boolean; readonly imports?: readonly string[]; readonly css?: readonly string[] };

/** The built web app as described by its manifest. */
export type Build = {
  /**
   * Files (relative to the build folder) that a page needs before it can be drawn: the entry file, the page's file, and
   * all their static imports.
   */
  readonly listPageFiles: (page: string) => string[];
  readonly weighKib: (files: readonly string[]) => number;
};

/** Reads a build's manifest. Pages are named by their source file, as the router imports them. */
export function readBuild(folder: string): Build {
  const manifest = JSON.parse(readFileSync(path.join(folder, '.vite/manifest.json'), 'utf8')) as Readonly<Record<string, Chunk>>;
  const entry = Object.keys(manifest).find((key) => manifest[key]?.isEntry === true);
  if (entry === undefined) throw new Error('The manifest has no entry');
  const addWithImports = (key: string, seen: Set<string>): void => {
    if (seen.has(key)) return;
    const chunk = manifest[key];
    if (chunk === undefined) throw new Error(`The manifest has no ${key}; it has: ${Object.keys(manifest).join(', ')}`);
    seen.add(key);
    for (const imported of chunk.imports ?? []) addWithImports(imported, seen);
  };
  return {
    listPageFiles: (page) => {
      const seen = new Set<string>();
      for (const key of [entry, page]) addWithImports(key, seen);
      const chunks = [...seen].flatMap((key) => manifest[key] ?? []);
      return [...new Set(chunks.flatMap((chunk) => [chunk.file, ...(chunk.css ?? [])]))];
    },
    weighKib: (files) => sum(files.map((file) => gzipSync(readFileSync(path.join(folder, file)), { level: 9 }).length)) / 1024,
  };
}
