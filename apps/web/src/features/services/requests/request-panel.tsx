/** Details of a request: what was agreed, its state, and the next action. */
import type { ServiceRequest } from '@poexchange/contract/rest/services';
import { useTranslation } from '../../../shared/i18n/use-translation.ts';
import { PresenceDot } from '../../../shared/network/presence-dot.tsx';
import { PersonName } from '../../../shared/person/person-name.tsx';
import { CustomShield } from '../../../shared/services/custom-shield.tsx';
import { hasRewards } from '../../../shared/services/has-rewards.ts';
import { Rewards } from '../../../shared/services/rewards.tsx';
import { RulesText } from '../../../shared/services/rules-text.tsx';
import { ServiceIcon } from '../../../shared/services/service-icon.tsx';
import { ServicePrice } from '../../../shared/services/service-price.tsx';
import { inviteCommand } from '../../../shared/services/use-invite.ts';
import { writeDay } from '../../../shared/services/write-day.ts';
import { writeMap } from '../../../shared/services/write-map.ts';
import { writeRegions } from '../../../shared/services/write-regions.ts';
import { CopyButton } from '../../../shared/ui/copy-button.tsx';
import { dockedBar } from '../../../shared/ui/docked-bar.ts';
import { IconButton } from '../../../shared/ui/icon-button.tsx';
import { Countdown, TimeAgo } from '../../../shared/ui/time-ago.tsx';
import { VouchCount } from '../../../shared/vouch/vouch-button.tsx';
import { personOfRequest } from '../person-of.ts';
import { PanelSection } from '../panel-section.tsx';
import { Star } from '../../../shared/vouch/star.tsx';
import { RequestActions } from './request-actions.tsx';
import { RequestResult } from './request-history.tsx';
import { RequestProblem } from './request-problem.tsx';
import { RequestTimeline } from './request-steps.tsx';
import { namedOf, nameOther, nameRequested } from './requests-view.ts';

export type RequestPanelProps = {
  readonly request: ServiceRequest;
  /** Other requests between the same two people, newest first. */
  readonly before: readonly ServiceRequest[];
  readonly onMove: (by: 1 | -1) => void;
  readonly onClose: () => void;
};

export function RequestPanel({ request, before, onMove, onClose }: RequestPanelProps) {
  const { t } = useTranslation();
  const ign = nameOther(request);
  const named = namedOf(request);
  return (
    <>
      <PanelHead request={request} onMove={onMove} onClose={onClose} />
      <div className="min-h-0 flex-1 overflow-y-auto">
        <section className="flex items-center gap-3 border-b border-line-soft px-4 py-2.5">
          <ServiceIcon service={named} size={32} />
          <div className="min-w-0 flex-1">
            <p className="flex items-center gap-1.5 font-semibold">
              <span className="wrap-anywhere">{nameRequested(request)}</span>
              {request.isCustomService && <CustomShield />}
            </p>
            <p className="text-12 text-muted">{writeMap(t, request.game, request)}</p>
          </div>
          <div className="flex flex-col items-end">
            <span className="text-12 text-muted">{t('services.total')}</span>
            <ServicePrice price={request} size={18} />
          </div>
        </section>
        {(request.message !== '' || request.askerRegion !== null) && (
          <PanelSection title={t('services.request.message')}>
            {request.message !== '' && <RulesText text={request.message} />}
            {request.askerRegion !== null && (
              <p className="text-12 text-muted">{t('services.request.playsIn', { region: writeRegions([request.askerRegion]) })}</p>
            )}
          </PanelSection>
        )}
        <PanelSection title={t('services.request.whatHappens')}>
          <RequestTimeline request={request} ign={ign} />
        </PanelSection>
        {request.rules !== '' && (
          <PanelSection title={t('services.request.rulesAccepted')}>
            <RulesText text={request.rules} />
          </PanelSection>
        )}
        {hasRewards(named) && (
          <PanelSection title={t(request.role === 'customer' ? 'services.panel.youGet' : 'services.panel.theyGet')}>
            <Rewards service={named} />
          </PanelSection>
        )}
        {before.length > 0 && (
          <PanelSection title={t('services.request.before', { ign })}>
            <ul className="flex flex-col gap-1.5">
              {before.slice(0, 6).map((other) => (
                <li key={other.id} className="flex items-center gap-2">
                  <span className="w-[84px] shrink-0 text-12 text-muted">{writeDay(other.askedMs)}</span>
                  <ServiceIcon service={namedOf(other)} />
                  <span className="min-w-0 flex-1 wrap-anywhere">{nameRequested(other)}</span>
                  <ServicePrice price={other} weight="normal" />
                  <RequestResult request={other} />
                </li>
              ))}
            </ul>
          </PanelSection>
        )}
      </div>
      <RequestFooter request={request} ign={ign} />
    </>
  );
}

function PanelHead({ request, onMove, onClose }: Omit<RequestPanelProps, 'before'>) {
  const { t } = useTranslation();
  const { counterpart } = request;
  return (
    <header className="border-b border-line-soft px-4 pt-3 pb-2.5">
      <div className="flex items-center gap-2">
        <PresenceDot presence={counterpart?.presence ?? 'offline'} />
        <h2 className="flex min-w-0 text-18">
          <PersonName person={personOfRequest(request)} className="max-md:min-h-[40px] items-center" />
        </h2>
        {counterpart !== null && <VouchCount count={counterpart.vouchCount} />}
        <span className="flex-1" />
        <IconButton size="sm" glyph="chevronLeft" label={t('services.panel.previous')} onClick={() => onMove(-1)} />
        <IconButton size="sm" glyph="chevronRight" label={t('services.panel.next')} onClick={() => onMove(1)} />
        <IconButton size="sm" glyph="close" label={t('app.close')} onClick={onClose} />
      </div>
      <p className="mt-1 flex flex-wrap items-center gap-x-2 text-12 text-muted">
        <RequestResult request={request} />
        <TimeAgo timestampMs={request.endedMs ?? request.invitedMs ?? request.askedMs} />
        {request.expiresMs !== null && (
          <span>
            {t('services.request.expiresIn')} <Countdown untilMs={request.expiresMs} />
          </span>
        )}
      </p>
    </header>
  );
}

function RequestFooter({ request, ign }: { readonly request: ServiceRequest; readonly ign: string }) {
  const { state } = request;
  return (
    <footer
      ref={dockedBar}
      className="flex flex-col gap-2 border-t border-line bg-s2 px-4 pt-3 pb-[calc(14px+env(safe-area-inset-bottom))]"
    >
      <div className="flex flex-wrap items-center gap-2">
        <RequestActions request={request} place="panel" />
        {state !== 'asked' && state !== 'invited' && (
          <CopyButton size="lg" text={`@${ign} `}>
            <span translate="no">{`@${ign}`}</span>
          </CopyButton>
        )}
      </div>
      <NextHint request={request} ign={ign} />
      <RequestProblem request={request} />
    </footer>
  );
}

/** Describes the next step and says who must take it. */
function NextHint({ request, ign }: { readonly request: ServiceRequest; readonly ign: string }) {
  const { t } = useTranslation();
  const { state, party, role } = request;
  const hint = (text: string) => <p className="text-12 text-muted">{text}</p>;
  if (state === 'asked') {
    return hint(
      party === 'owner' ? t('services.request.inviteHint', { command: inviteCommand(ign), ign }) : t('services.request.waitHint', { ign }),
    );
  }
  if (state === 'invited') return hint(t('services.request.doneHint'));
  if (state !== 'done') return null;
  if (role === 'customer') return request.canVouch ? hint(t('services.request.vouchHint', { ign })) : null;
  if (request.dispute !== null) return null;
  if (!request.isVouchReceived) return hint(t('services.request.vouchedHint', { ign }));
  return (
    <p className="flex items-center gap-1 text-12 text-accent">
      <Star look="full" />
      {t('services.request.vouchReceived', { ign })}
    </p>
  );
}
