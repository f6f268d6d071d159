/**
 * Bounds on JSON text, checked on the bytes before parsing: nested arrays and millions of keys cost the parser far more
 * than their length suggests.
 */

export type JsonBounds = {
  /** Maximum nesting of arrays and objects. */
  readonly maxDepth: number;
  /** Maximum number of brackets, colons and commas outside strings, which approximates the number of values. */
  readonly maxTokens: number;
};

/** The largest listing (D20) nests 5 deep and has about 131,000 tokens. */
export const jsonBounds: JsonBounds = { maxDepth: 16, maxTokens: 160_000 };

const QUOTE = 0x22;
const BACKSLASH = 0x5c;

/**
 * Returns true if JSON text is within the bounds. Runs in linear time, without recursion; invalid JSON may pass, and is
 * then refused by the parser.
 */
export function keepsJsonBounds(text: Uint8Array, { maxDepth, maxTokens }: JsonBounds): boolean {
  let depth = 0;
  let tokens = 0;
  for (let at = 0; at < text.length; at += 1) {
    switch (text[at]) {
      case QUOTE:
        at = findTextEnd(text, at);
        break;
      case 0x5b: // [
      case 0x7b: // {
        depth += 1;
        tokens += 1;
        if (depth > maxDepth) return false;
        break;
      case 0x5d: // ]
      case 0x7d: // }
        depth -= 1;
        break;
      case 0x2c: // ,
      case 0x3a: // :
        tokens += 1;
        break;
      default:
        break;
    }
    if (tokens > maxTokens) return false;
  }
  return true;
}

/** Returns the index of the quote that ends the string starting at `start`, or of the last byte. */
function findTextEnd(text: Uint8Array, start: number): number {
  let at = start + 1;
  while (at < text.length && text[at] !== QUOTE) at += text[at] === BACKSLASH ? 2 : 1;
  return at;
}
