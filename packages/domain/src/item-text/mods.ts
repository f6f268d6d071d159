/** The mod lists of an item, as far as its text distinguishes them. */
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
 * `{ Prefix Modifier "Sprinter's" (Tier: 5) — Speed }` of the advanced form: what kind of mod follows, and its name.
 */
export function readModHeader(line: string): { kind: Kind; affix: string | undefined; place: 'prefix' | 'suffix' | undefined } | undefined {
  if (!line.startsWith('{') || !line.endsWith('}')) return undefined;
  // Some texts double the quotes, as tables of text do.
  const affix = line
    .split('"')
    .slice(1, -1)
    .find((part) => part !== '');
  const place = line.includes('Prefix Modifier') ? 'prefix' : line.includes('Suffix Modifier') ? 'suffix' : undefined;
  return { kind: readHeaderKind(line), affix, place };
}

function readHeaderKind(line: string): Kind {
  if (line.includes('Implicit')) return 'implicitMods';
  if (line.includes('Enhancement') || line.includes('Enchant')) return 'enchantMods';
  if (line.includes('Foulborn')) return 'mutatedMods';
  if (line.includes('Crafted')) return 'craftedMods';
  return line.includes('Fractured') ? 'fracturedMods' : 'explicitMods';
}

/** Returns whether a line carries the mark of a mod: a header of the advanced form, or a suffix of the plain one. */
export function isMarkedLine(line: string): boolean {
  return readModHeader(line) !== undefined || suffixes.some(([suffix]) => line.endsWith(suffix));
}

/**
 * Adds the mods of a section to the lists. In the advanced form the lines of a mod are one mod, as the publisher sends
 * them; the plain form does not show where a mod of several lines ends, so each line is one. Ranges beside rolls and
 * remarks in brackets are dropped.
 */
export function addMods(mods: TextMods, lines: readonly string[]): void {
  let header: Kind | undefined;
  let open: string[] = [];
  const close = (): void => {
    if (header !== undefined && open.length > 0) mods[header].push(open.join('\n'));
    open = [];
  };
  for (const line of lines) {
    const next = readModHeader(line);
    if (next !== undefined) {
      close();
      header = next.kind;
      continue;
    }
    // A remark of the game's, "(Attributes are Strength, Dexterity, and Intelligence)".
    if (line.startsWith('(') && line.endsWith(')')) continue;
    const text = stripRanges(line);
    const marked = suffixes.find(([suffix]) => text.endsWith(suffix));
    if (marked !== undefined) mods[marked[1]].push(text.slice(0, -marked[0].length));
    else if (header === undefined) addPlainLine(mods.explicitMods, text);
    else open.push(text);
  }
  close();
}

/**
 * Adds a line of the plain form. A timeless jewel's mod, whose text decides a price, is joined from its lines; other
 * lines are mods of their own.
 */
function addPlainLine(explicitMods: string[], text: string): void {
  const before = explicitMods.at(-1);
  if (before !== undefined && text.startsWith('Passives in radius are Conquered by'))
    explicitMods[explicitMods.length - 1] = `${before}\n${text}`;
  else explicitMods.push(text);
}

/** "19(18-19)% increased" is "19% increased"; so are words with ranges, and " — Unscalable Value" is dropped. */
function stripRanges(line: string): string {
  return line
    .replaceAll(/ — Unscalable Value$/g, '')
    .replaceAll(/(\d)\(-?[\d.]+(?:--?[\d.]+)?\)/g, '$1')
    .replaceAll(/([a-z])\([A-Z][\w' ]+-[A-Z][\w' ]+\)/g, '$1');
}
