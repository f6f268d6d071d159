/** Names unidentified uniques, which are grouped by the art of their icon. Pure. */
import type { HashProperties } from '@poexchange/domain/grouping';
import { listUniquesOfArt } from '@poexchange/domain/tables';
import type { Summary } from '@poexchange/domain/pricing';

/**
 * Replaces the art in a group's properties with the uniques that have this art; removes the art if these uniques are
 * unknown.
 */
export type NameArt = (properties: HashProperties) => HashProperties;

/** Keeps only letters and digits, because icon files such as "KaomsHeart" have no other characters. */
const lettersOf = (text: string): string => text.toLowerCase().replaceAll(/[^a-z0-9]/g, '');

/**
 * Looks up an art's name in a table; if the table lacks the art, uses the unique in the league's groups that is spelt
 * like it.
 */
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
