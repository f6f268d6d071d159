import { cloneElement, Fragment, type ReactElement } from 'react';
import type { CommonKey } from './keys.ts';
import { splitText, type TextParams } from './translate.ts';
import { useTranslation } from './use-translation.ts';

export type TransProps = {
  readonly i18nKey: CommonKey;
  readonly values?: TextParams;
  /** Elements that replace `<name/>` in the text. */
  readonly components: Readonly<Record<string, ReactElement>>;
};

/** Translated text that contains elements, in the language's word order. */
export function Trans({ i18nKey, values, components }: TransProps) {
  const { t } = useTranslation();
  return splitText(t(i18nKey, values ?? {})).map((part, index) => {
    if (part.kind === 'text') return <Fragment key={index}>{part.text}</Fragment>;
    const element = components[part.name];
    return element === undefined ? null : cloneElement(element, { key: index });
  });
}
