import type { Profile } from '@poexchange/contract/rest';
import { findService } from '@poexchange/domain/service';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { useEffect, useRef, useState } from 'react';
import { useGame } from '../../../shared/game/use-game.ts';
import { readMainIgn } from '../../../shared/ign/main-ign.ts';
import { useLeague } from '../../../shared/prices/use-league.ts';
import { usePriceView } from '../../../shared/ui/price-view.tsx';
import type { ServicesSearch } from '../find/services-view.ts';
import { useServiceKeys } from '../use-service-keys.ts';
import { forgetEdits, putDrafts, type DraftScope } from './draft-store.ts';
import type { ApplyPlan } from './presets/plan-preset.ts';
import { draftOfCatalogue, findProblem, newKeyOf, type DraftProblem, type OfferDraft } from './service-drafts.ts';
import { focusPrice } from './service-price-field.tsx';
import { startPrice } from './start-price.ts';
import { useGoingPrices, useMyOffer, type GoingOf, type MyOffer } from './use-my-offer.ts';
import { useRelistServices, useSaveServices, useSetActive } from './use-save-services.ts';

export type OwnServices = ReturnType<typeof useOwnServices>;

/** State of My services: drafts, the selected draft, and the functions that save, switch and select services. */
export function useOwnServices(profile: Profile) {
  const game = useGame();
  const league = useLeague(game);
  const search = useSearch({ strict: false }) as ServicesSearch;
  const navigate = useNavigate();
  const side = search['side'] === 'buy' ? 'wtb' : 'wts';
  const scope: DraftScope = { game, league: league.id, side };
  const offer = useMyOffer(scope);
  const goingOf = useGoingPrices(scope);
  const setActive = useSetActive(scope);
  const relist = useRelistServices(scope);
  const [isTermsOpen, setTermsOpen] = useState(false);
  const chosen = findChosen(offer.drafts, search['service'] ?? '');
  const change = (some: ServicesSearch, how: 'push' | 'replace' = 'push'): void =>
    void navigate({ to: '.', search: (before: ServicesSearch) => ({ ...before, ...some }), replace: how === 'replace' });
  const close = (): void => change({ service: undefined }, 'replace');

  useAddFromLink(scope, {
    offer,
    goingOf,
    serviceName: search['add'],
    onAdded: (key) => change({ add: undefined, service: key }, 'replace'),
  });
  const showProblem = ({ key, part }: DraftProblem): void => {
    if (key === null) return setTermsOpen(true);
    if (part === 'price' && focusPrice(key)) return;
    change({ service: key, section: undefined }, 'replace');
  };
  const saving = useSaving(profile, { scope, offer, isTermsOpen, showProblem });
  useServiceKeys({ 'Ctrl+Enter': saving.save, Escape: chosen === null ? undefined : close });

  const switchAll = (active: boolean): void => {
    const ids = offer.drafts.flatMap(({ id, active: isOn }) => (id !== null && isOn !== active ? [id] : []));
    if (ids.length > 0) setActive.mutate({ ids, active });
  };
  return {
    profile,
    league,
    scope,
    offer,
    goingOf,
    setActive,
    relist,
    saving,
    isRead: offer.query.data !== undefined,
    isHidden: offer.presence === 'offline',
    savedDrafts: offer.drafts.filter(({ id }) => id !== null),
    section: search['section'] ?? '',
    chosen,
    isTermsOpen,
    setTermsOpen,
    switchAll,
    close,
    choose: (key: string): void => change({ service: key }, chosen === null ? 'push' : 'replace'),
    chooseSection: (next: string): void => change({ section: next || undefined }, 'replace'),
    chooseSide: (next: DraftScope['side']): void => change({ side: next === 'wtb' ? 'buy' : undefined, service: undefined }, 'replace'),
  };
}

/** The selected service. If the service was saved in the meantime, its key is now its id. */
function findChosen(drafts: readonly OfferDraft[], wantedKey: string): OfferDraft | null {
  return drafts.find(({ key }) => key === wantedKey) ?? drafts.find((draft) => newKeyOf(draft) === wantedKey) ?? null;
}

type AddFromLink = {
  readonly offer: MyOffer;
  readonly goingOf: GoingOf;
  /** The service named in the address; undefined if there is none. */
  readonly serviceName: string | undefined;
  readonly onAdded: (key: string) => void;
};

/**
 * Adds the service that a link names ("Request it"), as a click on the service's tile would; opens the service if it
 * has already been added. Nothing is listed before it is saved.
 */
function useAddFromLink(scope: DraftScope, { offer, goingOf, serviceName, onAdded }: AddFromLink): void {
  const view = usePriceView();
  const isRead = offer.query.data !== undefined;
  const add = (): void => {
    const service = serviceName === undefined ? undefined : findService(scope.game, serviceName);
    if (service === undefined) return;
    const there = offer.drafts.find((draft) => !draft.isCustomService && draft.serviceName === service.value);
    if (there !== undefined) return onAdded(there.key);
    const going = goingOf(service.value, service.buyersMapOnly === true ? 'buyer' : 'seller');
    const draft = draftOfCatalogue(service, {
      side: scope.side,
      start: startPrice(going.kind === 'known' ? going.medianChaos : null, view),
    });
    putDrafts(scope, [draft]);
    onAdded(draft.key);
  };
  const latest = useRef(add);
  useEffect(() => {
    latest.current = add;
  });
  useEffect(() => {
    if (serviceName !== undefined && isRead) latest.current();
  }, [serviceName, isRead]);
}

type SavingOptions = {
  readonly scope: DraftScope;
  readonly offer: MyOffer;
  readonly isTermsOpen: boolean;
  readonly showProblem: (problem: DraftProblem) => void;
};

/** Saves drafts and presets; asks for the character name first if it is unknown. */
function useSaving(profile: Profile, { scope, offer, isTermsOpen, showProblem }: SavingOptions) {
  const { save: send, isSaving, failure, forgetFailure } = useSaveServices(scope);
  // A save that is waiting for the character name; null if none is pending.
  const [afterIgn, setAfterIgn] = useState<((ign: string) => void) | null>(null);
  const ign = readMainIgn(profile, scope);
  const { saved } = offer;
  const problem = findProblem(offer.toSave, offer.shared);
  const withIgn = (run: (name: string) => void): void => (ign === null ? setAfterIgn(() => run) : run(ign));
  const save = (): void => {
    // While the rules dialog is open, rules still being typed would not be saved.
    if (offer.query.data === undefined || isTermsOpen || offer.toSave.length === 0 || isSaving) return;
    if (problem !== null) return showProblem(problem);
    withIgn((name) => send({ drafts: offer.toSave, saved, shared: offer.shared, ign: name }));
  };
  const applyPlan: ApplyPlan = (plan, onSaved) =>
    withIgn((name) => send({ drafts: plan.toSave, saved, shared: plan.shared, ign: name }, { onSuccess: onSaved }));
  const discard = (): void => {
    forgetFailure();
    forgetEdits(scope);
  };
  return { ign, problem, isSaving, failure, save, applyPlan, discard, afterIgn, closeIgn: () => setAfterIgn(null) };
}
