import type { HashProperties } from '@poexchange/domain/grouping';
import { nameItem } from '../i18n/item-names.ts';
import { useTranslation } from '../i18n/use-translation.ts';
import { sayProperties } from '../price-files/item-text.ts';

/**
 * An item's name and, in smaller type, the properties that distinguish it from other items of the same name, on up to
 * two lines.
 */
export function VariantName({ name, properties }: { readonly name: string; readonly properties: HashProperties }) {
  const { t } = useTranslation();
  const told = sayProperties(properties, t);
  const shown = nameItem(name);
  return (
    <span className="line-clamp-2" title={told === '' ? shown : `${shown} · ${told}`}>
      {shown}
      {told !== '' && <span className="text-12 text-muted">{` · ${told}`}</span>}
    </span>
  );
}
