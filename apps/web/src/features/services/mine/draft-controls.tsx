/** The toggle, the state and the map of one of the user's services, shared by the service's row and panel. */
import { findService } from '@poexchange/domain/service';
import { useTranslation } from '../../../shared/i18n/use-translation.ts';
import { Segmented } from '../../../shared/ui/segmented.tsx';
import { showServiceName } from '../../../shared/services/show-service-name.ts';
import type { DraftScope } from './draft-store.ts';
import type { OfferDraft } from './service-drafts.ts';
import { Toggle } from './toggle.tsx';
import type { MyOffer } from './use-my-offer.ts';
import type { useSetActive } from './use-save-services.ts';

export type DraftState = 'paused' | 'notSaved' | 'listed' | 'hidden';

/** Returns whether other people see one of the user's services and, if not, why. */
export function readDraftState({ active, id }: OfferDraft, isListed: boolean): DraftState {
  if (!active) return 'paused';
  if (id === null) return 'notSaved';
  return isListed ? 'listed' : 'hidden';
}

type DraftToggleProps = {
  readonly scope: DraftScope;
  readonly offer: MyOffer;
  readonly draft: OfferDraft;
  readonly state: DraftState;
  readonly setActive: ReturnType<typeof useSetActive>;
};

/** Switches the service on or off: a saved service immediately, an unsaved service when it is first saved. */
export function DraftToggle({ scope, offer, draft, state, setActive }: DraftToggleProps) {
  const { t } = useTranslation();
  const { id, active } = draft;
  const isHidden = state === 'hidden';
  return (
    <Toggle
      state={!active ? 'off' : isHidden ? 'hidden' : 'on'}
      label={t('services.mine.switch', { service: showServiceName(scope.game, draft) })}
      isBusy={setActive.isPending}
      onChange={() => (id === null ? offer.change({ ...draft, active: !active }) : setActive.mutate({ ids: [id], active: !active }))}
    />
  );
}

export const draftStateTones: Readonly<Record<DraftState, string>> = {
  paused: 'text-muted',
  notSaved: 'text-muted',
  listed: 'text-up',
  hidden: 'text-warn',
};

export function isBuyersMapOnly(scope: DraftScope, draft: OfferDraft): boolean {
  return !draft.isCustomService && findService(scope.game, draft.serviceName)?.buyersMapOnly === true;
}

/**
 * Chooses whose map the service is done in; if only the buyer's map is possible, the seller's map cannot be selected.
 */
export function LocationSwitch({
  scope,
  draft,
  onChange,
}: {
  readonly scope: DraftScope;
  readonly draft: OfferDraft;
  readonly onChange: (draft: OfferDraft) => void;
}) {
  const { t } = useTranslation();
  return (
    <Segmented
      label={t('services.filter.map')}
      value={draft.location}
      options={[
        { value: 'seller', label: t('services.map.sellerShort'), isDisabled: isBuyersMapOnly(scope, draft) },
        { value: 'buyer', label: t('services.map.buyerShort') },
      ]}
      onChange={(location) => onChange({ ...draft, location })}
    />
  );
}
