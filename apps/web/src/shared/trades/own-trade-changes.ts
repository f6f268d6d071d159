/**
 * Changes to listings caused by the user's own trades, when the seller finished or reopened them. Keyed by the
 * listing's new stamp, so that a user's own trade is not reported as another buyer's.
 */
import type { ServerEventData } from '@poexchange/contract/events';
import { create } from 'zustand';
import { onSessionEnd } from '../session/end-session.ts';

export type OwnTradeChange = {
  readonly kind: 'traded' | 'undone';
  readonly ign: string;
  /** Number of pieces handed over, and number requested. */
  readonly pieces?: { readonly handed: number; readonly asked: number };
};

/** Maximum number of stored changes; a page shows only a listing's last change. */
const MAX_REMEMBERED = 50;

type Changes = {
  readonly byStamp: ReadonlyMap<number, OwnTradeChange>;
  /** Requests whose decline was undone and that have not changed since then. */
  readonly reopened: ReadonlySet<string>;
};

const useChanges = create<Changes>()(() => ({ byStamp: new Map(), reopened: new Set() }));

/** Records a change to the user's own trade: the changed listing, if any, and an undone decline. */
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

/** The user's own trade that last changed the listing; null if another buyer's trade did, or if no trade did. */
export function useOwnTradeChange(stampMs: number): OwnTradeChange | null {
  return useChanges(({ byStamp }) => byStamp.get(stampMs) ?? null);
}

/** Returns whether the request's last change was an undone decline. */
export function useIsReopened(id: string | undefined): boolean {
  return useChanges(({ reopened }) => id !== undefined && reopened.has(id));
}

export function forgetOwnTradeChanges(): void {
  useChanges.setState({ byStamp: new Map(), reopened: new Set() });
}
onSessionEnd(forgetOwnTradeChanges);
