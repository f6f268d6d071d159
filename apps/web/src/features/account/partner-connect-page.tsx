/** D14: the page to which the partner redirects the browser. */
import { ApiError } from '@poexchange/contract/client';
import { useNavigate } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { useTranslation } from '../../shared/i18n/use-translation.ts';
import { ConnectButton } from '../../shared/account/connect-button.tsx';
import { redeemPartner } from '../../shared/partner/partner-sign-in.ts';
import { finishSignIn, forgetSignIn, type SignInOutcome } from '../../shared/account/finish-sign-in.ts';
import { useHasToken } from '../../shared/session/token.ts';
import { openSettingsAt } from '../../shared/account/settings-dialog-store.ts';
import { showToast } from '../../shared/toast/toast.ts';
import { Button } from '../../shared/ui/button.tsx';
import { Spinner } from '../../shared/ui/spinner.tsx';
import { EmptyState, ErrorState } from '../../shared/ui/states.tsx';
import { OutcomeText } from './connect-page.tsx';

export function PartnerConnectPage() {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const isSignedIn = useHasToken();
  const [outcome, setOutcome] = useState<SignInOutcome | null>(null);
  useEffect(() => {
    let isGone = false;
    void finishSignIn(redeemPartner).then((next) => {
      if (isGone) return undefined;
      if (next.kind !== 'signedIn' && next.kind !== 'linked' && next.kind !== 'nothing') return setOutcome(next);
      forgetSignIn();
      if (next.kind !== 'nothing') {
        const key = next.kind === 'linked' ? 'success.partner_linked' : 'success.partner_signed_in';
        showToast({ id: 'session', level: 'success', title: { key } });
      }
      const href = next.kind === 'nothing' ? '/' : next.returnPath;
      // Linking starts and ends in the settings.
      return void navigate({ href, replace: true }).then(() => next.kind === 'linked' && openSettingsAt('advanced'));
    });
    return () => {
      isGone = true;
    };
  }, [navigate]);
  if (outcome === null) {
    return (
      <div role="status" className="flex flex-1 items-center justify-center gap-3 text-14 text-muted">
        <Spinner />
        {t('connect.working')}
      </div>
    );
  }
  const toStart = <Button onClick={() => void navigate({ to: '/' })}>{t('connect.back')}</Button>;
  if (isNotLinked(outcome)) {
    return (
      <EmptyState
        glyph="user"
        className="py-24"
        title={t('connect.notLinked')}
        actions={
          <>
            <ConnectButton>{t('account.connect')}</ConnectButton>
            {toStart}
          </>
        }
      >
        {t('connect.notLinkedText')}
      </EmptyState>
    );
  }
  return (
    <ErrorState
      className="py-24"
      title={t(isSignedIn ? 'connect.linkFailed' : 'connect.failed')}
      actions={
        <>
          {!isSignedIn && <ConnectButton>{t('account.connect')}</ConnectButton>}
          {toStart}
        </>
      }
    >
      <OutcomeText outcome={outcome} />
    </ErrorState>
  );
}

function isNotLinked(outcome: SignInOutcome): boolean {
  return outcome.kind === 'failed' && outcome.error instanceof ApiError && outcome.error.refusal?.code === 'partnerNotLinked';
}
