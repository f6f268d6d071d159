/** A league's price book: the part of this browser's settings that can be exported. */
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

/** Three-way undo that preserves later changes. Pure. */

type Fields = Readonly<Record<string, unknown>>;

/**
 * Returns `now` without the step from `before` to `after`: restores fields that the step changed, and keeps all other
 * fields, including fields that were changed again later. Recurses into records field by field; lists are treated as
 * sets of strings or of records with an `id` or a `hash`.
 */
function undoByMerge<T>(options: { readonly before: T; readonly after: T; readonly now: T }): T {
  return mergeValue(options) as T;
}

type Three = { readonly before: unknown; readonly after: unknown; readonly now: unknown };

function mergeValue({ before, after, now }: Three): unknown {
  if (isSame(before, after)) return now;
  if (isSame(now, after)) return before;
  if (Array.isArray(before) && Array.isArray(after) && Array.isArray(now)) {
    return Object.values(mergeFields({ before: keyList(before), after: keyList(after), now: keyList(now) }));
  }
  return isRecord(before) && isRecord(after) && isRecord(now) ? mergeFields({ before, after, now }) : now;
}

/** Fields in the order of `before`, followed by fields added later. */
function mergeFields({ before, after, now }: { readonly before: Fields; readonly after: Fields; readonly now: Fields }): Fields {
  const names = [...new Set([...Object.keys(before), ...Object.keys(now)])];
  return Object.fromEntries(
    names.flatMap((name) => {
      const value = mergeValue({ before: before[name], after: after[name], now: now[name] });
      return value === undefined ? [] : [[name, value]];
    }),
  );
}

function keyList(list: readonly unknown[]): Fields {
  return Object.fromEntries(list.map((each) => [keyOf(each), each]));
}

function keyOf(each: unknown): string {
  const name = isRecord(each) ? (each['id'] ?? each['hash']) : each;
  return typeof name === 'string' ? name : JSON.stringify(each);
}

function isRecord(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function isSame(a: unknown, b: unknown): boolean {
  if (a === b) return true;
  if (Array.isArray(a) && Array.isArray(b)) return a.length === b.length && isSame(keyList(a), keyList(b));
  if (!isRecord(a) || !isRecord(b)) return false;
  const names = Object.keys(a);
  return names.length === Object.keys(b).length && names.every((name) => name in b && isSame(a[name], b[name]));
}

export function readPriceBookOf(scope: OfferScope): PriceBook {
  return describeBook(useSettingsStore.getState(), scope);
}

/** Replaces the current price book. The returned function undoes the replacement but keeps later changes. */
export function writePriceBookOf(scope: OfferScope, book: PriceBook): () => void {
  takeStoredSettings();
  const before = useSettingsStore.getState();
  const after = placeBook(before, scope, book);
  useSettingsStore.setState(after);
  return () => useSettingsStore.setState((now) => undoByMerge({ before, after, now }));
}

/** Returns the price book of a league from these settings. */
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

/** Replaces a league's price book in the settings; other leagues and games are unchanged. */
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

/** Ignores entries whose key is not a group hash. */
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
