import type { Translate } from '../../../shared/i18n/use-translation.ts';

/** Names a tab as every part of net worth shows it: what a character wears and carries is a tab without a name. */
export function nameTab({ id, name }: { readonly id: string; readonly name: string }, t: Translate): string {
  if (id === 'equipment' || id === 'inventory') return t(`netWorth.rail.${id}`);
  return name === '' ? t('stash.chooser.unnamed') : name;
}
