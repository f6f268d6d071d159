/** Checks one part of a request (params, query, body) against its schema. */
import { isStorable } from '@poexchange/platform/db';
import * as z from 'zod/mini';

/** The value reduced to the schema's fields, or the invalid paths. */
export type CheckedPart =
  | { readonly kind: 'valid'; readonly value: unknown }
  | { readonly kind: 'refused'; readonly paths: readonly string[] };

/** Maximum number of paths in a refusal. */
const MOST_PATHS = 20;

export function checkPart(schema: z.ZodMiniType, value: unknown, part: string): CheckedPart {
  const parsed = z.safeParse(schema, value);
  // A value that the database cannot store is the caller's mistake, not ours.
  if (parsed.success) return isStorable(parsed.data) ? { kind: 'valid', value: parsed.data } : { kind: 'refused', paths: [part] };
  return {
    kind: 'refused',
    paths: parsed.error.issues.slice(0, MOST_PATHS).map((issue) => [part, ...issue.path.map(String)].join('.')),
  };
}
