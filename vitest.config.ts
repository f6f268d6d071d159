import { existsSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import path from 'node:path';
import { defineConfig } from 'vitest/config';
import { splitEnglish } from './apps/web/split-english.ts';
import { createErrorReporter } from './scripts/test/error-reporter.ts';
import { useMemoryFolder } from './scripts/test/memory-folder.ts';

useMemoryFolder();

const PLACES = '{packages,apps,tools,bench,e2e,scripts}';
const exclude = ['**/node_modules/**', '**/dist/**', '**/.data/**'];
// Tests on recorded data find it here; if it is missing they are skipped and counted (D05).
const corpus = path.resolve(import.meta.dirname, process.env.CORPUS ?? '../shared/corpus');
const { TEST_REPORT: report, TEST_ERRORS: errors } = process.env;
const env = existsSync(corpus) ? { CORPUS: corpus } : { CORPUS: '' };

/** Ends threads at their memory limit, at which V8 may abort the whole process: it has a process of its own. */
const apart = ['apps/prices/src/ingest/page-reader.test.ts'];
const unit = { setupFiles: ['scripts/test/start-anew.ts', 'scripts/test/wait-longer.ts'], env };
const db = { ...unit, globalSetup: ['packages/platform/src/testing/vitest-global-setup.ts'] };

export default defineConfig({
  test: {
    reporters: [
      'default',
      ...(report ? [['json', { outputFile: report }] as ['json', { outputFile: string }]] : []),
      ...(errors ? [createErrorReporter(errors)] : []),
    ],
    // Ends a hanging test, but not a test on a machine that is five times slower.
    testTimeout: 60_000,
    hookTimeout: 120_000,
    expect: { poll: { timeout: 15_000 } },
    // The runner reserves one processor, which leaves one worker on a machine with two processors. Tests spend enough
    // time waiting for databases and timers for two workers to share it.
    maxWorkers: Math.max(2, availableParallelism() - 1),
    projects: [
      {
        extends: true,
        test: {
          ...unit,
          name: 'unit',
          isolate: false,
          include: [`${PLACES}/**/*.test.ts`],
          exclude: [...exclude, ...apart, '**/*.{db,corpus,programs}.test.ts', 'apps/web/**'],
        },
      },
      { extends: true, test: { ...unit, name: 'unit-apart', include: apart } },
      {
        extends: true,
        plugins: [splitEnglish('whole')],
        test: {
          name: 'web',
          isolate: false,
          include: ['apps/web/**/*.test.{ts,tsx}'],
          exclude,
          environment: 'jsdom',
          // Libraries with page-wide state are reset together with our modules.
          server: { deps: { inline: ['sonner', 'idb-keyval', 'socket.io-client', /@tanstack\/(react-)?query/] } },
          setupFiles: [
            'scripts/test/start-anew.ts',
            'scripts/test/wait-longer.ts',
            'apps/web/src/testing/empty-window.ts',
            'apps/web/src/testing/wait-longer.ts',
            'apps/web/src/testing/resize-observer.ts',
          ],
        },
      },
      { extends: true, test: { ...db, name: 'db', isolate: false, include: [`${PLACES}/**/*.db.test.ts`], exclude } },
      // Kill and restart whole programs: one process for each file, and only in `.ci/run`, as they take minutes.
      { extends: true, test: { ...db, name: 'programs', include: [`${PLACES}/**/*.programs.test.ts`], exclude } },
      {
        extends: true,
        test: {
          ...db,
          name: 'corpus',
          include: [`${PLACES}/**/*.corpus.test.ts`],
          exclude,
          testTimeout: 300_000,
          setupFiles: ['scripts/test/require-corpus.ts'],
          env,
        },
      },
    ],
  },
});
