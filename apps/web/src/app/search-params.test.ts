import { expect, it } from 'vitest';
import { parseSearch, stringifySearch } from './search-params.ts';

it('D12 keeps search parameters as strings', () => {
  expect(parseSearch('?code=1&state=true&x=%7B%7D')).toEqual({ code: '1', state: 'true', x: '{}' });
  expect(stringifySearch({ a: '1', b: undefined, c: null, d: 2, e: 'x y' })).toBe('?a=1&d=2&e=x+y');
  expect(stringifySearch({})).toBe('');
});
