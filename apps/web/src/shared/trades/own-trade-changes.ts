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

const useChanges = create<{ readonly byStamp: ReadonlyMap<number, OwnTradeChange> }>()(() => ({ byStamp: new Map() }));

/** Records the listings that a move of one's own trade changed, if any. */
export function rememberOwnTradeChange({ changedMs, step, ign, pieces }: ServerEventData<'trade:moved'>): void {
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

export function forgetOwnTradeChanges(): void {
  useChanges.setState({ byStamp: new Map() });
}
onSessionEnd(forgetOwnTradeChanges);
