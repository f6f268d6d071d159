/**
 * Prices typed in a form that their field shows as another number, "2d 20c" as 417: shown next to the field until the
 * next edit or publication.
 */
import * as z from 'zod/mini';
import { create } from 'zustand';
import { persist } from 'zustand/middleware';

const MAX_KEPT = 200;
const MAX_TEXT_LENGTH = 60;

/** A text as it was typed, and the chaos it was read as. */
export type ReckonedPrice = { readonly text: string; readonly chaos: number };
type ReckonedPrices = Readonly<Record<string, ReckonedPrice>>;

const storedSchema = z.object({ prices: z.record(z.string(), z.object({ text: z.string(), chaos: z.number() })) });

/** By {@link priceKey}. A damaged entry is dropped (R4.43): the price itself is in the price book. */
const useReckoned = create<{ readonly prices: ReckonedPrices }>()(
  persist(() => ({ prices: {} }), {
    name: 'poexchange:reckoned-prices',
    merge: (stored, current) => {
      const parsed = z.safeParse(storedSchema, stored);
      return parsed.success ? parsed.data : current;
    },
  }),
);

export function useReckonedPrices(): ReckonedPrices {
  return useReckoned(({ prices }) => prices);
}

/**
 * The text that a seller's own price was typed as; null if its field shows the same, or the price has changed since.
 */
export function findReckonedText(prices: ReckonedPrices, key: string, override: number | null): string | null {
  const price = prices[key];
  return price !== undefined && price.chaos === override ? price.text : null;
}

/** Stores what a price was typed as; drops the oldest of too many. */
export function keepReckoned(key: string, { text, chaos }: ReckonedPrice): void {
  useReckoned.setState(({ prices }) => {
    const { [key]: _before, ...others } = prices;
    const entries = [...Object.entries(others), [key, { text: text.slice(0, MAX_TEXT_LENGTH), chaos }] as const];
    return { prices: Object.fromEntries(entries.slice(-MAX_KEPT)) };
  });
}

/** Drops the typed form of some prices: they were edited, or published as the numbers that were shown. */
export function forgetReckoned(keys: readonly string[]): void {
  useReckoned.setState((state) => {
    if (!keys.some((key) => key in state.prices)) return state;
    const gone = new Set(keys);
    return { prices: Object.fromEntries(Object.entries(state.prices).filter(([key]) => !gone.has(key))) };
  });
}
