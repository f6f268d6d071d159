/**
 * Changes of listings caused by one's own trades: their sellers finished them, or undid that. By the new stamp of the
 * changed listings (D33), so that nobody is warned of their own trade as if it were somebody else's.
 */
import type { ServerEventData } from '@poexchange/contract/events';
import { create } from 'zustand';
import { onSessionEnd } from '../session/end-session.ts';

export type OwnTradeChange = {
  readonly kind: 'traded' | 'undone';
  readonly ign: string;
  /** Number of pieces handed over, and asked for. */
  readonly pieces?: { readonly handed: number; readonly asked: number };
};

/** Changes remembered; a page shows only the last of a listing. */
const MAX_REMEMBERED = 50;

type Changes = {
  readonly byStamp: ReadonlyMap<number, OwnTradeChange>;
  /** Requests whose decline was taken back, and that have not moved since. */
  readonly reopened: ReadonlySet<string>;
};

const useChanges = create<Changes>()(() => ({ byStamp: new Map(), reopened: new Set() }));

/** Records a move of one's own trade: the listing it changed, if any, and a decline that was taken back. */
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

/** The own trade a listing has its present state from; null where it was somebody else's, or none. */
export function useOwnTradeChange(stampMs: number): OwnTradeChange | null {
  return useChanges(({ byStamp }) => byStamp.get(stampMs) ?? null);
}

/** Tells whether the last news of the request is that its decline was taken back. */
export function useIsReopened(id: string | undefined): boolean {
  return useChanges(({ reopened }) => id !== undefined && reopened.has(id));
}

export function forgetOwnTradeChanges(): void {
  useChanges.setState({ byStamp: new Map(), reopened: new Set() });
}
onSessionEnd(forgetOwnTradeChanges);
