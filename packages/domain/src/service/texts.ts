import { cleanVisibleText } from '../whisper/clean-text.ts';
import { serviceLimits } from './limits.ts';

/** Maximum number of lines in rules. */
const MOST_LINES = 20;
/** Maximum lines as typed, including blank lines; text with more lines is rejected without cleaning. */
const MOST_TYPED_LINES = 4 * MOST_LINES;
const LINE_BREAK = /\r\n|[\n\r\u0085\u2028\u2029]/u;

export type TextReading = { readonly ok: true; readonly text: string } | { readonly ok: false; readonly code: 'empty' | 'tooLong' };

/**
 * Reads rules in the form in which they are stored and shown: multi-line plain text in composed Unicode form. Removes
 * control and formatting characters (including direction marks), blank lines and surrounding white space. Accepts at
 * most 400 characters and 20 lines, or 80 lines including blank lines; empty text means no rules.
 */
export function readRules(text: string): TextReading {
  if (text.length > serviceLimits.textInput) return { ok: false, code: 'tooLong' };
  const typed = text.split(LINE_BREAK, MOST_TYPED_LINES + 1);
  if (typed.length > MOST_TYPED_LINES) return { ok: false, code: 'tooLong' };
  const lines = typed.map(cleanVisibleText).filter((line) => line !== '');
  const rules = lines.join('\n');
  if (lines.length > MOST_LINES || countCharacters(rules) > serviceLimits.rulesCharacters) return { ok: false, code: 'tooLong' };
  return { ok: true, text: rules };
}

/** Reads a custom service's name as it is stored and shown: one line of at most 60 visible characters. */
export function readCustomName(text: string): TextReading {
  return readLimitedLine(text, serviceLimits.customNameCharacters);
}

/** Reads a preset's name as it is stored and shown: one line of at most 40 visible characters. */
export function readPresetName(text: string): TextReading {
  return readLimitedLine(text, serviceLimits.presetNameCharacters);
}

function countCharacters(text: string): number {
  return Array.from(text).length;
}

function readLimitedLine(text: string, mostCharacters: number): TextReading {
  if (text.length > serviceLimits.textInput) return { ok: false, code: 'tooLong' };
  const name = cleanVisibleText(text);
  if (name === '') return { ok: false, code: 'empty' };
  return countCharacters(name) > mostCharacters ? { ok: false, code: 'tooLong' } : { ok: true, text: name };
}
