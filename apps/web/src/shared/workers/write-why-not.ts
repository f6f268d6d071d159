import type { Translate } from '../i18n/use-translation.ts';
import type { CheckedItem } from './price-check.ts';

/** An item that cannot be priced. */
export type Unpriced = Exclude<CheckedItem, { kind: 'checked' }>;

/** Label in a list for an item without a price: its name, or the beginning of its text. */
export function nameUnpriced(item: Unpriced): string {
  if (item.kind === 'whisper') return item.what;
  return 'name' in item ? item.name : item.start;
}

/** Says why an item has no price. */
export function writeWhyNot(t: Translate, item: Unpriced): string {
  switch (item.kind) {
    case 'ungrouped':
      return t(item.isRare && item.reason === 'unknownItem' ? 'priceCheck.why.rare' : `priceCheck.why.${item.reason}`);
    case 'otherGame':
      return t(`priceCheck.otherGame.${item.game}`);
    case 'unread':
      return item.reason === 'otherLanguage' && item.language !== undefined
        ? t('priceCheck.otherLanguage', { language: t(`priceCheck.languages.${item.language}`) })
        : t(`priceCheck.unread.${item.reason === 'otherLanguage' ? 'notAnItem' : item.reason}`);
    case 'whisper':
      return t(`priceCheck.whisper.${item.side}`, { ign: item.ign, what: item.what });
    case 'noVariant':
      return t('priceCheck.noVariant', { words: item.words });
    default:
      return t('priceCheck.failedText');
  }
}
