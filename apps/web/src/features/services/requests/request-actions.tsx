/** Actions on a request, depending on its state and the reader's side. */
import type { ServiceRequest } from '@poexchange/contract/rest/services';
import { useTranslation } from '../../../shared/i18n/use-translation.ts';
import { isAway, useReachability } from '../../../shared/network/connection.ts';
import { useAnswerRequest } from '../../../shared/services/requests-query.ts';
import { showServiceName } from '../../../shared/services/show-service-name.ts';
import { useDecline } from '../../../shared/services/use-decline.ts';
import { inviteCommand, useInvite } from '../../../shared/services/use-invite.ts';
import { Button, type ButtonSize } from '../../../shared/ui/button.tsx';
import { CopyButton } from '../../../shared/ui/copy-button.tsx';
import { IconButton } from '../../../shared/ui/icon-button.tsx';
import { Kbd } from '../../../shared/ui/kbd.tsx';
import { useVouch } from '../../../shared/vouch/use-vouch.ts';
import { VouchButton } from '../../../shared/vouch/vouch-button.tsx';
import { UndoButton } from './request-problem.tsx';
import { nameOther } from './requests-view.ts';
import { useEndReminder } from './vouch-reminders.ts';
import { useServiceKeys } from '../use-service-keys.ts';

export type RequestActionsProps = {
  readonly request: ServiceRequest;
  /** `card` names the command that is copied; `row` has little space; `panel` also handles keys. */
  readonly place: 'card' | 'row' | 'panel';
};

export function RequestActions({ request, place }: RequestActionsProps) {
  const { party, state, role } = request;
  const actions = useActions(request, place);
  // Calls functions instead of rendering components, so that a focused button stays mounted and focused when the state
  // changes.
  if (state === 'asked') return party === 'owner' ? showAnswers(actions) : showWithdraw(actions);
  if (state === 'invited') return showInvited(actions);
  if (state === 'done' && role === 'customer') return showDone(actions);
  return null;
}

type Actions = ReturnType<typeof useActions>;

const sizes: Readonly<Record<RequestActionsProps['place'], ButtonSize>> = { panel: 'lg', card: 'md', row: 'sm' };

/** The reader's actions on a request, and whether they can be sent now; handles keys in the panel. */
function useActions(request: ServiceRequest, place: RequestActionsProps['place']) {
  const { t } = useTranslation();
  const { id, party, state } = request;
  const ign = nameOther(request);
  const answer = useAnswerRequest(id);
  const invitation = useInvite({ id, ign });
  const { decline, isPending: isDeclining } = useDecline({ id, ign });
  const isBusy = answer.isPending || invitation.isPending || isDeclining;
  // Actions are never queued for later, so they are disabled while they cannot be sent.
  const isOff = useReachability((reached) => isAway(reached.verdict));
  const endReminder = useEndReminder();
  const isPanel = place === 'panel';
  const invite = (): void => void invitation.invite();
  const hasKeys = isPanel && party === 'owner' && state === 'asked' && !isBusy && !isOff;
  useServiceKeys(hasKeys ? { i: invite, d: () => decline() } : {});
  return {
    t,
    request,
    ign,
    place,
    isPanel,
    size: sizes[place],
    isBusy,
    isOff,
    answer: answer.mutate,
    invite,
    decline: () => decline(),
    endReminder,
  };
}

function showAnswers({ t, ign, place, isPanel, size, isBusy, isOff, invite, decline }: Actions) {
  return (
    <>
      <Button
        kind={isPanel ? 'primary' : 'outline'}
        size={size}
        className={isPanel ? 'flex-1' : 'min-w-0 flex-1 border-accent! text-accent!'}
        isBusy={isBusy}
        disabled={isOff}
        onClick={invite}
      >
        {t('services.request.invite')}
        {place === 'card' && (
          <span translate="no" className="min-w-0 truncate font-mono text-12 font-normal">
            {inviteCommand(ign)}
          </span>
        )}
        {isPanel && <Kbd className="border-accent-ink/40! text-accent-ink!">{'I'}</Kbd>}
      </Button>
      <Button size={size} disabled={isBusy || isOff} onClick={decline}>
        {t('services.request.decline')}
        {isPanel && <Kbd>{'D'}</Kbd>}
      </Button>
    </>
  );
}

function showWithdraw({ t, ign, size, isBusy, isOff, answer }: Actions) {
  return (
    <>
      <CopyButton size={size} text={`@${ign} `}>{`@${ign}`}</CopyButton>
      <Button size={size} isBusy={isBusy} disabled={isOff} onClick={() => answer('withdraw')}>
        {t('services.request.withdraw')}
      </Button>
    </>
  );
}

function showInvited({ t, request, ign, isPanel, size, isBusy, isOff, answer, decline }: Actions) {
  const isOwner = request.party === 'owner';
  return (
    <>
      <Button
        kind={isPanel ? 'primary' : 'outline'}
        size={size}
        isBusy={isBusy}
        disabled={isOff}
        className={isPanel ? 'flex-1' : ''}
        onClick={() => answer('done')}
      >
        {t('services.request.done')}
      </Button>
      <CopyButton size={size} text={isOwner ? inviteCommand(ign) : `@${ign} `}>
        {isOwner ? t('services.request.inviteAgain') : `@${ign}`}
      </CopyButton>
      {isPanel && (
        <Button size={size} disabled={isBusy || isOff} onClick={() => (isOwner ? decline() : answer('withdraw'))}>
          {t(isOwner ? 'services.request.decline' : 'services.request.withdraw')}
        </Button>
      )}
    </>
  );
}

function showDone({ t, request, place, endReminder }: Actions) {
  return (
    <>
      {place === 'row' && <UndoButton request={request} />}
      <RequestVouch request={request} />
      {place === 'row' && request.canVouch && (
        <IconButton size="sm" glyph="close" label={t('vouch.hideReminder')} onClick={() => endReminder(request)} />
      )}
    </>
  );
}

/** Lets the customer of a finished service vouch for its provider. */
export function RequestVouch({ request }: { readonly request: ServiceRequest }) {
  const { game, serviceName, serviceCategory, isCustomService, counterpart, state, role } = request;
  const vouch = useVouch({
    userId: counterpart?.userId ?? null,
    service: { category: serviceCategory, name: serviceName },
    hasFinished: state === 'done' && role === 'customer',
    count: counterpart?.vouchCount ?? 0,
  });
  if (counterpart === null) return null;
  return (
    <VouchButton
      state={vouch.state}
      isVouched={vouch.isVouched}
      count={vouch.count}
      ign={counterpart.ign}
      service={showServiceName(game, { serviceName, isCustomService })}
      doneMs={request.endedMs}
      vouchedMs={vouch.vouchedMs}
      face="both"
      onPress={vouch.press}
    />
  );
}
