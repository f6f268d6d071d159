import { PRICE_FILE_CACHE_CONTROL, type PriceStore } from '@poexchange/platform/price-store';
import type { FastifyInstance } from 'fastify';

/** How long browsers may cache a preflight that allows ETags from pages of other sites, in seconds. */
const PREFLIGHT_SECONDS = 86_400;

/** Serves public price files: no token, any origin, strong ETag, compressed in advance. */
export function serveInsights(app: FastifyInstance, store: PriceStore): void {
  // A request with an ETag from another site's page needs a preflight.
  app.options('/insights/*', async (_request, reply) =>
    reply
      .code(204)
      .header('access-control-allow-origin', '*')
      .header('access-control-allow-methods', 'GET, HEAD')
      .header('access-control-allow-headers', 'if-none-match')
      .header('access-control-max-age', PREFLIGHT_SECONDS)
      .send(),
  );
  app.get('/insights/*', { config: { rateLimit: { max: 1200, timeWindow: 60_000 } } }, async (request, reply) => {
    const asked = decodeFilePath(request.url);
    const file =
      asked === null ? null : await store.readPublished(asked.path, asked.form ?? String(request.headers['accept-encoding'] ?? ''));
    void reply
      .header('access-control-allow-origin', '*')
      .header('access-control-expose-headers', 'etag')
      .header('cross-origin-resource-policy', 'cross-origin')
      .header('vary', 'Accept-Encoding');
    // Send no body: the client treats a missing file as empty.
    if (file === null) return reply.code(404).header('cache-control', 'public, max-age=10').send();
    void reply.header('etag', file.etag).header('cache-control', PRICE_FILE_CACHE_CONTROL);
    if (request.headers['if-none-match'] === file.etag) return reply.code(304).send();
    if (file.encoding !== 'identity') void reply.header('content-encoding', file.encoding);
    return reply.type('application/json; charset=utf-8').send(file.body);
  });
}

/**
 * Key files are named by their percent-encoded key, so the path below the prefix is used undecoded. A client that reads
 * from a separate host requests the br form by name, as in a bucket: that host may be a cache in front of this server.
 */
function decodeFilePath(url: string): { readonly path: string; readonly form: 'br' | null } | null {
  const sent = url.split('?', 1)[0]?.slice('/insights/'.length) ?? '';
  const form = sent.endsWith('.br') ? 'br' : null;
  const path = form === null ? sent : sent.slice(0, -'.br'.length);
  return /^[A-Za-z0-9_./%'()!~*-]+\.json$/.test(path) && !path.includes('..') ? { path, form } : null;
}
