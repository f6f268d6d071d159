/** Page for a person's offered or wanted services: on or off, price, map, regions and rules. */
import type { Profile } from '@poexchange/contract/rest';
import type { ReactNode } from 'react';
import { AccountFailed } from '../../../shared/account/account-failed.tsx';
import { useAccount } from '../../../shared/account/account.ts';
import { ConnectButton } from '../../../shared/account/connect-button.tsx';
import { IgnDialog } from '../../../shared/ign/ign-dialog.tsx';
import { AskedLeague } from '../../../shared/prices/asked-league.tsx';
import { SeveralRates } from '../../../shared/prices/several-rates.tsx';
import { useTranslation } from '../../../shared/i18n/use-translation.ts';
import { showServiceName } from '../../../shared/services/show-service-name.ts';
import { Button } from '../../../shared/ui/button.tsx';
import { EmptyState, ErrorState, RowsSkeleton } from '../../../shared/ui/states.tsx';
import { FailureText } from '../../../shared/api/failure-text.tsx';
import { useMediaQuery, WIDE_QUERY } from '../../../shared/ui/use-media-query.ts';
import { IdleNote } from '../idle-note.tsx';
import { ServicesFrame } from '../services-frame.tsx';
import { AwayNotes } from './away-notes.tsx';
import type { DraftScope } from './draft-store.ts';
import { countActive, OffersHead } from './offers-head.tsx';
import { MyServicePanel } from './my-service-panel.tsx';
import type { DraftProblem, OfferDraft } from './service-drafts.ts';
import { useReadServicePrice, useSayPriceProblem } from './service-price-field.tsx';
import { MyServicesRail } from './my-services-rail.tsx';
import { MyServicesTable } from './my-services-table.tsx';
import { FoldedPresets, PresetsList } from './presets/presets-list.tsx';
import { SaveBar } from './save-bar.tsx';
import { SharedTermsBar } from './shared-terms-bar.tsx';
import type { MyOffer } from './use-my-offer.ts';
import { useOwnServices, type OwnServices } from './use-own-services.ts';

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
  const own = useOwnServices(profile);
  const { scope, league, offer, saving, isRead, savedDrafts } = own;
  const isWide = useMediaQuery(WIDE_QUERY);
  const presets = (
    <PresetsList
      scope={scope}
      leagueName={league.name}
      offer={offer}
      isSaving={saving.isSaving}
      failure={saving.failure?.error ?? null}
      onApply={saving.applyPlan}
    />
  );
  return (
    <ServicesFrame
      title={t('services.place.mine')}
      rail={
        <>
          <MyServicesRail game={scope.game} drafts={isRead ? offer.drafts : null} section={own.section} onSection={own.chooseSection} />
          {isWide && isRead && presets}
        </>
      }
      panelKey={own.chosen?.key ?? null}
      panelTitle={t('services.mine.panel')}
      onPanelClose={own.close}
      emptyPanel={null}
      panel={
        own.chosen === null ? null : (
          <MyServicePanel
            key={own.chosen.key}
            draft={own.chosen}
            scope={scope}
            league={league}
            ign={saving.ign ?? ''}
            offer={offer}
            goingOf={own.goingOf}
            isListed={offer.listedIds.has(own.chosen.key)}
            setActive={own.setActive}
            onClose={own.close}
          />
        )
      }
    >
      <OffersHead
        scope={scope}
        drafts={isRead ? savedDrafts : null}
        shared={offer.savedShared}
        ign={saving.ign}
        isHidden={own.isHidden}
        isSwitching={own.setActive.isPending}
        relist={own.relist}
        onSide={own.chooseSide}
        onSwitchAll={own.switchAll}
      />
      <IdleNote />
      <AwayNotes scope={scope} isHidden={own.isHidden} activeCount={countActive(savedDrafts)} failedCount={own.relist.data?.failed ?? 0} />
      <UntilRead query={offer.query}>
        <SharedTermsBar shared={offer.shared} onChange={offer.changeShared} isOpen={own.isTermsOpen} onOpen={own.setTermsOpen} />
        {!isWide && <FoldedPresets>{presets}</FoldedPresets>}
      </UntilRead>
      <OwnList own={own} />
      <Unsaved own={own} />
      {saving.afterIgn !== null && (
        <IgnDialog
          accountId={profile.uuid}
          scope={scope}
          leagueName={league.name}
          current={null}
          side="asSeller"
          onClose={saving.closeIgn}
          onConfirmed={saving.afterIgn}
        />
      )}
    </ServicesFrame>
  );
}

type OwnProps = { readonly own: OwnServices };

/** The bar with the save button; shown while there are unsaved changes. */
function Unsaved({ own: { scope, offer, saving, isRead, isHidden } }: OwnProps) {
  if (!isRead || (offer.changeCount === 0 && !offer.isSharedChanged)) return null;
  return (
    <SaveBar
      count={offer.changeCount}
      isSharedChanged={offer.isSharedChanged}
      isSaving={saving.isSaving}
      isHidden={isHidden}
      problem={saving.problem === null ? null : <ProblemText scope={scope} problem={saving.problem} drafts={offer.drafts} />}
      onSave={saving.save}
      onDiscard={saving.discard}
    />
  );
}

/**
 * Wraps the controls that edit services: greyed out until the services are loaded, and hidden if loading fails, because
 * saving would overwrite unknown values.
 */
function UntilRead({ query, children }: { readonly query: MyOffer['query']; readonly children: ReactNode }) {
  if (query.data !== undefined) return children;
  return query.failureCount > 0 ? null : (
    <div inert className="opacity-50">
      {children}
    </div>
  );
}

/** Lists the services, or why they are missing, below a note if saving failed. */
function OwnList({ own }: OwnProps) {
  const { t } = useTranslation();
  const { scope, offer, goingOf, section, chosen, setActive, choose } = own;
  const { failure } = own.saving;
  const { query } = offer;
  return (
    <>
      {failure !== null && (
        <div role="alert" className="mx-4 mb-2 rounded-md bg-bad px-3 py-2 text-12 text-bad-text">
          <p className="font-semibold">{t('notification:error.services_not_posted')}</p>
          <FailureText error={failure.error} />
        </div>
      )}
      {query.data !== undefined ? (
        <MyServicesTable
          scope={scope}
          offer={offer}
          goingOf={goingOf}
          section={section}
          chosenKey={chosen?.key ?? null}
          failedKey={failure?.key ?? null}
          setActive={setActive}
          onSelect={choose}
        />
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

/** Names the service that cannot be saved, and the reason. */
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
