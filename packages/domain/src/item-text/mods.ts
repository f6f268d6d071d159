/** An item's mod lists, as far as its text distinguishes them. */
export type TextMods = {
  readonly enchantMods: string[];
  readonly runeMods: string[];
  readonly implicitMods: string[];
  readonly explicitMods: string[];
  readonly craftedMods: string[];
  readonly fracturedMods: string[];
  readonly mutatedMods: string[];
};

type Kind = keyof TextMods;

const suffixes: readonly (readonly [suffix: string, kind: Kind])[] = [
  [' (implicit)', 'implicitMods'],
  [' (enchant)', 'enchantMods'],
  [' (rune)', 'runeMods'],
  [' (crafted)', 'craftedMods'],
  [' (fractured)', 'fracturedMods'],
  [' (scourge)', 'explicitMods'],
  [' (crucible)', 'explicitMods'],
  [' (mutated)', 'mutatedMods'],
  [' (desecrated)', 'explicitMods'],
];

/**
 * Parses a heading of the advanced form, `{ Prefix Modifier "Sprinter's" (Tier: 5) — Speed }`: the kind and the name of
 * the following mod.
 */
export function readModHeader(line: string): { kind: Kind; affix: string | undefined; place: 'prefix' | 'suffix' | undefined } | undefined {
  if (!line.startsWith('{') || !line.endsWith('}')) return undefined;
  // In some texts, quotes are doubled as in CSV files.
  const affix = line
    .split('"')
    .slice(1, -1)
    .find((part) => part !== '');
  const place = line.includes('Prefix Modifier') ? 'prefix' : line.includes('Suffix Modifier') ? 'suffix' : undefined;
  return { kind: readHeaderKind(line), affix, place };
}

/** Returns true for a heading of the advanced form. */
export function isModHeader(line: string): boolean {
  return readModHeader(line) !== undefined;
}

function readHeaderKind(line: string): Kind {
  if (line.includes('Implicit')) return 'implicitMods';
  if (line.includes('Enhancement') || line.includes('Enchant')) return 'enchantMods';
  if (line.includes('Foulborn')) return 'mutatedMods';
  if (line.includes('Crafted')) return 'craftedMods';
  return line.includes('Fractured') ? 'fracturedMods' : 'explicitMods';
}

/** Returns true if a line is marked as a mod: a heading of the advanced form, or a suffix of the plain form. */
export function isMarkedLine(line: string): boolean {
  return readModHeader(line) !== undefined || suffixes.some(([suffix]) => line.endsWith(suffix));
}

/**
 * Adds the mods of a section to the lists. In the advanced form all lines of a mod are one mod, as in the publisher's
 * data; the plain form does not show where a multi-line mod ends, so a line is treated as a continuation if the
 * previous line cannot be the end of a sentence. Ranges after rolls and remarks in brackets are removed. Lines without
 * a mark are mods of the kind `unmarked`.
 */
export function addMods(mods: TextMods, lines: readonly string[], unmarked: 'explicitMods' | 'implicitMods' = 'explicitMods'): void {
  let header: Kind | undefined;
  let kind: Kind | undefined;
  let open: string[] = [];
  const close = (): void => {
    if (kind !== undefined && open.length > 0) mods[kind].push(open.join('\n'));
    open = [];
    kind = header;
  };
  for (const line of dropRemarks(lines)) {
    const next = readModHeader(line);
    if (next !== undefined) {
      close();
      header = next.kind;
      kind = header;
      continue;
    }
    const text = cleanModLine(line);
    const marked = suffixes.find(([suffix]) => line.endsWith(suffix))?.[1];
    if (header !== undefined) {
      kind = marked ?? kind;
      open.push(text);
    } else addPlainLine(mods[marked ?? unmarked], text);
  }
  close();
}

/** Words after which a sentence continues on the next line. */
const UNFINISHED = /(?:\b(?:an?|the|of|to|on|with|for|and|or|per|from|by|in|at|your|when|while|if|you|is|are|than|as|that|have|has)|,)$/;
/** Starts of a line that continues a complete first line, as on timeless jewels, whose text determines the price. */
const CONTINUED = /^(?:[a-z]|Passives in radius are Conquered by )/;

/** Adds a line of the plain form, or appends it to the previous mod if that mod is incomplete. */
function addPlainLine(mods: string[], text: string): void {
  const before = mods.at(-1);
  if (before !== undefined && (UNFINISHED.test(before) || CONTINUED.test(text))) mods[mods.length - 1] = `${before}\n${text}`;
  else mods.push(text);
}

/** Maximum number of lines in a remark. */
const MAX_REMARK_LINES = 6;

/**
 * Removes the game's remarks in brackets, "(Attributes are Strength, Dexterity, and Intelligence)", on one or several
 * lines, with or without their mod's mark.
 */
export function dropRemarks(lines: readonly string[]): string[] {
  const left: string[] = [];
  for (let at = 0; at < lines.length; at += 1) {
    const line = lines[at] ?? '';
    const length = line.startsWith('(') ? lines.slice(at, at + MAX_REMARK_LINES).findIndex((part) => part.endsWith(')')) : -1;
    if (length === -1) left.push(line);
    else at += length;
  }
  return left;
}

/**
 * Cleans a line of an item's text in the advanced form: removes the ranges after rolls ("19(18-19)%"), the mark of its
 * kind (" (implicit)") and " — Unscalable Value".
 */
export function cleanModLine(line: string): string {
  const suffix = suffixes.find(([mark]) => line.endsWith(mark))?.[0] ?? '';
  return line
    .slice(0, line.length - suffix.length)
    .replace(/ — Unscalable Value$/, '')
    .replaceAll(/(\d)\(-?[\d.]+(?:--?[\d.]+)?\)/g, '$1')
    .replaceAll(/([a-z])\([A-Z][\w' ]+-[A-Z][\w' ]+\)/g, '$1');
}
