/** Page for a person's offered or wanted services: on or off, price, map, regions and rules (R2.17). */
import { useNavigate, useSearch } from '@tanstack/react-router';
import type { Profile } from '@poexchange/contract/rest';
import { useState, type ReactNode } from 'react';
import { AccountFailed } from '../../../shared/account/account-failed.tsx';
import { useAccount } from '../../../shared/account/account.ts';
import { ConnectButton } from '../../../shared/account/connect-button.tsx';
import { useGame } from '../../../shared/game/use-game.ts';
import { IgnDialog } from '../../../shared/ign/ign-dialog.tsx';
import { readMainIgn } from '../../../shared/ign/main-ign.ts';
import { AskedLeague } from '../../../shared/prices/asked-league.tsx';
import { SeveralRates } from '../../../shared/prices/several-rates.tsx';
import { useTranslation } from '../../../shared/i18n/use-translation.ts';
import { useLeague, type League } from '../../../shared/prices/use-league.ts';
import { showServiceName } from '../../../shared/services/show-service-name.ts';
import { Button } from '../../../shared/ui/button.tsx';
import { EmptyState, ErrorState, RowsSkeleton } from '../../../shared/ui/states.tsx';
import { FailureText } from '../../../shared/api/failure-text.tsx';
import { useMediaQuery, WIDE_QUERY } from '../../../shared/ui/use-media-query.ts';
import { IdleNote } from '../idle-note.tsx';
import { ServicesFrame } from '../services-frame.tsx';
import type { ServicesSearch } from '../services-view.ts';
import { useServiceKeys } from '../use-service-keys.ts';
import { AwayNotes } from './away-notes.tsx';
import { forgetEdits, type DraftScope } from './draft-store.ts';
import { countActive, OffersHead } from './offers-head.tsx';
import { MyServicePanel } from './my-service-panel.tsx';
import { findProblem, newKeyOf, type DraftProblem, type OfferDraft } from './service-drafts.ts';
import { focusPrice, useReadServicePrice, useSayPriceProblem } from './service-price-field.tsx';
import { MyServicesRail } from './my-services-rail.tsx';
import { MyServicesTable, type MyServicesTableProps } from './my-services-table.tsx';
import type { ApplyPlan } from './presets/plan-preset.ts';
import { FoldedPresets, PresetsList } from './presets/presets-list.tsx';
import { SaveBar } from './save-bar.tsx';
import { SharedTermsBar } from './shared-terms-bar.tsx';
import { useGoingPrices, useMyOffer, type MyOffer } from './use-my-offer.ts';
import { useAddAsked } from './use-add-asked.ts';
import { useRelistServices, useSaveServices, useSetActive, type SaveFailure } from './use-save-services.ts';

export function MyServicesPage() {
  const { t } = useTranslation();
  const account = useAccount();
  const title = t('services.place.mine');
  if (account.status === 'signedIn')
    return (
      <SeveralRates>
        <AskedLeague />
        <OwnServices profile={account.profile} />
      </SeveralRates>
    );
  return (
    <ServicesFrame title={title} rail={null} panel={null} panelTitle={title} onPanelClose={() => undefined} emptyPanel={null}>
      {account.status === 'failed' ? (
        <AccountFailed account={account} />
      ) : account.status === 'loading' ? (
        <RowsSkeleton label={t('services.loading')} start={['h-4 w-[28px]', 'h-6 w-[160px]']} end={['h-6 w-[90px]']} />
      ) : (
        <EmptyState level={1} glyph="user" className="my-auto" title={t('services.mine.needAccount')} actions={<ConnectButton />}>
          {t('services.mine.needAccountText')}
        </EmptyState>
      )}
    </ServicesFrame>
  );
}

function OwnServices({ profile }: { readonly profile: Profile }) {
  const { t } = useTranslation();
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
  const saving = useSaveServices(scope);
  // A save that waits for the character's name; null if none is pending.
  const [afterIgn, setAfterIgn] = useState<((ign: string) => void) | null>(null);
  const [isTermsOpen, setTermsOpen] = useState(false);
  const section = search['section'] ?? '';
  const wantedKey = search['service'] ?? '';
  // If it was saved in the meantime, the same service has the key of its id.
  const chosen = offer.drafts.find(({ key }) => key === wantedKey) ?? offer.drafts.find((draft) => newKeyOf(draft) === wantedKey) ?? null;
  const chosenKey = chosen?.key ?? null;
  const ign = readMainIgn(profile, scope);
  const change = (some: ServicesSearch, how: 'push' | 'replace' = 'push'): void =>
    void navigate({ to: '.', search: (before: ServicesSearch) => ({ ...before, ...some }), replace: how === 'replace' });

  useAddAsked(scope, { offer, goingOf, asked: search['add'], onAdded: (key) => change({ add: undefined, service: key }, 'replace') });
  const isRead = offer.query.data !== undefined;
  const send = (name: string): void => saving.save({ drafts: offer.toSave, saved: offer.saved, shared: offer.shared, ign: name });
  const problem = findProblem(offer.toSave, offer.shared);
  const save = (): void => {
    // Rules that are still being typed would not be saved.
    if (!isRead || isTermsOpen || offer.toSave.length === 0 || saving.isSaving) return;
    if (problem !== null) return showProblem(problem);
    withIgn(send);
  };
  const withIgn = (run: (name: string) => void): void => (ign === null ? setAfterIgn(() => run) : run(ign));
  const applyPlan: ApplyPlan = (plan, onSaved) =>
    withIgn((name) => saving.save({ drafts: plan.toSave, saved: offer.saved, shared: plan.shared, ign: name }, { onSuccess: onSaved }));
  useServiceKeys({ 'Ctrl+Enter': save, Escape: chosenKey === null ? undefined : () => change({ service: undefined }, 'replace') });

  const showProblem = ({ key, part }: DraftProblem): void => {
    if (key === null) return setTermsOpen(true);
    if (part === 'price' && focusPrice(key)) return;
    change({ service: key, section: undefined }, 'replace');
  };
  const switchAll = (active: boolean): void => {
    const ids = offer.drafts.flatMap(({ id, active: isOn }) => (id !== null && isOn !== active ? [id] : []));
    if (ids.length > 0) setActive.mutate({ ids, active });
  };
  const savedDrafts = offer.drafts.filter(({ id }) => id !== null);
  const isWide = useMediaQuery(WIDE_QUERY);
  const isHidden = offer.presence === 'offline';
  const presets = (
    <PresetsList
      scope={scope}
      leagueName={league.name}
      offer={offer}
      isSaving={saving.isSaving}
      failure={saving.failure?.error ?? null}
      onApply={applyPlan}
    />
  );
  return (
    <ServicesFrame
      title={t('services.place.mine')}
      rail={
        <>
          <MyServicesRail
            game={game}
            drafts={isRead ? offer.drafts : null}
            section={section}
            onSection={(next) => change({ section: next || undefined }, 'replace')}
          />
          {isWide && isRead && presets}
        </>
      }
      panelKey={chosenKey}
      panelTitle={t('services.mine.panel')}
      onPanelClose={() => change({ service: undefined }, 'replace')}
      emptyPanel={null}
      panel={
        chosen === null ? null : (
          <MyServicePanel
            key={chosen.key}
            draft={chosen}
            scope={scope}
            league={league}
            ign={ign ?? ''}
            offer={offer}
            goingOf={goingOf}
            isListed={offer.listedIds.has(chosen.key)}
            setActive={setActive}
            onClose={() => change({ service: undefined }, 'replace')}
          />
        )
      }
    >
      <OffersHead
        scope={scope}
        drafts={isRead ? savedDrafts : null}
        shared={offer.savedShared}
        ign={ign}
        isHidden={isHidden}
        isSwitching={setActive.isPending}
        relist={relist}
        onSide={(next) => change({ side: next === 'wtb' ? 'buy' : undefined, service: undefined }, 'replace')}
        onSwitchAll={switchAll}
      />
      <IdleNote />
      <AwayNotes scope={scope} isHidden={isHidden} activeCount={countActive(savedDrafts)} failedCount={relist.data?.failed ?? 0} />
      <UntilRead query={offer.query}>
        <SharedTermsBar shared={offer.shared} onChange={offer.changeShared} isOpen={isTermsOpen} onOpen={setTermsOpen} />
        {!isWide && <FoldedPresets>{presets}</FoldedPresets>}
      </UntilRead>
      <OwnList
        scope={scope}
        offer={offer}
        goingOf={goingOf}
        section={section}
        chosenKey={chosenKey}
        failure={saving.failure}
        setActive={setActive}
        onSelect={(key) => change({ service: key }, chosenKey === null ? 'push' : 'replace')}
      />
      <Unsaved scope={scope} offer={offer} saving={saving} problem={problem} onSave={save} />
      {afterIgn !== null && (
        <AskIgn profile={profile} scope={scope} league={league} onClose={() => setAfterIgn(null)} onConfirmed={afterIgn} />
      )}
    </ServicesFrame>
  );
}

type UnsavedProps = {
  readonly scope: DraftScope;
  readonly offer: MyOffer;
  readonly saving: ReturnType<typeof useSaveServices>;
  readonly problem: DraftProblem | null;
  readonly onSave: () => void;
};

/** The bar with the save button; shown while something is unsaved. */
function Unsaved({ scope, offer, saving, problem, onSave }: UnsavedProps) {
  if (offer.query.data === undefined || (offer.changeCount === 0 && !offer.isSharedChanged)) return null;
  return (
    <SaveBar
      count={offer.changeCount}
      isSharedChanged={offer.isSharedChanged}
      isSaving={saving.isSaving}
      isHidden={offer.presence === 'offline'}
      problem={problem === null ? null : <ProblemText scope={scope} problem={problem} drafts={offer.drafts} />}
      onSave={onSave}
      onDiscard={() => {
        saving.forgetFailure();
        forgetEdits(scope);
      }}
    />
  );
}

/**
 * Wraps the controls that edit services: greyed out until the services are read, and hidden if they cannot be read,
 * because a save would overwrite unknown values.
 */
function UntilRead({ query, children }: { readonly query: MyOffer['query']; readonly children: ReactNode }) {
  if (query.data !== undefined) return children;
  return query.failureCount > 0 ? null : (
    <div inert className="opacity-50">
      {children}
    </div>
  );
}

type OwnListProps = Omit<MyServicesTableProps, 'failedKey'> & { readonly failure: SaveFailure | null };

/** The services, or why they are missing; above them why they could not be saved (R8.07). */
function OwnList({ failure, ...table }: OwnListProps) {
  const { t } = useTranslation();
  const { query } = table.offer;
  return (
    <>
      {failure !== null && (
        <div role="alert" className="mx-4 mb-2 rounded-md bg-bad px-3 py-2 text-12 text-bad-text">
          <p className="font-semibold">{t('notification:error.services_not_posted')}</p>
          <FailureText error={failure.error} />
        </div>
      )}
      {query.data !== undefined ? (
        <MyServicesTable {...table} failedKey={failure?.key ?? null} />
      ) : query.failureCount === 0 ? (
        <RowsSkeleton label={t('services.loading')} start={['h-4 w-[28px]', 'h-6 w-[160px]']} end={['h-6 w-[90px]']} />
      ) : (
        <ErrorState
          title={t('services.mine.failed')}
          className="my-auto"
          actions={
            <Button isBusy={query.isFetching} onClick={() => void query.refetch()}>
              {t('app.retry')}
            </Button>
          }
        >
          <FailureText error={query.failureReason ?? query.error} />
        </ErrorState>
      )}
    </>
  );
}

type ProblemTextProps = { readonly scope: DraftScope; readonly problem: DraftProblem; readonly drafts: readonly OfferDraft[] };

/** Names the service that cannot be saved yet, and the reason. */
function ProblemText({ scope, problem, drafts }: ProblemTextProps) {
  const { t } = useTranslation();
  const { read } = useReadServicePrice();
  const say = useSayPriceProblem();
  const draft = drafts.find(({ key }) => key === problem.key);
  if (draft === undefined || problem.part === 'rules') {
    const subject = draft === undefined ? t('services.mine.rulesForAll') : showServiceName(scope.game, draft);
    return `${subject}: ${t('services.mine.rulesTooLong')}`;
  }
  const typed = draft.typedPrice ?? '';
  const reading = read(typed);
  const isMissing = typed.trim() === '' || reading.kind !== 'problem';
  return `${showServiceName(scope.game, draft)}: ${isMissing ? t('services.mine.priceMissing') : say(reading.problem)}`;
}

type AskIgnProps = {
  readonly profile: Profile;
  readonly scope: DraftScope;
  readonly league: League;
  readonly onClose: () => void;
  readonly onConfirmed: (ign: string) => void;
};

function AskIgn({ profile, scope, league, onClose, onConfirmed }: AskIgnProps) {
  return (
    <IgnDialog
      accountId={profile.uuid}
      scope={scope}
      leagueName={league.name}
      current={null}
      side="asSeller"
      onClose={onClose}
      onConfirmed={onConfirmed}
    />
  );
}
