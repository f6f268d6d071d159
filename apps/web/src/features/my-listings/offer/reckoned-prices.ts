/**
 * Prices typed in a form that their field shows as a different number, such as "2d 20c" shown as 417. The typed form is
 * shown next to the field until the next edit or publication.
 */
import * as z from 'zod/mini';
import { create } from 'zustand';
import { persist } from 'zustand/middleware';

const MAX_KEPT = 200;
const MAX_TEXT_LENGTH = 60;

/** Text as it was typed, and its value in chaos. */
export type ReckonedPrice = { readonly text: string; readonly chaos: number };
type ReckonedPrices = Readonly<Record<string, ReckonedPrice>>;

const storedSchema = z.object({ prices: z.record(z.string(), z.object({ text: z.string(), chaos: z.number() })) });

/** Keyed by {@link priceKey}. A damaged entry is dropped (R4.43), because the price itself is in the price book. */
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
 * Returns the text that was typed for a seller's custom price; null if its field shows the same text, or the price has
 * changed since.
 */
export function findReckonedText(prices: ReckonedPrices, key: string, override: number | null): string | null {
  const price = prices[key];
  return price !== undefined && price.chaos === override ? price.text : null;
}

/** Stores the text that was typed for a price; drops the oldest entry beyond the limit. */
export function keepReckoned(key: string, { text, chaos }: ReckonedPrice): void {
  useReckoned.setState(({ prices }) => {
    const { [key]: _before, ...others } = prices;
    const entries = [...Object.entries(others), [key, { text: text.slice(0, MAX_TEXT_LENGTH), chaos }] as const];
    return { prices: Object.fromEntries(entries.slice(-MAX_KEPT)) };
  });
}

/** Drops the typed form of prices that were edited, or published as the displayed numbers. */
export function forgetReckoned(keys: readonly string[]): void {
  useReckoned.setState((state) => {
    if (!keys.some((key) => key in state.prices)) return state;
    const gone = new Set(keys);
    return { prices: Object.fromEntries(Object.entries(state.prices).filter(([key]) => !gone.has(key))) };
  });
}
