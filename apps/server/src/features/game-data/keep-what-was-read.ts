import { RefusalError } from '../../http/refusal.ts';

const passing: ReadonlySet<string> = new Set(['rateLimited', 'gameApiDown', 'gameApiTimeout']);

/** Returns the older reading if the publisher fails temporarily; every other refusal is passed on. */
export function keepWhatWasRead<Reading>(error: unknown, known: Reading | null): Reading {
  if (known !== null && error instanceof RefusalError && passing.has(error.code)) return known;
  throw error;
}
