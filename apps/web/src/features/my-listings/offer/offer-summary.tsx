import type { ListingSide } from '@poexchange/domain/listing';
import { payableTotal, writePayable } from '@poexchange/domain/currency';
import { useTranslation } from '../../../shared/i18n/use-translation.ts';
import { Button } from '../../../shared/ui/button.tsx';
import { ExactSum, PayablePrice } from '../../../shared/ui/payable-price.tsx';
import { usePriceView } from '../../../shared/ui/price-view.tsx';
import { Price } from '../../../shared/ui/price.tsx';
import type { OfferLine, OfferSummary } from './offer-lines.ts';
import { dropBadTexts } from './price-drafts.ts';
import { changeItemChoices, type OfferPlace, setOffered, setOverride } from '../../price-book/index.ts';

/** Notes for a seller before publishing, each with a link to undo its cause. */
export function Sidelines({
  summary,
  lines,
  place,
}: {
  readonly summary: OfferSummary;
  readonly lines: readonly OfferLine[];
  readonly place: OfferPlace;
}) {
  const { t } = useTranslation();
  const hashes = lines.map((line) => line.entry.hash);
  return (
    <ul className="flex flex-col gap-1.5 border-t border-line-soft pt-3 text-12 text-muted empty:hidden">
      {summary.overridden > 0 && (
        <li className="flex items-center gap-2">
          <span className="flex-1 text-accent">{t('offer.summaryOverridden', { count: summary.overridden })}</span>
          <Button
            size="sm"
            kind="quiet"
            onClick={() => {
              dropBadTexts(place, hashes);
              changeItemChoices(place, (before) => hashes.reduce((rest, hash) => setOverride(rest, hash, null), before));
            }}
          >
            {t('offer.summaryClear')}
          </Button>
        </li>
      )}
      {summary.leftOut > 0 && (
        <li className="flex items-center gap-2">
          <span className="flex-1">{t('offer.summaryLeftOut', { count: summary.leftOut })}</span>
          <Button
            size="sm"
            kind="quiet"
            onClick={() => changeItemChoices(place, (before) => setOffered(before, { hashes, offered: 'yes' }))}
          >
            {t('offer.summaryPutBack')}
          </Button>
        </li>
      )}
      {summary.lowConfidence.groups > 0 && (
        <li className="flex flex-wrap items-center gap-x-2 text-warn">
          <span>{t('offer.summaryLow', { count: summary.lowConfidence.groups })}</span>
          <Price chaos={summary.lowConfidence.totalChaos} size={12} hint="none" />
        </li>
      )}
    </ul>
  );
}

export type TotalsProps = {
  readonly summary: OfferSummary;
  readonly side?: ListingSide;
  /** Total of the active listing as buyers see it, in chaos; null if there is no active listing. */
  readonly listedChaos: number | null;
};

/** The draft's total, and the active listing's total if it differs. */
export function Totals({ summary, side = 'sell', listedChaos }: TotalsProps) {
  const { t } = useTranslation();
  const view = usePriceView();
  const isOther =
    listedChaos !== null && writePayable(payableTotal(listedChaos, view)) !== writePayable(payableTotal(summary.totalChaos, view));
  return (
    <dl className="grid grid-cols-[1fr_auto] items-center gap-y-1">
      <dt className="text-12 text-muted">{t('offer.summaryValue')}</dt>
      <dd className="num">
        {/* Rounded like the amount below it, so that the two can be compared. */}
        <PayablePrice chaos={summary.valueChaos} className="font-normal! text-muted" />
      </dd>
      {isOther && (
        <>
          <dt className="text-12 text-warn">{t(side === 'buy' ? 'byHand.sellersSee' : 'offer.buyersSee')}</dt>
          <dd className="num">
            <PayablePrice chaos={listedChaos} className="text-warn" />
          </dd>
        </>
      )}
      <dt className="text-13">
        {isOther ? t('offer.afterUpdate') : t(side === 'buy' ? 'byHand.wantPay' : 'offer.summaryAsk')}
        <span className="block text-12 text-muted">
          {t('offer.groups', { count: summary.groups })}
          {' · '}
          {t('offer.pieces', { count: summary.pieces })}
        </span>
        <ExactSum chaos={summary.totalChaos} />
      </dt>
      <dd className="num">
        <PayablePrice chaos={summary.totalChaos} size={18} />
      </dd>
    </dl>
  );
}
