import { runStep } from '../lib/progress.mjs';

/** A static check: `find` returns the problems, or an empty string. */
export type Check = readonly [name: string, find: () => Promise<string>];

/** Exit code of an interrupted program, as shells report SIGINT. */
const INTERRUPTED = 130;

/**
 * Runs the checks in turn and returns the exit code: 1 if a check found a problem, 130 if `signal` was aborted. An
 * interrupted run always reports the interruption, whatever the earlier checks found, because the later checks did not
 * run.
 */
export async function runChecks(
  checks: readonly Check[],
  { signal, write }: { readonly signal: AbortSignal; readonly write: (text: string) => void },
): Promise<number> {
  const failed: string[] = [];
  for (const [name, find] of checks) {
    if (signal.aborted) break;
    try {
      await runStep(name, async () => {
        const found = await find();
        if (found !== '') throw new Error(found);
      });
    } catch (error) {
      if (signal.aborted) break;
      failed.push(name);
      write(`${error instanceof Error ? error.message : String(error)}\n\n`);
    }
  }
  if (failed.length > 0) write(`Failed: ${failed.join(', ')}\n`);
  if (signal.aborted) {
    write('Interrupted.\n');
    return INTERRUPTED;
  }
  if (failed.length > 0) return 1;
  write('All checks passed.\n');
  return 0;
}
