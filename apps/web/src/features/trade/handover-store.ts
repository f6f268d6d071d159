/**
 * What was entered for each trade, so that going to the next request and back, or a reload, loses nothing. Kept for
 * this window.
 */
import * as z from 'zod/mini';
import { create } from 'zustand';
import { createJSONStorage, persist } from 'zustand/middleware';
import { nothingEntered, type Entered } from './handover.ts';

/** Trades remembered; the oldest are forgotten first. */
const maxTrades = 50;

const enteredSchema = z.object({ amounts: z.record(z.string(), z.int().check(z.gte(0))), ticked: z.array(z.string()) });
const storedSchema = z.object({ trades: z.catch(z.record(z.string(), enteredSchema), {}) });
type Stored = z.output<typeof storedSchema>;

function readStored(stored: unknown): Stored {
  const read = z.safeParse(storedSchema, stored);
  return read.success ? read.data : { trades: {} };
}

const useStore = create<Stored>()(
  persist(() => readStored({}), {
    name: 'poexchange:handover',
    version: 1,
    storage: createJSONStorage(() => sessionStorage),
    merge: (stored) => readStored(stored),
  }),
);

export function useEntered(tradeId: string): Entered {
  return useStore(({ trades }) => trades[tradeId] ?? nothingEntered);
}

export function changeEntered(tradeId: string, change: (before: Entered) => Entered): void {
  useStore.setState(({ trades }) => {
    const { [tradeId]: before = nothingEntered, ...others } = trades;
    const { amounts, ticked } = change(before);
    const kept = Object.entries(others).slice(1 - maxTrades);
    return { trades: { ...Object.fromEntries(kept), [tradeId]: { amounts: { ...amounts }, ticked: [...ticked] } } };
  });
}
