import { AsyncLocalStorage } from 'node:async_hooks';

/** The unit of work that code runs for. */
export type Work = {
  readonly kind: 'request' | 'event' | 'job';
  /** A request's id, or the name of the event or job: written into SQL, so it must not come from outside. */
  readonly id: string;
};

const storage = new AsyncLocalStorage<Work>();

/** Runs a function, and everything it awaits, as part of a unit of work; its log lines and SQL name that work. */
export function runAs<Result>(work: Work, run: () => Result): Result {
  return storage.run(work, run);
}

/** Returns the unit of work that the caller runs for; undefined outside a unit of work. */
export function readWork(): Work | undefined {
  return storage.getStore();
}
