/** The seller's settings in this browser; a damaged entry is forgotten, never an error (R4.43). */
import type { Game } from '@poexchange/domain/item';
import * as z from 'zod/mini';
import { create } from 'zustand';
import { persist } from 'zustand/middleware';
import {
  defaultOfferSettings,
  itemChoicesSchema,
  noItemChoices,
  offerSettingsSchema,
  type ItemChoices,
  type OfferSettings,
} from './settings.ts';

export type OfferScope = { readonly game: Game; readonly league: string };
export type OfferPlace = OfferScope & { readonly category: string; readonly subCategory: string };

type SettingsState = {
  readonly offers: Readonly<Record<string, OfferSettings>>;
  readonly choices: Readonly<Record<string, ItemChoices>>;
};

const storedSchema = z.object({ offers: z.record(z.string(), z.unknown()), choices: z.record(z.string(), z.unknown()) });

export const useSettingsStore = create<SettingsState>()(
  persist((): SettingsState => ({ offers: {}, choices: {} }), {
    name: 'poexchange:my-listings',
    version: 1,
    merge: (stored) => readStored(stored),
  }),
);

/** Keeps the entries that are still what they should be. */
export function readStored(stored: unknown): SettingsState {
  const parsed = z.safeParse(storedSchema, stored);
  if (!parsed.success) return { offers: {}, choices: {} };
  return { offers: keepValid(offerSettingsSchema, parsed.data.offers), choices: keepValid(itemChoicesSchema, parsed.data.choices) };
}

function keepValid<S extends z.ZodMiniType>(schema: S, entries: Record<string, unknown>): Record<string, z.output<S>> {
  const kept: Record<string, z.output<S>> = {};
  for (const [key, value] of Object.entries(entries)) {
    const parsed = z.safeParse(schema, value);
    if (parsed.success) kept[key] = parsed.data;
  }
  return kept;
}

const offerKey = (place: OfferPlace) => `${place.game}:${place.league}:${place.category}:${place.subCategory}`;
const scopeKey = (scope: OfferScope) => `${scope.game}:${scope.league}`;

export function useOfferSettings(place: OfferPlace): OfferSettings {
  return useSettingsStore((state) => state.offers[offerKey(place)] ?? defaultOfferSettings);
}

export function changeOfferSettings(place: OfferPlace, change: Partial<OfferSettings>): void {
  useSettingsStore.setState((state) => ({
    offers: { ...state.offers, [offerKey(place)]: { ...(state.offers[offerKey(place)] ?? defaultOfferSettings), ...change } },
  }));
}

export function useItemChoices(scope: OfferScope): ItemChoices {
  return useSettingsStore((state) => state.choices[scopeKey(scope)] ?? noItemChoices);
}

export function readItemChoices(scope: OfferScope): ItemChoices {
  return useSettingsStore.getState().choices[scopeKey(scope)] ?? noItemChoices;
}

export function changeItemChoices(scope: OfferScope, change: (before: ItemChoices) => ItemChoices): void {
  useSettingsStore.setState((state) => ({
    choices: { ...state.choices, [scopeKey(scope)]: change(state.choices[scopeKey(scope)] ?? noItemChoices) },
  }));
}
