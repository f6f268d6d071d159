/**
 * The page's language. The English strings for the frame and Home are bundled; the English strings for other pages,
 * toast strings and all other languages are loaded when needed.
 */
import early from '../../i18n/en/common.json?part=early';
import { DEFAULT_LANGUAGE, isLanguage, type LanguageCode } from './languages.ts';
import { fillText, findText, type TextParams, type Texts } from './translate.ts';

export type Namespace = 'common' | 'notification';

export const LANGUAGE_KEY = 'poexchange:language';
const files = import.meta.glob<{ default: Texts }>(['../../i18n/*/*.json', '!../../i18n/en/common.json']);

const loaded = new Map<string, Texts>([[`${DEFAULT_LANGUAGE}/common`, early]]);
const loading = new Map<string, Promise<void>>();
const listeners = new Set<() => void>();
let language: LanguageCode = DEFAULT_LANGUAGE;
/** Version of the strings: changes when the language changes and whenever a file loads. */
let version = 0;
/** Number of language switches so far. */
let switches = 0;
/** True once all English strings are loaded. */
let hasPageTexts = false;
/** True once a page has requested all English strings. */
let wantsPageTexts = false;
let pageTexts: Promise<void> | null = null;

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

/**
 * Returns the string for a key: in English if the language lacks it, the key itself if English lacks it too, and an
 * empty string while the file is loading.
 */
export function translate(namespace: Namespace, key: string, params: TextParams = {}): string {
  for (const each of [language, DEFAULT_LANGUAGE]) {
    const texts = loaded.get(`${each}/${namespace}`);
    const text = texts === undefined ? null : findText({ texts, key, params, language: each });
    if (text !== null) return fillText(text, params, each);
  }
  return isLoaded(namespace) && (hasPageTexts || namespace !== 'common') ? key : '';
}

/** Uses the stored language; failing that, the browser's language if supported; failing that, English. */
export async function startI18n(): Promise<void> {
  await switchTo(chooseLanguage(readStored(), navigator.languages ?? []));
}

export function chooseLanguage(stored: string | null, preferred: readonly string[]): LanguageCode {
  const wanted = [stored ?? '', ...preferred.map((tag) => tag.slice(0, 2).toLowerCase())];
  return wanted.find((code): code is LanguageCode => isLanguage(code)) ?? DEFAULT_LANGUAGE;
}

export async function changeLanguage(next: LanguageCode): Promise<void> {
  await switchTo(next);
  try {
    localStorage.setItem(LANGUAGE_KEY, next);
  } catch {
    // Storage is blocked, so the choice lasts only until the page is closed.
  }
}

/**
 * Loads the English strings for all pages except Home when the first of those pages is opened; other languages are
 * loaded as a whole. Retries after a failure.
 */
function loadPageTexts(): Promise<void> {
  wantsPageTexts = true;
  if (hasPageTexts || language !== DEFAULT_LANGUAGE) return Promise.resolve();
  pageTexts ??= import('../../i18n/en/common.json?part=late').then(
    ({ default: late }) => {
      loaded.set(`${DEFAULT_LANGUAGE}/common`, { ...early, ...late });
      hasPageTexts = true;
      notify();
    },
    (error: unknown) => {
      pageTexts = null;
      throw error;
    },
  );
  return pageTexts;
}

/** Waits for a lazily loaded part and for its strings. */
export async function withPageTexts<Value>(value: Promise<Value>): Promise<Value> {
  return (await Promise.all([value, loadPageTexts()]))[0];
}

/** The strings for toasts and failures are loaded after the first paint, even in English. */
export function loadNotificationTexts(): Promise<void> {
  return load(language, 'notification');
}

export function isLoaded(namespace: Namespace): boolean {
  return loaded.has(`${language}/${namespace}`);
}

/** Switches the language without storing it, because the language was selected, and stored, in another window. */
export async function switchTo(next: LanguageCode): Promise<void> {
  const namespaces: readonly Namespace[] = isLoaded('notification') ? ['common', 'notification'] : ['common'];
  switches += 1;
  const own = switches;
  // If a language cannot be loaded, the strings stay in English so that the page is not empty.
  await Promise.all(namespaces.map((namespace) => load(next, namespace).catch(() => undefined)));
  // The latest choice wins, even if an earlier choice's strings load last.
  if (own !== switches) return;
  language = next;
  if (wantsPageTexts) await loadPageTexts().catch(() => undefined);
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

/** Rerenders all components that use translations, after more strings have loaded. */
export function announceTexts(): void {
  notify();
}

function notify(): void {
  version += 1;
  for (const listener of listeners) listener();
}

function readStored(): string | null {
  try {
    return localStorage.getItem(LANGUAGE_KEY);
  } catch {
    return null;
  }
}
