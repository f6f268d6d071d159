import type { PriceView } from '@poexchange/domain/currency';
import type { Game } from '@poexchange/domain/item';
import {
  noListingFilter,
  removeCondition,
  type FilterCondition,
  type ListingFilter,
  type FilterItem,
  type FilterRow,
  type NumberRange,
} from '@poexchange/domain/listing-filter';
import { nameItem } from '../../../shared/i18n/item-names.ts';
import { useTranslation, type Translate } from '../../../shared/i18n/use-translation.ts';
import { writeClock, writeNumber, writePercent } from '../../../shared/i18n/write-values.ts';
import { sayProperties } from '../../../shared/price-files/item-text.ts';
import type { PriceIndex } from '../../../shared/price-files/known-groups.ts';
import { Chip } from '../../../shared/ui/badge.tsx';
import { Button } from '../../../shared/ui/button.tsx';
import { writePriceText } from '../../../shared/ui/price-text.ts';
import { usePriceView } from '../../../shared/ui/price-view.tsx';
import { showSellers } from '../browser-stores.ts';

// Writes the filter's conditions as text for chips: short, with symbols common to all languages. Pure, apart from the
// given translations.

type ConditionWords = { readonly t: Translate; readonly prices: PriceIndex; readonly view: PriceView };

function writeCondition(condition: FilterCondition, words: ConditionWords): string {
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

/** Writes the item of a filter row: a group with its properties, or any variant. */
function writeItem(item: FilterItem, { t, prices }: Pick<ConditionWords, 't' | 'prices'>): string {
  if (item.kind === 'group') {
    const entry = prices.get(item.hash);
    return entry === undefined ? t('filter.unknownItem') : joinFacts(nameItem(entry.name), sayProperties(entry.properties, t));
  }
  return joinFacts(t('filter.anyOf', { name: findVariantName(item, prices) }), sayProperties(item.properties, t));
}

function findVariantName({ tag, key }: { readonly tag: string; readonly key: string }, prices: PriceIndex): string {
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

export type FilterChipsProps = {
  readonly filter: ListingFilter;
  /** Conditions of the filter, except those in visible fields. */
  readonly conditions: readonly FilterCondition[];
  readonly onChange: (filter: ListingFilter) => void;
  readonly prices: PriceIndex;
  readonly hidden: readonly string[];
  readonly game: Game;
  /** While presence cannot be refreshed (D36), the time when it was last known; null at all other times. */
  readonly asOfMs: number | null;
};

/**
 * Chips for conditions without a visible field, each with a remove button, and one button to clear all. Renders nothing
 * if there are no such conditions.
 */
export function FilterChips({ filter, conditions, onChange, prices, hidden, game, asOfMs }: FilterChipsProps) {
  const { t } = useTranslation();
  const view = usePriceView();
  if (conditions.length === 0 && hidden.length === 0) return null;
  return (
    <div role="group" aria-label={t('filter.active')} className="flex flex-wrap items-center gap-1.5 px-4 pb-2.5">
      {conditions.map((condition) => {
        const isOfPresence = asOfMs !== null && condition.kind === 'flag' && condition.name === 'onlineOnly';
        const text = isOfPresence
          ? t('listings.onlineOnlyAsOf', { time: writeClock(asOfMs) })
          : writeCondition(condition, { t, prices, view });
        return (
          <Chip
            key={chipKey(condition)}
            tone={isOfPresence ? 'old' : 'plain'}
            removeLabel={t('filter.remove', { what: text })}
            onRemove={() => onChange(removeCondition(filter, condition))}
          >
            <span className="block max-w-[320px] py-1 leading-tight wrap-anywhere">{text}</span>
          </Chip>
        );
      })}
      {hidden.length > 0 && (
        <Chip removeLabel={t('listings.showHidden')} onRemove={() => showSellers(game, hidden)}>
          <span title={hidden.join(', ')}>{t('listings.hidden', { count: hidden.length })}</span>
        </Chip>
      )}
      {conditions.length > 0 && (
        <Button kind="quiet" size="sm" onClick={() => onChange(noListingFilter)} className="max-md:min-h-[32px]">
          {t('listings.clearFilters')}
        </Button>
      )}
    </div>
  );
}

function chipKey(condition: FilterCondition): string {
  if (condition.kind === 'row') return `${condition.groupAt}.${condition.rowAt}`;
  return condition.kind === 'count' ? String(condition.groupAt) : condition.name;
}
