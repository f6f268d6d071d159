/**
 * Changes of listings that came of one's own trades: their sellers ticked them off, or took that back. By the stamp the
 * changed listings bear (D33), so that nobody is warned of their own trade as if it were somebody else's.
 */
import type { ServerEventData } from '@poexchange/contract/events';
import { create } from 'zustand';
import { onSessionEnd } from '../session/end-session.ts';

export type OwnTradeChange = { readonly kind: 'traded' | 'undone'; readonly ign: string };

/** Changes remembered; a page shows only the last of a listing. */
const MAX_REMEMBERED = 50;

const useChanges = create<{ readonly byStamp: ReadonlyMap<number, OwnTradeChange> }>()(() => ({ byStamp: new Map() }));

/** Remembers what a move of one's own trade changed, if it changed anything. */
export function rememberOwnTradeChange({ changedMs, step, ign }: ServerEventData<'trade:moved'>): void {
  if (changedMs === undefined) return;
  useChanges.setState(({ byStamp }) => ({
    byStamp: new Map([...[...byStamp].slice(1 - MAX_REMEMBERED), [changedMs, { kind: step === 'traded' ? 'traded' : 'undone', ign }]]),
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
