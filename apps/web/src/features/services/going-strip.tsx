/** Describes what a service goes for: the median, the range and how many ask it, and how offers lie around it. */
import type { GoingPrice, ServiceLocation } from '@poexchange/domain/service';
import { useMemo } from 'react';
import { Trans } from '../../shared/i18n/trans.tsx';
import { useTranslation } from '../../shared/i18n/use-translation.ts';
import { writePercent } from '../../shared/i18n/write-values.ts';
import { Price } from '../../shared/ui/price.tsx';
import { groupByPrice, type PriceBar } from './group-by-price.ts';
import { percentFromMedian, type GoingPrices, type OfferLine } from './offer-lines.ts';

export type GoingStripProps = {
  readonly going: GoingPrices;
  /** All offers of the service, at either map. */
  readonly placed: readonly OfferLine[];
  readonly chosen: OfferLine | null;
  readonly onLocation: (location: ServiceLocation) => void;
};

export function GoingStrip({ going, placed, chosen, onLocation }: GoingStripProps) {
  const { t } = useTranslation();
  const { location, shown, other } = going;
  const otherLocation: ServiceLocation = location === 'seller' ? 'buyer' : 'seller';
  const bars = useMemo(
    () => groupByPrice(placed.flatMap(({ row, chaos }) => (row.location === location && chaos !== null && chaos > 0 ? [chaos] : []))),
    [placed, location],
  );
  return (
    <section
      aria-label={t('services.going.title')}
      className="mx-4 mb-2 grid shrink-0 grid-cols-[minmax(0,220px)_minmax(0,1fr)] overflow-hidden rounded-lg border border-line bg-s1 max-md:grid-cols-1"
    >
      <div className="min-w-0 px-3.5 py-2.5">
        <h2 className="text-12 text-muted">{t('services.going.at', { map: t(`services.map.${location}`) })}</h2>
        {shown.kind === 'known' ? (
          <>
            <Price chaos={shown.medianChaos} size={26} hint="none" className="my-0.5" />
            <p className="text-12 text-muted">
              <Trans
                i18nKey="services.going.range"
                components={{
                  low: <Price chaos={shown.lowChaos} size={12} hint="none" />,
                  high: <Price chaos={shown.highChaos} size={12} hint="none" />,
                }}
              />
            </p>
          </>
        ) : (
          <p className="my-1 text-14 font-semibold">{t('services.going.few')}</p>
        )}
        <p className="text-12 text-muted">
          {[t('services.going.offers', { count: shown.count }), shown.freeCount > 0 && t('services.going.free', { count: shown.freeCount })]
            .filter(Boolean)
            .join(', ')}
        </p>
        {other.count > 0 && (
          <button
            type="button"
            onClick={() => onLocation(otherLocation)}
            className="mt-0.5 inline-flex flex-wrap items-center gap-x-1.5 text-left text-12 text-muted underline-offset-2 hover:text-text hover:underline max-md:min-h-[40px]"
          >
            {t(`services.map.${otherLocation}`)}
            <OtherPrice going={other} />
          </button>
        )}
      </div>
      <div className="min-w-0 border-l border-line-soft px-3.5 py-2.5 max-md:border-t max-md:border-l-0">
        {shown.kind === 'known' ? (
          <PriceBars
            bars={bars}
            medianChaos={shown.medianChaos ?? 0}
            chosen={chosen?.row.location === location ? chosen : null}
            going={shown}
          />
        ) : (
          <p className="max-w-[52ch] text-12 text-muted">{t('services.going.fewText')}</p>
        )}
      </div>
    </section>
  );
}

function OtherPrice({ going }: { readonly going: GoingPrice }) {
  const { t } = useTranslation();
  return (
    <>
      {going.kind === 'known' && <Price chaos={going.medianChaos} size={12} hint="none" className="text-text" />}
      <span>{`· ${t('services.going.offers', { count: going.count })}`}</span>
    </>
  );
}

type PriceBarsProps = {
  readonly bars: readonly PriceBar[];
  readonly medianChaos: number;
  readonly chosen: OfferLine | null;
  readonly going: GoingPrice;
};

/** Offers by price as bars; the one that holds the chosen offer is marked. Read out in words above it. */
function PriceBars({ bars, medianChaos, chosen, going }: PriceBarsProps) {
  const { t } = useTranslation();
  const most = Math.max(1, ...bars.map(({ count }) => count));
  const first = bars[0];
  const last = bars.at(-1);
  const percent = percentFromMedian(chosen?.chaos ?? null, going);
  if (first === undefined || last === undefined) return null;
  const span = last.toChaos - first.fromChaos;
  const at = span <= 0 ? 50 : ((medianChaos - first.fromChaos) / span) * 100;
  return (
    <div>
      <p className="flex flex-wrap gap-x-2 text-12 text-muted">
        <span className="flex-1">{t('services.going.byPrice')}</span>
        {percent !== null && percent !== 0 && (
          <span className="text-accent">
            {t(percent < 0 ? 'services.going.thisUnder' : 'services.going.thisOver', { percent: writePercent(Math.abs(percent)) })}
          </span>
        )}
      </p>
      <div className="relative mt-1.5 flex h-[48px] items-end gap-[3px] border-b border-line" aria-hidden="true">
        {bars.map((bar) => {
          const isChosen = chosen?.chaos != null && chosen.chaos >= bar.fromChaos && (chosen.chaos < bar.toChaos || bar === last);
          return (
            <span
              key={bar.fromChaos}
              style={{ height: bar.count === 0 ? 0 : `${Math.max(10, (bar.count / most) * 100)}%` }}
              className={isChosen ? 'flex-1 rounded-t-sm bg-accent' : 'flex-1 rounded-t-sm bg-line-strong'}
            />
          );
        })}
        <span style={{ left: `${at}%` }} className="absolute inset-y-0 w-0 border-l border-dashed border-text" />
      </div>
      <p className="mt-0.5 flex justify-between text-12">
        <Price chaos={first.fromChaos} size={12} hint="none" weight="normal" className="text-muted" />
        <Price chaos={last.toChaos} size={12} hint="none" weight="normal" className="text-muted" />
      </p>
    </div>
  );
}
