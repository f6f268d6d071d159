/** The price book of a league (D26): the part of this browser's settings that can be exported. */
import { CUSTOM_CATEGORY_ID } from '@poexchange/domain/category';
import { isGroupHash, type BookOffer, type OfferTerms, type PriceBook } from '@poexchange/domain/price-book';
import { dropGroups } from './custom-groups.ts';
import {
  choicesKey,
  offerKey,
  takeStoredSettings,
  useSettingsStore,
  type OfferPlace,
  type OfferScope,
  type SettingsState,
} from './settings-store.ts';
import { defaultOfferSettings, noItemChoices } from './settings.ts';
import { undoByMerge } from './three-way-merge.ts';

export function readPriceBookOf(scope: OfferScope): PriceBook {
  return describeBook(useSettingsStore.getState(), scope);
}

/** Replaces the current price book. The returned function undoes that, but no later change. */
export function writePriceBookOf(scope: OfferScope, book: PriceBook): () => void {
  takeStoredSettings();
  const before = useSettingsStore.getState();
  const after = placeBook(before, scope, book);
  useSettingsStore.setState(after);
  return () => useSettingsStore.setState((now) => undoByMerge({ before, after, now }));
}

/** The price book of a league in some settings. */
export function describeBook(state: SettingsState, scope: OfferScope): PriceBook {
  const prefix = `${scope.game}:${scope.league}:`;
  const offers = Object.entries(state.offers).flatMap(([key, terms]): BookOffer[] => {
    const [category = '', subCategory = ''] = key.startsWith(prefix) ? key.slice(prefix.length).split(':') : [];
    return category === '' || category === CUSTOM_CATEGORY_ID ? [] : [{ category, subCategory, ...pickTerms(terms) }];
  });
  return {
    offers,
    ...readChoices(state, scope),
    groups: state.groups[scope.game].map((group) => {
      const place = placeOfGroup(scope, group.id);
      return { ...group, terms: pickTerms(state.offers[offerKey(place)] ?? defaultOfferSettings), ...readChoices(state, place) };
    }),
  };
}

/** The settings with another book for a league; other leagues and games are unchanged. */
export function placeBook(state: SettingsState, scope: OfferScope, book: PriceBook): SettingsState {
  const kept = new Set(book.groups.map(({ id }) => id));
  const gone = state.groups[scope.game].map(({ id }) => id).filter((id) => !kept.has(id));
  const rest = dropGroups(state, { game: scope.game, ids: gone });
  const prefix = `${scope.game}:${scope.league}:`;
  const offers = Object.fromEntries(Object.entries(rest.offers).filter(([key]) => !key.startsWith(prefix)));
  const choices = { ...rest.choices, [choicesKey(scope)]: { overrides: book.overrides, deselected: [...book.ignored] } };
  for (const { category, subCategory, ...terms } of book.offers) offers[offerKey({ ...scope, category, subCategory })] = pickTerms(terms);
  for (const group of book.groups) {
    const place = placeOfGroup(scope, group.id);
    offers[offerKey(place)] = pickTerms(group.terms);
    choices[choicesKey(place)] = { overrides: group.overrides, deselected: [...group.ignored] };
  }
  const groups = book.groups.map(({ id, name, items }) => ({ id, name, items }));
  return { offers, choices, groups: { ...rest.groups, [scope.game]: groups } };
}

/** Entries under a key that is not a group hash are ignored. */
function readChoices(state: SettingsState, place: OfferScope | OfferPlace): Pick<PriceBook, 'overrides' | 'ignored'> {
  const { overrides, deselected } = state.choices[choicesKey(place)] ?? noItemChoices;
  return {
    overrides: Object.fromEntries(Object.entries(overrides).filter(([hash]) => isGroupHash(hash))),
    ignored: deselected.filter(isGroupHash),
  };
}

function placeOfGroup(scope: OfferScope, id: string): OfferPlace {
  return { game: scope.game, league: scope.league, category: CUSTOM_CATEGORY_ID, subCategory: id };
}

function pickTerms({ multiplier, listingMode, minTradeValue }: OfferTerms): OfferTerms {
  return { multiplier, listingMode, minTradeValue };
}
