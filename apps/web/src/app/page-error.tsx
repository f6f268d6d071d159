/** R2.30, R8.16: replaces a page that fails while rendering. */
import { useRouter } from '@tanstack/react-router';
import { useState, useEffect } from 'react';
import { useTranslation } from '../shared/i18n/use-translation.ts';
import { isAway, onBackOnline, tryConnection, useReachability } from '../shared/network/connection.ts';
import { canReload } from '../shared/network/hold-reload.ts';
import { PageNotLoadedError } from '../shared/network/lazy-part.ts';
import { useMissingCode } from '../shared/network/missing-code.ts';
import { resetData } from '../shared/storage/reset-data.ts';
import { Button } from '../shared/ui/button.tsx';
import { ErrorState, EmptyState } from '../shared/ui/states.tsx';

/**
 * D36: replaces a page whose code is not in this browser. Reloads the window when the server is reachable again, unless
 * the window contains unsaved text: browsers do not retry a failed import while the window is open.
 */
export function PageNotLoaded({ reset }: { readonly reset: () => void }) {
  const { t } = useTranslation();
  const router = useRouter();
  const isOffline = useReachability((state) => isAway(state.verdict));
  const again = (): void => {
    tryConnection();
    reset();
    void router.invalidate();
  };
  useEffect(() => onBackOnline(() => (canReload() ? location.reload() : again())));
  useEffect(() => useMissingCode.setState({ missing: isOffline ? 'nothing' : 'page' }), [isOffline]);
  if (isOffline)
    return (
      <EmptyState
        glyph="signalOff"
        className="py-24"
        title={t('away.notLoaded')}
        actions={
          <Button kind="primary" onClick={again}>
            {t('app.retry')}
          </Button>
        }
      >
        {t('away.notLoadedText')}
      </EmptyState>
    );
  return (
    <EmptyState
      glyph="refresh"
      className="py-24"
      title={t('away.loadFailed')}
      actions={
        <Button kind="primary" onClick={() => location.reload()}>
          {t('away.loadAnew')}
        </Button>
      }
    >
      {t('away.loadFailedText')}
    </EmptyState>
  );
}

type PageErrorProps = { readonly error: unknown; readonly reset: () => void };

export function PageError({ error, reset }: PageErrorProps) {
  return error instanceof PageNotLoadedError ? <PageNotLoaded reset={reset} /> : <PageBroken error={error} />;
}

export function PageBroken({ error }: { readonly error: unknown }) {
  const { t } = useTranslation();
  const [isAsked, setAsked] = useState(false);
  const [isResetting, setResetting] = useState(false);
  const resetAll = async (): Promise<void> => {
    setResetting(true);
    await resetData('hard');
    location.assign('/');
  };
  return (
    <ErrorState
      level={1}
      className="py-24"
      title={t('errorBoundary.title')}
      actions={
        <>
          <Button kind="primary" onClick={() => location.reload()}>
            {t('errorBoundary.reload')}
          </Button>
          <Button kind="danger" isBusy={isResetting} onClick={() => (isAsked ? void resetAll() : setAsked(true))}>
            {isAsked ? t('errorBoundary.resetConfirm') : t('errorBoundary.reset')}
          </Button>
        </>
      }
    >
      <p>{t('errorBoundary.text')}</p>
      <details className="mt-3 text-left text-12">
        <summary>{t('errorBoundary.details')}</summary>
        <pre className="mt-1 max-h-40 overflow-auto rounded-md bg-s1 p-2 font-mono whitespace-pre-wrap">
          {error instanceof Error ? error.message : String(error)}
        </pre>
      </details>
    </ErrorState>
  );
}
