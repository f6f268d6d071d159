import type { ReactNode } from 'react';
import { FailureText } from '../../shared/api/failure-text.tsx';
import { useTranslation } from '../../shared/i18n/use-translation.ts';
import { Button } from '../../shared/ui/button.tsx';
import { Note } from '../../shared/ui/states.tsx';

/** A line in the region that failed; the rest of the page stays. */
export function RegionError({
  error,
  isBusy,
  onRetry,
  children,
}: {
  readonly error: unknown;
  readonly isBusy: boolean;
  readonly onRetry: () => void;
  /** Says what failed, if the error does not. */
  readonly children?: ReactNode;
}) {
  const { t } = useTranslation();
  return (
    <div role="alert" className="m-4">
      <Note tone="bad">
        <span className="flex flex-wrap items-center gap-x-3 gap-y-2">
          <span className="min-w-0 flex-1">{children ?? <FailureText error={error} />}</span>
          <Button size="sm" isBusy={isBusy} onClick={onRetry}>
            {t('app.retry')}
          </Button>
        </span>
      </Note>
    </div>
  );
}
