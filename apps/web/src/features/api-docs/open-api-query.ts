import { API_PREFIX } from '@poexchange/contract/endpoint';
import { queryOptions } from '@tanstack/react-query';
import { readEvents, readOpenApi } from '@poexchange/contract/openapi/read-openapi';

export const OPEN_API_PATH = `${API_PREFIX}/openapi.json`;

/** The calls of the API and the events of webhooks as the server describes them; they change only with a release. */
export const openApiQuery = queryOptions({
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
