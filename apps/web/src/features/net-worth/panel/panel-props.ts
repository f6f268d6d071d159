import type { SnapshotDetails } from '@poexchange/domain/net-worth';
import type { SnapshotHead } from '../data/read-row.ts';
import type { ExportedProfile } from '../export/export-files.ts';
import type { MoneyUnit } from '../parts/amount.tsx';

export type SnapshotPanelProps = {
  /** All of the profile's snapshots, oldest first. */
  readonly heads: readonly SnapshotHead[];
  readonly snapshot: SnapshotHead;
  /** The snapshot to compare with; null for the first snapshot. */
  readonly since: SnapshotHead | null;
  /** Undefined while loading or after a failed read. */
  readonly details: SnapshotDetails | undefined;
  readonly sinceDetails: SnapshotDetails | undefined;
  readonly hasFailed: boolean;
  readonly onRetry: () => void;
  readonly profile: ExportedProfile;
  readonly unit: MoneyUnit;
  /** `short` is for phones, where the page itself scrolls and there are fewer tools. */
  readonly form: 'full' | 'short';
  readonly onSelect: (id: string) => void;
  readonly onSince: (id: string) => void;
  /** Opens the comparison of all items with another snapshot. */
  readonly onCompare: (withId: string) => void;
  /** Closes the panel if it covers the page. */
  readonly onClose?: () => void;
};

export type PanelDialog = 'note' | 'delete' | 'share' | 'thin';
