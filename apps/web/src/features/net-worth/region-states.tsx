import { FailureText } from '../../shared/api/failure-text.tsx';
import { useTranslation } from '../../shared/i18n/use-translation.ts';
import { Button } from '../../shared/ui/button.tsx';
import { Note, Skeleton } from '../../shared/ui/states.tsx';

/** Six grey rows, as high as those that follow (networth: "Loading"). */
export function GreyRows() {
  const { t } = useTranslation();
  return (
    <div role="status" aria-label={t('netWorth.loading')} className="flex flex-col px-4 py-2">
      {Array.from({ length: 6 }, (_, row) => (
        <span key={row} className="flex h-[32px] items-center gap-3">
          <Skeleton className="size-6" />
          <Skeleton className="h-4 w-[40%]" />
          <Skeleton className="ml-auto h-4 w-[64px]" />
        </span>
      ))}
    </div>
  );
}

/** A line in the region that failed; the rest of the page stays. */
export function RegionError({
  error,
  isBusy,
  onRetry,
}: {
  readonly error: unknown;
  readonly isBusy: boolean;
  readonly onRetry: () => void;
}) {
  const { t } = useTranslation();
  return (
    <div role="alert" className="m-4">
      <Note tone="bad">
        <span className="flex flex-wrap items-center gap-x-3 gap-y-2">
          <span className="min-w-0 flex-1">
            <FailureText error={error} />
          </span>
          <Button size="sm" isBusy={isBusy} onClick={onRetry}>
            {t('app.retry')}
          </Button>
        </span>
      </Note>
    </div>
  );
}
