import type { Undeclared } from '../http/render-errors.ts';

/** Fails the run of the tests, whatever the test looks at: a refusal that no description has surprises every page. */
export function failOnUndeclared({ endpoint, code }: Undeclared): void {
  setImmediate(() => {
    throw new Error(`${endpoint} refused with ${code}, which it does not declare`);
  });
}
