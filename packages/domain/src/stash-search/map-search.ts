import { compileSearch, matchesSearch } from './search.ts';
import {
  listMapChoices,
  listModChoices,
  type NameForm,
  readMapUniverse,
  readModUniverse,
  type SearchScope,
  spellOutMod,
} from './map-subjects.ts';
import { listThresholdKinds, MAX_READING_STEPS, readThreshold, roundDownToTens, type ThresholdKind, writeThreshold } from './thresholds.ts';
import { MAX_SEARCH_LENGTH, type SearchError } from './syntax.ts';
import type { SearchProof } from './writer/prove-searches.ts';
import type { Universe } from './writer/universe.ts';
import { spacesOf, writeSearches, type SearchForm } from './writer/write-searches.ts';

/**
 * Input for a map search that matches any of the maps, any of the wanted mods, no avoided mod, and every threshold.
 * Maps and mods are listed by key.
 */
export type MapSearchForm = SearchScope & {
  readonly form: SearchForm;
  readonly names: NameForm;
  readonly maps: readonly string[];
  readonly wanted: readonly string[];
  readonly avoided: readonly string[];
  readonly thresholds: Readonly<Partial<Record<ThresholdKind, number>>>;
  readonly rounding: 'exact' | 'tens';
};

type Part = 'maps' | 'wanted' | 'avoided';

/**
 * The proof of a part, and the additional choices that the part's strings also match because no pattern distinguishes
 * them from the chosen ones.
 */
export type PartProof = { readonly part: Part; readonly proof: SearchProof; readonly also: readonly string[] };

export type MapSearchResult =
  | { readonly kind: 'written'; readonly searches: readonly string[]; readonly proofs: readonly PartProof[] }
  | { readonly kind: 'nothingChosen' }
  /** Impossible: no search distinguishes the choices in `labels` from other choices. */
  | { readonly kind: 'impossible'; readonly part: Part; readonly labels: readonly string[] }
  /** The parts required in every string exceed the maximum search length. */
  | { readonly kind: 'tooLong' };

type Term = { readonly texts: readonly string[]; readonly proof: PartProof | undefined };

/**
 * Writes the shortest strings for a form (D41), each at most 250 characters and verified against the tables; several
 * strings have to be searched one after the other.
 */
export function writeMapSearch(form: MapSearchForm): MapSearchResult {
  const thresholds = Object.entries(form.thresholds)
    .filter(([, percent]) => percent !== undefined && percent > 0)
    .map(([kind, percent]) => {
      const least = form.rounding === 'tens' ? roundDownToTens(percent) : percent;
      return dressTerm(writeThreshold(kind as ThresholdKind, least, spacesOf(form.form)), form.form);
    });
  let room = MAX_SEARCH_LENGTH - thresholds.reduce((sum, text) => sum + text.length + 1, 0);
  const parts: Term[] = [];
  const chosenParts = (['avoided', 'wanted', 'maps'] as const).filter((part) => form[part].length > 0);
  for (const part of chosenParts) {
    // Leave space for the other parts: take an even share of the remaining space.
    const isLast = part === chosenParts.at(-1);
    const written = writePart(form, part, isLast ? room : Math.floor(room * 0.6));
    if ('kind' in written) return written;
    if (part === 'avoided' && written.texts.length > 1) return { kind: 'tooLong' };
    room -= Math.max(...written.texts.map((text) => text.length)) + 1;
    parts.push(written);
  }
  if (parts.length === 0 && thresholds.length === 0) return { kind: 'nothingChosen' };
  if (room < -1) return { kind: 'tooLong' };
  let searches = [thresholds.join(' ')];
  for (const { texts } of parts) searches = texts.flatMap((text) => searches.map((rest) => (rest === '' ? text : `${text} ${rest}`)));
  if (searches.some((text) => text.length > MAX_SEARCH_LENGTH || !compileSearch(text).ok)) return { kind: 'tooLong' };
  return { kind: 'written', searches, proofs: parts.flatMap(({ proof }) => proof ?? []) };
}

function writePart(
  form: MapSearchForm,
  part: Part,
  maxLength: number,
): Term | Exclude<MapSearchResult, { kind: 'written' | 'nothingChosen' }> {
  if (maxLength < 8) return { kind: 'tooLong' };
  const spaces = spacesOf(form.form);
  const choices = part === 'maps' ? listMapChoices(form) : listModChoices(form.game);
  const universe = part === 'maps' ? readMapUniverse(form, form.names, spaces) : readModUniverse(form, spaces);
  const isChosen = new Set(form[part]);
  const rows = choices.flatMap(({ key }, row) => (isChosen.has(key) ? [row] : []));
  if (rows.length === 0) return { texts: [], proof: undefined };
  // A mod that contains every line of a chosen mod cannot be excluded.
  let free = part === 'maps' ? [] : findAlike(universe, rows, 'everyLine');
  // A map has one name but many mods: a pattern that relies on the absence of other mods, or needs several terms, would
  // miss maps with additional mods.
  const ofMods = part === 'maps' ? 'allowed' : 'never';
  const options = {
    form: form.form,
    maxLength: part === 'avoided' ? maxLength - 1 : maxLength,
    complement: ofMods,
    conjunction: ofMods,
  } as const;
  let result = writeSearches(universe, rows, { ...options, free });
  if (result.kind === 'impossible' && part !== 'maps') {
    free = [...new Set([...free, ...findAlike(universe, result.rows, 'anyLine')])].filter((row) => !rows.includes(row));
    result = writeSearches(universe, rows, { ...options, free });
  }
  if (result.kind === 'impossible') return { kind: 'impossible', part, labels: result.rows.map((row) => choices[row]?.label ?? '') };
  if (result.kind !== 'written') return { kind: 'tooLong' };
  const texts =
    part === 'avoided' ? result.searches.map((text) => (form.form === 'quoted' ? `"!${text.slice(1)}` : `!${text}`)) : result.searches;
  return { texts, proof: { part, proof: result.proof, also: result.also.map((row) => choices[row]?.label ?? '') } };
}

/** Finds other rows that contain every line of a given row, or any of its lines. */
function findAlike({ subjects }: Universe, rows: readonly number[], how: 'everyLine' | 'anyLine'): number[] {
  return subjects.flatMap(({ sure }, row) => {
    if (rows.includes(row)) return [];
    const own = new Set(sure);
    const isAlike = rows.some((other) => {
      const lines = subjects[other]?.sure ?? [];
      return how === 'everyLine' ? lines.every((line) => own.has(line)) : lines.some((line) => own.has(line));
    });
    return isAlike ? [row] : [];
  });
}

function dressTerm(text: string, form: SearchForm): string {
  return form === 'quoted' ? `"${text}"` : text;
}

/** The meaning of a search term, as far as the tables determine it; `text` terms are kept unchanged. */
export type ReadTerm =
  | { readonly kind: 'threshold'; readonly threshold: ThresholdKind; readonly percent: number }
  | { readonly kind: 'maps' | 'wanted' | 'avoided'; readonly keys: readonly string[] }
  | { readonly kind: 'text'; readonly maps: readonly string[]; readonly mods: readonly string[] };

export type ReadMapSearch =
  | { readonly ok: true; readonly terms: readonly { readonly text: string; readonly means: ReadTerm }[] }
  | { readonly ok: false; readonly error: SearchError };

/**
 * Reads a search back into a form (D41), term by term, by what each term matches and not by how it is written. A term
 * that matches both names and mods, or neither, stays text.
 */
export function readMapSearch(text: string, scope: SearchScope): ReadMapSearch {
  const compiled = compileSearch(text);
  if (!compiled.ok) return compiled;
  const maps = listMapChoices(scope);
  const mods = listModChoices(scope.game);
  const work = { steps: 0 };
  const thresholdWork = { steps: 0 };
  const thresholdKinds = listThresholdKinds(scope.game);
  const terms = compiled.search.terms.map((term) => {
    const threshold = readThreshold(term, { work: thresholdWork });
    const source = text.slice(term.start, term.end);
    // The form has no field for another game's property.
    if (threshold && thresholdKinds.includes(threshold.kind))
      return { text: source, means: { kind: 'threshold' as const, threshold: threshold.kind, percent: threshold.percent } };
    const plain = { text, terms: [{ ...term, negated: false }] };
    const isHit = (lines: readonly string[]): boolean => work.steps <= MAX_READING_STEPS && matchesSearch(plain, lines, work);
    const hitMaps = maps.filter(({ key }) => isHit([key])).map(({ key }) => key);
    const hitMods = mods.filter(({ label }) => isHit(label.split(' / ').flatMap(spellOutMod))).map(({ key }) => key);
    // A term too slow to be read completely is treated as unknown.
    if (work.steps > MAX_READING_STEPS) return { text: source, means: { kind: 'text' as const, maps: [], mods: [] } };
    return { text: source, means: explainHits(term.negated, { hitMaps, hitMods, all: maps.map(({ key }) => key) }) };
  });
  return { ok: true, terms };
}

function explainHits(
  isNegated: boolean,
  { hitMaps, hitMods, all }: { readonly hitMaps: readonly string[]; readonly hitMods: readonly string[]; readonly all: readonly string[] },
): ReadTerm {
  if (hitMaps.length > 0 && hitMods.length === 0) {
    const hits = new Set(hitMaps);
    return { kind: 'maps', keys: isNegated ? all.filter((key) => !hits.has(key)) : hitMaps };
  }
  if (hitMods.length > 0 && hitMaps.length === 0) return { kind: isNegated ? 'avoided' : 'wanted', keys: hitMods };
  return { kind: 'text', maps: hitMaps, mods: hitMods };
}
