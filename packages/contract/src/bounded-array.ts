/**
 * Arrays whose length is checked before their elements, and whose parsing stops at the first invalid element, so that a
 * body with many bad elements does not produce an issue for every element.
 */
import * as z from 'zod/mini';

type Schema = z.ZodMiniType;

/** Element schema and limit of each bounded array, for API descriptions. */
export const boundedArrays = new WeakMap<object, { readonly element: Schema; readonly maxItems: number }>();

/**
 * Returns the schema of an array of at most `maxItems` elements. Its issues are those of the first invalid element,
 * with the element's index first in their path.
 */
export function boundedArray<S extends Schema>(element: S, maxItems: number) {
  const list = z.custom<z.input<S>[]>((value) => Array.isArray(value) && value.length <= maxItems, `at most ${maxItems} elements`);
  const elements = z.transform((values: z.input<S>[], context) => {
    const parsed: z.output<S>[] = [];
    for (const [index, value] of values.entries()) {
      const result = z.safeParse(element, value);
      if (!result.success) {
        for (const issue of result.error.issues)
          context.issues.push({ code: 'custom', message: issue.message, input: value, path: [index, ...issue.path] });
        return z.NEVER;
      }
      parsed.push(result.data);
    }
    return parsed;
  });
  const schema = z.pipe(list, elements);
  boundedArrays.set(schema, { element, maxItems });
  return schema;
}
