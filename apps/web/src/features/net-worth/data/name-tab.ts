import type { Translate } from '../../../shared/i18n/use-translation.ts';

/** Names a tab on all net worth pages: a character's equipment and inventory are tabs without a name. */
export function nameTab({ id, name }: { readonly id: string; readonly name: string }, t: Translate): string {
  if (id === 'equipment' || id === 'inventory') return t(`netWorth.rail.${id}`);
  return name === '' ? t('stash.chooser.unnamed') : name;
}
