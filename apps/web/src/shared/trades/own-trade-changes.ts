/**
 * Changes of listings caused by the user's own trades: their sellers finished them, or undid that. Keyed by the new
 * stamp of the changed listings (D33), so that a user is not warned of their own trade as of another buyer's.
 */
import type { ServerEventData } from '@poexchange/contract/events';
import { create } from 'zustand';
import { onSessionEnd } from '../session/end-session.ts';

export type OwnTradeChange = {
  readonly kind: 'traded' | 'undone';
  readonly ign: string;
  /** Number of pieces handed over, and requested. */
  readonly pieces?: { readonly handed: number; readonly asked: number };
};

/** Most changes that are kept; a page shows only the last one of a listing. */
const MAX_REMEMBERED = 50;

type Changes = {
  readonly byStamp: ReadonlyMap<number, OwnTradeChange>;
  /** Requests whose decline was undone, and that have not changed since. */
  readonly reopened: ReadonlySet<string>;
};

const useChanges = create<Changes>()(() => ({ byStamp: new Map(), reopened: new Set() }));

/** Records a change of an own trade: the listing it changed, if any, and an undone decline. */
export function rememberOwnTradeChange({ id, changedMs, before, step, ign, pieces }: ServerEventData<'trade:moved'>): void {
  const isOpen = step !== 'declined' && step !== 'traded' && step !== 'gone';
  useChanges.setState(({ reopened }) => {
    const others = [...reopened].filter((each) => each !== id);
    return { reopened: new Set(isOpen && before === 'declined' ? [...others.slice(1 - MAX_REMEMBERED), id] : others) };
  });
  if (changedMs === undefined) return;
  useChanges.setState(({ byStamp }) => ({
    byStamp: new Map([
      ...[...byStamp].slice(1 - MAX_REMEMBERED),
      [changedMs, { kind: step === 'traded' ? 'traded' : 'undone', ign, ...(pieces !== undefined && { pieces }) }],
    ]),
  }));
}

/** The own trade that caused a listing's present state; null if it was another buyer's, or none. */
export function useOwnTradeChange(stampMs: number): OwnTradeChange | null {
  return useChanges(({ byStamp }) => byStamp.get(stampMs) ?? null);
}

/** Returns whether the last news of the request is that its decline was undone. */
export function useIsReopened(id: string | undefined): boolean {
  return useChanges(({ reopened }) => id !== undefined && reopened.has(id));
}

export function forgetOwnTradeChanges(): void {
  useChanges.setState({ byStamp: new Map(), reopened: new Set() });
}
onSessionEnd(forgetOwnTradeChanges);
