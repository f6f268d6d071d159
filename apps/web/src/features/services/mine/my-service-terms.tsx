/** The terms of one of the user's services: price, map, regions and rules. */
import { hasMap, serviceRegions } from '@poexchange/domain/service';
import { useTranslation } from '../../../shared/i18n/use-translation.ts';
import { showServiceName } from '../../../shared/services/show-service-name.ts';
import { useToChaos } from '../../../shared/services/use-to-chaos.ts';
import { writeRegions } from '../../../shared/services/write-regions.ts';
import { Button } from '../../../shared/ui/button.tsx';
import { Checkbox } from '../../../shared/ui/checkbox.tsx';
import { Price } from '../../../shared/ui/price.tsx';
import { usePriceView } from '../../../shared/ui/price-view.tsx';
import { Segmented } from '../../../shared/ui/segmented.tsx';
import { PercentText } from '../find/offer-cells.tsx';
import { toggleRegion } from '../find/offer-filters.tsx';
import { percentFromMedian } from '../find/offer-lines.ts';
import { PanelSection } from '../panel-section.tsx';
import { isBuyersMapOnly, LocationSwitch } from './draft-controls.tsx';
import type { DraftScope } from './draft-store.ts';
import { RulesField } from './rules-field.tsx';
import type { OfferDraft, SharedTerms } from './service-drafts.ts';
import { ServicePriceField } from './service-price-field.tsx';
import { startPrice } from './start-price.ts';
import type { GoingOf } from './use-my-offer.ts';

type SectionProps = { readonly scope: DraftScope; readonly draft: OfferDraft; readonly onChange: (draft: OfferDraft) => void };

export function PriceSection({ draft, scope, goingOf, onChange }: SectionProps & { readonly goingOf: GoingOf }) {
  const { t } = useTranslation();
  const view = usePriceView();
  const toChaos = useToChaos(scope.game, scope.league);
  const name = showServiceName(scope.game, draft);
  const going = draft.isCustomService ? null : goingOf(draft.serviceName, draft.location);
  const percent = going === null || draft.typedPrice !== null ? null : percentFromMedian(toChaos(draft.price), going);
  const isFree = draft.typedPrice === null && draft.price.priceValue === 0;
  const change = (some: Partial<OfferDraft>): void => onChange({ ...draft, ...some });
  return (
    <PanelSection
      title={t('services.mine.column.price')}
      aside={
        going?.kind === 'known' && (
          <span className="inline-flex items-center gap-1">
            {t('services.going.title')} <Price chaos={going.medianChaos} size={12} hint="none" className="text-text" />
          </span>
        )
      }
    >
      <div className="flex flex-wrap items-start gap-2">
        <ServicePriceField
          label={t('services.mine.priceOf', { service: name })}
          value={draft}
          onChange={change}
          reason="shown"
          className="w-[130px]"
        />
        <Segmented
          label={t('services.mine.priceKind')}
          value={isFree ? 'free' : 'price'}
          options={[
            { value: 'price', label: t('services.column.price') },
            { value: 'free', label: t('services.free') },
          ]}
          onChange={(kind) =>
            change(
              kind === 'free'
                ? { price: { priceValue: 0, priceType: draft.price.priceType }, typedPrice: null }
                : startPrice(going?.kind === 'known' ? going.medianChaos : null, view),
            )
          }
        />
        <span className="flex-1" />
        {percent !== null && <PercentText percent={percent} />}
      </div>
    </PanelSection>
  );
}

/** Whose map the service is done in; renders nothing for a service without a map. */
export function MapSection({ scope, draft, onChange }: SectionProps) {
  const { t } = useTranslation();
  if (!hasMap(scope.game, draft)) return null;
  const chosenText = draft.location === 'seller' ? 'services.mine.sellersMap' : 'services.mine.buyersMap';
  return (
    <PanelSection title={t('services.column.where')}>
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <LocationSwitch scope={scope} draft={draft} onChange={onChange} />
        <span className="min-w-0 flex-1 text-12 text-muted">
          {t(isBuyersMapOnly(scope, draft) ? 'services.mine.buyersOnly' : chosenText)}
        </span>
      </div>
    </PanelSection>
  );
}

type RegionsSectionProps = Omit<SectionProps, 'scope'> & { readonly shared: SharedTerms };

/** The shared regions, or the service's own regions. */
export function RegionsSection({ draft, shared, onChange }: RegionsSectionProps) {
  const { t } = useTranslation();
  const { regions } = draft;
  const change = (next: OfferDraft['regions']): void => onChange({ ...draft, regions: next });
  return (
    <PanelSection
      title={t('services.mine.regions')}
      aside={
        <Button size="sm" kind="quiet" onClick={() => change(regions === null ? shared.regions : null)}>
          {t(regions === null ? 'services.mine.regionsOwn' : 'services.mine.regionsShared')}
        </Button>
      }
    >
      {regions === null ? (
        <p className="text-muted">{writeRegions(shared.regions) || t('services.filter.anyRegion')}</p>
      ) : (
        <div className="flex flex-wrap gap-x-3">
          {serviceRegions.map((region) => (
            <Checkbox
              key={region}
              label={writeRegions([region])}
              checked={regions.includes(region)}
              onChange={(isOn) => change(toggleRegion(regions, region, isOn ? 'on' : 'off'))}
            />
          ))}
        </div>
      )}
    </PanelSection>
  );
}

type RulesSectionsProps = Omit<SectionProps, 'scope'> & { readonly name: string; readonly sharedRules: string };

/** The shared rules and the service's own rules. */
export function RulesSections({ draft, name, sharedRules, onChange }: RulesSectionsProps) {
  const { t } = useTranslation();
  const change = (some: Partial<OfferDraft>): void => onChange({ ...draft, ...some });
  return (
    <>
      <PanelSection title={t('services.mine.rulesForAll')}>
        <p className="whitespace-pre-line text-muted wrap-anywhere">{sharedRules === '' ? t('services.mine.noRules') : sharedRules}</p>
      </PanelSection>
      <PanelSection title={t('services.mine.ownRulesFor', { service: name })}>
        <RulesField
          label={t('services.mine.ownRulesFor', { service: name })}
          value={draft.ownRules}
          rows={3}
          onChange={(ownRules) => change({ ownRules })}
        />
        <Segmented
          label={t('services.mine.ownRulesMode')}
          className="mt-1.5"
          value={draft.ownRulesMode}
          options={[
            { value: 'adds', label: t('services.mine.ownRulesAdd') },
            { value: 'replaces', label: t('services.mine.ownRulesReplace') },
          ]}
          onChange={(ownRulesMode) => change({ ownRulesMode })}
        />
      </PanelSection>
    </>
  );
}
