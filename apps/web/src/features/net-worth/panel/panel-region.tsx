import { useSnapshotDetails } from '../data/queries.ts';
import type { Tracking } from '../data/use-tracking.ts';
import { usePageUnit } from '../parts/use-page-unit.ts';
import { SnapshotPanel } from './snapshot-panel.tsx';

export type PanelRegionProps = {
  readonly tracking: Tracking;
  readonly form: 'full' | 'short';
  readonly onClose?: () => void;
};

/** Panel for the page's snapshot; renders nothing without a snapshot. */
export function PanelRegion({ tracking, form, onClose }: PanelRegionProps) {
  const { heads, head, since, details, profile, change } = tracking;
  const sinceDetails = useSnapshotDetails(since?.id ?? null);
  const unit = usePageUnit();
  if (head === null || profile === null) return null;
  // Treat unreadable details as missing.
  const failed = [details, sinceDetails].filter((query) => (query.isError && query.data === undefined) || query.data === null);
  return (
    <SnapshotPanel
      heads={heads}
      snapshot={head}
      since={since}
      details={details.data ?? undefined}
      sinceDetails={sinceDetails.data ?? undefined}
      hasFailed={failed.length > 0}
      onRetry={() => void Promise.all(failed.map((query) => query.refetch()))}
      profile={{ name: profile.name, game: tracking.game }}
      unit={unit}
      form={form}
      onSelect={(id) => change({ snapshot: id === heads.at(-1)?.id ? null : id, since: null })}
      onSince={(id) => change({ since: id })}
      onCompare={(id) => change({ mode: 'compare', snapshot: head.id, since: id })}
      {...(onClose !== undefined && { onClose })}
    />
  );
}
