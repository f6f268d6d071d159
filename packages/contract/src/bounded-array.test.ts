import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { boundedArray } from './bounded-array.ts';

const schema = z.object({ items: boundedArray(z.object({ id: z.string(), at: z._default(z.number(), 7) }), 3) });

describe('a bounded array', () => {
  it('parses its elements like z.array', () => {
    expect(z.parse(schema, { items: [] })).toEqual({ items: [] });
    expect(
      z.parse(schema, {
        items: [
          { id: 'a', other: 1 },
          { id: 'b', at: 1 },
        ],
      }),
    ).toEqual({
      items: [
        { id: 'a', at: 7 },
        { id: 'b', at: 1 },
      ],
    });
  });

  it.each([[undefined], [null], ['abc'], [{ length: 0 }], [[1, 2, 3, 4]]])('refuses %j as a whole', (items) => {
    const result = z.safeParse(schema, { items });
    expect(result.error?.issues.map(({ path }) => path)).toEqual([['items']]);
  });

  it('reports only the first invalid element with its path, and stops parsing', () => {
    const result = z.safeParse(schema, { items: [{ id: 'a' }, { id: 1, at: 'x' }, {}] });
    expect(result.error?.issues.map(({ path }) => path)).toEqual([
      ['items', 1, 'id'],
      ['items', 1, 'at'],
    ]);
  });
});
