/** An offer's details: the service, the price, the rules, and what each side brings and gets. */
import { findService, hasMap, type GoingPrice } from '@poexchange/domain/service';
import type { ReactNode } from 'react';
import { useTranslation } from '../../../shared/i18n/use-translation.ts';
import { writePercent } from '../../../shared/i18n/write-values.ts';
import { CustomShield } from '../../../shared/services/custom-shield.tsx';
import { hasRewards } from '../../../shared/services/has-rewards.ts';
import { Rewards } from '../../../shared/services/rewards.tsx';
import { RulesText } from '../../../shared/services/rules-text.tsx';
import { ServiceIcon } from '../../../shared/services/service-icon.tsx';
import { ServicePrice } from '../../../shared/services/service-price.tsx';
import { writeMap } from '../../../shared/services/write-map.ts';
import { Glyph } from '../../../shared/ui/glyph.tsx';
import { PanelSection } from '../panel-section.tsx';
import { percentFromMedian, type OfferLine } from './offer-lines.ts';

type OfferFactsProps = {
  readonly line: OfferLine;
  /** The service's going price for the offer's map; null for a custom service. */
  readonly going: GoingPrice | null;
  readonly head: 'shown' | 'above';
};

/** Requested service and price, the same in the panel and in an opened row on a phone. */
export function OfferFacts({ line, going, head }: OfferFactsProps) {
  const { t } = useTranslation();
  const { row } = line;
  return (
    <>
      {head === 'shown' && <OfferHead line={line} going={going} />}
      <OfferRules line={line} />
      <BringSection line={line} />
      {hasRewards(row) && (
        <PanelSection title={t(row.creatorType === 'wts' ? 'services.panel.youGet' : 'services.panel.theyGet')}>
          <Rewards service={row} />
        </PanelSection>
      )}
    </>
  );
}

/** The owner's rules for all services, and the rules for this service. */
function OfferRules({ line }: Pick<OfferFactsProps, 'line'>) {
  const { t } = useTranslation();
  const { rules, overwriteRules, overwriteMode } = line.row;
  const showsOwn = overwriteRules !== '';
  const showsAll = rules !== '' && !(showsOwn && overwriteMode === 'replaces');
  return (
    <PanelSection title={t('services.panel.rules')}>
      {showsAll && <RulesText text={rules} />}
      {showsOwn && (
        <div className={showsAll ? 'mt-2 border-l-2 border-accent py-0.5 pl-2.5' : undefined}>
          {showsAll && <p className="text-12 text-accent">{t('services.panel.onlyFor', { service: line.name })}</p>}
          <RulesText text={overwriteRules} />
        </div>
      )}
      {!showsAll && !showsOwn && <p className="text-muted">{t('services.panel.noRules')}</p>}
    </PanelSection>
  );
}

/** What the customer brings: the price and, if the customer's map is used, the key to that map. */
function BringSection({ line: { row } }: Pick<OfferFactsProps, 'line'>) {
  const { t } = useTranslation();
  const isSold = row.creatorType === 'wts';
  const isInMap = hasMap(row.poe, row);
  const bringsKey = isInMap && row.location === 'buyer';
  return (
    <PanelSection title={t(isSold ? 'services.panel.youBring' : 'services.panel.theyBring')}>
      <ul>
        {row.priceValue > 0 && (
          <BringRow>
            <ServicePrice price={row} />
            <span className="text-12 text-muted">{t('services.panel.inGame')}</span>
          </BringRow>
        )}
        {bringsKey ? (
          <BringRow>
            {t('services.panel.key')}
            <span className="text-12 text-muted">{t(isSold ? 'services.panel.keyTextYou' : 'services.panel.keyText')}</span>
          </BringRow>
        ) : (
          <BringRow>
            {t(row.priceValue > 0 ? 'services.panel.nothingElse' : 'services.panel.nothing')}
            {isInMap && <span className="text-12 text-muted">{t('services.panel.nothingElseText')}</span>}
          </BringRow>
        )}
      </ul>
    </PanelSection>
  );
}

function BringRow({ children }: { readonly children: ReactNode }) {
  return (
    <li className="flex min-h-[24px] flex-wrap items-center gap-x-2">
      <Glyph name="check" size={14} className="text-up" />
      {children}
    </li>
  );
}

/** Service and price, unless the list shows them directly above. */
function OfferHead({ line, going }: Pick<OfferFactsProps, 'line' | 'going'>) {
  const { t } = useTranslation();
  const { row } = line;
  const service = row.isCustomService ? undefined : findService(row.poe, row.serviceName);
  const percent = percentFromMedian(line.chaos, going);
  return (
    <section className="flex items-center gap-3 border-b border-line-soft px-4 py-2.5">
      <ServiceIcon service={row} size={32} />
      <div className="min-w-0 flex-1">
        <p className="flex items-center gap-1.5 font-semibold">
          <span className="min-w-0 wrap-anywhere">{line.name}</span>
          {row.isCustomService && <CustomShield />}
        </p>
        <p className="text-12 text-muted">
          {[writeMap(t, row.poe, row), service?.location, service?.level !== undefined && t('services.level', { level: service.level })]
            .filter(Boolean)
            .join(' · ')}
        </p>
      </div>
      <div className="flex flex-col items-end">
        <ServicePrice price={row} size={18} />
        {percent !== null && percent !== 0 && (
          <span className={percent < 0 ? 'text-12 text-up' : 'text-12 text-muted'}>
            {t(percent < 0 ? 'services.going.underMedian' : 'services.going.overMedian', { percent: writePercent(Math.abs(percent)) })}
          </span>
        )}
      </div>
    </section>
  );
}
