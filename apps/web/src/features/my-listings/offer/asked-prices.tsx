import { readViewUnit, toUnitAmount, type PriceView, type UnitAmount } from '@poexchange/domain/currency';
import { nameVariant } from '../../../shared/price-files/item-text.ts';
import { useTranslation, type Translate } from '../../../shared/i18n/use-translation.ts';
import { writeAmount } from '../../../shared/i18n/write-values.ts';
import { usePriceView } from '../../../shared/ui/price-view.tsx';
import { Note } from '../../../shared/ui/states.tsx';
import type { OfferPlace } from '../../price-book/index.ts';
import type { OfferLine } from './offer-lines.ts';
import { priceKey, useBadLines, withoutBad } from './price-drafts.ts';
import { findReckonedText, useReckonedPrices } from './reckoned-prices.ts';

type Asked = { readonly asked: UnitAmount; readonly override: number; readonly view: PriceView };

/** Writes a price as it was typed in a currency other than the page's, and its current amount. */
export function sayAsked(t: Translate, { asked, override, view }: Asked): { asked: string; now: string } {
  return {
    asked: t(`price.unit.${asked.unit}`, { amount: writeAmount(String(asked.amount)) }),
    now: sayPlain(t, override, view),
  };
}

/** Writes a price as its field shows it, in the page's single currency: "417 chaos". */
export function sayPlain(t: Translate, chaos: number, view: PriceView): string {
  const { amount, unit } = toUnitAmount(chaos, view);
  return t(`price.unit.${unit}`, { amount: writeAmount(String(amount)) });
}

const SHOWN_LINES = 2;

/**
 * Before publishing, shows what prices typed in divines amount to: a listing stores prices in chaos, which stay the
 * same when the rate changes (D35).
 */
export function AskedPrices({ lines, place }: { readonly lines: readonly OfferLine[]; readonly place: OfferPlace }) {
  const { t } = useTranslation();
  const view = usePriceView();
  const { unit } = readViewUnit(view);
  const prices = useReckonedPrices();
  const read = withoutBad(lines, useBadLines(place, lines));
  const reckoned = read.flatMap(({ override, entry, isOffered }) => {
    const text = findReckonedText(prices, priceKey(place, entry.hash), override);
    return text === null || override === null || !isOffered ? [] : [{ entry, text, override }];
  });
  const typed = read.flatMap(({ asked, override, entry, isOffered }) =>
    asked === null || override === null || !isOffered || asked.unit === unit ? [] : [{ asked, override, entry }],
  );
  if (typed.length + reckoned.length === 0) return null;
  return (
    <Note tone="info">
      {reckoned.slice(0, SHOWN_LINES).map(({ entry, text, override }) => (
        <span key={entry.hash} className="block">
          {t(/[a-z]/i.test(text) ? 'offer.reckonedNow' : 'offer.reckonedPlain', {
            name: nameVariant(entry, t),
            typed: text,
            now: sayPlain(t, override, view),
          })}
        </span>
      ))}
      {reckoned.length > SHOWN_LINES && <span className="block">{t('offer.far.more', { count: reckoned.length - SHOWN_LINES })}</span>}
      {typed.slice(0, SHOWN_LINES).map(({ asked, override, entry }) => (
        <span key={entry.hash} className="block">
          {t('offer.askedNow', { name: nameVariant(entry, t), ...sayAsked(t, { asked, override, view }) })}
        </span>
      ))}
      {typed.length > SHOWN_LINES && <span className="block">{t('offer.far.more', { count: typed.length - SHOWN_LINES })}</span>}
      {typed.length > 0 && t('offer.askedKept')}
    </Note>
  );
}
