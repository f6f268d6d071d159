/** Lists who offers a service now, at what price, under which rules, and with how many vouches (R1.03, R2.01). */
import { useNavigate, useSearch } from '@tanstack/react-router';
import type { Game } from '@poexchange/domain/item';
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { useTranslation } from '../../shared/i18n/use-translation.ts';
import { useAccount } from '../../shared/account/account.ts';
import { useGame } from '../../shared/game/use-game.ts';
import { useLeague } from '../../shared/prices/use-league.ts';
import { CUSTOM_SECTION, isSection } from '../../shared/services/sections.ts';
import { AskedLeague } from '../../shared/prices/asked-league.tsx';
import { SeveralRates } from '../../shared/prices/several-rates.tsx';
import { showServiceName } from '../../shared/services/show-service-name.ts';
import { EmptyState } from '../../shared/ui/states.tsx';
import { PHONE_QUERY, useMediaQuery, WIDE_QUERY } from '../../shared/ui/use-media-query.ts';
import { FindRail, FindSelect } from './find-rail.tsx';
import { fitPlace, fitView } from './fit-view.ts';
import { OfferList } from './offer-list.tsx';
import { OfferPanel } from './offer-panel.tsx';
import { hasRules, type OfferLine } from './offer-lines.ts';
import { ServicesFrame } from './services-frame.tsx';
import { isTypedFurther, readView, writeView, type ServicePlace, type ServicesSearch, type ServicesView } from './services-view.ts';
import { useAskService } from './use-ask-service.tsx';
import { useOffers, useOpenRequests } from './use-offers.ts';
import { useServiceKeys } from './use-service-keys.ts';

export function ServicesPage() {
  return (
    <SeveralRates>
      <AskedLeague />
      <Offers />
    </SeveralRates>
  );
}

function Offers() {
  const { t } = useTranslation();
  const game = useGame();
  const league = useLeague(game);
  const isWide = useMediaQuery(WIDE_QUERY);
  const isPhone = useMediaQuery(PHONE_QUERY);
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
  const asking = useAskService(scope, league);

  const change = useCallback(
    // Each filter is a history step that "back" undoes; further typing in a field belongs to the same step.
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
  // Stable while another offer is chosen: a new function would redraw every row.
  const choose = useCallback(
    (id: string | null) =>
      void navigate({
        to: '.',
        search: (before: ServicesSearch) => ({ ...before, offer: id ?? undefined }),
        // Opening an offer is a history step that "back" closes; moving from one to the next is not.
        replace: id === null || isChosen,
      }),
    [navigate, isChosen],
  );
  // The line of the address, even if filters hide it.
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
    isBusy: asking.busyId === line.row.id,
    open: openRequests.get(line.row.id),
    ask: asking.ask,
  });
  // A request accepts the rules: they are shown first.
  const request = useLatest((line: OfferLine) =>
    account.status === 'signedIn' && (line.row.id === chosenId || !hasRules(line)) ? asking.ask(line) : choose(line.row.id),
  );
  // Stable while nothing changes: the rows are redrawn with it.
  const port = useMemo(() => ({ busyId: asking.busyId, openRequests, onRequest: request }), [asking.busyId, openRequests, request]);
  const nav = { game, counts: offers.counts, selected: view, onSelect: choosePlace };
  const placeTitle = usePlaceTitle(view);
  const title = findText.trim() === '' ? placeTitle : t('services.title');
  return (
    <ServicesFrame
      title={t('services.title')}
      rail={<FindRail {...nav} text={findText} onText={setFindText} />}
      panelKey={chosenId}
      panelTitle={t('services.panel.title')}
      onPanelClose={() => choose(null)}
      emptyPanel={chosenId !== null && offers.feed.data !== undefined ? <OfferGone /> : null}
      panel={
        chosen === null || isPhone ? null : (
          <OfferPanel
            line={chosen}
            league={league}
            going={offers.goingOf?.(chosen) ?? null}
            others={offers.index.listOthers(chosen)}
            request={requestOf(chosen)}
            onSelect={choose}
            onMove={move}
            onClose={() => choose(null)}
          />
        )
      }
    >
      <OfferList
        scope={scope}
        title={title}
        offers={offers}
        view={view}
        league={league}
        chosen={chosen}
        chosenId={chosenId}
        port={port}
        requestOf={requestOf}
        placeSelect={isWide ? null : <FindSelect {...nav} className="min-w-0 flex-1 md:max-w-[280px]" />}
        onChange={change}
        onSelect={choose}
      />
      {asking.dialog}
    </ServicesFrame>
  );
}

/** The view of an address; the same object while another offer is chosen, so that nothing is sorted again. */
function useView({ offer: _offer, ...narrowing }: ServicesSearch, game: Game): ServicesView {
  const text = JSON.stringify(narrowing);
  return useMemo(() => fitView(readView(JSON.parse(text) as ServicesSearch), game), [text, game]);
}

/** Writes the shown place into the address, if that names another or an unknown place. */
function useKnownPlace({ section = '', service = '' }: ServicesSearch, shown: ServicePlace): void {
  const navigate = useNavigate();
  const isKnown = section === shown.section && service === shown.service;
  useEffect(() => {
    if (isKnown) return;
    const place = { section: shown.section || undefined, service: shown.service || undefined };
    void navigate({ to: '.', search: (before: ServicesSearch) => ({ ...before, ...place }), replace: true });
  }, [isKnown, shown.section, shown.service, navigate]);
}

/** Returns a function that is stable for the lifetime of the page and calls the latest one. */
function useLatest<Argument>(run: (argument: Argument) => void): (argument: Argument) => void {
  const latest = useRef(run);
  useEffect(() => {
    latest.current = run;
  });
  return useCallback((argument) => latest.current(argument), []);
}

function usePlaceTitle({ section, service }: ServicePlace): string {
  const { t } = useTranslation();
  const game = useGame();
  if (section === '') return t('services.title');
  if (service !== '' && section !== CUSTOM_SECTION) return showServiceName(game, { serviceName: service, isCustomService: false });
  return isSection(section) ? t(`services.section.${section}`) : t('services.title');
}

function OfferGone() {
  const { t } = useTranslation();
  return (
    <EmptyState glyph="info" title={t('services.panel.gone')} className="my-auto">
      {t('services.panel.goneText')}
    </EmptyState>
  );
}
