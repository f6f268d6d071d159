/**
 * Invalid text in price fields, and confirmed prices far from the value. Stored per item, regardless of where it is
 * offered (D25).
 */
import type { PriceTextProblem } from '@poexchange/domain/currency';
import { findValueDistance, type ValueDistance } from '@poexchange/domain/listing';
import * as z from 'zod/mini';
import { create } from 'zustand';
import { persist } from 'zustand/middleware';
import { holdReload } from '../../../shared/network/hold-reload.ts';
import type { KeptNumber } from '../../../shared/ui/number-field.tsx';
import type { KeptText } from '../../../shared/ui/price-field.tsx';
import type { OfferLine } from './offer-lines.ts';
import { choicesKey, offerKey, type OfferPlace } from '../../price-book/index.ts';

export type BadText = { readonly text: string; readonly problem: PriceTextProblem };

/** Keyed by {@link priceKey}; lost with the page, like all unfinished input. */
const useBadTexts = create<Readonly<Record<string, BadText>>>()(() => ({}));

holdReload(() => Object.keys(useBadTexts.getState()).length > 0);

export const priceKey = (place: OfferPlace, hash: string): string => `${choicesKey(place)}:${hash}`;

/** Returns the text that a price field keeps while its row is out of view. */
export function useKeptText(key: string): KeptText {
  const text = useBadTexts((texts) => texts[key]?.text ?? null);
  return { text, keep: (next, problem) => keepBadText(key, next === null || problem === null ? null : { text: next, problem }) };
}

/** Returns the invalid text in a price field; null for a valid field. */
export function useBadText(key: string): BadText | null {
  return useBadTexts((texts) => texts[key] ?? null);
}

function keepBadText(key: string, bad: BadText | null): void {
  useBadTexts.setState((texts) => {
    const { [key]: _before, ...others } = texts;
    return bad === null ? others : { ...others, [key]: bad };
  }, true);
}

/** Drops the invalid text in some items' price fields. */
export function dropBadTexts(place: OfferPlace, hashes: readonly string[]): void {
  for (const hash of hashes) keepBadText(priceKey(place, hash), null);
}

/** Returns the lines with invalid text in their price field, which block publishing. */
export function useBadLines(place: OfferPlace, lines: readonly OfferLine[]): readonly (BadText & { readonly line: OfferLine })[] {
  const texts = useBadTexts();
  return lines.flatMap((line) => {
    const bad = texts[priceKey(place, line.entry.hash)];
    return bad === undefined ? [] : [{ ...bad, line }];
  });
}

/** Returns the lines with a valid price, which count in a sum. */
export function withoutBad(lines: readonly OfferLine[], bad: ReturnType<typeof useBadLines>): readonly OfferLine[] {
  return bad.length === 0 ? lines : lines.filter((line) => !bad.some((other) => other.line === line));
}

/** Invalid text in places' percentage fields, by {@link offerKey}. */
const useBadPercents = create<Readonly<Record<string, string>>>()(() => ({}));

/** Returns the invalid text in a place's percentage field, which blocks publishing. */
export function useBadPercent(place: OfferPlace): KeptNumber {
  const key = offerKey(place);
  const text = useBadPercents((texts) => texts[key] ?? null);
  const keep = (next: string | null): void =>
    useBadPercents.setState(({ [key]: _before, ...others }) => (next === null ? others : { ...others, [key]: next }), true);
  return { text, keep };
}

const MAX_CONFIRMED = 500;
const storedSchema = z.object({ confirmed: z.array(z.string()).check(z.maxLength(MAX_CONFIRMED)) });

/** Drops a damaged entry (R4.43): at worst the seller has to confirm again. */
const useConfirmed = create<{ readonly confirmed: readonly string[] }>()(
  persist(() => ({ confirmed: [] as readonly string[] }), {
    name: 'poexchange:confirmed-prices',
    merge: (stored, current) => {
      const parsed = z.safeParse(storedSchema, stored);
      return parsed.success ? parsed.data : current;
    },
  }),
);

export type FarLine = { readonly line: OfferLine; readonly price: number; readonly distance: ValueDistance };

/**
 * Returns the offered lines whose price is far from the value and unconfirmed: each item and price is confirmed once.
 */
export function useFarLines(options: { readonly place: OfferPlace; readonly lines: readonly OfferLine[]; readonly multiplier: number }) {
  const confirmed = useConfirmed((state) => state.confirmed);
  const far = options.lines.flatMap((line): (FarLine & { key: string })[] => {
    const distance = line.price === null || !line.isOffered ? null : findValueDistance(line.price, line.entry.valueChaos);
    if (distance === null || line.price === null) return [];
    // A price that follows the value depends on the percentage, which was meant for all items.
    const key = `${priceKey(options.place, line.entry.hash)}:${line.override ?? `${options.multiplier}%`}`;
    return confirmed.includes(key) ? [] : [{ line, price: line.price, distance, key }];
  });
  const confirm = (): void => {
    useConfirmed.setState(({ confirmed: before }) => ({ confirmed: [...before, ...far.map(({ key }) => key)].slice(-MAX_CONFIRMED) }));
  };
  return { far: far as readonly FarLine[], confirm };
}
