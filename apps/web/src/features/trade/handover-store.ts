/**
 * What the user entered on each trade's page: the entries survive a visit to the next request, and a reload. They are
 * stored for this window until the trade has ended and the user leaves its page.
 */
import { useEffect, useRef } from 'react';
import * as z from 'zod/mini';
import { create } from 'zustand';
import { createJSONStorage, persist } from 'zustand/middleware';
import { onSessionEnd } from '../../shared/session/end-session.ts';
import { nothingEntered, type Entered } from './handover.ts';

/** Maximum number of stored trades; the oldest are dropped first. */
const MAX_TRADES = 50;

const remarkSchema = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('over'), asked: z.string() }),
  z.object({ kind: z.literal('notACount'), text: z.string() }),
]);
const enteredSchema = z.object({
  amounts: z.record(z.string(), z.int().check(z.gte(0))),
  ticked: z.array(z.string()),
  remarks: z._default(z.record(z.string(), remarkSchema), {}),
});
const storedSchema = z.object({ trades: z.catch(z.record(z.string(), enteredSchema), {}) });
type Stored = z.output<typeof storedSchema>;

function readStored(stored: unknown): Stored {
  const read = z.safeParse(storedSchema, stored);
  return read.success ? read.data : { trades: {} };
}

export const useEnteredStore = create<Stored>()(
  persist(() => readStored({}), {
    name: 'poexchange:handover',
    version: 1,
    storage: createJSONStorage(() => sessionStorage),
    merge: (stored) => readStored(stored),
  }),
);

export function useEntered(tradeId: string): Entered {
  return useEnteredStore(({ trades }) => trades[tradeId] ?? nothingEntered);
}

export function changeEntered(tradeId: string, change: (before: Entered) => Entered): void {
  useEnteredStore.setState(({ trades }) => {
    const { [tradeId]: before = nothingEntered, ...others } = trades;
    const { amounts, ticked, remarks } = change(before);
    const kept = Object.entries(others).slice(1 - MAX_TRADES);
    const entered = { amounts: { ...amounts }, ticked: [...ticked], remarks: { ...remarks } };
    return { trades: { ...Object.fromEntries(kept), [tradeId]: entered } };
  });
}

export function forgetEntered(tradeId: string): void {
  useEnteredStore.setState(({ trades: { [tradeId]: _forgotten, ...trades } }) => ({ trades }));
}

onSessionEnd(() => useEnteredStore.setState({ trades: {} }));

/**
 * Drops the entries once the trade has ended and the user leaves its page; until then, the end of the trade can be
 * undone.
 */
export function useForgetAfterEnd(tradeId: string, state: 'open' | 'ended'): void {
  const latest = useRef(state);
  useEffect(() => {
    latest.current = state;
  });
  useEffect(() => {
    const forgetEnded = (): void => {
      if (latest.current === 'ended') forgetEntered(tradeId);
    };
    // A reload skips the cleanup below, so the entries are also dropped on mount.
    forgetEnded();
    return forgetEnded;
  }, [tradeId]);
}
