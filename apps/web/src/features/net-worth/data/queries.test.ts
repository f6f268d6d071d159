import type { SnapshotId, SnapshotProfileId } from '@poexchange/domain/ids';
import { expect, it } from 'vitest';
import { detailsQuery, profilesQuery, rowsQuery, settingsQuery } from './queries.ts';

const MINUTE_MS = 60_000;

it('R9.57 refetches settings, profiles and snapshot rows after 30 minutes', () => {
  const queries = [settingsQuery('poe1'), profilesQuery('poe2'), rowsQuery('profile' as SnapshotProfileId)];
  for (const query of queries) expect(query.staleTime).toBe(30 * MINUTE_MS);
});

it('R9.58 refetches a snapshot after 30 minutes, and drops it five minutes after its last use', () => {
  expect(detailsQuery('snapshot' as SnapshotId)).toMatchObject({ staleTime: 30 * MINUTE_MS, gcTime: 5 * MINUTE_MS });
});
