import type { ItemProperty, PropertyValue } from '../item/index.ts';

/** The publisher's type codes of properties that rules look up by code. Source: the census of item properties. */
const types: ReadonlyMap<string, number> = new Map([
  ['Map Tier', 1],
  ['Waystone Tier', 1],
  ['Item Quantity', 2],
  ['Item Rarity', 3],
  ['Monster Pack Size', 4],
  ['Pack Size', 4],
  ['Level', 5],
  ['Quality', 6],
  ['Stack Size', 32],
  ['Area Level', 34],
  ['Wings Revealed', 35],
  ['Escape Routes Revealed', 36],
  ['Reward Rooms Revealed', 37],
  ['Heist Target', 47],
]);

const AUGMENTED = / \((augmented|unmet|fire|cold|lightning|chaos)\)/g;

/** Converts a "Name: value" line to the publisher's shape; undefined if there is no colon. */
export function readPropertyLine(line: string): ItemProperty | undefined {
  const job = /^Requires (?<job>[A-Z][\w -]+) \(Level (?<level>\d+)/.exec(line)?.groups;
  if (job !== undefined) return { name: 'Requires {1} (Level {0})', values: [plain(job['level'] ?? ''), plain(job['job'] ?? '')] };
  const at = line.indexOf(': ');
  if (at < 1) return undefined;
  const name = line.slice(0, at).trim();
  const text = line
    .slice(at + 2)
    .replaceAll(AUGMENTED, '')
    .trim();
  const type = types.get(name);
  return { name, values: [plain(text)], displayMode: 0, ...(type === undefined ? {} : { type }) };
}

/** Creates a value with the plain colour, because pasted text has no colours. */
function plain(text: string): PropertyValue {
  return [text, 0];
}

/** Parses "3/10", "1,234/5,000" or "4 230/5 000" as two numbers; undefined for anything else. */
export function readStack(text: string): { stackSize: number; maxStackSize: number } | undefined {
  const found = /^(\d[\d.,\s]*)\/\s*(\d[\d.,\s]*)$/.exec(text.trim());
  if (!found) return undefined;
  const [stackSize, maxStackSize] = [found[1], found[2]].map((part) => Number((part ?? '').replaceAll(/\D/g, ''))) as [number, number];
  return Number.isSafeInteger(stackSize) && Number.isSafeInteger(maxStackSize) ? { stackSize, maxStackSize } : undefined;
}

/** Parses "R-G-B B" as sockets with their groups; linked sockets share a group. */
export function readSocketLine(text: string): { group: number; sColour: string }[] {
  return text
    .trim()
    .split(/\s+/)
    .filter((linked) => linked !== '')
    .flatMap((linked, group) => linked.split('-').map((sColour) => ({ group, sColour })))
    .slice(0, 20);
}
