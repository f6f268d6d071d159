import type { Undeclared } from '../http/render-errors.ts';

/** Fails the test run, independently of the test: an undeclared refusal is unexpected by every page. */
export function failOnUndeclared({ endpoint, code }: Undeclared): void {
  setImmediate(() => {
    throw new Error(`${endpoint} refused with ${code}, which it does not declare`);
  });
}
