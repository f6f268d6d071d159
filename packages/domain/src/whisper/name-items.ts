import { writeProperties, type HashProperties } from '../grouping/index.ts';
import { shortenText } from './clean-text.ts';

type NamedGroup = { readonly displayName: string; readonly properties: HashProperties };

/** Longest description of a variant, in characters, so that most of the list is left for other items. */
const LONGEST_VARIANT = 60;
/** Properties of maps that whispers leave out unless another item of the listing has the same name. */
const tierOfMap: ReadonlySet<string> = new Set(['tier', 'mapTier']);

/**
 * Names the items of a listing in whispers (D30): the English name with what distinguishes it from a plain item of that
 * name (D45), "Headhunter (corrupted)". Tiers of maps are written only if two names would otherwise be equal.
 */
export function nameItems(groups: ReadonlyMap<string, NamedGroup>): ReadonlyMap<string, string> {
  const names = new Map([...groups].map(([hash, group]) => [hash, nameItem(group, (property) => !tierOfMap.has(property))]));
  const counts = new Map<string, number>();
  for (const name of names.values()) counts.set(name, (counts.get(name) ?? 0) + 1);
  return new Map(
    [...groups].map(([hash, group]) => {
      const name = names.get(hash) ?? '';
      return [hash, counts.get(name) === 1 ? name : nameItem(group, () => true)];
    }),
  );
}

function nameItem({ displayName, properties }: NamedGroup, isTold: (property: string) => boolean): string {
  const told = writeProperties(Object.fromEntries(Object.entries(properties).filter(([property]) => isTold(property))), ', ');
  return told === '' ? displayName : `${displayName} (${shortenText(told, LONGEST_VARIANT)})`;
}
