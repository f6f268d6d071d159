/** A text from outside as PostgreSQL can hold it: without NUL, and without halves of surrogate pairs. */
export function cleanText(text: string): string {
  return text.replaceAll('\0', '').replace(/\p{Surrogate}/gu, '\uFFFD');
}
