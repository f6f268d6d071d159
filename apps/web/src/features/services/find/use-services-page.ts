import { useNavigate, useSearch } from '@tanstack/react-router';
import type { Game } from '@poexchange/domain/item';
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { useAccount } from '../../../shared/account/account.ts';
import { useGame } from '../../../shared/game/use-game.ts';
import { useLeague } from '../../../shared/prices/use-league.ts';
import { useMediaQuery, WIDE_QUERY } from '../../../shared/ui/use-media-query.ts';
import { useServiceKeys } from '../use-service-keys.ts';
import { fitPlace, fitView } from './fit-view.ts';
import { hasRules, type OfferLine } from './offer-lines.ts';
import { isTypedFurther, readView, writeView, type ServicePlace, type ServicesSearch, type ServicesView } from './services-view.ts';
import { useOffers, useOpenRequests } from './use-offers.ts';
import { useRequestService } from './use-request-service.tsx';

/**
 * State of the find page: the view from the address, the offers, the selected offer, and the functions that change the
 * view, select an offer and request it.
 */
export function useServicesPage() {
  const game = useGame();
  const league = useLeague(game);
  const isWide = useMediaQuery(WIDE_QUERY);
  const search = useSearch({ strict: false }) as ServicesSearch;
  const navigate = useNavigate();
  const view = useView(search, game);
  useKnownPlace(search, view);
  const chosenId = search['offer'] ?? null;
  const scope = useMemo(() => ({ game, league: league.id, side: view.side }), [game, league.id, view.side]);
  const [findText, setFindText] = useState('');
  const offers = useOffers(scope, view, findText);
  const openRequests = useOpenRequests(game);
  const account = useAccount();
  const requesting = useRequestService(scope, league);

  const change = useCallback(
    // Setting a filter adds a history step that Back undoes; further typing in a field belongs to the same step.
    (some: Partial<ServicesView>) =>
      void navigate({
        to: '.',
        search: (before: ServicesSearch) => {
          const read = readView(before);
          return { offer: before['offer'], ...writeView({ ...read, ...fitPlace(read, game), ...some }) };
        },
        replace: isTypedFurther(view, some),
      }),
    [navigate, view, game],
  );
  const choosePlace = useCallback(
    (place: ServicePlace) => {
      setFindText('');
      change(place);
    },
    [change],
  );
  const isChosen = chosenId !== null;
  // Must not change when another offer is selected, because a new function would rerender every row.
  const choose = useCallback(
    (id: string | null) =>
      void navigate({
        to: '.',
        search: (before: ServicesSearch) => ({ ...before, offer: id ?? undefined }),
        // Opening an offer adds a history step that Back undoes; moving from one offer to the next does not.
        replace: id === null || isChosen,
      }),
    [navigate, isChosen],
  );
  // The offer in the address, even if filters hide it.
  const chosen = chosenId === null ? null : offers.index.find(chosenId);
  const move = (by: 1 | -1): void => {
    const at = offers.shown.findIndex(({ row }) => row.id === chosenId);
    const next = offers.shown[at === -1 ? 0 : Math.min(offers.shown.length - 1, Math.max(0, at + by))];
    if (next !== undefined) choose(next.row.id);
  };
  useServiceKeys({
    j: () => move(1),
    k: () => move(-1),
    ArrowDown: () => move(1),
    ArrowUp: () => move(-1),
    f: () => document.querySelector<HTMLElement>('[data-offer-filters] button, [data-offer-filters] input')?.focus(),
    Escape: chosenId !== null && isWide ? () => choose(null) : undefined,
  });

  const requestOf = (line: OfferLine) => ({
    isBusy: requesting.busyId === line.row.id,
    open: openRequests.get(line.row.id),
    send: requesting.request,
  });
  // A request accepts the rules, so they are shown first.
  const onRequest = useLatest((line: OfferLine) =>
    account.status === 'signedIn' && (line.row.id === chosenId || !hasRules(line)) ? requesting.request(line) : choose(line.row.id),
  );
  // Memoised, because a new object would rerender the rows.
  const port = useMemo(() => ({ busyId: requesting.busyId, openRequests, onRequest }), [requesting.busyId, openRequests, onRequest]);
  return {
    game,
    league,
    isWide,
    scope,
    view,
    offers,
    findText,
    setFindText,
    chosen,
    chosenId,
    change,
    choosePlace,
    choose,
    move,
    requestOf,
    port,
    dialog: requesting.dialog,
  };
}

/**
 * The view in an address. Returns the same object when only the selected offer changes, so that nothing is sorted
 * again.
 */
function useView({ offer: _offer, ...narrowing }: ServicesSearch, game: Game): ServicesView {
  const text = JSON.stringify(narrowing);
  return useMemo(() => fitView(readView(JSON.parse(text) as ServicesSearch), game), [text, game]);
}

/** Writes the displayed place to the address if the place in the address differs or is unknown. */
function useKnownPlace({ section = '', service = '' }: ServicesSearch, shown: ServicePlace): void {
  const navigate = useNavigate();
  const isKnown = section === shown.section && service === shown.service;
  useEffect(() => {
    if (isKnown) return;
    const place = { section: shown.section || undefined, service: shown.service || undefined };
    void navigate({ to: '.', search: (before: ServicesSearch) => ({ ...before, ...place }), replace: true });
  }, [isKnown, shown.section, shown.service, navigate]);
}

/** Returns a function that stays the same for the lifetime of the page and calls the latest version of `run`. */
function useLatest<Argument>(run: (argument: Argument) => void): (argument: Argument) => void {
  const latest = useRef(run);
  useEffect(() => {
    latest.current = run;
  });
  return useCallback((argument) => latest.current(argument), []);
}
