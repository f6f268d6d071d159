import type { TradeView } from '@poexchange/contract/rest';
import { useCallback, useMemo } from 'react';
import { listTabs, placeItems } from './choose-stacks.ts';
import { changeEntered } from './handover-store.ts';
import { enterAmount, listRows, sumRows, toggleTick, type AmountRemark, type Entered } from './handover.ts';
import type { HitState } from './tab-grid.tsx';

/**
 * The handover in a trade: its rows and their total, the positions of the stacks, and the functions that change the
 * amounts.
 */
export function useHandover(view: TradeView, entered: Entered, state: 'open' | 'ended') {
  const isOpen = state === 'open';
  const { id } = view.notification;
  const { remarks } = entered;
  const rows = useMemo(() => listRows(view, entered), [view, entered]);
  const byHash = useMemo(() => new Map(rows.map((row) => [row.item.hash, row])), [rows]);
  const placed = useMemo(
    () =>
      placeItems(view.items, (item) => {
        const row = byHash.get(item.hash);
        // Missing items are shown with a cross at their former position; other items that are not taken are shown
        // without a mark.
        return row === undefined || row.amount === 0 ? item.quantity : row.amount;
      }),
    [view.items, byHash],
  );
  const onEnter = useCallback((change: (before: Entered) => Entered) => changeEntered(id, change), [id]);
  return {
    rows,
    sum: sumRows(view, rows),
    stacksOf: useMemo(() => new Map(placed.map(({ item, stacks }) => [item.hash, stacks])), [placed]),
    tabs: useMemo(() => listTabs(placed), [placed]),
    /** The first item with an invalid amount, which must not count as zero. */
    unread: rows.find(({ item }) => remarks[item.hash]?.kind === 'notACount')?.item.hash,
    stateOf: useCallback(
      (hash: string): HitState => {
        const row = byHash.get(hash);
        // After a trade has ended, the rest of its items are not missing: they were simply not handed over.
        if (isOpen && row?.availability === 'gone') return 'gone';
        if (row?.isTicked === true) return 'handed';
        return isOpen && row?.amount !== 0 ? 'asked' : 'idle';
      },
      [byHash, isOpen],
    ),
    onEnter,
    onTick: useCallback((hash: string) => isOpen && onEnter((before) => toggleTick(before, hash)), [onEnter, isOpen]),
    onAmount: useCallback(
      (hash: string, amount: number, remark: AmountRemark | null): void => onEnter((before) => enterAmount(before, hash, amount, remark)),
      [onEnter],
    ),
  };
}
