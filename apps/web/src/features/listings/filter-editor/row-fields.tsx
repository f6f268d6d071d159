import { writeBand } from '@poexchange/domain/grouping';
import type { FilterRow } from '@poexchange/domain/listing-filter';
import { useMemo } from 'react';
import { nameItem } from '../../../shared/i18n/item-names.ts';
import { useTranslation } from '../../../shared/i18n/use-translation.ts';
import { sayProperties, sayPropertyName } from '../../../shared/price-files/item-text.ts';
import type { PriceEntry } from '../../../shared/price-files/price-book.ts';
import { IconButton } from '../../../shared/ui/icon-button.tsx';
import { ItemIcon } from '../../../shared/ui/item-icon.tsx';
import { NumberField } from '../../../shared/ui/number-field.tsx';
import { Select } from '../../../shared/ui/select.tsx';
import type { PriceIndex } from '../../../shared/price-files/known-groups.ts';
import { listVariantChoices } from './find-items.ts';
import { PriceInput } from './price-input.tsx';

export type RowFieldsProps = {
  readonly row: FilterRow;
  readonly prices: PriceIndex;
  readonly onChange: (row: FilterRow) => void;
  readonly onRemove: () => void;
};

/** One item of a group: the item, its quantity, and its maximum price. */
export function RowFields({ row, prices, onChange, onRemove }: RowFieldsProps) {
  const { t } = useTranslation();
  const { item } = row;
  const entry = useMemo(() => findEntry(row, prices), [row, prices]);
  const name = entry === null ? (item.kind === 'variants' ? item.key : t('filter.unknownItem')) : nameItem(entry.name);
  const facts = item.kind === 'variants' ? t('filter.anyVariant') : sayProperties(entry?.properties ?? {}, t);
  return (
    <li className="flex flex-col gap-1.5 border-t border-line-soft px-3 py-2">
      <div className="flex items-center gap-2">
        <ItemIcon path={entry?.iconPath ?? ''} mark={entry?.name ?? ''} size={28} />
        <span className="min-w-0 flex-1 leading-[1.3]">
          <span className="block break-words">{name}</span>
          {facts !== '' && <span className="block break-words text-12 text-muted">{facts}</span>}
        </span>
        <IconButton size="sm" glyph="close" label={t('filter.removeRow', { name })} onClick={onRemove} className="max-md:size-[40px]" />
      </div>
      <div className="flex flex-wrap items-center gap-x-4 gap-y-1.5 pl-9 max-md:gap-x-2.5">
        <label className="inline-flex items-center gap-2 text-12 text-muted">
          {t('filter.minQuantity')}
          <NumberField
            aria-label={t('filter.minQuantityOf', { name })}
            placeholder="1"
            value={row.minQuantity}
            min={1}
            max={1e9}
            decimals={0}
            onChange={(minQuantity) => onChange({ ...row, minQuantity })}
            className="w-[62px]!"
          />
        </label>
        <label className="inline-flex items-center gap-2 text-12 text-muted">
          {t('filter.maxPrice')}
          <PriceInput
            label={t('filter.maxPriceOf', { name })}
            valueChaos={row.maxPriceChaos}
            onChange={(maxPriceChaos) => onChange({ ...row, maxPriceChaos })}
            className="w-[92px]"
          />
        </label>
        <VariantFields row={row} prices={prices} onChange={onChange} />
      </div>
    </li>
  );
}

/** Narrows "any variant" to variants with a property's value (D28). */
function VariantFields({ row, prices, onChange }: Pick<RowFieldsProps, 'row' | 'prices' | 'onChange'>) {
  const { t } = useTranslation();
  const { item } = row;
  const choices = useMemo(() => listVariantChoices(item, prices), [item, prices]);
  if (item.kind !== 'variants') return null;
  return choices.map(({ name, values }) => {
    const chosen = values.findIndex((value) => value === item.properties[name]);
    return (
      <label key={name} className="inline-flex items-center gap-2 text-12 text-muted">
        {sayPropertyName(name, t)}
        <Select
          aria-label={sayPropertyName(name, t)}
          value={String(chosen)}
          options={[
            { value: '-1', label: t('filter.any') },
            ...values.map((value, index) => ({
              value: String(index),
              label: typeof value === 'boolean' ? t(value ? 'filter.yes' : 'filter.no') : writeBand(String(value)),
            })),
          ]}
          onChange={(next) => {
            const { [name]: _before, ...others } = item.properties;
            const value = values[Number(next)];
            onChange({ ...row, item: { ...item, properties: value === undefined ? others : { ...others, [name]: value } } });
          }}
        />
      </label>
    );
  });
}

function findEntry({ item }: FilterRow, prices: PriceIndex): PriceEntry | null {
  if (item.kind === 'group') return prices.get(item.hash) ?? null;
  for (const entry of prices.values()) if (entry.key === item.key && entry.tag === item.tag) return entry;
  return null;
}
