import { describe, expect, it } from 'vitest';
import { listInlineKeys } from './query-keys.ts';

describe('inline query keys', () => {
  it.each([
    "useQuery({ queryKey: ['leagues'], queryFn });",
    "client.invalidateQueries({ queryKey: ['trade', id] });",
    "client.setQueryData(['profile'], profile);",
    "client.getQueryData<Profile>(['profile']);",
    "client.getQueryState(['profile']);",
    "client.setQueriesData<Profile>(['profile'], null);",
  ])('finds inline keys in %s', (source) => {
    expect(listInlineKeys(`\n${source}`)).toEqual([2]);
  });

  it.each([
    "queryOptions({\n  queryKey: ['leagues'],\n});",
    "queryOptions({\n  // A file goes by its number.\n  queryKey: ['leagues'],\n});",
    'client.invalidateQueries({ queryKey: ownKeys.trade });',
    'client.setQueryData(tradeQuery(id).queryKey, [view]);',
  ])('are not found in %s', (source) => {
    expect(listInlineKeys(source)).toEqual([]);
  });
});
