/**
 * Small Cyrillic and Greek letters, and odd Latin ones, that fonts draw as a Latin letter in one case or the other.
 * The Latin letters come in the same order. They are a part of the confusables of Unicode's UTS #39.
 */
const LOOKALIKES = 'авекмнорстухіјѕԁԛԝһҽԍӏαβεζηικμνορτυχϳıɑɡ';
const LATIN = 'abekmhopctyxijsdqwhegla' + 'bezhikmvoptyxjiag';

const latinOf = new Map(Array.from(LOOKALIKES, (letter, at) => [letter, LATIN[at] ?? letter]));

/**
 * Builds the key by which names count as equal: it ignores case and width of letters, and maps lookalike letters of
 * other scripts, so that names cannot be imitated. For comparisons only: the key is never shown.
 */
export function nameKey(name: string): string {
  return Array.from(name.normalize('NFKC').toLowerCase(), (letter) => latinOf.get(letter) ?? letter).join('');
}
