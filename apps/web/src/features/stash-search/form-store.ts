import type { MapSearchForm, ReadMapSearch } from '@poexchange/domain/stash-search';

/** The form's choices; game and league come from the page. */
export type SearchChoices = Omit<MapSearchForm, 'game' | 'league'>;

export const noChoices: SearchChoices = {
  form: 'quoted',
  names: 'amongWords',
  maps: [],
  wanted: [],
  avoided: [],
  thresholds: {},
  rounding: 'exact',
};

/** Adds or removes a choice. A mod is wanted or avoided, never both. */
export function toggleChoice(choices: SearchChoices, part: 'maps' | 'wanted' | 'avoided', key: string): SearchChoices {
  const isIn = choices[part].includes(key);
  const next = { ...choices, [part]: isIn ? choices[part].filter((each) => each !== key) : [...choices[part], key] };
  if (isIn || part === 'maps') return next;
  const other = part === 'wanted' ? 'avoided' : 'wanted';
  return { ...next, [other]: next[other].filter((each) => each !== key) };
}

/** Converts a parsed search into choices, and returns the terms that no choice can express. */
export function takeOver(
  read: Extract<ReadMapSearch, { ok: true }>,
  before: SearchChoices,
): { readonly choices: SearchChoices; readonly rest: readonly string[] } {
  let choices: SearchChoices = { ...noChoices, form: before.form, names: before.names };
  const rest: string[] = [];
  for (const { text, means } of read.terms) {
    if (means.kind === 'threshold') choices = { ...choices, thresholds: { ...choices.thresholds, [means.threshold]: means.percent } };
    else if (means.kind === 'avoided') choices = { ...choices, avoided: [...new Set([...choices.avoided, ...means.keys])] };
    // All terms must match, so two lists of maps mean their intersection.
    else if (means.kind === 'maps')
      choices = { ...choices, maps: choices.maps.length === 0 ? means.keys : choices.maps.filter((key) => means.keys.includes(key)) };
    // Two terms of wanted mods would require a mod from each, which the form cannot express.
    else if (means.kind === 'wanted' && choices.wanted.length === 0) choices = { ...choices, wanted: means.keys };
    else rest.push(text);
  }
  return { choices, rest };
}
