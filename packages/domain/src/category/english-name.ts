/**
 * A category's English name in a whisper, which the seller reads whatever the buyer's language is (D30): its id in words, e.g.
 * `essenceHigh` -> "Essence High", `8modNormalMap` -> "8-mod Normal Map".
 */
export function nameInEnglish(categoryId: string): string {
  const words = categoryId
    .replace(/^8mod/, '8-mod ')
    .replaceAll(/([a-z0-9])([A-Z])/g, '$1 $2')
    .trim();
  return words.charAt(0).toUpperCase() + words.slice(1);
}
