import { FailureText } from '../api/failure-text.tsx';
import { useTranslation } from '../i18n/use-translation.ts';
import { Button } from '../ui/button.tsx';
import { ErrorState } from '../ui/states.tsx';
import type { Account } from './account.ts';

/** Shown instead of an account page if the account could not be loaded. */
export function AccountFailed({ account }: { readonly account: Account & { readonly status: 'failed' } }) {
  const { t } = useTranslation();
  return (
    <ErrorState
      level={1}
      title={t('away.loadFailed')}
      className="my-auto"
      actions={
        <Button isBusy={account.isRetrying} onClick={account.retry}>
          {t('app.retry')}
        </Button>
      }
    >
      <FailureText error={account.error} />
    </ErrorState>
  );
}
