/** Says what a first visit to a page loads before it stands: JavaScript and styles, gzip, from the built files. `node scripts/weigh.ts` after `vite build`; another folder may be named. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { gzipSync } from 'node:zlib';

type Chunk = { readonly file: string; readonly imports?: readonly string[]; readonly css?: readonly string[]; readonly isEntry?: boolean };

const dist = path.resolve(process.argv[2] ?? path.join(import.meta.dirname, '../dist'));
const manifest = JSON.parse(readFileSync(path.join(dist, '.vite/manifest.json'), 'utf8')) as Record<string, Chunk>;

/** Budgets of design.md section 5, in KiB. */
const pages = [
  { name: 'home', source: 'src/features/home/home-page.tsx', budgetKib: 160 },
  { name: 'listings', source: 'src/features/listings/listings-page.tsx', budgetKib: 250 },
  { name: 'my-listings', source: 'src/features/my-listings/my-listings-page.tsx', budgetKib: null },
  { name: 'trade', source: 'src/features/trade/trade-page.tsx', budgetKib: null },
] as const;

const sizes = new Map<string, number>();
function gzipBytes(file: string): number {
  const known = sizes.get(file);
  if (known !== undefined) return known;
  const bytes = gzipSync(readFileSync(path.join(dist, file))).length;
  sizes.set(file, bytes);
  return bytes;
}

/** Everything the entry and the page's own chunk import statically. */
function collect(start: readonly string[]): ReadonlySet<string> {
  const seen = new Set<string>();
  const queue = [...start];
  for (let key = queue.pop(); key !== undefined; key = queue.pop()) {
    if (seen.has(key)) continue;
    seen.add(key);
    queue.push(...(manifest[key]?.imports ?? []));
  }
  return seen;
}

let isOver = false;
for (const { name, source, budgetKib } of pages) {
  const chunks = [...collect(['index.html', source])].map((key) => manifest[key]).filter((chunk) => chunk !== undefined);
  const js = chunks.reduce((sum, { file }) => sum + gzipBytes(file), 0) / 1024;
  const css = [...new Set(chunks.flatMap((chunk) => chunk.css ?? []))].reduce((sum, file) => sum + gzipBytes(file), 0) / 1024;
  isOver ||= budgetKib !== null && js > budgetKib;
  process.stdout.write(`${JSON.stringify({ page: name, jsKib: round(js), cssKib: round(css), budgetKib })}\n`);
}
process.exitCode = isOver ? 1 : 0;

function round(kib: number): number {
  return Math.round(kib * 10) / 10;
}
