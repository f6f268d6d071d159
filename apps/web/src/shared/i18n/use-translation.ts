import { useMemo, useSyncExternalStore } from 'react';
import { onTextsChange, readLanguage, readTextsVersion, translate } from './i18n.ts';
import type { LanguageCode } from './languages.ts';
import type { CommonKey, NotificationKey } from './keys.ts';
import type { TextParams } from './translate.ts';

/** Returns a page string by its key; keys of toast and failure strings have the prefix `notification:`. */
export type Translate = (key: CommonKey | `notification:${NotificationKey}`, params?: TextParams) => string;
export type TranslateNotification = (key: NotificationKey, params?: TextParams) => string;

const PREFIX = 'notification:';
const translateAny: Translate = (key, params) =>
  key.startsWith(PREFIX) ? translate('notification', key.slice(PREFIX.length), params) : translate('common', key, params);
const translateNotification: TranslateNotification = (key, params) => translate('notification', key, params);

/**
 * The translator for the page's language; a component that uses it rerenders when the language changes or strings load.
 */
export function useTranslation(namespace: 'notification'): { readonly t: TranslateNotification; readonly language: LanguageCode };
export function useTranslation(): { readonly t: Translate; readonly language: LanguageCode };
export function useTranslation(namespace?: 'notification'): {
  readonly t: Translate & TranslateNotification;
  readonly language: LanguageCode;
} {
  const version = useSyncExternalStore(onTextsChange, readTextsVersion);
  const language = readLanguage();
  return useMemo(() => {
    const source: (key: never, params?: TextParams) => string = namespace === 'notification' ? translateNotification : translateAny;
    // A new function for each version, so that memoised components detect changed strings.
    return { t: (key: string, params?: TextParams) => source(key as never, params), language, version };
  }, [namespace, language, version]);
}
