/**
 * Small Cyrillic and Greek letters, and unusual Latin letters, that fonts draw like a Latin letter in upper or lower
 * case. The Latin letters they resemble are listed in the same order. The lookalikes are a subset of the confusables in
 * Unicode's UTS #39.
 */
const LOOKALIKES = 'авекмнорстухіјѕԁԛԝһҽԍӏαβεζηικμνορτυχϳıɑɡ';
const LATIN = 'abekmhopctyxijsdqwhegla' + 'bezhikmvoptyxjiag';

const latinOf = new Map(Array.from(LOOKALIKES, (letter, at) => [letter, LATIN[at] ?? letter]));

/**
 * Builds a key that is the same for names that count as equal: it ignores the case and width of letters, and maps
 * lookalike letters from other scripts to Latin letters, so that names cannot be imitated. For comparisons only: the
 * key is never shown.
 */
export function nameKey(name: string): string {
  return Array.from(name.normalize('NFKC').toLowerCase(), (letter) => latinOf.get(letter) ?? letter).join('');
}
