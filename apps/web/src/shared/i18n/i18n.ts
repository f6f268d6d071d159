/** Translations (R1.09, R7.63): what English pages say comes with them; toasts and every other language are loaded when needed. */
import i18next, { type BackendModule } from 'i18next';
import { initReactI18next } from 'react-i18next';
import common from '../../i18n/en/common.json';
import { defaultLanguage, isLanguage, type LanguageCode } from './languages.ts';

const storageKey = 'poexchange:language';
const files = import.meta.glob<{ default: Record<string, unknown> }>(['../../i18n/*/*.json', '!../../i18n/en/common.json']);

const backend: BackendModule = {
  type: 'backend',
  init: () => undefined,
  read: (language, namespace, callback) => {
    const load = files[`../../i18n/${language}/${namespace}.json`];
    if (load === undefined) return callback(null, {});
    load().then(
      (file) => callback(null, file.default),
      (error: unknown) => callback(error instanceof Error ? error : new Error(String(error)), null),
    );
  },
};

/** The language chosen before, else the browser's if we have it, else English. */
export function readLanguage(): LanguageCode {
  const wanted = [readStored(), ...(navigator.languages ?? []).map((tag) => tag.slice(0, 2))];
  return wanted.find((code): code is LanguageCode => code !== null && isLanguage(code)) ?? defaultLanguage;
}

export async function startI18n(language: LanguageCode = readLanguage()): Promise<void> {
  await i18next.use(backend).use(initReactI18next).init({
    lng: language,
    fallbackLng: defaultLanguage,
    ns: ['common'],
    defaultNS: 'common',
    partialBundledLanguages: true,
    resources: { en: { common } },
    interpolation: { escapeValue: false },
    returnNull: false,
    react: { useSuspense: false },
  });
  document.documentElement.lang = language;
}

export async function changeLanguage(language: LanguageCode): Promise<void> {
  await i18next.changeLanguage(language);
  document.documentElement.lang = language;
  try {
    localStorage.setItem(storageKey, language);
  } catch {
    // Storage is refused: the choice lasts as long as the page.
  }
}

function readStored(): string | null {
  try {
    return localStorage.getItem(storageKey);
  } catch {
    return null;
  }
}
