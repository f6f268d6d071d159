import { writeProperties, type HashProperties } from '../grouping/index.ts';
import { shortenText } from './clean-text.ts';

type NamedGroup = { readonly displayName: string; readonly properties: HashProperties };

/** Maximum length of a variant's description, in characters, which leaves most of the list for other items. */
const LONGEST_VARIANT = 60;
/** Map properties that whispers leave out unless another item of the listing has the same name. */
const tierOfMap: ReadonlySet<string> = new Set(['tier', 'mapTier']);

/**
 * Names a listing's items in whispers (D30): the English name and what distinguishes the item from a plain item with
 * that name (D45), as in "Headhunter (corrupted)". Map tiers are written only if two names would otherwise be
 * identical.
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
