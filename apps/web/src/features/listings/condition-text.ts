/**
 * Conditions of the filter as text for chips: short, with symbols common to all languages. Pure except for the texts it
 * is given.
 */
import type { PriceView } from '@poexchange/domain/currency';
import type { FilterCondition, FilterItem, FilterRow, NumberRange } from '@poexchange/domain/listing-filter';
import { writeNumber, writePercent } from '../../shared/i18n/write-values.ts';
import { nameItem } from '../../shared/i18n/item-names.ts';
import type { Translate } from '../../shared/i18n/use-translation.ts';
import { sayProperties } from '../../shared/price-files/item-text.ts';
import { writePriceText } from '../../shared/ui/price-text.ts';
import type { PriceIndex } from '../../shared/price-files/known-groups.ts';

export type ConditionWords = { readonly t: Translate; readonly prices: PriceIndex; readonly view: PriceView };

export function writeCondition(condition: FilterCondition, words: ConditionWords): string {
  const { t } = words;
  switch (condition.kind) {
    case 'row': {
      const item = writeRow(condition.row, words);
      return condition.of === 'not' ? t('filter.chip.not', { item }) : item;
    }
    case 'count':
      return t('filter.chip.count', { least: condition.atLeast, items: condition.rows.map((row) => writeRow(row, words)).join(', ') });
    case 'range': {
      const write = condition.name === 'percent' ? writePercent : (value: number) => writePriceText(value, words.view);
      return `${t(`filter.range.${condition.name}`)} ${writeRange(condition.range, write)}`;
    }
    case 'text':
      return `${t(condition.name === 'itemText' ? 'filter.text' : 'filter.seller')}: ${condition.text}`;
    case 'flag':
      return condition.name === 'onlineOnly' ? t('listings.onlineOnly') : t(`filter.${condition.name}`);
  }
}

/** The item of a filter row: a group with its properties, or any variant. */
export function writeItem(item: FilterItem, { t, prices }: Pick<ConditionWords, 't' | 'prices'>): string {
  if (item.kind === 'group') {
    const entry = prices.get(item.hash);
    return entry === undefined ? t('filter.unknownItem') : joinFacts(nameItem(entry.name), sayProperties(entry.properties, t));
  }
  return joinFacts(t('filter.anyOf', { name: findVariantName(item, prices) }), sayProperties(item.properties, t));
}

export function findVariantName({ tag, key }: { readonly tag: string; readonly key: string }, prices: PriceIndex): string {
  for (const entry of prices.values()) if (entry.key === key && entry.tag === tag) return nameItem(entry.name);
  return key;
}

function writeRow({ item, minQuantity, maxPriceChaos }: FilterRow, words: ConditionWords): string {
  const quantity = minQuantity === null ? '' : ` ≥ ${writeNumber(minQuantity)}`;
  const price = maxPriceChaos === null ? '' : ` ≤ ${writePriceText(maxPriceChaos, words.view)}`;
  return writeItem(item, words) + quantity + price;
}

function writeRange({ min, max }: NumberRange, write: (value: number) => string): string {
  if (min === null) return `≤ ${write(max ?? 0)}`;
  return max === null ? `≥ ${write(min)}` : `${write(min)} – ${write(max)}`;
}

function joinFacts(name: string, facts: string): string {
  return facts === '' ? name : `${name} · ${facts}`;
}
