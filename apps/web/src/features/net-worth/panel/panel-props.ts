import type { SnapshotDetails } from '@poexchange/domain/net-worth';
import type { SnapshotHead } from '../data/read-row.ts';
import type { ExportedProfile } from '../export/export-files.ts';
import type { MoneyUnit } from '../parts/amount.tsx';

export type SnapshotPanelProps = {
  /** All snapshots of the profile, oldest first. */
  readonly heads: readonly SnapshotHead[];
  readonly snapshot: SnapshotHead;
  /** The snapshot compared with; null for the first one. */
  readonly since: SnapshotHead | null;
  /** Undefined while they are loading, or if they could not be read. */
  readonly details: SnapshotDetails | undefined;
  readonly sinceDetails: SnapshotDetails | undefined;
  readonly hasFailed: boolean;
  readonly onRetry: () => void;
  readonly profile: ExportedProfile;
  readonly unit: MoneyUnit;
  /** `short`: on a phone, where the page itself scrolls and the tools are fewer. */
  readonly form: 'full' | 'short';
  readonly onSelect: (id: string) => void;
  readonly onSince: (id: string) => void;
  /** Opens the comparison of all items with another snapshot. */
  readonly onCompare: (withId: string) => void;
  /** Closes the panel where it covers the page. */
  readonly onClose?: () => void;
};

export type PanelDialog = 'note' | 'delete' | 'share' | 'thin';
