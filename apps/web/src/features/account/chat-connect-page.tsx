/** R2.05: return route of the chat platform's OAuth (D63). */
import { ApiError } from '@poexchange/contract/client';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useCallback, useEffect, useState, type ReactNode } from 'react';
import { ConnectButton } from '../../shared/account/connect-button.tsx';
import { openSettingsAt } from '../../shared/account/settings-dialog-store.ts';
import { FailureText } from '../../shared/api/failure-text.tsx';
import { chatLinkQuery, finishChatLink, readBegunPath, startChatLink, type ChatLinkOutcome } from '../../shared/chat-link/chat-link.ts';
import { readPageConfig } from '../../shared/config/page-config.ts';
import { loadNotificationTexts } from '../../shared/i18n/i18n.ts';
import { useTranslation } from '../../shared/i18n/use-translation.ts';
import { readToken, useHasToken } from '../../shared/session/token.ts';
import { showToast } from '../../shared/toast/toast.ts';
import { Button } from '../../shared/ui/button.tsx';
import { Spinner } from '../../shared/ui/spinner.tsx';
import { EmptyState, ErrorState } from '../../shared/ui/states.tsx';

/** Returns to the settings, over the page where linking started; errors are shown on this page. */
export function ChatConnectPage() {
  const client = useQueryClient();
  const toSettings = useToSettings();
  const [outcome, setOutcome] = useState<Unlinked | null>(null);
  const finish = useCallback(async (): Promise<ChatLinkOutcome> => {
    // Some of this page's strings are toast strings, which may not be loaded yet.
    const [next] = await Promise.all([finishChatLink(), loadNotificationTexts().catch(() => undefined)]);
    if (next.kind === 'linked') client.setQueryData(chatLinkQuery.queryKey, next.link);
    return next;
  }, [client]);
  /** Navigates away after success; returns any other outcome for display. */
  const leave = useCallback(
    (next: ChatLinkOutcome): Unlinked | null => {
      if (next.kind !== 'linked' && (next.kind !== 'nothing' || readToken() === null)) return next;
      if (next.kind === 'linked') showToast({ id: 'session', level: 'success', title: { key: 'success.chat_linked' } });
      toSettings(next.kind === 'linked' ? next.returnPath : readBegunPath());
      return null;
    },
    [toSettings],
  );
  useEffect(() => {
    if (!readPageConfig().chatLink) return undefined;
    let isGone = false;
    void finish().then((next) => {
      if (!isGone) setOutcome(leave(next));
    });
    return () => {
      isGone = true;
    };
  }, [finish, leave]);
  const tryAgain = (): void => {
    setOutcome(null);
    void finish().then((next) => setOutcome(leave(next)));
  };
  if (!readPageConfig().chatLink) return <NotOffered />;
  return outcome === null ? <Working /> : <NotLinked outcome={outcome} onTryAgain={tryAgain} />;
}

function Working() {
  const { t } = useTranslation();
  return (
    <div role="status" className="flex flex-1 items-center justify-center gap-3 text-14 text-muted">
      <Spinner />
      {t('chatLink.working')}
    </div>
  );
}

/** Opens the settings, where accounts are linked and unlinked, over the page where they were opened before. */
function useToSettings(): (path: string) => void {
  const navigate = useNavigate();
  return useCallback((path: string) => void navigate({ href: path, replace: true }).then(() => openSettingsAt('advanced')), [navigate]);
}

/** Redirects to Home if this site links no chat accounts. */
function NotOffered() {
  const navigate = useNavigate();
  useEffect(() => void navigate({ href: '/', replace: true }), [navigate]);
  return <Working />;
}

type Unlinked = Exclude<ChatLinkOutcome, { kind: 'linked' }>;
type NotLinkedProps = {
  readonly outcome: Unlinked;
  readonly onTryAgain: () => void;
};

/** Shows R8.03 with the reason and what the user can do next. */
function NotLinked({ outcome, onTryAgain }: NotLinkedProps) {
  const { t } = useTranslation();
  const toSettings = useToSettings();
  const hasToken = useHasToken();
  const back = <Button onClick={() => toSettings(readBegunPath())}>{t('chatLink.toSettings')}</Button>;
  if (outcome.kind === 'signedOut' || !hasToken) return <SignedOut />;
  if (outcome.kind === 'denied')
    return (
      <EmptyState glyph="user" level={1} className="py-24" title={t('chatLink.denied')} actions={<Again>{back}</Again>}>
        {t('chatLink.deniedText')}
      </EmptyState>
    );
  if (outcome.kind === 'unreached')
    return (
      <ErrorState
        level={1}
        className="py-24"
        title={t('chatLink.unreached')}
        actions={
          <>
            <Button kind="primary" onClick={onTryAgain}>
              {t('app.retry')}
            </Button>
            {back}
          </>
        }
      >
        {t('chatLink.unreachedText')}
      </ErrorState>
    );
  return (
    <ErrorState level={1} className="py-24" title={t('notification:error.chat_link_failed')} actions={<Again>{back}</Again>}>
      <Reason outcome={outcome} />
    </ErrorState>
  );
}

/** Explains how to continue without a session. */
function SignedOut() {
  const { t } = useTranslation();
  const navigate = useNavigate();
  return (
    <EmptyState
      glyph="user"
      level={1}
      className="py-24"
      title={t('chatLink.signedOut')}
      actions={
        <>
          <ConnectButton>{t('account.connect')}</ConnectButton>
          <Button onClick={() => void navigate({ to: '/' })}>{t('connect.back')}</Button>
        </>
      }
    >
      {t('chatLink.signedOutText')}
    </EmptyState>
  );
}

/** Starts a new link, because a code can be used only once. */
function Again({ children }: { readonly children: ReactNode }) {
  const { t } = useTranslation();
  const linking = useMutation({ mutationFn: () => startChatLink(readBegunPath()) });
  return (
    <>
      <Button kind="primary" isBusy={linking.isPending || linking.isSuccess} onClick={() => linking.mutate()}>
        {t('connect.again')}
      </Button>
      {children}
    </>
  );
}

function Reason({ outcome }: { readonly outcome: NotLinkedProps['outcome'] }) {
  const { t } = useTranslation();
  if (outcome.kind === 'stateInvalid') return t('notification:error.chat_link_state_invalid');
  const error = outcome.kind === 'failed' ? outcome.error : null;
  if (!(error instanceof ApiError) || error.refusal?.code === 'chatLinkFailed') return t('chatLink.refused');
  return <FailureText error={error} call="action" />;
}
