import type { ListingRow } from '@poexchange/contract/rest';
import { useState } from 'react';
import type { TypingPhase } from '../../../shared/ui/use-typed-quantity.ts';
import { keepSelection, readKeptSelection } from './kept-selections.ts';
import {
  adaptSelection,
  selectAll,
  selectNone,
  selectWanted,
  setQuantity,
  startSelection,
  typeQuantity,
  type QuantityRemark,
  type Selection,
  type Wanted,
} from '../selection.ts';

export type QuantityRemarks = Readonly<Record<string, QuantityRemark>>;

export type PanelSelection = {
  readonly selection: Selection;
  /** By group hash. Nothing is sent while a remark says that a quantity is invalid (D34). */
  readonly remarks: QuantityRemarks;
  /**
   * True if the user has selected something and the seller has changed nothing since: only then does Enter copy (D34).
   */
  readonly isOwnChoice: boolean;
  /**
   * Effect of the last change, made by the seller, or by a trade if there is no new publication; null if nothing has
   * changed since the panel was opened or last used.
   */
  readonly notice: 'reduced' | 'changed' | 'tradedReduced' | 'traded' | null;
  readonly set: (hash: string, quantity: number) => void;
  readonly type: (hash: string, text: string, phase: TypingPhase) => void;
  /** Selects only these pieces of these groups, within the stock. */
  readonly setTo: (quantities: Wanted) => void;
  readonly setAll: (to: 'all' | 'none' | 'wanted') => void;
};

type State = {
  readonly stampMs: number;
  readonly listedMs: number | undefined;
  /**
   * The requested pieces; `selection` is limited to the stock. Pieces that a trade took are restored when the trade is
   * undone, unless the seller has published again.
   */
  readonly chosen: Selection;
  readonly selection: Selection;
  readonly remarks: QuantityRemarks;
  readonly isOwnChoice: boolean;
  readonly notice: PanelSelection['notice'];
};

const noRemarks: QuantityRemarks = {};

/**
 * Selection in the panel. Starts with the earlier selection from the same publication and filter; if there is none,
 * starts empty, with the filter's quantities, or with everything if the listing is sold as a whole (D34). When the
 * seller changes the listing, the selection is adapted to the new state (R5.08). `wanted` contains what the filter
 * matches, with or without a quantity. Each panel shows one listing: use the listing's id as key.
 */
export function usePanelSelection(row: ListingRow, { wanted, asked }: { readonly wanted: Wanted; readonly asked: Wanted }): PanelSelection {
  const [state, setState] = useState((): State => {
    const kept = readKeptSelection(row, wanted);
    const chosen = kept?.chosen ?? startSelection(row, asked);
    const stampMs = kept?.stampMs ?? row.timestampMs;
    return { stampMs, listedMs: row.listedMs, chosen, selection: chosen, remarks: noRemarks, isOwnChoice: false, notice: null };
  });
  let current = state;
  if (state.stampMs !== row.timestampMs) {
    const isTraded = isChangedByTrade(state, row);
    const { selection } = adaptSelection(isTraded ? state.chosen : state.selection, row);
    const isReduced = Object.entries(state.selection).some(([hash, quantity]) => (selection[hash] ?? 0) < quantity);
    current = {
      stampMs: row.timestampMs,
      listedMs: row.listedMs,
      chosen: isTraded ? state.chosen : selection,
      selection,
      remarks: keepTexts(state.remarks),
      isOwnChoice: false,
      notice: isTraded ? (isReduced ? 'tradedReduced' : 'traded') : isReduced ? 'reduced' : 'changed',
    };
    setState(current);
  }
  const change = (chosen: Selection, remarks: QuantityRemarks): void => {
    keepSelection(row, { chosen, wanted });
    const { selection } = adaptSelection(chosen, row);
    setState({ ...current, chosen, selection, remarks, isOwnChoice: true, notice: null });
  };
  return {
    selection: current.selection,
    remarks: current.remarks,
    isOwnChoice: current.isOwnChoice,
    notice: current.notice,
    set: (hash, quantity) => change(setQuantity(current.chosen, { listing: row, hash, quantity }), dropRemark(current.remarks, hash)),
    type: (hash, text, phase) => {
      const typed = typeQuantity(current.chosen, { listing: row, hash, text, phase });
      const others = dropRemark(current.remarks, hash);
      change(typed.selection, typed.remark === null ? others : { ...others, [hash]: typed.remark });
    },
    setTo: (quantities) => change(selectWanted(row, quantities), noRemarks),
    setAll: (to) => change(to === 'all' ? selectAll(row) : to === 'wanted' ? selectWanted(row, wanted) : selectNone(row), noRemarks),
  };
}

/** The same publication with different content: a trade changed it (D33). */
function isChangedByTrade(before: State, row: ListingRow): boolean {
  return row.listedMs !== undefined && row.listedMs === before.listedMs;
}

function dropRemark(remarks: QuantityRemarks, hash: string): QuantityRemarks {
  const { [hash]: _before, ...others } = remarks;
  return others;
}

/** Keeps remarks on text that is not a number; drops "over stock", which the new stock may have resolved. */
function keepTexts(remarks: QuantityRemarks): QuantityRemarks {
  return Object.fromEntries(Object.entries(remarks).filter(([, { kind }]) => kind === 'notACount'));
}
