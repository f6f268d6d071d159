import { createTestDatabase } from '@poexchange/platform/testing';
import { expect, it, onTestFinished } from 'vitest';
import { openRiver } from './river.ts';
import { makePageBytes } from '../testing/make-page.ts';

const page = (tab: string) => makePageBytes('1', [{ id: tab, items: [{ name: 'Vaal Orb', note: '~price 1 chaos' }] }]);

it('D51 follows pages added at the start and later, and resumes where an earlier river ended', async () => {
  const database = await createTestDatabase({ migrations: [] });
  onTestFinished(database.drop);
  const first = await openRiver(database.url);
  await first.take([page('aa'), page('bb')]);
  expect(first.readStatus().counts.changes).toBe(2);
  await first.take([page('cc')]);
  expect(await first.countStored()).toMatchObject({ tabs: 3, offers: 3, accounts: 1, quarantined: 0 });
  await first.close();
  const second = await openRiver(database.url);
  await second.take([page('dd'), Buffer.from('<html>')]);
  expect(await second.countStored()).toMatchObject({ tabs: 4, quarantined: 1 });
  await second.close();
});
