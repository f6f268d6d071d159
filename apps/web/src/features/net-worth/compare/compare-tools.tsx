import type { Comparison, SnapshotDetails } from '@poexchange/domain/net-worth';
import { Suspense, useMemo, useState } from 'react';
import { useTranslation } from '../../../shared/i18n/use-translation.ts';
import { Button } from '../../../shared/ui/button.tsx';
import { Glyph } from '../../../shared/ui/glyph.tsx';
import { IconButton } from '../../../shared/ui/icon-button.tsx';
import { Menu } from '../../../shared/ui/menu.tsx';
import type { SnapshotHead } from '../data/read-row.ts';
import { exportKinds, saveComparison, type ExportedProfile, type ExportKind } from '../export/export-files.ts';
import { SharePictureDialog } from '../export/lazy-dialogs.ts';
import type { MoneyUnit } from '../parts/amount.tsx';
import { readSnapshotChange, showChange } from '../parts/change.ts';
import { marks } from '../parts/marks.ts';
import type { ComparePrices } from './compare-model.ts';

export type CompareToolsProps = {
  readonly heads: readonly SnapshotHead[];
  readonly a: SnapshotHead;
  readonly b: SnapshotHead;
  readonly detailsA: SnapshotDetails | undefined;
  readonly detailsB: SnapshotDetails | undefined;
  /** Comparison of everything, ignoring filters; null while it is being computed. */
  readonly comparison: Comparison | null;
  readonly prices: ComparePrices;
  readonly profile: ExportedProfile;
  readonly unit: MoneyUnit;
};

/** Exports all rows with their effects, and a picture of what changed (D71, D73). */
export function CompareTools(props: CompareToolsProps) {
  const { a, b, comparison, prices, profile } = props;
  const { t } = useTranslation();
  const [isSharing, setSharing] = useState(false);
  const save = (kind: ExportKind) => (): void => {
    if (comparison === null) return;
    const pricesOf = prices === 'after' ? 'after' : 'before';
    saveComparison(kind, { profile: profile.name, beforeMs: a.createdAtMs, afterMs: b.createdAtMs, pricesOf }, comparison);
  };
  return (
    <>
      <Menu
        trigger={
          <Button disabled={comparison === null}>
            <Glyph name={marks.download} size={16} />
            {t('snapshot.export.title')}
          </Button>
        }
        entries={exportKinds.map((kind) => ({ kind: 'item', id: kind, label: kind.toUpperCase(), onSelect: save(kind) }))}
      />
      <IconButton
        glyph={marks.share}
        label={t('snapshot.share.title')}
        className="border border-line"
        disabled={comparison === null}
        onClick={() => setSharing(true)}
      />
      {isSharing && <ComparePicture {...props} onClose={() => setSharing(false)} />}
    </>
  );
}

/** The picture shows the earlier snapshot first, even if A is the later snapshot. */
function ComparePicture({ heads, a, b, detailsA, detailsB, profile, unit, onClose }: CompareToolsProps & { readonly onClose: () => void }) {
  const isForward = a.createdAtMs <= b.createdAtMs;
  const [since, snapshot] = isForward ? [a, b] : [b, a];
  const [before, after] = isForward ? [detailsA, detailsB] : [detailsB, detailsA];
  const shown = useMemo(
    () =>
      before === undefined || after === undefined
        ? null
        : showChange({ before: since.totalPrice, after: snapshot.totalPrice }, readSnapshotChange(before, after).parts, unit),
    [before, after, since, snapshot, unit],
  );
  return (
    <Suspense fallback={null}>
      <SharePictureDialog heads={heads} snapshot={snapshot} since={since} shown={shown} profile={profile} unit={unit} onClose={onClose} />
    </Suspense>
  );
}
