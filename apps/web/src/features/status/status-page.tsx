/** The state of the parts that users notice, now and over the last 24 hours. */
import { type PartStatus, type Status, statusApi } from '@poexchange/contract/rest/status';
import { useQuery, queryOptions } from '@tanstack/react-query';
import { writeClock } from '../../shared/i18n/write-values.ts';
import { useTranslation } from '../../shared/i18n/use-translation.ts';
import type { CommonKey } from '../../shared/i18n/keys.ts';
import { Button } from '../../shared/ui/button.tsx';
import { ErrorState, Note, Skeleton } from '../../shared/ui/states.tsx';
import { PartRow } from './part-row.tsx';
import { callApi } from '../../shared/api/call-api.ts';

const EVERY_MS = 30_000;

/** State of the parts; an open page polls, even while the server is away. */
const statusQuery = queryOptions({
  queryKey: ['status'],
  queryFn: ({ signal }) => callApi(statusApi.getStatus, {}, { signal }),
  refetchInterval: EVERY_MS,
  staleTime: 0,
  meta: { failure: 'silent' },
});

export function StatusPage() {
  const { t } = useTranslation();
  const { data, error, refetch, isFetching } = useQuery(statusQuery);
  const retry = (
    <Button isBusy={isFetching} onClick={() => void refetch()}>
      {t('app.retry')}
    </Button>
  );
  return (
    <div className="mx-auto flex w-full max-w-[900px] flex-1 flex-col gap-4 px-4 py-6">
      <header className="flex flex-col gap-1">
        <h1 className="text-26 font-semibold">{t('footer.status')}</h1>
        <p className="max-w-[80ch] text-14 text-muted">{t('status.lead')}</p>
      </header>
      {data === undefined && error === null && <Skeleton className="h-[480px] rounded-lg" />}
      {data === undefined && error !== null && (
        <ErrorState title={t('status.unreachable')} actions={retry}>
          {t('status.unreachableText')}
        </ErrorState>
      )}
      {data !== undefined && (
        <>
          {error === null ? (
            <p role="status" className="text-14 font-medium">
              {t(findVerdict(data.parts))}
            </p>
          ) : (
            <Note tone="bad">
              <div role="alert" className="flex flex-wrap items-center justify-between gap-2">
                <span>{t('status.lost', { time: writeClock(data.serverTimeMs) })}</span>
                {retry}
              </div>
            </Note>
          )}
          <Parts status={error === null ? data : forgetNow(data)} />
        </>
      )}
    </div>
  );
}

function Parts({ status: { parts, dayStartMs, serverTimeMs } }: { readonly status: Status }) {
  const { t } = useTranslation();
  return (
    <ul aria-label={t('footer.status')} className="divide-y divide-line-soft overflow-hidden rounded-lg border border-line bg-s1">
      {parts.map((status) => (
        <PartRow key={status.part} status={status} dayStartMs={dayStartMs} nowMs={serverTimeMs} />
      ))}
    </ul>
  );
}

/** Text of the worst state of all parts. An unknown part prevents an all-clear. */
function findVerdict(parts: readonly PartStatus[]): CommonKey {
  const has = (state: PartStatus['state']): boolean => parts.some((part) => part.state === state);
  if (has('away')) return 'status.someAway';
  if (has('late')) return 'status.someLate';
  return has('unknown') ? 'status.knownWorks' : 'status.allWorks';
}

/** Sets every part to unknown: a page that no longer reaches the server does not know its current state. */
function forgetNow(status: Status): Status {
  return { ...status, parts: status.parts.map((part) => ({ ...part, state: 'unknown', sinceMs: status.serverTimeMs })) };
}
