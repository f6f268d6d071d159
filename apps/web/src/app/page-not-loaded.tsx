import { useRouter } from '@tanstack/react-router';
import { useEffect } from 'react';
import { useTranslation } from '../shared/i18n/use-translation.ts';
import { useMissingCode } from '../shared/network/missing-code.ts';
import { canReload } from '../shared/network/hold-reload.ts';
import { isAway, onBackOnline, tryConnection, useReachability } from '../shared/network/connection.ts';
import { Button } from '../shared/ui/button.tsx';
import { EmptyState } from '../shared/ui/states.tsx';

/**
 * D36: replaces a page whose code is not in this browser. Reloads the window when the server is back, unless it holds
 * unsaved text: a browser does not retry a failed import for as long as the window lives.
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
