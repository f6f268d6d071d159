import { expect, it } from 'vitest';
import { tradeQuery } from './trade-query.ts';

it('R9.51 refetches a trade after 5 minutes, and drops it once its page is left', () => {
  expect(tradeQuery('8f14e45f-ceea-467f-a0e6-8d9b4f1c2d3e')).toMatchObject({ staleTime: 5 * 60_000, gcTime: 0 });
});
