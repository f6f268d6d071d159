/**
 * Lowercases text one code unit at a time; a letter whose lower case is longer (such as a dotted capital I) is kept.
 */
export function foldCase(text: string): string {
  const lower = text.toLowerCase();
  if (lower.length === text.length) return lower;
  let folded = '';
  for (let at = 0; at < text.length; at += 1) {
    const char = text[at] as string;
    const small = char.toLowerCase();
    folded += small.length === 1 ? small : char;
  }
  return folded;
}
