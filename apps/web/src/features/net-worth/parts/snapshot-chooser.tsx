import { useState, type ReactElement } from 'react';
import { useTranslation } from '../../../shared/i18n/use-translation.ts';
import { writeMoment } from '../../../shared/i18n/write-values.ts';
import { joinClasses } from '../../../shared/ui/classes.ts';
import { Popover } from '../../../shared/ui/popover.tsx';
import { VirtualList } from '../../../shared/ui/virtual-list.tsx';
import type { SnapshotHead } from '../data/read-row.ts';
import { Glyph } from '../../../shared/ui/glyph.tsx';
import { marks } from './marks.ts';
import { isSameMinute } from './moment.ts';
import { WholeTotal } from './whole-total.tsx';

export type SnapshotChooserProps = {
  readonly label: string;
  readonly trigger: ReactElement;
  /** Oldest first. */
  readonly heads: readonly SnapshotHead[];
  readonly chosen: string | null;
  /** The snapshot from which ages are counted back. */
  readonly from: SnapshotHead;
  readonly onChoose: (id: string) => void;
};

const HOUR_MS = 3_600_000;
const ages = { day: 24 * HOUR_MS, week: 7 * 24 * HOUR_MS, month: 30 * 24 * HOUR_MS } as const;
const quickNames = ['previous', 'day', 'week', 'month', 'first'] as const;
type QuickName = (typeof quickNames)[number];
const ROW_PX = 40;

/**
 * Snapshots with a shortcut: the previous snapshot, the snapshots from a day, a week and a month ago, and the first
 * snapshot.
 */
export function listQuickPicks(
  heads: readonly SnapshotHead[],
  from: SnapshotHead,
): readonly { readonly name: QuickName; readonly head: SnapshotHead }[] {
  const earlier = heads.filter(({ createdAtMs }) => createdAtMs < from.createdAtMs);
  const findBefore = (ageMs: number): SnapshotHead | undefined =>
    earlier.findLast(({ createdAtMs }) => createdAtMs <= from.createdAtMs - ageMs);
  const found: Readonly<Record<QuickName, SnapshotHead | undefined>> = {
    previous: earlier.at(-1),
    day: findBefore(ages.day),
    week: findBefore(ages.week),
    month: findBefore(ages.month),
    first: earlier[0],
  };
  const taken = new Set<string>();
  return quickNames.flatMap((name) => {
    const head = found[name];
    if (head === undefined || taken.has(head.id)) return [];
    taken.add(head.id);
    return [{ name, head }];
  });
}

/** Chooses one of thousands of snapshots: lists shortcuts, then all snapshots, newest first. */
export function SnapshotChooser({ label, trigger, heads, chosen, from, onChoose }: SnapshotChooserProps) {
  const [isOpen, setIsOpen] = useState(false);
  const choose = (id: string): void => {
    setIsOpen(false);
    onChoose(id);
  };
  return (
    <Popover
      label={label}
      trigger={trigger}
      isOpen={isOpen}
      onOpenChange={setIsOpen}
      className="flex w-[320px] max-w-[92vw] flex-col overflow-hidden"
    >
      <SnapshotChoices heads={heads} chosen={chosen} from={from} onChoose={choose} />
    </Popover>
  );
}

/** The chooser's list, for a popover or a dialog. */
export function SnapshotChoices({ heads, chosen, from, onChoose }: Pick<SnapshotChooserProps, 'heads' | 'chosen' | 'from' | 'onChoose'>) {
  const { t } = useTranslation();
  return (
    <>
      <div className="flex flex-wrap gap-1 border-b border-line-soft p-2">
        {listQuickPicks(heads, from).map(({ name, head }) => (
          <button
            key={name}
            type="button"
            aria-pressed={head.id === chosen}
            onClick={() => onChoose(head.id)}
            className="rounded-md border border-line px-2 py-1 text-12 hover:bg-s3 aria-pressed:border-accent/60 max-md:min-h-[40px]"
          >
            {t(`snapshot.chooser.${name}`)}
          </button>
        ))}
      </div>
      <AllSnapshots heads={heads} chosen={chosen} onChoose={onChoose} />
    </>
  );
}

function AllSnapshots({ heads, chosen, onChoose }: Pick<SnapshotChooserProps, 'heads' | 'chosen' | 'onChoose'>) {
  const { t } = useTranslation();
  const newestFirst = heads.toReversed();
  const at = newestFirst.findIndex(({ id }) => id === chosen);
  return (
    <VirtualList
      label={t('snapshot.chooser.all')}
      rows={newestFirst}
      rowKey={({ id }) => id}
      rowHeight={ROW_PX}
      firstIndex={Math.max(0, at - 2)}
      ahead={8}
      className="h-[280px]"
    >
      {(head, index) => (
        <button
          type="button"
          aria-pressed={head.id === chosen}
          onClick={() => onChoose(head.id)}
          className={joinClasses(
            'flex h-full w-full items-center gap-2 px-3 text-left hover:bg-s3 focus-visible:-outline-offset-2',
            head.id === chosen && 'bg-s3',
          )}
        >
          <span className="min-w-0 flex-1 leading-tight">
            <span className="block truncate">
              {writeMoment(head.createdAtMs, isAlone(newestFirst, index) ? 'minute' : 'second')}{' '}
              <span className="text-12 text-muted">{t(`snapshot.type.${head.type}`)}</span>
            </span>
            {head.note !== '' && (
              <span className="flex items-center gap-1 text-12 text-note-text">
                <Glyph name={marks.flag} size={12} />
                <span className="truncate">{head.note}</span>
              </span>
            )}
          </span>
          <WholeTotal chaos={head.totalPrice} size={12} />
        </button>
      )}
    </VirtualList>
  );
}

/** Returns whether neither neighbour in the list is in the same minute. */
function isAlone(heads: readonly SnapshotHead[], index: number): boolean {
  const atMs = heads[index]?.createdAtMs ?? 0;
  return !isSameMinute(atMs, heads[index - 1]?.createdAtMs) && !isSameMinute(atMs, heads[index + 1]?.createdAtMs);
}
