/** R2.04: the page to which the publisher redirects the browser. */
import { useNavigate } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { useTranslation } from '../../shared/i18n/use-translation.ts';
import { describeFailure } from '../../shared/api/failures.ts';
import { ConnectButton } from '../../shared/account/connect-button.tsx';
import { finishSignIn, forgetSignIn, type SignInOutcome } from '../../shared/account/finish-sign-in.ts';
import { showToast } from '../../shared/toast/toast.ts';
import { Button } from '../../shared/ui/button.tsx';
import { Spinner } from '../../shared/ui/spinner.tsx';
import { ErrorState } from '../../shared/ui/states.tsx';

export function ConnectPage() {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const [outcome, setOutcome] = useState<SignInOutcome | null>(null);
  useEffect(() => {
    let isGone = false;
    void finishSignIn().then((next) => {
      if (isGone) return undefined;
      if (next.kind !== 'signedIn' && next.kind !== 'linked' && next.kind !== 'nothing') return setOutcome(next);
      forgetSignIn();
      if (next.kind === 'signedIn') showToast({ id: 'session', level: 'success', title: { key: 'success.signed_in' } });
      return void navigate({ href: next.kind === 'signedIn' ? next.returnPath : '/', replace: true });
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
  return (
    <ErrorState
      className="py-24"
      title={t(outcome.kind === 'failed' ? 'notification:error.sign_in_failed' : 'connect.failed')}
      actions={
        <>
          <ConnectButton>{t('connect.again')}</ConnectButton>
          <Button onClick={() => void navigate({ to: '/' })}>{t('connect.back')}</Button>
        </>
      }
    >
      <OutcomeText outcome={outcome} />
    </ErrorState>
  );
}

/** Shows why a sign-in or a link failed; renders nothing if the reason is unknown. */
export function OutcomeText({ outcome }: { readonly outcome: SignInOutcome }) {
  const { t } = useTranslation();
  if (outcome.kind === 'stateInvalid') return t('connect.stateInvalid');
  if (outcome.kind === 'denied') return t('connect.denied');
  const failure = outcome.kind === 'failed' ? describeFailure(outcome.error) : null;
  if (failure?.kind === 'toast') return t(`notification:${failure.title.key}`, failure.title.params ?? {});
  if (failure?.kind === 'banned') return t('notification:error.banned');
  return null;
}
