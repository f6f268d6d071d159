import { existsSync } from 'node:fs';
import path from 'node:path';
import fastifyStatic from '@fastify/static';
import { apiPrefix } from '@poexchange/contract/endpoint';
import { describeRefusal } from '@poexchange/contract/errors';
import type { FastifyInstance } from 'fastify';

/** Where the build of the web app lies. */
export const webAppFolder = path.resolve(import.meta.dirname, '../../../web/dist');

/** The built web app: hashed assets for a year, the page itself never from a cache, and the page for every path that is not ours. */
export async function serveWebApp(
  app: FastifyInstance,
  of: { iconBase: string; pricesUrl: string; partnerSignIn: boolean; folder: string },
): Promise<void> {
  const { folder, ...pageConfig } = of;
  app.get('/config.json', async (_request, reply) => reply.header('cache-control', 'no-cache').send(pageConfig));
  const hasBuild = existsSync(path.join(folder, 'index.html'));
  if (hasBuild)
    await app.register(fastifyStatic, {
      root: folder,
      index: false,
      preCompressed: true,
      // Set below, per kind of file.
      cacheControl: false,
      setHeaders: (response, file) => {
        const isHashed = file.includes(`${path.sep}assets${path.sep}`);
        response.setHeader('cache-control', isHashed ? 'public, max-age=31536000, immutable' : 'no-cache');
      },
    });
  // A folder is no file: without its own route the site's first address would be refused.
  if (hasBuild) app.get('/', (_request, reply) => reply.header('cache-control', 'no-cache').sendFile('index.html'));
  app.setNotFoundHandler((request, reply) => {
    const isPage = hasBuild && request.method === 'GET' && !request.url.startsWith(`${apiPrefix}/`) && !request.url.startsWith('/assets/');
    if (isPage) return reply.header('cache-control', 'no-cache').sendFile('index.html');
    return reply.code(404).send(describeRefusal('notFound', request.id));
  });
}
