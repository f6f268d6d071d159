/** API browser for third-party programs, built from the document that code generators read. */
import { API_PREFIX } from '@poexchange/contract/endpoint';
import { type Operation, readEvents, readOpenApi, type PostedEvent } from '@poexchange/contract/openapi/read-openapi';
import { writeType } from '@poexchange/contract/openapi/write-type';
import { webhookLimits } from '@poexchange/contract/rest/webhooks';
import { useQuery, queryOptions } from '@tanstack/react-query';
import { useDeferredValue, useState, useEffect, useRef } from 'react';
import { Trans } from '../../shared/i18n/trans.tsx';
import { useTranslation } from '../../shared/i18n/use-translation.ts';
import { Button } from '../../shared/ui/button.tsx';
import { TextField } from '../../shared/ui/field.tsx';
import { EmptyState, ErrorState, Skeleton } from '../../shared/ui/states.tsx';
import { Code } from './code.tsx';
import { OperationRow } from './operation-row.tsx';

/** Anchor of this part; the settings link to it. */
const ANCHOR = 'webhooks';

/** Events for third-party programs: how they are sent and verified, and their content. */
function WebhookEvents({ events }: { readonly events: readonly PostedEvent[] }) {
  const { t } = useTranslation();
  const section = useRef<HTMLElement>(null);
  // The browser looks for the anchor before the page is rendered.
  useEffect(() => {
    if (location.hash === `#${ANCHOR}`) section.current?.scrollIntoView();
  }, []);
  return (
    <section ref={section} id={ANCHOR} aria-labelledby="api-webhooks" className="flex scroll-mt-4 flex-col gap-2">
      <h2 id="api-webhooks" className="text-14 font-semibold">
        {t('apiDocs.webhooks')}
      </h2>
      <ul className="flex list-disc flex-col gap-1.5 pl-5 text-13 text-muted">
        <li>{t('apiDocs.webhooksWhere')}</li>
        <li>{t('apiDocs.webhooksSign')}</li>
        <li>{t('apiDocs.webhooksAnswer', { days: webhookLimits.failingDays })}</li>
      </ul>
      {events.map(({ type, summary, body }) => (
        <details key={type} className="rounded-lg border border-line bg-s1 px-3 py-2">
          <summary className="cursor-pointer">
            <span className="font-mono text-13" translate="no">
              {type}
            </span>{' '}
            <span className="text-12 text-muted" lang="en">
              {summary}
            </span>
          </summary>
          <div className="pt-2">
            <Code text={writeType(body)} />
          </div>
        </details>
      ))}
    </section>
  );
}

const OPEN_API_PATH = `${API_PREFIX}/openapi.json`;

/** The API's calls and the webhook events as the server describes them; they change only with a release. */
const openApiQuery = queryOptions({
  queryKey: ['open-api'],
  queryFn: async ({ signal }) => {
    const reply = await fetch(OPEN_API_PATH, { signal });
    if (!reply.ok) throw new Error(`HTTP ${reply.status}`);
    const document: unknown = await reply.json();
    return { operations: readOpenApi(document), events: readEvents(document) };
  },
  staleTime: Number.POSITIVE_INFINITY,
  meta: { failure: 'silent' },
});

export function ApiPage() {
  const { t } = useTranslation();
  const { data, error, refetch, isFetching } = useQuery(openApiQuery);
  const [typed, setTyped] = useState('');
  const wanted = useDeferredValue(typed.trim().toLowerCase());
  return (
    <div className="mx-auto flex w-full max-w-[900px] flex-1 flex-col gap-5 px-4 py-6">
      <header className="flex flex-col gap-1">
        <h1 className="text-26 font-semibold">{t('apiDocs.title')}</h1>
        <p className="max-w-[80ch] text-14 text-muted">{t('apiDocs.lead')}</p>
      </header>
      <ul className="flex list-disc flex-col gap-1.5 pl-5 text-13 text-muted">
        <li>{t('apiDocs.token')}</li>
        <li>{t('apiDocs.names', { league: 'mercenaries' })}</li>
        <li>{t('apiDocs.limits')}</li>
        <li>{t('apiDocs.repeat')}</li>
        <li>{t('apiDocs.changes')}</li>
        <li>{t('apiDocs.versions')}</li>
        <li>{t('apiDocs.client')}</li>
        <li>
          <Trans
            i18nKey="apiDocs.document"
            components={{
              link: (
                <a href={OPEN_API_PATH} className="text-accent underline underline-offset-2">
                  {'OpenAPI 3.1'}
                </a>
              ),
            }}
          />
        </li>
      </ul>
      {data === undefined && error === null && <Skeleton className="h-[320px] rounded-lg" />}
      {data === undefined && error !== null && (
        <ErrorState
          title={t('apiDocs.failed')}
          actions={
            <Button isBusy={isFetching} onClick={() => void refetch()}>
              {t('app.retry')}
            </Button>
          }
        />
      )}
      {data !== undefined && (
        <>
          <TextField
            glyph="search"
            aria-label={t('apiDocs.find')}
            placeholder={t('apiDocs.find')}
            value={typed}
            onChange={(event) => setTyped(event.target.value)}
          />
          <Operations operations={data.operations.filter((operation) => matches(operation, wanted))} />
          {wanted === '' && <WebhookEvents events={data.events} />}
        </>
      )}
    </div>
  );
}

function Operations({ operations }: { readonly operations: readonly Operation[] }) {
  const { t } = useTranslation();
  const tags = [...new Set(operations.map(({ tag }) => tag))].toSorted((a, b) => (a < b ? -1 : 1));
  if (tags.length === 0) return <EmptyState glyph="search" title={t('apiDocs.none')} />;
  return tags.map((tag) => (
    <section key={tag} aria-labelledby={`api-${tag}`} className="flex flex-col gap-2">
      <h2 id={`api-${tag}`} className="font-mono text-14 font-semibold" translate="no">
        {`/${tag}`}
      </h2>
      <div className="flex flex-col divide-y divide-line-soft overflow-hidden rounded-lg border border-line bg-s1">
        {operations
          .filter((operation) => operation.tag === tag)
          .map((operation) => (
            <OperationRow key={operation.id} operation={operation} />
          ))}
      </div>
    </section>
  ));
}

function matches({ id, path, summary, access }: Operation, wanted: string): boolean {
  return wanted.split(/\s+/).every((word) => `${id} ${path} ${summary} ${access}`.toLowerCase().includes(word));
}
