/** One of the user's own services: price, map, regions, rules, and how buyers see it. */
import { findService, hasMap, serviceRegions } from '@poexchange/domain/service';
import { useTranslation } from '../../../shared/i18n/use-translation.ts';
import type { League } from '../../../shared/prices/use-league.ts';
import { CustomShield } from '../../../shared/services/custom-shield.tsx';
import { hasRewards } from '../../../shared/services/has-rewards.ts';
import { Rewards } from '../../../shared/services/rewards.tsx';
import { sectionOf } from '../../../shared/services/sections.ts';
import { ServiceIcon } from '../../../shared/services/service-icon.tsx';
import { showServiceName } from '../../../shared/services/show-service-name.ts';
import { useToChaos } from '../../../shared/services/use-to-chaos.ts';
import { Button } from '../../../shared/ui/button.tsx';
import { Checkbox } from '../../../shared/ui/checkbox.tsx';
import { joinClasses } from '../../../shared/ui/classes.ts';
import { CopyButton } from '../../../shared/ui/copy-button.tsx';
import { IconButton } from '../../../shared/ui/icon-button.tsx';
import { Price } from '../../../shared/ui/price.tsx';
import { usePriceView } from '../../../shared/ui/price-view.tsx';
import { Segmented } from '../../../shared/ui/segmented.tsx';
import { writeRegions } from '../../../shared/services/write-regions.ts';
import { useMyVouches } from '../../../shared/vouch/vouch-query.ts';
import { PercentText } from '../offer-cells.tsx';
import { toggleRegion } from '../offer-filters.tsx';
import { percentFromMedian } from '../offer-lines.ts';
import { PanelSection } from '../panel-section.tsx';
import { dropDrafts, type DraftScope } from './draft-store.ts';
import { LocationSwitch } from './my-services-table.tsx';
import { RulesField } from './rules-field.tsx';
import type { OfferDraft } from './service-drafts.ts';
import { ServicePriceField } from './service-price-field.tsx';
import { startPrice } from './start-price.ts';
import { Toggle } from './toggle.tsx';
import type { GoingOf, MyOffer } from './use-my-offer.ts';
import { useDeleteService, type useSetActive } from './use-save-services.ts';
import { writePost } from './write-post.ts';

export type MyServicePanelProps = {
  readonly draft: OfferDraft;
  readonly scope: DraftScope;
  readonly league: League;
  readonly ign: string;
  readonly offer: MyOffer;
  readonly goingOf: GoingOf;
  readonly isListed: boolean;
  readonly setActive: ReturnType<typeof useSetActive>;
  readonly onClose: () => void;
};

export function MyServicePanel(props: MyServicePanelProps) {
  const { draft, scope, league, ign, offer, goingOf, isListed, setActive, onClose } = props;
  const { t } = useTranslation();
  const remove = useDeleteService(scope);
  const named = { poe: scope.game, serviceName: draft.serviceName, isCustomService: draft.isCustomService };
  const name = showServiceName(scope.game, draft);
  const isBuyersOnly = !draft.isCustomService && findService(scope.game, draft.serviceName)?.buyersMapOnly === true;
  const state = !draft.active ? 'paused' : draft.id === null ? 'notSaved' : isListed ? 'listed' : 'hidden';
  const change = (some: Partial<OfferDraft>): void => offer.change({ ...draft, ...some });
  const vouchCount = useMyVouches()?.myVouchCount ?? 0;
  const author = { ign, vouchCount, chatName: null };
  const post = writePost(scope, { drafts: [{ ...draft, active: true }], shared: offer.shared, author });
  return (
    <>
      <header className="border-b border-line-soft px-4 pt-3 pb-2.5">
        <div className="flex items-center gap-2">
          <ServiceIcon service={named} />
          <h2 title={name} className="line-clamp-2 min-w-0 text-18 leading-[22px] font-semibold wrap-anywhere">
            {name}
          </h2>
          {draft.isCustomService && <CustomShield />}
          <span className="flex-1" />
          <Toggle
            state={!draft.active ? 'off' : state === 'hidden' ? 'hidden' : 'on'}
            label={t('services.mine.switch', { service: name })}
            isBusy={setActive.isPending}
            onChange={() =>
              draft.id === null ? change({ active: !draft.active }) : setActive.mutate({ ids: [draft.id], active: !draft.active })
            }
          />
          <span
            className={joinClasses('shrink-0 text-12', state === 'listed' ? 'text-up' : state === 'hidden' ? 'text-warn' : 'text-muted')}
          >
            {t(`services.mine.state.${state}`)}
          </span>
          <IconButton size="sm" glyph="close" label={t('app.close')} onClick={onClose} />
        </div>
        <p className="mt-1 text-12 text-muted">{`${t(`services.section.${sectionOf({ ...named, serviceCategory: draft.serviceCategory })}`)} · ${league.name}`}</p>
      </header>
      <div className="min-h-0 flex-1 overflow-y-auto">
        <PriceSection draft={draft} scope={scope} goingOf={goingOf} onChange={offer.change} />
        {hasMap(scope.game, draft) && (
          <PanelSection title={t('services.column.where')}>
            <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
              <LocationSwitch scope={scope} draft={draft} onChange={offer.change} />
              <span className="min-w-0 flex-1 text-12 text-muted">
                {t(
                  isBuyersOnly
                    ? 'services.mine.buyersOnly'
                    : draft.location === 'seller'
                      ? 'services.mine.sellersMap'
                      : 'services.mine.buyersMap',
                )}
              </span>
            </div>
          </PanelSection>
        )}
        <PanelSection
          title={t('services.mine.regions')}
          aside={
            <Button size="sm" kind="quiet" onClick={() => change({ regions: draft.regions === null ? offer.shared.regions : null })}>
              {t(draft.regions === null ? 'services.mine.regionsOwn' : 'services.mine.regionsShared')}
            </Button>
          }
        >
          {draft.regions === null ? (
            <p className="text-muted">{writeRegions(offer.shared.regions) || t('services.filter.anyRegion')}</p>
          ) : (
            <div className="flex flex-wrap gap-x-3">
              {serviceRegions.map((region) => (
                <Checkbox
                  key={region}
                  label={writeRegions([region])}
                  checked={draft.regions?.includes(region) === true}
                  onChange={(isOn) => change({ regions: toggleRegion(draft.regions ?? [], region, isOn ? 'on' : 'off') })}
                />
              ))}
            </div>
          )}
        </PanelSection>
        <RulesSections draft={draft} name={name} sharedRules={offer.shared.rules} onChange={offer.change} />
        {hasRewards(named) && (
          <PanelSection title={t(scope.side === 'wts' ? 'services.panel.theyGet' : 'services.panel.youGet')}>
            <Rewards service={named} />
          </PanelSection>
        )}
        {ign !== '' && draft.typedPrice === null && (
          <PanelSection
            title={t('services.mine.post')}
            aside={
              <CopyButton size="sm" kind="quiet" text={post}>
                {t('services.mine.copyPost')}
              </CopyButton>
            }
          >
            <p className="rounded-md border border-line-soft bg-bg px-2.5 py-2 font-mono text-12 leading-[1.5] whitespace-pre-wrap text-muted">
              {post}
            </p>
          </PanelSection>
        )}
        <div className="px-4 py-3">
          <Button
            kind="danger"
            size="sm"
            isBusy={remove.isPending}
            onClick={() => {
              if (draft.id === null) dropDrafts(scope, [draft.key]);
              else remove.mutate(draft.id);
              onClose();
            }}
          >
            {t('services.mine.remove')}
          </Button>
        </div>
      </div>
    </>
  );
}

type PriceSectionProps = Pick<MyServicePanelProps, 'draft' | 'scope' | 'goingOf'> & { readonly onChange: (draft: OfferDraft) => void };

function PriceSection({ draft, scope, goingOf, onChange }: PriceSectionProps) {
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

type RulesSectionsProps = {
  readonly draft: OfferDraft;
  readonly name: string;
  readonly sharedRules: string;
  readonly onChange: (draft: OfferDraft) => void;
};

function RulesSections({ draft, name, sharedRules, onChange }: RulesSectionsProps) {
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
