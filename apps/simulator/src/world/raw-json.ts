/**
 * Splits an array in a JSON object into the text of its elements, which are not parsed, so that they can be sent
 * unchanged.
 */

/** Returns the index just after the JSON value that starts at `start`. The text must be valid JSON. */
function skipValue(text: string, start: number): number {
  let depth = 0;
  let at = start;
  while (at < text.length) {
    const char = text[at];
    if (char === '"') {
      at = skipString(text, at);
      if (depth === 0) return at;
      continue;
    }
    if (char === '{' || char === '[') depth += 1;
    if (char === '}' || char === ']') {
      if (depth === 0) return at;
      depth -= 1;
      if (depth === 0) return at + 1;
    }
    if (depth === 0 && char === ',') return at;
    at += 1;
  }
  return at;
}

function skipString(text: string, start: number): number {
  let at = start + 1;
  while (at < text.length && text[at] !== '"') at += text[at] === '\\' ? 2 : 1;
  return at + 1;
}

function skipBlank(text: string, start: number): number {
  let at = start;
  while (/[\s,:]/.test(text[at] ?? '')) at += 1;
  return at;
}

/** Returns the text of each element of the array under a top-level key; an empty list if the key is missing. */
export function sliceArray(text: string, key: string): string[] {
  let at = skipBlank(text, text.indexOf('{') + 1);
  while (text[at] === '"') {
    const nameEnd = skipString(text, at);
    const name: unknown = JSON.parse(text.slice(at, nameEnd));
    const valueStart = skipBlank(text, nameEnd);
    if (name === key && text[valueStart] === '[') return sliceElements(text, valueStart);
    at = skipBlank(text, skipValue(text, valueStart));
  }
  return [];
}

function sliceElements(text: string, open: number): string[] {
  const elements: string[] = [];
  let at = skipBlank(text, open + 1);
  while (at < text.length && text[at] !== ']') {
    const end = skipValue(text, at);
    elements.push(text.slice(at, end).trimEnd());
    at = skipBlank(text, end);
  }
  return elements;
}
