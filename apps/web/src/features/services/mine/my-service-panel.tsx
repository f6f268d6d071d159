/** Details of one of the user's services: price, map, regions, rules, and how buyers see it. */
import { useTranslation } from '../../../shared/i18n/use-translation.ts';
import type { League } from '../../../shared/prices/use-league.ts';
import { CustomShield } from '../../../shared/services/custom-shield.tsx';
import { hasRewards } from '../../../shared/services/has-rewards.ts';
import { Rewards } from '../../../shared/services/rewards.tsx';
import { sectionOf } from '../../../shared/services/sections.ts';
import { ServiceIcon } from '../../../shared/services/service-icon.tsx';
import { showServiceName } from '../../../shared/services/show-service-name.ts';
import { Button } from '../../../shared/ui/button.tsx';
import { joinClasses } from '../../../shared/ui/classes.ts';
import { CopyButton } from '../../../shared/ui/copy-button.tsx';
import { IconButton } from '../../../shared/ui/icon-button.tsx';
import { useMyVouches } from '../../../shared/vouch/vouch-query.ts';
import { PanelSection } from '../panel-section.tsx';
import { draftStateTones, DraftToggle, readDraftState } from './draft-controls.tsx';
import { dropDrafts, type DraftScope } from './draft-store.ts';
import { MapSection, PriceSection, RegionsSection, RulesSections } from './my-service-terms.tsx';
import type { OfferDraft } from './service-drafts.ts';
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
  const { draft, scope, ign, offer, goingOf, onClose } = props;
  const { t } = useTranslation();
  const named = nameDraft(scope, draft);
  const terms = { draft, scope, onChange: offer.change };
  return (
    <>
      <PanelHead {...props} />
      <div className="min-h-0 flex-1 overflow-y-auto">
        <PriceSection {...terms} goingOf={goingOf} />
        <MapSection {...terms} />
        <RegionsSection {...terms} shared={offer.shared} />
        <RulesSections {...terms} name={showServiceName(scope.game, draft)} sharedRules={offer.shared.rules} />
        {hasRewards(named) && (
          <PanelSection title={t(scope.side === 'wts' ? 'services.panel.theyGet' : 'services.panel.youGet')}>
            <Rewards service={named} />
          </PanelSection>
        )}
        {ign !== '' && draft.typedPrice === null && <PostSection draft={draft} scope={scope} ign={ign} offer={offer} />}
        <RemoveButton draft={draft} scope={scope} onRemoved={onClose} />
      </div>
    </>
  );
}

/** The service in the format that icons and rewards expect. */
function nameDraft({ game }: DraftScope, { serviceName, isCustomService }: OfferDraft) {
  return { poe: game, serviceName, isCustomService };
}

function PanelHead({ draft, scope, league, offer, isListed, setActive, onClose }: MyServicePanelProps) {
  const { t } = useTranslation();
  const named = nameDraft(scope, draft);
  const name = showServiceName(scope.game, draft);
  const state = readDraftState(draft, isListed);
  return (
    <header className="border-b border-line-soft px-4 pt-3 pb-2.5">
      <div className="flex items-center gap-2">
        <ServiceIcon service={named} />
        <h2 title={name} className="line-clamp-2 min-w-0 text-18 leading-[22px] font-semibold wrap-anywhere">
          {name}
        </h2>
        {draft.isCustomService && <CustomShield />}
        <span className="flex-1" />
        <DraftToggle scope={scope} offer={offer} draft={draft} state={state} setActive={setActive} />
        <span className={joinClasses('shrink-0 text-12', draftStateTones[state])}>{t(`services.mine.state.${state}`)}</span>
        <IconButton size="sm" glyph="close" label={t('app.close')} onClick={onClose} />
      </div>
      <p className="mt-1 text-12 text-muted">{`${t(`services.section.${sectionOf({ ...named, serviceCategory: draft.serviceCategory })}`)} · ${league.name}`}</p>
    </header>
  );
}

/** The service as a line to post in the game's trade chat. */
function PostSection({ draft, scope, ign, offer }: Pick<MyServicePanelProps, 'draft' | 'scope' | 'ign' | 'offer'>) {
  const { t } = useTranslation();
  const author = { ign, vouchCount: useMyVouches()?.myVouchCount ?? 0, chatName: null };
  const post = writePost(scope, { drafts: [{ ...draft, active: true }], shared: offer.shared, author });
  return (
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
  );
}

type RemoveButtonProps = { readonly draft: OfferDraft; readonly scope: DraftScope; readonly onRemoved: () => void };

function RemoveButton({ draft, scope, onRemoved }: RemoveButtonProps) {
  const { t } = useTranslation();
  const remove = useDeleteService(scope);
  return (
    <div className="px-4 py-3">
      <Button
        kind="danger"
        size="sm"
        isBusy={remove.isPending}
        onClick={() => {
          if (draft.id === null) dropDrafts(scope, [draft.key]);
          else remove.mutate(draft.id);
          onRemoved();
        }}
      >
        {t('services.mine.remove')}
      </Button>
    </div>
  );
}
