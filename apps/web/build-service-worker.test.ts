import { expect, it } from 'vitest';
import { listPrecached } from './build-service-worker.ts';

it('caches what the first page needs offline, but no lists of item names', () => {
  const manifest = {
    'index.html': {
      file: 'assets/index-1.js',
      isEntry: true,
      imports: ['_react.js'],
      dynamicImports: ['names.ts'],
      css: ['assets/index-1.css'],
    },
    '_react.js': { file: 'assets/react-1.js' },
    'names.ts': { file: 'assets/load-names-1.js', dynamicImports: ['poe1-de.ts'] },
    'poe1-de.ts': { file: 'assets/poe1-de-1.js' },
  };
  const assets = ['index-1.js', 'react-1.js', 'load-names-1.js', 'poe1-de-1.js', 'poe1-en-1.js', 'pricing-worker-1.js', 'coin-1.svg'];
  const kept = listPrecached(
    manifest,
    assets.map((name) => `/assets/${name}`),
  );
  expect(kept.toSorted()).toEqual([
    '/assets/coin-1.svg',
    '/assets/index-1.css',
    '/assets/index-1.js',
    '/assets/pricing-worker-1.js',
    '/assets/react-1.js',
  ]);
});
