import { useSnapshotDetails } from '../data/queries.ts';
import type { Tracking } from '../data/use-tracking.ts';
import { usePageUnit } from '../parts/use-page-unit.ts';
import { CompareView } from './compare-view.tsx';

/** Compares the page's snapshot with the `since` snapshot. */
export function CompareRegion({ tracking }: { readonly tracking: Tracking }) {
  const { heads, head, since, details, profile, change } = tracking;
  const sinceDetails = useSnapshotDetails(since?.id ?? null);
  const unit = usePageUnit();
  if (head === null || since === null || profile === null) return null;
  // Treat unreadable details as missing.
  const failed = [details, sinceDetails].filter((query) => (query.isError && query.data === undefined) || query.data === null);
  return (
    <CompareView
      heads={heads}
      a={since}
      b={head}
      detailsA={sinceDetails.data ?? undefined}
      detailsB={details.data ?? undefined}
      hasFailed={failed.length > 0}
      onRetry={() => void Promise.all(failed.map((query) => query.refetch()))}
      profile={{ name: profile.name, game: tracking.game }}
      unit={unit}
      onPair={(aId, bId) => aId !== bId && change({ since: aId, snapshot: bId })}
      onBack={() => change({ mode: 'track' })}
    />
  );
}
