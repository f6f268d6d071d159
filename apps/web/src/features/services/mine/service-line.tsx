import { hasMap, type GoingPrice } from '@poexchange/domain/service';
import { useTranslation } from '../../../shared/i18n/use-translation.ts';
import { CustomShield } from '../../../shared/services/custom-shield.tsx';
import { ServiceIcon } from '../../../shared/services/service-icon.tsx';
import { showServiceName } from '../../../shared/services/show-service-name.ts';
import { joinClasses } from '../../../shared/ui/classes.ts';
import { Price } from '../../../shared/ui/price.tsx';
import { ThinRange } from '../thin-range.tsx';
import { draftStateTones, DraftToggle, LocationSwitch, readDraftState } from './draft-controls.tsx';
import type { DraftScope } from './draft-store.ts';
import type { OfferDraft } from './service-drafts.ts';
import { ServicePriceField } from './service-price-field.tsx';
import type { GoingOf, MyOffer } from './use-my-offer.ts';
import type { useSetActive } from './use-save-services.ts';

/** Layout classes shared by the header and all rows of the table. */
export const ROW = 'flex items-center gap-3 px-4';
export const columns = {
  on: 'flex w-[36px] shrink-0 items-center',
  service: 'min-w-[140px] flex-1',
  where: 'w-[168px] shrink-0 @max-[760px]:hidden',
  price: 'w-[96px] shrink-0',
  going: 'w-[86px] shrink-0 @max-[620px]:hidden',
  rules: 'w-[72px] shrink-0 @max-[780px]:hidden',
  state: 'w-[72px] shrink-0 @max-[520px]:hidden',
} as const;

export type ServiceLineProps = {
  readonly scope: DraftScope;
  readonly offer: MyOffer;
  readonly goingOf: GoingOf;
  readonly draft: OfferDraft;
  readonly chosenKey: string | null;
  readonly failedKey: string | null;
  readonly setActive: ReturnType<typeof useSetActive>;
  readonly onSelect: (key: string) => void;
};

/** One of the user's services in the table: what other people see, and the most frequently edited fields. */
export function ServiceLine({ scope, offer, goingOf, draft, chosenKey, failedKey, setActive, onSelect }: ServiceLineProps) {
  const { t } = useTranslation();
  const name = showServiceName(scope.game, draft);
  const isChosen = draft.key === chosenKey;
  const state = readDraftState(draft, offer.listedIds.has(draft.key));
  return (
    <div
      role="row"
      aria-current={isChosen || undefined}
      onClick={() => onSelect(draft.key)}
      className={joinClasses(
        ROW,
        'min-h-[40px] cursor-pointer border-b border-line-soft py-1 hover:bg-s1',
        isChosen && 'bg-s2 shadow-[inset_2px_0_0_var(--color-accent)] hover:bg-s2',
        failedKey === draft.key && 'bg-bad',
      )}
    >
      <span role="cell" className={columns.on}>
        <DraftToggle scope={scope} offer={offer} draft={draft} state={state} setActive={setActive} />
      </span>
      <span role="cell" className={joinClasses(columns.service, 'flex items-center gap-2')}>
        <ServiceIcon
          service={{ poe: scope.game, serviceName: draft.serviceName, isCustomService: draft.isCustomService }}
          className={draft.active ? '' : 'opacity-60'}
        />
        <button
          type="button"
          onClick={(event) => {
            event.stopPropagation();
            onSelect(draft.key);
          }}
          title={name}
          className={joinClasses(
            'line-clamp-2 min-w-0 text-left leading-[17px] font-semibold wrap-anywhere',
            !draft.active && 'text-muted',
          )}
        >
          {name}
        </button>
        {draft.isCustomService && <CustomShield />}
        {offer.changedKeys.has(draft.key) && (
          <span className="size-1.5 shrink-0 rounded-full bg-accent" title={t('services.mine.notSaved')} />
        )}
      </span>
      <span role="cell" className={columns.where} onClick={(event) => event.stopPropagation()}>
        {hasMap(scope.game, draft) && <LocationSwitch scope={scope} draft={draft} onChange={offer.change} />}
      </span>
      <span role="cell" className={columns.price}>
        <ServicePriceField
          label={t('services.mine.priceOf', { service: name })}
          value={draft}
          onChange={(value) => offer.change({ ...draft, price: value.price, typedPrice: value.typedPrice })}
          name={draft.key}
          className="w-full"
        />
      </span>
      <span role="cell" className={joinClasses(columns.going, 'num text-muted')}>
        <Going going={draft.isCustomService ? null : goingOf(draft.serviceName, draft.location)} />
      </span>
      <span role="cell" className={joinClasses(columns.rules, 'text-12', draft.ownRules === '' ? 'text-muted' : 'text-text')}>
        <RulesWord ownRules={draft.ownRules} sharedRules={offer.shared.rules} />
      </span>
      <span role="cell" className={joinClasses(columns.state, 'num text-12 leading-[16px] whitespace-normal', draftStateTones[state])}>
        {t(`services.mine.state.${state}`)}
      </span>
    </div>
  );
}

function Going({ going }: { readonly going: GoingPrice | null }) {
  if (going?.kind === 'known') return <Price chaos={going.medianChaos} hint="none" weight="normal" />;
  return going?.kind === 'thin' ? <ThinRange going={going} /> : '–';
}

/** Shows whether the service's own rules, the shared rules or no rules apply. */
function RulesWord({ ownRules, sharedRules }: { readonly ownRules: string; readonly sharedRules: string }) {
  const { t } = useTranslation();
  if (ownRules !== '') return t('services.mine.ownRules');
  if (sharedRules.trim() !== '') return t('services.mine.generalRules');
  return (
    <span className="text-faint" title={t('services.panel.noRules')}>
      {'–'}
    </span>
  );
}
