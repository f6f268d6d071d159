import { displayPrice, readViewUnit, type PriceView, type UnitAmount } from '@poexchange/domain/currency';
import { useTranslation, type Translate } from '../../../shared/i18n/use-translation.ts';
import { writeAmount } from '../../../shared/i18n/write-values.ts';
import { usePriceView } from '../../../shared/ui/price-view.tsx';
import { Note } from '../../../shared/ui/states.tsx';
import type { OfferLine } from './offer-lines.ts';

type Asked = { readonly asked: UnitAmount; readonly override: number; readonly view: PriceView };

/** A price as it was typed in another currency than the page's, and what it comes to now, in words. */
export function sayAsked(t: Translate, { asked, override, view }: Asked): { asked: string; now: string } {
  const [now] = displayPrice(override, { ...view, chaosPerDivine: null }).parts;
  return {
    asked: t(`price.unit.${asked.unit}`, { amount: writeAmount(String(asked.amount)) }),
    now: now === undefined ? '' : t(`price.unit.${now.unit}`, { amount: writeAmount(now.amount) }),
  };
}

const SHOWN_LINES = 2;

/**
 * Says before publishing what prices typed in divine come to: a listing holds chaos, which stand still while the rate
 * moves (D35, record 0094).
 */
export function AskedPrices({ lines }: { readonly lines: readonly OfferLine[] }) {
  const { t } = useTranslation();
  const view = usePriceView();
  const { unit } = readViewUnit(view);
  const typed = lines.flatMap(({ asked, override, entry, isOffered }) =>
    asked === null || override === null || !isOffered || asked.unit === unit ? [] : [{ asked, override, entry }],
  );
  if (typed.length === 0) return null;
  return (
    <Note tone="info">
      {typed.slice(0, SHOWN_LINES).map(({ asked, override, entry }) => (
        <span key={entry.hash} className="block">
          {t('offer.askedNow', { name: entry.name, ...sayAsked(t, { asked, override, view }) })}
        </span>
      ))}
      {typed.length > SHOWN_LINES && <span className="block">{t('offer.far.more', { count: typed.length - SHOWN_LINES })}</span>}
      {t('offer.askedKept')}
    </Note>
  );
}
