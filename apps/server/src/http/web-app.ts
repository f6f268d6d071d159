import { existsSync } from 'node:fs';
import path from 'node:path';
import fastifyStatic from '@fastify/static';
import { API_PREFIX } from '@poexchange/contract/endpoint';
import { describeRefusal } from '@poexchange/contract/errors';
import type { FastifyInstance } from 'fastify';
import { limitAddresses } from './limits.ts';

/** The web app's build folder. */
export const webAppFolder = path.resolve(import.meta.dirname, '../../../web/dist');

/**
 * Maximum requests per minute from one address. A first visit loads a few dozen assets, and everyone at a company may
 * share an address.
 */
const PAGES_PER_MINUTE = 1200;
const ASSETS_PER_MINUTE = 6000;
const MISSING_PER_MINUTE = 300;

/** Path of a call or a file, without the query: page names never have an extension. */
const NOT_A_PAGE = /^(?:\/(?:api|assets)(?:\/|\?|$)|[^?]*\.[A-Za-z]\w{0,7}(?:\?|$))/;

/**
 * Serves the built web app: hashed assets cached for a year, the page itself never cached, and the page for every path
 * that could be a page.
 */
export async function serveWebApp(
  app: FastifyInstance,
  options: { iconBase: string; pricesUrl: string; partnerSignIn: boolean; chatLink: boolean; poe2Stashes: boolean; folder: string },
): Promise<void> {
  const { folder, ...pageConfig } = options;
  limitFiles(app);
  app.get('/config.json', async (_request, reply) => reply.header('cache-control', 'no-cache').send(pageConfig));
  const hasBuild = existsSync(path.join(folder, 'index.html'));
  if (hasBuild)
    await app.register(fastifyStatic, {
      root: folder,
      index: false,
      preCompressed: true,
      // Set below, for each kind of file.
      cacheControl: false,
      setHeaders: (response, file) => {
        const isHashed = file.includes(`${path.sep}assets${path.sep}`);
        response.setHeader('cache-control', isHashed ? 'public, max-age=31536000, immutable' : 'no-cache');
      },
    });
  // A folder is not a file: without a separate route the site's root would be refused.
  if (hasBuild) app.get('/', (_request, reply) => reply.header('cache-control', 'no-cache').sendFile('index.html'));
  const missing = limitAddresses(app, { policy: 'missing', perMinute: MISSING_PER_MINUTE });
  app.setNotFoundHandler(async (request, reply) => {
    const isRead = request.method === 'GET' || request.method === 'HEAD';
    if (hasBuild && isRead && !NOT_A_PAGE.test(request.url)) return reply.header('cache-control', 'no-cache').sendFile('index.html');
    await missing.count(request);
    return reply.code(404).send(describeRefusal('notFound', request.id));
  });
}

/** Counts requests without a separate limit: pages and their files. */
function limitFiles(app: FastifyInstance): void {
  const pages = limitAddresses(app, { policy: 'pages', perMinute: PAGES_PER_MINUTE });
  const assets = limitAddresses(app, { policy: 'assets', perMinute: ASSETS_PER_MINUTE });
  app.addHook('onRequest', async (request) => {
    if (request.url.startsWith(`${API_PREFIX}/`) || request.url.startsWith('/insights/')) return;
    await (request.url.startsWith('/assets/') ? assets : pages).count(request);
  });
}
