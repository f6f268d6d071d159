/** What a first visit loads: the scripts of the page and its workers, and all files except images. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import type { Locator, Page } from '@playwright/test';
import { expect, siteUrl, test } from './people.ts';

const dist = path.resolve(import.meta.dirname, '../../apps/web/dist');
const KIB = 1024;

type Visit = {
  readonly name: string;
  readonly path: string;
  readonly shown: (page: Page) => Locator;
  /** Limits: gzipped scripts in KiB, and the number of files except images. */
  readonly scriptsKib: number;
  readonly files: number;
};

const visits: readonly Visit[] = [
  { name: 'Home', path: '/poe/poexchange', shown: (page) => page.getByRole('heading', { level: 1 }), scriptsKib: 342, files: 42 },
  {
    name: 'Listings',
    path: '/poe/poexchange/bulk-trade/listings',
    shown: (page) => page.getByRole('row').nth(3),
    scriptsKib: 406,
    files: 70,
  },
  {
    name: 'Net worth',
    path: '/poe/poexchange/networth/tracking',
    shown: (page) => page.getByRole('heading', { level: 1 }),
    scriptsKib: 397,
    files: 60,
  },
];

// The service worker would load files of other pages at the same time.
test.use({ serviceWorkers: 'block' });

for (const { name, path: address, shown, scriptsKib, files } of visits)
  test(`loads at most ${scriptsKib} KiB of scripts, including workers, and ${files} files on a first visit to ${name}`, async ({
    openWindow,
  }) => {
    const { page } = await openWindow('about:blank');
    const loaded = new Set<string>();
    page.on('request', (request) => {
      if (request.resourceType() !== 'image') loaded.add(new URL(request.url()).pathname);
    });
    await page.goto(siteUrl(address));
    await expect(shown(page)).toBeVisible();
    await page.waitForLoadState('networkidle');
    const scripts = [...loaded].filter((file) => file.endsWith('.js'));
    const kib = scripts.reduce((total, file) => total + gzipSync(readFileSync(path.join(dist, file))).length, 0) / KIB;
    expect(kib).toBeLessThanOrEqual(scriptsKib);
    // At least the page, its script and its stylesheet.
    expect(loaded.size).toBeGreaterThan(2);
    expect(loaded.size, [...loaded].join('\n')).toBeLessThanOrEqual(files);
  });
