import { writeProperties, type HashProperties } from '../grouping/index.ts';
import { shortenText } from './clean-text.ts';

type NamedGroup = { readonly displayName: string; readonly properties: HashProperties };

/** Room for what tells a variant, in characters: the list of items is longer than the words about one. */
const LONGEST_VARIANT = 60;
/** Properties of maps that whispers leave out where no other item of the listing has the same name. */
const tierOfMap: ReadonlySet<string> = new Set(['tier', 'mapTier']);

/**
 * Names the items of a listing in whispers (D30): the English name with what makes it another item than a plain one of
 * that name (D45), "Headhunter (corrupted)". Tiers of maps are told only where two items were alike without.
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
