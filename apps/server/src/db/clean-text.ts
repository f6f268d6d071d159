/** Converts text from outside to a form that PostgreSQL can store: without NUL and without unpaired surrogates. */
export function cleanText(text: string): string {
  return text.replaceAll('\0', '').replace(/\p{Surrogate}/gu, '\uFFFD');
}
