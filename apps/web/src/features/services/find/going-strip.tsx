/** A service's going price: the median, the range, the number of offers, and their distribution. */
import type { GoingPrice, ServiceLocation } from '@poexchange/domain/service';
import { useMemo } from 'react';
import { Trans } from '../../../shared/i18n/trans.tsx';
import { useTranslation } from '../../../shared/i18n/use-translation.ts';
import { joinClasses } from '../../../shared/ui/classes.ts';
import { Price } from '../../../shared/ui/price.tsx';
import { GoingWeek } from './going-week.tsx';
import { ThinRange } from '../thin-range.tsx';
import { groupByPrice } from './group-by-price.ts';
import type { GoingPrices, OfferLimits, OfferLine } from './offer-lines.ts';
import { PriceBars, writeRange } from './price-bars.tsx';
import type { ServicesScope } from './services-query.ts';
import type { ServicesView } from './services-view.ts';

export type GoingStripProps = {
  readonly scope: ServicesScope;
  readonly serviceName: string;
  readonly going: GoingPrices;
  /** All offers for the service, no matter whose map is used. */
  readonly placed: readonly OfferLine[];
  readonly chosen: OfferLine | null;
  readonly limits: OfferLimits;
  readonly onChange: (some: Partial<ServicesView>) => void;
};

export function GoingStrip({ scope, serviceName, going, placed, chosen, limits, onChange }: GoingStripProps) {
  const { t } = useTranslation();
  const isKnown = going.shown.kind === 'known';
  return (
    <section
      aria-label={t('services.going.title')}
      className="@container mx-4 mb-2 shrink-0 overflow-hidden rounded-lg border border-line bg-s1"
    >
      <div
        className={joinClasses(
          'grid grid-cols-2 @min-[560px]:min-h-[104px]',
          isKnown
            ? '@min-[560px]:grid-cols-[minmax(0,216px)_minmax(0,1fr)] @min-[760px]:grid-cols-[minmax(0,216px)_minmax(0,1fr)_minmax(0,220px)]'
            : '@min-[560px]:grid-cols-[minmax(0,1fr)_minmax(0,220px)]',
        )}
      >
        <GoingFacts going={going} onChange={onChange} />
        {isKnown && (
          <div className="min-w-0 border-line-soft px-3.5 py-2.5 @max-[560px]:border-t @min-[560px]:border-l">
            <GoingBars going={going} placed={placed} chosen={chosen} limits={limits} onChange={onChange} />
          </div>
        )}
        <div
          className={joinClasses(
            'min-w-0 border-line-soft px-3.5 py-2.5',
            // A phone has no space for an empty box.
            isKnown
              ? '@max-[760px]:border-t @max-[560px]:border-l @min-[560px]:@max-[760px]:col-span-2 @min-[760px]:border-l'
              : '@max-[560px]:hidden @min-[560px]:border-l',
          )}
        >
          <GoingWeek scope={scope} serviceName={serviceName} going={going} />
        </div>
      </div>
    </section>
  );
}

/** Shows the median and the range for the selected map, or why they are missing, and a link to the other map. */
function GoingFacts({ going, onChange }: Pick<GoingStripProps, 'going' | 'onChange'>) {
  const { t } = useTranslation();
  const { location, shown, other } = going;
  const otherLocation: ServiceLocation = location === 'seller' ? 'buyer' : 'seller';
  return (
    <div className="min-w-0 px-3.5 py-2.5 @max-[560px]:col-span-2">
      <h2 className="text-12 text-muted">
        {location === null ? t('services.going.title') : t('services.going.at', { map: t(`services.map.${location}`) })}
      </h2>
      <GoingLevel going={shown} />
      {shown.count > 0 && (
        <p className="text-12 text-muted">
          {[t('services.going.offers', { count: shown.count }), shown.freeCount > 0 && t('services.going.free', { count: shown.freeCount })]
            .filter(Boolean)
            .join(', ')}
        </p>
      )}
      {shown.kind !== 'known' && (shown.count > 0 || location !== null) && (
        <p className="max-w-[52ch] text-12 text-muted @max-[560px]:hidden">{t(explainMissing(shown))}</p>
      )}
      {other.count > 0 && (
        <button
          type="button"
          onClick={() => onChange({ location: otherLocation })}
          className="mt-0.5 inline-flex flex-wrap items-center gap-x-1.5 text-left text-12 text-muted underline-offset-2 hover:text-text hover:underline max-md:min-h-[40px]"
        >
          {t(`services.map.${otherLocation}`)}
          <OtherPrice going={other} />
        </button>
      )}
    </div>
  );
}

/**
 * Shows the median with the range, only the range if there are few offers, or a message that there are too few offers.
 */
function GoingLevel({ going }: { readonly going: GoingPrice }) {
  const { t } = useTranslation();
  const word = (text: string) => <p className="my-1 text-14 font-semibold">{text}</p>;
  if (going.kind !== 'known' && going.kind !== 'thin') return word(t(going.count === 0 ? 'services.going.noOffers' : 'services.going.few'));
  return (
    <>
      {going.kind === 'known' ? (
        <Price chaos={going.medianChaos} size={26} hint="none" className="my-0.5" />
      ) : (
        word(t('services.going.thin'))
      )}
      <p className="text-12 text-muted">
        <Trans
          i18nKey="services.going.range"
          components={{
            low: <Price chaos={going.lowChaos} size={12} hint="none" />,
            high: <Price chaos={going.highChaos} size={12} hint="none" />,
          }}
        />
      </p>
    </>
  );
}

function explainMissing({ kind, count }: GoingPrice) {
  if (kind === 'thin') return 'services.going.thinText';
  return count > 0 ? 'services.going.fewText' : 'services.going.noOffersText';
}

/** Distribution of the prices for the selected map; clicking a bar selects its range. */
function GoingBars({ going, placed, chosen, limits, onChange }: Omit<GoingStripProps, 'scope' | 'serviceName'>) {
  const { location, shown } = going;
  const bars = useMemo(
    () =>
      groupByPrice(
        placed.flatMap(({ row, chaos }) =>
          (location === null || row.location === location) && chaos !== null && chaos > 0 ? [chaos] : [],
        ),
      ),
    [placed, location],
  );
  return (
    <PriceBars
      bars={bars}
      medianChaos={shown.medianChaos ?? 0}
      chosen={location === null || chosen?.row.location === location ? chosen : null}
      going={shown}
      range={{ lowChaos: limits.lowestChaos, highChaos: limits.highestChaos }}
      onRange={(range) =>
        onChange({
          ...(location !== null && { location }),
          ...(range === null ? { lowestPrice: '', highestPrice: '' } : writeRange(range)),
        })
      }
    />
  );
}

function OtherPrice({ going }: { readonly going: GoingPrice }) {
  const { t } = useTranslation();
  return (
    <>
      {going.kind === 'known' && <Price chaos={going.medianChaos} size={12} hint="none" className="text-text" />}
      {going.kind === 'thin' && <ThinRange going={going} />}
      <span>{`· ${t('services.going.offers', { count: going.count })}`}</span>
    </>
  );
}
