/**
 * Interface strings of a page in one language, read from its text files, as patterns in which placeholders match
 * anything.
 */
import { readFileSync } from 'node:fs';
import path from 'node:path';

type Texts = { readonly [key: string]: string | Texts };

const folder = path.resolve(import.meta.dirname, '../../apps/web/src/i18n');

/**
 * Returns a function that looks up interface strings: `say('offer.publish')`. Throws for an unknown key, because a test
 * that searches for nothing proves nothing.
 */
export function makeSay(language: string): (key: string, values?: Readonly<Record<string, string | number>>) => RegExp {
  const read = (name: string) => JSON.parse(readFileSync(path.join(folder, language, `${name}.json`), 'utf8')) as Texts;
  const texts = [read('common'), read('notification')];
  return (key, values = {}) => {
    const forms = [key, ...(values['count'] === 1 ? [`${key}_one`] : []), `${key}_other`];
    const text = forms.flatMap((form) => texts.map((each) => find(each, form))).find((found) => found !== undefined);
    if (text === undefined) throw new Error(`there is no text ${key} in ${language}`);
    const parts = text.split(/\{\{(\w+)[^}]*\}\}|<\w+\/>/);
    const patterns = parts.map((part, at) => (at % 2 === 0 ? escape(part) : part in values ? escape(String(values[part])) : '.+'));
    return new RegExp(`^${patterns.join('')}`);
  };
}

function find(texts: Texts, key: string): string | undefined {
  let found: string | Texts | undefined = texts;
  for (const part of key.split('.')) found = typeof found === 'object' ? found[part] : undefined;
  return typeof found === 'string' ? found : undefined;
}

const escape = (text: string): string => text.replaceAll(/[$()*+.?[\\\]^{|}]/g, '\\$&');
