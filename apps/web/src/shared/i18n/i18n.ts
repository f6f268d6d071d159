/** The page's language (R1.09): what English pages say comes with them; toasts and every other language are loaded when needed. */
import common from '../../i18n/en/common.json';
import { defaultLanguage, isLanguage, type LanguageCode } from './languages.ts';
import { fillText, findText, type TextParams, type Texts } from './translate.ts';

export type Namespace = 'common' | 'notification';

const storageKey = 'poexchange:language';
const files = import.meta.glob<{ default: Texts }>(['../../i18n/*/*.json', '!../../i18n/en/common.json']);

const loaded = new Map<string, Texts>([[`${defaultLanguage}/common`, common]]);
const loading = new Map<string, Promise<void>>();
const listeners = new Set<() => void>();
let language: LanguageCode = defaultLanguage;
/** Changes with the language and with every file that arrives; what a text is drawn from. */
let version = 0;

export function readLanguage(): LanguageCode {
  return language;
}

export function readTextsVersion(): number {
  return version;
}

export function onTextsChange(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** The text of a key, in English where the language lacks it; the key itself where both do, and nothing while the file is on its way. */
export function translate(namespace: Namespace, key: string, params: TextParams = {}): string {
  for (const each of [language, defaultLanguage]) {
    const texts = loaded.get(`${each}/${namespace}`);
    const text = texts === undefined ? null : findText({ texts, key, params, language: each });
    if (text !== null) return fillText(text, params, each);
  }
  return isLoaded(namespace) ? key : '';
}

/** Takes the language chosen before, else the browser's if we have it, else English. */
export async function startI18n(): Promise<void> {
  await switchTo(chooseLanguage(readStored(), navigator.languages ?? []));
}

export function chooseLanguage(stored: string | null, preferred: readonly string[]): LanguageCode {
  const wanted = [stored ?? '', ...preferred.map((tag) => tag.slice(0, 2).toLowerCase())];
  return wanted.find((code): code is LanguageCode => isLanguage(code)) ?? defaultLanguage;
}

export async function changeLanguage(next: LanguageCode): Promise<void> {
  await switchTo(next);
  try {
    localStorage.setItem(storageKey, next);
  } catch {
    // Storage is refused: the choice lasts as long as the page.
  }
}

/** The texts of toasts and failures come after the first paint; English too. */
export function loadNotificationTexts(): Promise<void> {
  return load(language, 'notification');
}

export function isLoaded(namespace: Namespace): boolean {
  return loaded.has(`${language}/${namespace}`);
}

async function switchTo(next: LanguageCode): Promise<void> {
  const namespaces: readonly Namespace[] = isLoaded('notification') ? ['common', 'notification'] : ['common'];
  // A language that cannot be loaded leaves the texts in English, not the page empty.
  await Promise.all(namespaces.map((namespace) => load(next, namespace).catch(() => undefined)));
  language = next;
  document.documentElement.lang = next;
  notify();
}

function load(code: LanguageCode, namespace: Namespace): Promise<void> {
  const name = `${code}/${namespace}`;
  if (loaded.has(name)) return Promise.resolve();
  const known = loading.get(name);
  if (known !== undefined) return known;
  const file = files[`../../i18n/${name}.json`];
  if (file === undefined) return Promise.resolve();
  const work = file()
    .then((module) => {
      loaded.set(name, module.default);
      notify();
    })
    .finally(() => loading.delete(name));
  loading.set(name, work);
  return work;
}

function notify(): void {
  version += 1;
  for (const listener of listeners) listener();
}

function readStored(): string | null {
  try {
    return localStorage.getItem(storageKey);
  } catch {
    return null;
  }
}
