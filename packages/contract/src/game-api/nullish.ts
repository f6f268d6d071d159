/** The publisher writes "no value" inconsistently as an absent key or as null: treat both the same. */
import * as z from 'zod/mini';

export function maybe<S extends z.ZodMiniType>(schema: S) {
  return z.optional(z.nullable(schema));
}
