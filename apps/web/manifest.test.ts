import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';

const folder = path.join(import.meta.dirname, 'public');
type Icon = { readonly src: string; readonly sizes: string; readonly type: string };
const manifest = JSON.parse(readFileSync(path.join(folder, 'manifest.webmanifest'), 'utf8')) as {
  readonly icons: readonly Icon[];
  readonly start_url: string;
};

/** Width and height in a PNG's header. */
const readSize = (file: string): string => {
  const bytes = readFileSync(file);
  return `${bytes.readUInt32BE(16)}x${bytes.readUInt32BE(20)}`;
};

it('lists icons in their real sizes, with those that browsers require to install the site', () => {
  const pngs = manifest.icons.filter(({ type }) => type === 'image/png');
  for (const { src, sizes } of pngs) expect([src, readSize(path.join(folder, src))]).toEqual([src, sizes]);
  expect(pngs.map(({ sizes }) => sizes)).toEqual(expect.arrayContaining(['192x192', '512x512']));
  expect(manifest.icons.every(({ src }) => existsSync(path.join(folder, src)))).toBe(true);
  expect(readFileSync(path.join(import.meta.dirname, 'index.html'), 'utf8')).toContain(
    '<link rel="manifest" href="/manifest.webmanifest" />',
  );
});
