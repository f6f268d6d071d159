import type { Game } from '../item/index.ts';
import { compileSearch, matchesSearch } from './search.ts';
import type { SearchTerm } from './syntax.ts';
import type { MatchBound } from './work.ts';

/** The map properties that a threshold can be set for. */
const thresholdKinds = ['quantity', 'rarity', 'packSize', 'moreMaps', 'moreScarabs', 'moreCurrency', 'dropChance'] as const;
export type ThresholdKind = (typeof thresholdKinds)[number];

/** The game's name for a property, and a substring that no other line of a map contains. */
const properties: Readonly<Record<ThresholdKind, { readonly name: string; readonly part: string }>> = {
  quantity: { name: 'Item Quantity', part: 'm q' },
  rarity: { name: 'Item Rarity', part: 'm ra' },
  packSize: { name: 'Monster Pack Size', part: 'k s' },
  moreMaps: { name: 'More Maps', part: 're maps' },
  moreScarabs: { name: 'More Scarabs', part: 'arabs:' },
  moreCurrency: { name: 'More Currency', part: 're cur' },
  dropChance: { name: 'Waystone Drop Chance', part: 'p ch' },
};

const kindsOfGame: Readonly<Record<Game, readonly ThresholdKind[]>> = {
  poe1: ['quantity', 'rarity', 'packSize', 'moreMaps', 'moreScarabs', 'moreCurrency'],
  poe2: ['rarity', 'packSize', 'dropChance'],
};

/** Lists the properties that a game's maps show as a percentage; poe2 waystones count as maps. */
export function listThresholdKinds(game: Game): readonly ThresholdKind[] {
  return kindsOfGame[game];
}

/** Returns the property's line on a map that has this percentage. */
export function writePropertyLine(kind: ThresholdKind, percent: number): string {
  return `${properties[kind].name}: +${percent}% (augmented)`;
}

/**
 * Writes a pattern for maps with at least this percentage: `m q.*(8[3-9]|9.|\d..)%`. Use `spaces: 'dotted'` for a map
 * tab.
 */
export function writeThreshold(kind: ThresholdKind, percent: number, spaces: 'kept' | 'dotted' = 'kept'): string {
  const part = spaces === 'dotted' ? properties[kind].part.replaceAll(' ', '.') : properties[kind].part;
  const numbers = writeAtLeast(percent);
  return `${part}.*${numbers.includes('|') ? `(${numbers})` : numbers}%`;
}

/** Largest percentage tried when a term is read. */
const MAX_PERCENT = 999;

/**
 * A thousand lines with a typical threshold take a tenth of this limit; slow terms are not read, however many there are
 * (D40).
 */
export const MAX_READING_STEPS = 5_000_000;

/**
 * Reads a term's threshold, however it is written; undefined unless the term matches one property's line from some
 * percentage up, and no other property's line. A rounded-down pattern is read as the threshold that it actually
 * matches. Callers with several terms pass one `work`: after `maxSteps` no more terms are read.
 */
export function readThreshold(
  term: SearchTerm,
  { work = { steps: 0 }, maxSteps = MAX_READING_STEPS }: MatchBound = {},
): { readonly kind: ThresholdKind; readonly percent: number } | undefined {
  if (term.negated || work.steps > maxSteps) return undefined;
  const compiled = compileSearch(`"${term.source}"`);
  if (!compiled.ok) return undefined;
  const { search } = compiled;
  const hits = (kind: ThresholdKind, percent: number): boolean =>
    work.steps <= maxSteps && matchesSearch(search, [writePropertyLine(kind, percent)], work);
  const kinds = thresholdKinds.filter((kind) => hits(kind, MAX_PERCENT));
  const [kind] = kinds;
  if (kind === undefined || kinds.length > 1 || hits(kind, 0)) return undefined;
  let percent = MAX_PERCENT;
  while (percent > 1 && hits(kind, percent - 1)) percent -= 1;
  for (let below = 1; below < percent; below += 1) if (hits(kind, below)) return undefined;
  return work.steps > maxSteps ? undefined : { kind, percent };
}

/**
 * Writes a pattern for whole numbers of at least `least` (1 or more), to be used where the following text fixes the
 * number's end: a longer number also matches by its last digits, and is greater anyway. `83` -> `8[3-9]|9.|\d..`. Does
 * not enclose the pattern in a group.
 */
export function writeAtLeast(least: number): string {
  const digits = Array.from(String(Math.max(1, Math.floor(least))), Number);
  const options: string[] = [];
  for (let place = digits.length - 1; place >= 0; place -= 1) {
    const isLast = place === digits.length - 1;
    const from = (digits[place] as number) + (isLast ? 0 : 1);
    if (from > 9) continue;
    const head = digits.slice(0, place).join('');
    options.push(`${head}${writeDigits(from)}${'.'.repeat(digits.length - 1 - place)}`);
  }
  return [...joinTens(options, digits), `\\d${'.'.repeat(digits.length)}`].join('|');
}

/** Joins ranges whose remaining digits are all 0: 60 is `[6-9].`, not `6\d|[7-9].`. */
function joinTens(options: readonly string[], digits: readonly number[]): readonly string[] {
  let zeros = 0;
  while (zeros < digits.length - 1 && digits[digits.length - 1 - zeros] === 0) zeros += 1;
  if (zeros === 0) return options;
  const place = digits.length - 1 - zeros;
  const joined = `${digits.slice(0, place).join('')}${writeDigits(digits[place] as number)}${'.'.repeat(zeros)}`;
  const higher = digits.slice(0, place).filter((digit) => digit < 9).length;
  return [joined, ...(higher === 0 ? [] : options.slice(-higher))];
}

function writeDigits(from: number): string {
  if (from === 0) return '\\d';
  if (from === 9) return '9';
  return from === 8 ? '[89]' : `[${from}-9]`;
}

/**
 * Rounds a threshold down to tens, for a shorter pattern when the exact value does not matter. Only used on request
 * (D41).
 */
export function roundDownToTens(least: number): number {
  return least < 10 ? least : Math.floor(least / 10) * 10;
}
