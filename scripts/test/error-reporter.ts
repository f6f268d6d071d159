import { writeFile } from 'node:fs/promises';
import type { Reporter } from 'vitest/node';

/**
 * An error outside any test: its kind ("Unhandled Rejection"), its message, and the test file that was running, if
 * known.
 */
export type OutsideError = { readonly type: string; readonly message: string; readonly file: string | null };

/** How a Vitest run ended beyond its tests: uncaught errors, and the test files that did not run to their end. */
export type RunErrors = { readonly errors: readonly OutsideError[]; readonly unfinished: readonly string[] };

/** Writes to `file` the errors that fail a run without failing a test, because Vitest's JSON report omits them. */
export function createErrorReporter(file: string): Reporter {
  let planned: readonly string[] = [];
  return {
    onTestRunStart(specifications) {
      planned = specifications.map(({ moduleId }) => moduleId);
    },
    async onTestRunEnd(modules, errors) {
      const ended = new Set(
        modules.filter((module) => module.state() !== 'queued' && module.state() !== 'pending').map((module) => module.moduleId),
      );
      const written: RunErrors = {
        errors: errors.map(({ type, message, stack, cause, VITEST_TEST_PATH: place }) => ({
          type: typeof type === 'string' ? type : 'Error',
          message: [message, ...(cause?.message ? [`Caused by: ${cause.message}`] : []), stack ?? ''].join(' '),
          file: typeof place === 'string' ? place : null,
        })),
        unfinished: planned.filter((module) => !ended.has(module)),
      };
      await writeFile(file, JSON.stringify(written));
    },
  };
}
