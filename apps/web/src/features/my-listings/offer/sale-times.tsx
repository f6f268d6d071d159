import { confidenceLevels, type ConfidenceLevel } from '@poexchange/domain/pricing';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from '../../../shared/i18n/use-translation.ts';
import { Price } from '../../../shared/ui/price.tsx';
import { explanationQuery, groupQuery, writeSaleTime } from '../../economy/index.ts';
import type { OfferPlace } from '../../price-book/index.ts';
import type { OfferLine } from './offer-lines.ts';

/** Levels for which the time to sale is shown. */
const shown: readonly ConfidenceLevel[] = [5, 12, 30, 50];

/** Times to sale at some prices, shown next to the field where the price is set. */
export function SaleTimes({ line: { entry }, place }: { readonly line: OfferLine; readonly place: OfferPlace }) {
  const { t } = useTranslation();
  const { game, league } = place;
  const group = { tag: entry.tag, hash: entry.hash, pricedAtMs: 0 };
  const explained = useQuery(explanationQuery({ game, league }, group));
  const times = explained.data?.f?.t;
  const prices = useQuery(groupQuery({ game, league }, group)).data?.valuation?.pValues;
  const lines = shown.flatMap((level) => {
    const time = times?.[confidenceLevels.indexOf(level)] ?? null;
    const price = prices?.[level] ?? 0;
    return time === null || price <= 0 ? [] : [{ level, price, ...writeSaleTime(time) }];
  });
  return (
    // The width is fixed, because the hint is positioned before the prices are read.
    <div className="flex w-[230px] flex-col gap-1">
      <p className="text-muted">{explained.isSuccess && times === undefined ? t('economy.sales.tooFew') : t('economy.sales.within')}</p>
      {lines.map(({ level, price, about, range }) => (
        <p key={level} className="flex items-baseline gap-1.5">
          <Price chaos={price} size={12} hint="none" className="flex-1" />
          <span>{about}</span>
          <span className="text-faint">{range}</span>
        </p>
      ))}
    </div>
  );
}
