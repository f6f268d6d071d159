import { existsSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import path from 'node:path';
import { defineConfig } from 'vitest/config';
import { splitEnglish } from './apps/web/split-english.ts';

const PLACES = '{packages,apps,tools,bench,e2e,scripts}';
const exclude = ['**/node_modules/**', '**/dist/**', '**/.data/**'];
// Tests on recorded data find it here; where it is missing they are skipped and counted (D05).
const corpus = path.resolve(import.meta.dirname, process.env.CORPUS ?? '../shared/corpus');
const env = existsSync(corpus) ? { CORPUS: corpus } : { CORPUS: '' };

export default defineConfig({
  test: {
    // A test that hangs ends; one on a machine where everything takes five times as long does not.
    testTimeout: 60_000,
    hookTimeout: 120_000,
    expect: { poll: { timeout: 15_000 } },
    // The runner leaves one processor alone, which on a machine with two leaves one worker. Tests wait for databases
    // and timers often enough for two.
    maxWorkers: Math.max(2, availableParallelism() - 1),
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          include: [`${PLACES}/**/*.test.ts`],
          exclude: [...exclude, '**/*.{db,corpus}.test.ts', 'apps/web/**'],
          setupFiles: ['scripts/test/wait-longer.ts'],
          env,
        },
      },
      {
        extends: true,
        plugins: [splitEnglish('whole')],
        test: {
          name: 'web',
          include: ['apps/web/**/*.test.{ts,tsx}'],
          exclude,
          environment: 'jsdom',
          setupFiles: ['scripts/test/wait-longer.ts', 'apps/web/src/testing/wait-longer.ts', 'apps/web/src/testing/resize-observer.ts'],
        },
      },
      {
        extends: true,
        test: {
          name: 'db',
          include: [`${PLACES}/**/*.db.test.ts`],
          exclude,
          globalSetup: ['packages/platform/src/testing/vitest-global-setup.ts'],
          setupFiles: ['scripts/test/wait-longer.ts'],
          env,
        },
      },
      {
        extends: true,
        test: {
          name: 'corpus',
          include: [`${PLACES}/**/*.corpus.test.ts`],
          exclude,
          testTimeout: 120_000,
          setupFiles: ['scripts/test/require-corpus.ts'],
          env,
        },
      },
    ],
  },
});
