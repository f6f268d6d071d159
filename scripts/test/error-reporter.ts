import { writeFile } from 'node:fs/promises';
import type { Reporter } from 'vitest/node';

/** An error outside of every test: its kind ("Unhandled Rejection"), its text, and the test file that ran, if known. */
export type OutsideError = { readonly type: string; readonly message: string; readonly file: string | null };

/** Writes the errors that fail a run without failing a test to `file`: Vitest's JSON report leaves them out. */
export function createErrorReporter(file: string): Reporter {
  return {
    async onTestRunEnd(_modules, errors) {
      const listed = errors.map(({ type, message, stack, VITEST_TEST_PATH: place }): OutsideError => ({
        type: typeof type === 'string' ? type : 'Error',
        message: stack?.includes(message) ? stack : `${message} ${stack ?? ''}`,
        file: typeof place === 'string' ? place : null,
      }));
      await writeFile(file, JSON.stringify(listed));
    },
  };
}
