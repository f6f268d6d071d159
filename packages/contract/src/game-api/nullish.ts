/** The publisher writes "no value" as an absent key or as null, at its own whim: both are read as the same. */
import * as z from 'zod/mini';

export function maybe<S extends z.ZodMiniType>(schema: S) {
  return z.optional(z.nullable(schema));
}
