/** Names of unidentified uniques, which are grouped by the art of their icon (R5.37). Pure. */
import type { HashProperties } from '@poexchange/domain/grouping';
import { listUniquesOfArt } from '@poexchange/domain/tables';
import type { Summary } from '@poexchange/domain/pricing';

/** Replaces the art among a group's properties by the uniques it can be; removes it if that is unknown. */
export type NameArt = (properties: HashProperties) => HashProperties;

/** Keeps only the letters of a name, because an icon's file "KaomsHeart" has no other characters. */
const lettersOf = (text: string): string => text.toLowerCase().replaceAll(/[^a-z0-9]/g, '');

/** Names arts by a table, else by the unique of the league's groups that is spelt like the art. */
export function createNameArt(summaries: Iterable<Pick<Summary, 'displayName'>>): NameArt {
  let byLetters: ReadonlyMap<string, string> | null = null;
  return (properties) => {
    const { art, ...others } = properties;
    if (typeof art !== 'string') return properties;
    byLetters ??= new Map(Array.from(summaries, ({ displayName }) => [lettersOf(displayName), displayName]));
    const spelt = byLetters.get(lettersOf(art));
    const names = listUniquesOfArt(art)?.join(' / ') ?? spelt;
    return names === undefined ? others : { ...others, art: names };
  };
}
