import { AsyncLocalStorage } from 'node:async_hooks';

/** The piece of work that code runs for. */
export type Work = {
  readonly kind: 'request' | 'event' | 'job';
  /** A request's id, or the name of the event or job: written into SQL, so it must not come from outside. */
  readonly id: string;
};

const storage = new AsyncLocalStorage<Work>();

/** Runs a function, and everything it awaits, as part of a piece of work, which its log lines and SQL name. */
export function runAs<Result>(work: Work, run: () => Result): Result {
  return storage.run(work, run);
}

/** Returns the piece of work that the caller runs for; undefined outside of any. */
export function readWork(): Work | undefined {
  return storage.getStore();
}
