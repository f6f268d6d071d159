import type { OfferLine } from './offer-lines.ts';
import type { Translate } from '../../../shared/i18n/use-translation.ts';
import { sayProperties } from '../../../shared/price-files/item-text.ts';

/** Name of an entry with what tells it from others of that name: "Headhunter (corrupted)". */
export function nameEntry({ name, properties }: Pick<OfferLine['entry'], 'name' | 'properties'>, t: Translate): string {
  const said = sayProperties(properties, t);
  return said === '' ? name : `${name} (${said})`;
}
