import { Suspense, useDeferredValue, useMemo, useState } from 'react';
import { useTranslation } from '../../../shared/i18n/use-translation.ts';
import { useServerTime } from '../../../shared/time/now-store.ts';
import { Button } from '../../../shared/ui/button.tsx';
import { Glyph } from '../../../shared/ui/glyph.tsx';
import { Note } from '../../../shared/ui/states.tsx';
import { nameTab } from '../data/name-tab.ts';
import type { SnapshotHead } from '../data/read-row.ts';
import { SharePictureDialog, ThinDialog } from '../export/lazy-dialogs.ts';
import { readKnownParts, readSnapshotChange, showChange, type ShownChange } from '../parts/change.ts';
import { marks } from '../parts/marks.ts';
import { SnapshotChooser } from '../parts/snapshot-chooser.tsx';
import { DeleteDialog } from './delete-dialog.tsx';
import { NoteDialog } from './note-dialog.tsx';
import { DownloadMenu, PanelHead } from './panel-head.tsx';
import { PanelMovers, PanelWaterfall } from './panel-change.tsx';
import type { PanelDialog, SnapshotPanelProps } from './panel-props.ts';

/**
 * Explains a snapshot: what has changed since another snapshot, in parts that add up, and which items caused the
 * change.
 */
export function SnapshotPanel(props: SnapshotPanelProps) {
  const { heads, snapshot, since, details, unit, form, hasFailed, onRetry, onCompare } = props;
  const { t } = useTranslation();
  const [dialog, setDialog] = useState<PanelDialog | null>(null);
  const nowDay = useServerTime((nowMs) => new Date(nowMs).toDateString());
  const nowMs = useMemo(() => Date.parse(nowDay), [nowDay]);
  const { shown, movers } = useChange(props);
  return (
    <section aria-label={t('snapshot.panel.label')} className="flex min-h-0 flex-1 flex-col">
      <PanelHead {...props} shown={shown} nowMs={nowMs} onDialog={setDialog} />
      <div className={form === 'full' ? 'min-h-0 flex-1 overflow-y-auto px-4 pb-3' : 'px-4 pb-3'}>
        {snapshot.note !== '' && <StoredNote note={snapshot.note} onEdit={() => setDialog('note')} />}
        {since === null ? (
          <p className="py-6 text-center text-muted">{t(heads.length > 1 ? 'snapshot.panel.nothingBefore' : 'snapshot.panel.first')}</p>
        ) : (
          <PanelWaterfall snapshot={snapshot} since={since} shown={shown} nowMs={nowMs} unit={unit} form={form} />
        )}
        <CarriedTabs details={details} />
        {hasFailed && (
          <p role="alert" className="mt-3 flex items-center gap-2 text-12 text-down">
            {t('snapshot.panel.failed')}
            <Button size="sm" onClick={onRetry}>
              {t('app.retry')}
            </Button>
          </p>
        )}
        {since !== null && !hasFailed && <PanelMovers movers={movers} unit={unit} form={form} onAll={() => onCompare(since.id)} />}
        {form === 'short' && (
          <div className="mt-3 flex gap-2">
            <Button className="flex-1" disabled={since === null} onClick={() => since !== null && onCompare(since.id)}>
              {t('snapshot.panel.allMovers')}
            </Button>
            <CompareButton {...props} />
          </div>
        )}
      </div>
      {form === 'full' && <PanelTools {...props} onDialog={setDialog} />}
      <Suspense fallback={null}>
        <PanelDialogs {...props} shown={shown} dialog={dialog} onClose={() => setDialog(null)} />
      </Suspense>
    </section>
  );
}

/** The change since the other snapshot and the items that caused it; null while loading. */
function useChange({ snapshot, since, details, sinceDetails, unit }: SnapshotPanelProps) {
  const pair = useDeferredValue(useMemo(() => ({ before: sinceDetails, after: details }), [sinceDetails, details]));
  const change = useMemo(
    () => (pair.before === undefined || pair.after === undefined ? null : readSnapshotChange(pair.before, pair.after)),
    [pair],
  );
  // Use the parts only if they belong to the displayed pair, not to the previous pair.
  const current = pair.before === sinceDetails && pair.after === details ? change : null;
  const parts = current?.parts ?? (since === null ? null : readKnownParts(since, snapshot));
  const shown = useMemo(
    () => (since === null || parts === null ? null : showChange({ before: since.totalPrice, after: snapshot.totalPrice }, parts, unit)),
    [since, snapshot, parts, unit],
  );
  return { shown, movers: current?.comparison.items ?? null };
}

function StoredNote({ note, onEdit }: { readonly note: string; readonly onEdit: () => void }) {
  const { t } = useTranslation();
  return (
    <button
      type="button"
      onClick={onEdit}
      className="mt-3 flex w-full items-start gap-2 rounded-md bg-note px-2.5 py-2 text-left text-12 text-note-text"
    >
      <Glyph name={marks.flag} size={14} className="mt-0.5" />
      <span className="min-w-0 break-words whitespace-pre-wrap">{note}</span>
      <span className="sr-only">{t('snapshot.note.edit')}</span>
    </button>
  );
}

/** Lists the tabs whose items come from an earlier snapshot. */
function CarriedTabs({ details }: Pick<SnapshotPanelProps, 'details'>) {
  const { t } = useTranslation();
  const carried = details?.tabs.filter(({ state }) => state !== 'read') ?? [];
  if (carried.length === 0) return null;
  return (
    <Note className="mt-3">
      {t('snapshot.panel.carried', { count: carried.length, names: carried.map((tab) => `“${nameTab(tab, t)}”`).join(', ') })}
    </Note>
  );
}

function PanelTools(props: SnapshotPanelProps & { readonly onDialog: (dialog: PanelDialog) => void }) {
  const { t } = useTranslation();
  const { onDialog } = props;
  return (
    <footer className="flex items-center gap-2 border-t border-line bg-s2 px-4 py-2.5">
      <CompareButton {...props} />
      <Button onClick={() => onDialog('note')}>
        <Glyph name={marks.flag} size={14} />
        {t('snapshot.panel.note')}
      </Button>
      <DownloadMenu {...props} />
      <Button
        aria-label={t('snapshot.share.title')}
        title={t('snapshot.share.title')}
        className="w-[30px] px-0"
        onClick={() => onDialog('share')}
      >
        <Glyph name={marks.share} size={16} />
      </Button>
    </footer>
  );
}

function CompareButton({ heads, snapshot, since, onCompare }: SnapshotPanelProps) {
  const { t } = useTranslation();
  return (
    <SnapshotChooser
      label={t('snapshot.panel.compare')}
      heads={heads.filter(({ id }) => id !== snapshot.id)}
      chosen={since?.id ?? null}
      from={snapshot}
      onChoose={onCompare}
      trigger={
        <Button className="min-w-0 flex-1" disabled={heads.length < 2}>
          <Glyph name="exchange" size={14} />
          {t('snapshot.panel.compare')}
        </Button>
      }
    />
  );
}

type PanelDialogsProps = SnapshotPanelProps & {
  readonly shown: ShownChange | null;
  readonly dialog: PanelDialog | null;
  readonly onClose: () => void;
};

function PanelDialogs({ heads, snapshot, since, shown, profile, unit, dialog, onSelect, onClose }: PanelDialogsProps) {
  const move = (step: -1 | 1): SnapshotHead | undefined => heads[heads.findIndex(({ id }) => id === snapshot.id) + step];
  const neighbour = move(1) ?? move(-1);
  if (dialog === 'note') return <NoteDialog key={snapshot.id} snapshot={snapshot} onClose={onClose} />;
  if (dialog === 'thin') return <ThinDialog heads={heads} onClose={onClose} />;
  if (dialog === 'delete') {
    return <DeleteDialog snapshot={snapshot} onClose={onClose} onDeleted={() => neighbour !== undefined && onSelect(neighbour.id)} />;
  }
  if (dialog === 'share') {
    return (
      <SharePictureDialog heads={heads} snapshot={snapshot} since={since} shown={shown} profile={profile} unit={unit} onClose={onClose} />
    );
  }
  return null;
}
