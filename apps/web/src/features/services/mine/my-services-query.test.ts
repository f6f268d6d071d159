import { expect, it } from 'vitest';
import { readHiddenWaitMs } from './my-services-query.ts';

it('D60 is asked again while one counts as offline, so that a page opened a moment ago learns that one is back', () => {
  const waits = (['offline', 'idle', 'online'] as const).map((presence) => readHiddenWaitMs({ presence }));
  expect([...waits, readHiddenWaitMs(undefined)]).toEqual([5000, false, false, false]);
});
