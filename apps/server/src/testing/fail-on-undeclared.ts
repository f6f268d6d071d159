import type { Undeclared } from '../http/render-errors.ts';

/** Fails the test run, whatever the test does: no page expects an undeclared error. */
export function failOnUndeclared({ endpoint, code }: Undeclared): void {
  setImmediate(() => {
    throw new Error(`${endpoint} refused with ${code}, which it does not declare`);
  });
}
