/**
 * Removes the publisher's text markup and keeps the text that a player reads: `<<set:MS>>` prefixes (names before 3.5),
 * `<currencyitem>{3x Orb of Fusing}` and `<size:26>{...}` spans, including nested spans (cards), and poe2's
 * `[Tag|Shown]` and `[Shown]`. Text without markup is returned unchanged; an unbalanced span loses only its opening
 * tag. Makes one pass over the text. Source: reference "Item object", text markup.
 */
export function stripMarkup(text: string): string {
  if (!text.includes('<') && !text.includes('[') && !text.includes('{')) return text;
  let shown = '';
  let depth = 0;
  let at = 0;
  while (at < text.length) {
    const char = text[at] as string;
    if (char === '<') {
      const tag = readTag(text, at);
      if (tag) {
        at = tag.end;
        if (tag.opensSpan) depth += 1;
        continue;
      }
    } else if (char === '}' && depth > 0) {
      depth -= 1;
      at += 1;
      continue;
    } else if (char === '[') {
      const reference = readReference(text, at);
      if (reference) {
        shown += reference.shown;
        at = reference.end;
        continue;
      }
    }
    shown += char;
    at += 1;
  }
  return shown;
}

const MAX_TAG_LENGTH = 40;
const MAX_REFERENCE_LENGTH = 200;

/** Parses `<<name:value>>`, or `<name>{` and `<name:value>{`; anything else, such as HTML, stays text. */
function readTag(text: string, start: number): { end: number; opensSpan: boolean } | undefined {
  const isDouble = text[start + 1] === '<';
  const limit = Math.min(text.length, start + MAX_TAG_LENGTH);
  for (let at = start + (isDouble ? 2 : 1); at < limit; at += 1) {
    if (text[at] === '<') return undefined;
    if (text[at] !== '>') continue;
    if (isDouble) return text[at + 1] === '>' ? { end: at + 2, opensSpan: false } : undefined;
    return text[at + 1] === '{' ? { end: at + 2, opensSpan: true } : undefined;
  }
  return undefined;
}

/** Parses a reference: `[Tag|Shown]` displays the part after the bar, `[Shown]` the whole text. */
function readReference(text: string, start: number): { end: number; shown: string } | undefined {
  const limit = Math.min(text.length, start + MAX_REFERENCE_LENGTH);
  let bar = -1;
  for (let at = start + 1; at < limit; at += 1) {
    const char = text[at];
    if (char === '[' || char === '\n') return undefined;
    if (char === '|') bar = at;
    if (char === ']') return { end: at + 1, shown: text.slice(bar === -1 ? start + 1 : bar + 1, at) };
  }
  return undefined;
}
