import { formerMapMods, mapMods, type MapMod } from '../tables/index.ts';

/** Number of recognised mods from which a map counts as an "8-mod" map (R9.10). Uncorrupted maps have at most six. */
export const EIGHT_MOD_MINIMUM = 7;

export type IdentifiedMods = {
  /** Keys of the map-mod table, sorted; duplicates are listed twice. */
  readonly keys: readonly string[];
  /** The lines that do not belong to a mod in the table, as the item shows them. */
  readonly notFound: readonly string[];
};

/**
 * Replaces each number in a mod line with a placeholder and lower-cases it, so that all rolls of a mod have the same
 * text.
 */
export function normaliseModLine(line: string): string {
  return line
    .replaceAll(/\+?\d+(?:[.,]\d+)*/g, '#')
    .trim()
    .toLowerCase();
}

type Spelling = { readonly key: string; readonly pool: MapMod['pool']; readonly lines: readonly string[] };

/** The table's spellings, indexed by each of their lines. */
const spellingsByLine: ReadonlyMap<string, readonly Spelling[]> = collectSpellings();

function collectSpellings(): ReadonlyMap<string, readonly Spelling[]> {
  const collected = new Map<string, Spelling[]>();
  for (const { key, pool, lines } of [...mapMods, ...formerMapMods]) {
    const spelling = { key, pool, lines: lines.map(normaliseModLine) };
    for (const line of new Set(spelling.lines)) {
      const of = collected.get(line);
      if (of) of.push(spelling);
      else collected.set(line, [spelling]);
    }
  }
  return collected;
}

/**
 * Identifies the mods of the map-mod table that these lines belong to. A mod counts only if all its lines are present,
 * and each line is used once, longest mods first: "cannot be stunned" with "more life" is one mod, not two. Mods of the
 * hardest maps are ignored on other maps. The order of lines does not matter. Unused lines are returned as not found.
 */
export function identifyMapMods(lines: readonly string[], isHardestMap: 'yes' | 'no'): IdentifiedMods {
  const left = new Map<string, string[]>();
  for (const line of lines) {
    const normalised = normaliseModLine(line);
    if (normalised === '') continue;
    const same = left.get(normalised);
    if (same) same.push(line);
    else left.set(normalised, [line]);
  }
  const keys: string[] = [];
  for (const spelling of listCandidates(left, isHardestMap)) {
    while (spelling.lines.every((line) => (left.get(line)?.length ?? 0) > 0)) {
      for (const line of spelling.lines) left.get(line)?.pop();
      keys.push(spelling.key);
    }
  }
  return { keys: keys.sort(), notFound: [...left.values()].flat() };
}

/**
 * Lists every spelling that contains one of the lines, most lines first, then by key: an order that does not depend on
 * the item.
 */
function listCandidates(lines: ReadonlyMap<string, unknown>, isHardestMap: 'yes' | 'no'): Spelling[] {
  const candidates = new Set<Spelling>();
  for (const line of lines.keys()) {
    for (const spelling of spellingsByLine.get(line) ?? []) {
      if (isHardestMap === 'yes' || spelling.pool === 'everyMap') candidates.add(spelling);
    }
  }
  return [...candidates].sort((a, b) => b.lines.length - a.lines.length || (a.key < b.key ? -1 : 1));
}
