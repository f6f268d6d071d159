import type { SnapshotTabId } from '@poexchange/domain/net-worth';
import { useTranslation } from '../../../shared/i18n/use-translation.ts';
import { readServerNowMs } from '../../../shared/time/server-clock.ts';
import { Button } from '../../../shared/ui/button.tsx';
import { Glyph } from '../../../shared/ui/glyph.tsx';
import { IconButton } from '../../../shared/ui/icon-button.tsx';
import { Menu, type MenuEntry } from '../../../shared/ui/menu.tsx';
import { nameTab } from '../data/name-tab.ts';
import { WholeTotal } from '../parts/whole-total.tsx';
import { saveSeries, saveSnapshot } from '../export/export-files.ts';
import { Amount } from '../parts/amount.tsx';
import type { ShownChange } from '../parts/change.ts';
import { marks } from '../parts/marks.ts';
import { sayMoment } from '../parts/moment.ts';
import { SnapshotChooser } from '../parts/snapshot-chooser.tsx';
import type { PanelDialog, SnapshotPanelProps } from './panel-props.ts';

type PanelHeadProps = SnapshotPanelProps & {
  readonly shown: ShownChange | null;
  readonly nowMs: number;
  readonly onDialog: (dialog: PanelDialog) => void;
};

/**
 * Shows a snapshot's time, origin and total, buttons for the previous and next snapshots, and the snapshot it is
 * compared with.
 */
export function PanelHead(props: PanelHeadProps) {
  const { heads, snapshot, since, shown, nowMs, unit, form, onSelect, onSince } = props;
  const { t } = useTranslation();
  const at = heads.findIndex(({ id }) => id === snapshot.id);
  const [before, after] = [heads[at - 1], heads[at + 1]];
  const moreEntries = useMoreEntries(props);
  const others = heads.filter(({ id }) => id !== snapshot.id);
  return (
    <header className="border-b border-line-soft px-4 py-3 max-md:border-b-0">
      <div className="flex items-center gap-2">
        <div className="flex min-w-0 flex-wrap items-baseline gap-x-2">
          <h2 className="text-18 leading-[1.3] font-semibold">
            {t('snapshot.panel.title', { time: sayMoment(snapshot.createdAtMs, nowMs, since?.createdAtMs) })}
          </h2>
          <span className="text-12 whitespace-nowrap text-muted">{t(`snapshot.type.${snapshot.type}`)}</span>
        </div>
        <span className="ml-auto flex">
          {/* A disabled button would lose the focus at either end. */}
          <IconButton
            glyph="chevronLeft"
            label={t('snapshot.panel.previous')}
            aria-disabled={before === undefined}
            className="aria-disabled:opacity-40"
            onClick={() => before !== undefined && onSelect(before.id)}
          />
          <IconButton
            glyph="chevronRight"
            label={t('snapshot.panel.next')}
            aria-disabled={after === undefined}
            className="aria-disabled:opacity-40"
            onClick={() => after !== undefined && onSelect(after.id)}
          />
          <Menu trigger={<IconButton glyph="dots" label={t('snapshot.panel.more')} />} entries={moreEntries} />
          {props.onClose !== undefined && <IconButton glyph="close" label={t('app.close')} onClick={props.onClose} />}
        </span>
      </div>
      <div className="mt-1 flex flex-wrap items-baseline gap-x-3 gap-y-1">
        {form === 'full' && <WholeTotal chaos={snapshot.totalPrice} size={18} />}
        {since !== null && (
          <span className={form === 'full' ? 'ml-auto flex items-baseline gap-2' : 'flex flex-1 items-baseline gap-2'}>
            {shown !== null && (
              <Amount amount={shown.change} decimals={shown.decimals} unit={unit.unit} kind="signed" className="font-semibold" />
            )}
            <SnapshotChooser
              label={t('snapshot.panel.chooseSince')}
              heads={others}
              chosen={since.id}
              from={snapshot}
              onChoose={onSince}
              trigger={
                <button type="button" className="text-12 text-muted">
                  {t('snapshot.panel.since')}{' '}
                  <span className="text-text underline decoration-faint decoration-dotted underline-offset-3">
                    {sayMoment(since.createdAtMs, nowMs, snapshot.createdAtMs)}
                  </span>
                </button>
              }
            />
          </span>
        )}
        {form === 'short' && snapshot.carriedTabs > 0 && (
          <span className="flex items-center gap-1.5 text-12 text-muted">
            {t('snapshot.panel.carriedCount', { count: snapshot.carriedTabs })}
            <Glyph name="warning" size={14} className="text-warn" />
          </span>
        )}
      </div>
    </header>
  );
}

function useMoreEntries(props: PanelHeadProps): readonly MenuEntry[] {
  const { t } = useTranslation();
  const { form, onDialog } = props;
  const exports = useExportEntries(props);
  return [
    ...(form === 'short'
      ? [
          { kind: 'item', id: 'note', label: t('snapshot.panel.note'), onSelect: () => onDialog('note') } as const,
          { kind: 'item', id: 'share', label: t('snapshot.share.title'), onSelect: () => onDialog('share') } as const,
        ]
      : []),
    ...exports,
    { kind: 'line', id: 'line' },
    { kind: 'item', id: 'thin', label: t('snapshot.thin.open'), onSelect: () => onDialog('thin') },
    { kind: 'item', id: 'delete', label: t('snapshot.delete.open'), glyph: 'trash', isDanger: true, onSelect: () => onDialog('delete') },
  ];
}

/** Menu entries that export the snapshot or its profile's series. */
export function useExportEntries({
  heads,
  snapshot,
  details,
  profile,
}: Pick<SnapshotPanelProps, 'heads' | 'snapshot' | 'details' | 'profile'>): readonly MenuEntry[] {
  const { t } = useTranslation();
  const names = new Map<SnapshotTabId, string>(details?.tabs.map(({ id, name }) => [id, name]));
  const nameOf = (id: SnapshotTabId): string => nameTab({ id, name: names.get(id) ?? id }, t);
  const series = (kind: 'csv' | 'json') => (): void => saveSeries(kind, { heads, profile, nameOf, nowMs: readServerNowMs() });
  const single = (kind: 'csv' | 'json') => (): void => details && saveSnapshot(kind, snapshot, details, { ...profile, nameOf });
  return [
    { kind: 'label', id: 'one', label: t('snapshot.export.snapshot') },
    { kind: 'item', id: 'one-csv', label: 'CSV', isDisabled: details === undefined, onSelect: single('csv') },
    { kind: 'item', id: 'one-json', label: 'JSON', isDisabled: details === undefined, onSelect: single('json') },
    { kind: 'label', id: 'all', label: t('snapshot.export.series', { count: heads.length }) },
    { kind: 'item', id: 'all-csv', label: 'CSV', onSelect: series('csv') },
    { kind: 'item', id: 'all-json', label: 'JSON', onSelect: series('json') },
  ];
}

export function DownloadMenu(props: Pick<SnapshotPanelProps, 'heads' | 'snapshot' | 'details' | 'profile'>) {
  const { t } = useTranslation();
  const entries = useExportEntries(props);
  return (
    <Menu
      trigger={
        <Button aria-label={t('snapshot.export.title')} title={t('snapshot.export.title')} className="w-[30px] px-0">
          <Glyph name={marks.download} size={16} />
        </Button>
      }
      entries={entries}
    />
  );
}
