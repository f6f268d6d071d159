import { currencies, type CurrencyUnit } from '@poexchange/domain/currency';
import type { Game } from '@poexchange/domain/item';
import { readLanguage } from '../../../shared/i18n/i18n.ts';
import { useTranslation } from '../../../shared/i18n/use-translation.ts';
import { nameVariant } from '../../../shared/price-files/item-text.ts';
import { Button } from '../../../shared/ui/button.tsx';
import { Note } from '../../../shared/ui/states.tsx';
import { changeItemChoices, setOffered, type OfferPlace } from '../../price-book/index.ts';
import type { OfferLine } from '../offer/offer-lines.ts';

/** Units in which totals are paid. */
const paidUnits: Readonly<Record<Game, readonly CurrencyUnit[]>> = { poe1: ['c', 'd'], poe2: ['ex', 'd'] };

/** Warns if currencies that buyers pay with are offered below their value, with a button that excludes them. */
export function CheapMoney({ lines, place }: { readonly lines: readonly OfferLine[]; readonly place: OfferPlace }) {
  const { t } = useTranslation();
  const groups = paidUnits[place.game].map((unit) => currencies[unit].group);
  const cheap = lines.filter(
    ({ entry, price, isOffered }) =>
      isOffered &&
      entry.tag === 'currency' &&
      groups.includes(entry.key) &&
      entry.valueChaos !== null &&
      price !== null &&
      price < entry.valueChaos,
  );
  if (cheap.length === 0) return null;
  const hashes = cheap.map(({ entry }) => entry.hash);
  const names = new Intl.ListFormat(readLanguage()).format(cheap.map(({ entry }) => nameVariant(entry, t)));
  return (
    <Note tone="warn">
      <span className="flex min-w-0 flex-wrap items-center justify-between gap-2">
        <span className="min-w-0 flex-1">{t('offer.cheapMoney', { names })}</span>
        <Button size="sm" onClick={() => changeItemChoices(place, (before) => setOffered(before, { hashes, offered: 'no' }))}>
          {t('offer.cheapMoneyLeave')}
        </Button>
      </span>
    </Note>
  );
}
