import type { HashProperties } from '@poexchange/domain/grouping';
import { useTranslation } from '../i18n/use-translation.ts';
import { sayProperties } from '../price-files/item-text.ts';

/** Name of an item, and smaller what tells it from others of that name (D45), in up to two lines. */
export function VariantName({ name, properties }: { readonly name: string; readonly properties: HashProperties }) {
  const { t } = useTranslation();
  const told = sayProperties(properties, t);
  return (
    <span className="line-clamp-2" title={told === '' ? name : `${name} · ${told}`}>
      {name}
      {told !== '' && <span className="text-12 text-muted">{` · ${told}`}</span>}
    </span>
  );
}
