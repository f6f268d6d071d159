/**
 * Looks up and fills interface strings. Pure. Implements the translation tools' file format and rules with less code
 * than their own libraries.
 */

/** A translation file: a tree with strings as its leaves. */
export type Texts = { readonly [name: string]: string | Texts };

export type TextParams = Readonly<Record<string, string | number>>;

/**
 * Returns the string at a dotted key. If the params include a number `count`, the language's plural form is tried first
 * (`key_one`, `key_few`, ...; `key_zero` for 0 if it exists), then `key_other`. Null if the file has no such string.
 */
export function findText(options: { texts: Texts; key: string; params?: TextParams | undefined; language: string }): string | null {
  const { steps, name } = readPath(options.key);
  let place: string | Texts | undefined = options.texts;
  for (const step of steps) place = typeof place === 'object' ? place[step] : undefined;
  if (typeof place !== 'object') return null;
  const count = options.params?.['count'];
  if (typeof count === 'number') {
    for (const form of listForms(name, count, options.language)) {
      const text = place[form];
      if (typeof text === 'string') return text;
    }
  }
  const plain = place[name];
  return typeof plain === 'string' ? plain : null;
}

type KeyPath = { readonly steps: readonly string[]; readonly name: string };
/** Caches parsed keys, because a table looks up the same few keys in every row. */
const paths = new Map<string, KeyPath>();

function readPath(key: string): KeyPath {
  const known = paths.get(key);
  if (known !== undefined) return known;
  const steps = key.split('.');
  const path = { name: steps.pop() ?? '', steps };
  paths.set(key, path);
  return path;
}

function listForms(name: string, count: number, language: string): readonly string[] {
  const form = `${name}_${pluralRules(language).select(count)}`;
  return [...(count === 0 ? [`${name}_zero`] : []), form, `${name}_other`];
}

/**
 * Fills `{{name}}`, and `{{name, number}}` and `{{name, percent}}` in the language's format; a missing param yields an
 * empty string. 97.4 as a percentage is "97.4%".
 */
export function fillText(text: string, params: TextParams, language: string): string {
  if (!text.includes('{{')) return text;
  return text.replace(/\{\{\s*(\w+)\s*(?:,\s*(number|percent)\s*)?\}\}/g, (_match, name: string, format: string | undefined) => {
    const value = params[name];
    if (value === undefined) return '';
    if (format === undefined || typeof value !== 'number') return String(value);
    return format === 'percent' ? formatPercent(value, language) : numberFormat(language).format(value);
  });
}

/**
 * One part of a string that is split at its tags: `<age/>`, or `<age></age>`, is a placeholder for an element that the
 * caller provides.
 */
export type TextPart = { readonly kind: 'text'; readonly text: string } | { readonly kind: 'element'; readonly name: string };

export function splitText(text: string): readonly TextPart[] {
  return text
    .split(/(<\w+\s*\/>|<\w+><\/\w+>)/)
    .filter((part) => part !== '')
    .map((part): TextPart => {
      const name = /^<(\w+)(?:\s*\/>|><\/\1>)$/.exec(part)?.[1];
      return name === undefined ? { kind: 'text', text: part } : { kind: 'element', name };
    });
}

const plurals = new Map<string, Intl.PluralRules>();
const numbers = new Map<string, Intl.NumberFormat>();

function pluralRules(language: string): Intl.PluralRules {
  const known = plurals.get(language) ?? new Intl.PluralRules(language);
  plurals.set(language, known);
  return known;
}

/** The number format of a language, created once. */
export function numberFormat(language: string): Intl.NumberFormat {
  const known = numbers.get(language) ?? new Intl.NumberFormat(language);
  numbers.set(language, known);
  return known;
}

const percents = new Map<string, Intl.NumberFormat>();

/** Formats a percentage with at most one decimal: "97.4%", or "97,4 %" in German. */
export function formatPercent(percent: number, language: string): string {
  const known = percents.get(language) ?? new Intl.NumberFormat(language, { style: 'percent', maximumFractionDigits: 1 });
  percents.set(language, known);
  // 97.45 / 100 is slightly less than 0.9745, so the quotient is rounded first.
  return known.format(Number((percent / 100).toPrecision(12)));
}
