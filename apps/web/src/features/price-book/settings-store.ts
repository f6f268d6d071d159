/** The seller's settings in this browser; damaged entries are dropped without an error. */
import { CUSTOM_CATEGORY_ID } from '@poexchange/domain/category';
import type { PriceView } from '@poexchange/domain/currency';
import type { Game } from '@poexchange/domain/item';
import type { ListingSide } from '@poexchange/domain/listing';
import type { CustomGroup } from '@poexchange/domain/price-book';
import * as z from 'zod/mini';
import { create } from 'zustand';
import { persist } from 'zustand/middleware';
import { useShallow } from 'zustand/react/shallow';
import { shareBetweenWindows } from '../../shared/storage/share-between-windows.ts';
import {
  customGroupSchema,
  followRates,
  defaultOfferSettings,
  itemChoicesSchema,
  noItemChoices,
  offerSettingsSchema,
  type ItemChoices,
  type OfferSettings,
} from './settings.ts';

/** A side is part of the scope because wanted items and sold items have separate prices. */
export type OfferScope = { readonly game: Game; readonly league: string; readonly side?: ListingSide };
export type OfferPlace = OfferScope & { readonly category: string; readonly subCategory: string };

export type SettingsState = {
  readonly offers: Readonly<Record<string, OfferSettings>>;
  readonly choices: Readonly<Record<string, ItemChoices>>;
  /** Custom groups outlive leagues, but their prices do not. */
  readonly groups: Readonly<Record<Game, readonly CustomGroup[]>>;
};

const emptySettings: SettingsState = { offers: {}, choices: {}, groups: { poe1: [], poe2: [] } };

const storedSchema = z.object({
  offers: z.record(z.string(), z.unknown()),
  choices: z.record(z.string(), z.unknown()),
  groups: z._default(z.object({ poe1: z._default(z.array(z.unknown()), []), poe2: z._default(z.array(z.unknown()), []) }), {
    poe1: [],
    poe2: [],
  }),
});

export const useSettingsStore = create<SettingsState>()(
  persist((): SettingsState => emptySettings, {
    name: 'poexchange:my-listings',
    version: 2,
    // Version 1 had no groups; its other fields are unchanged.
    migrate: (stored) => stored,
    merge: (stored) => readStored(stored),
  }),
);

/** Loads what another window of this browser has stored; called before a decision that depends on it. */
export const takeStoredSettings = shareBetweenWindows(useSettingsStore);

/** Keeps only valid entries. */
export function readStored(stored: unknown): SettingsState {
  const parsed = z.safeParse(storedSchema, stored);
  if (!parsed.success) return emptySettings;
  const { offers, choices, groups } = parsed.data;
  return {
    offers: keepValid(offerSettingsSchema, offers),
    choices: keepValid(itemChoicesSchema, choices),
    groups: { poe1: keepValidGroups(groups.poe1), poe2: keepValidGroups(groups.poe2) },
  };
}

function keepValidGroups(stored: readonly unknown[]): CustomGroup[] {
  return stored.flatMap((group) => {
    const parsed = z.safeParse(customGroupSchema, group);
    return parsed.success ? [parsed.data] : [];
  });
}

function keepValid<S extends z.ZodMiniType>(schema: S, entries: Record<string, unknown>): Record<string, z.output<S>> {
  const kept: Record<string, z.output<S>> = {};
  for (const [key, value] of Object.entries(entries)) {
    const parsed = z.safeParse(schema, value);
    if (parsed.success) kept[key] = parsed.data;
  }
  return kept;
}

const sideKey = (scope: OfferScope) => (scope.side === 'buy' ? 'buy:' : '');
export const offerKey = (place: OfferPlace) => `${sideKey(place)}${place.game}:${place.league}:${place.category}:${place.subCategory}`;

/** A price applies wherever the item is offered in a league, but a custom group has its own prices. */
export function choicesKey(scope: OfferScope | OfferPlace): string {
  return 'category' in scope && scope.category === CUSTOM_CATEGORY_ID ? offerKey(scope) : `${sideKey(scope)}${scope.game}:${scope.league}`;
}

export function useOfferSettings(place: OfferPlace): OfferSettings {
  return useSettingsStore((state) => state.offers[offerKey(place)] ?? defaultOfferSettings);
}

export function changeOfferSettings(place: OfferPlace, change: Partial<OfferSettings>): void {
  useSettingsStore.setState((state) => ({
    offers: { ...state.offers, [offerKey(place)]: { ...(state.offers[offerKey(place)] ?? defaultOfferSettings), ...change } },
  }));
}

/**
 * Prices and deselected items of a category, sub-category or group. A sub-category shares its category's deselected
 * items until the user selects or deselects an item in it. After that the sub-category has its own, so that an item
 * deselected there stays in the category's listing and the category's Relist.
 */
function findItemChoices(state: Pick<SettingsState, 'choices'>, place: OfferPlace): ItemChoices {
  const shared = state.choices[choicesKey(place)] ?? noItemChoices;
  const own = isSubCategory(place) ? state.choices[offerKey(place)] : undefined;
  return own === undefined ? shared : { ...shared, deselected: own.deselected };
}

const isSubCategory = ({ category, subCategory }: OfferPlace): boolean => subCategory !== '' && category !== CUSTOM_CATEGORY_ID;

export function useItemChoices(place: OfferPlace): ItemChoices {
  return useSettingsStore(useShallow((state) => findItemChoices(state, place)));
}

export function readItemChoices(place: OfferPlace): ItemChoices {
  return findItemChoices(useSettingsStore.getState(), place);
}

/** At the current rate, converts prices that were typed in other currencies, everywhere in a league. */
export function followRatesIn({ game, league }: OfferScope, view: PriceView): void {
  const scopes = [choicesKey({ game, league }), choicesKey({ game, league, side: 'buy' })];
  takeStoredSettings();
  const { choices: before } = useSettingsStore.getState();
  const moved = Object.entries(before).flatMap(([key, choices]): [string, ItemChoices][] => {
    if (!scopes.some((scope) => key === scope || key.startsWith(`${scope}:`))) return [];
    const now = followRates(choices, view);
    return now === choices ? [] : [[key, now]];
  });
  // Write only if a price changed, because every change is written to storage.
  if (moved.length > 0) useSettingsStore.setState({ choices: { ...before, ...Object.fromEntries(moved) } });
}

export function changeItemChoices(place: OfferPlace, change: (before: ItemChoices) => ItemChoices): void {
  useSettingsStore.setState((state) => {
    const before = findItemChoices(state, place);
    const after = change(before);
    if (!isSubCategory(place)) return { choices: { ...state.choices, [choicesKey(place)]: after } };
    const { deselected } = state.choices[choicesKey(place)] ?? noItemChoices;
    return {
      choices: {
        ...state.choices,
        [choicesKey(place)]: { overrides: after.overrides, ...(after.asked && { asked: after.asked }), deselected },
        ...(after.deselected !== before.deselected && { [offerKey(place)]: { overrides: {}, deselected: after.deselected } }),
      },
    };
  });
}
