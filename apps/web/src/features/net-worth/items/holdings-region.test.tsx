import type { SnapshotProfile } from '@poexchange/contract/rest/net-worth';
import type { LeagueId, SnapshotProfileId } from '@poexchange/domain/ids';
import type { SnapshotDetails } from '@poexchange/domain/net-worth';
import { QueryClient, QueryClientProvider, useQuery } from '@tanstack/react-query';
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { plainView } from '../data/view.ts';
import { makeHead } from '../testing/heads.ts';
import { HoldingsRegion } from './holdings-region.tsx';

const head = makeHead();
const profile: SnapshotProfile = {
  id: 'p1' as SnapshotProfileId,
  name: 'Main',
  poe: 'poe1',
  activeLeague: 'mercenaries' as LeagueId,
  activePriceLeague: 'mercenaries' as LeagueId,
  stashTabs: [],
  stashFolders: [],
  includeEquipment: true,
  includeInventory: false,
  character: null,
  lastSnapshotAt: null,
  snapshotCount: 1,
  lastTotalPrice: 100,
  updatedAt: 1,
};

afterEach(cleanup);

it('reports details in an unknown format, and refetches them on request', async () => {
  let reads = 0;
  function Page() {
    const details = useQuery<SnapshotDetails | null>({
      queryKey: ['details'],
      queryFn: () => {
        reads += 1;
        return null;
      },
    });
    return (
      <HoldingsRegion tracking={{ game: 'poe1', head, details, profile, view: plainView, change: () => undefined }} mapChoice={null} />
    );
  }
  render(
    <QueryClientProvider client={new QueryClient()}>
      <Page />
    </QueryClientProvider>,
  );
  const alert = await screen.findByRole('alert');
  fireEvent.click(alert.querySelector('button') ?? expect.fail());
  await waitFor(() => expect(reads).toBe(2));
});
