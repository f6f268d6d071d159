/** R2.30, R8.16: replaces a page that fails while rendering. */
import { useState } from 'react';
import { useTranslation } from '../shared/i18n/use-translation.ts';
import { PageNotLoadedError } from '../shared/network/lazy-part.ts';
import { resetData } from '../shared/storage/reset-data.ts';
import { Button } from '../shared/ui/button.tsx';
import { ErrorState } from '../shared/ui/states.tsx';
import { PageNotLoaded } from './page-not-loaded.tsx';

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
