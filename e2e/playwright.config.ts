import { defineConfig } from '@playwright/test';
import { useMemoryFolder } from '../scripts/test/memory-folder.ts';

useMemoryFolder();

/** The whole system runs as processes, once per worker: each worker's tests trade on their own market. */
export default defineConfig({
  testDir: 'src',
  testMatch: '**/*.e2e.ts',
  // Journeys across every page, language and width, and journeys that restart programs, run in continuous integration.
  ...(process.env['E2E_ALL'] === 'off' ? { grepInvert: /@all/ } : {}),
  outputDir: 'test-results',
  // The cluster's full layout has about twenty processes, so run one worker at a time.
  workers: process.env['E2E_LAYOUT'] === 'full' ? 1 : 2,
  fullyParallel: false,
  // Timeouts for a machine that is several times slower than usual: tests wait for states, never for a fixed time.
  timeout: 360_000,
  // A machine that freezes for seconds occasionally fails a journey: one or two journeys may pass on a retry, and are
  // listed at the end of the run.
  retries: 1,
  expect: { timeout: 60_000 },
  reporter: [['list']],
  use: {
    browserName: 'chromium',
    // High enough for every listing in a category, because a list renders only visible rows.
    viewport: { width: 1440, height: 1600 },
    // A trace takes screenshots continuously, which is a third of a run's work, so a trace is recorded only on request.
    trace: process.env['E2E_TRACE'] === 'on' ? 'retain-on-failure' : 'off',
    screenshot: 'only-on-failure',
    permissions: ['clipboard-read', 'clipboard-write'],
    actionTimeout: 60_000,
    navigationTimeout: 60_000,
    // Turn animations off, so that nothing is checked while it moves.
    contextOptions: { reducedMotion: 'reduce' },
    launchOptions: {
      ...(process.env['CHROMIUM_PATH'] === undefined ? {} : { executablePath: process.env['CHROMIUM_PATH'] }),
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-quic',
        '--no-first-run',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
        '--autoplay-policy=no-user-gesture-required',
      ],
    },
  },
});
