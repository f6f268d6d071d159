import rateLimit from '@fastify/rate-limit';
import { apiPrefix } from '@poexchange/contract/endpoint';
import type { Logger } from '@poexchange/platform/log';
import Fastify, { LogController, type FastifyInstance } from 'fastify';
import { describeApi } from './openapi.ts';
import { makeRequestId } from './mount.ts';
import { RateLimitedError, renderErrors } from './render-errors.ts';
import { addSecurityHeaders, type ForeignOrigins } from './security.ts';

/** The HTTP server with everything that is the same for all routes; features and files are mounted on it afterwards. */
export async function buildHttp(of: {
  log: Logger;
  publicUrl: string;
  foreign: ForeignOrigins;
  clock: () => number;
}): Promise<FastifyInstance> {
  const app = Fastify({
    loggerInstance: of.log,
    logController: new LogController({ disableRequestLogging: true }),
    genReqId: makeRequestId,
    trustProxy: 'loopback',
    routerOptions: { maxParamLength: 600, ignoreTrailingSlash: true },
    forceCloseConnections: true,
  }) as unknown as FastifyInstance;
  app.decorateRequest('caller', null);
  app.decorateRequest('firstAnswer', null);
  renderErrors(app);
  await addSecurityHeaders(app, of);
  await app.register(rateLimit, {
    global: false,
    addHeaders: { 'x-ratelimit-limit': false, 'x-ratelimit-remaining': false, 'x-ratelimit-reset': false, 'retry-after': false },
    errorResponseBuilder: (request, context) => new RateLimitedError(context.ttl, readPolicy(request)),
  });
  app.addHook('onSend', async (request, reply) => {
    void reply.header('server-time-ms', of.clock()).header('x-request-id', request.id);
  });
  let openApi: string | undefined;
  app.get(`${apiPrefix}/openapi.json`, async (_request, reply) => {
    openApi ??= JSON.stringify(describeApi());
    return reply.type('application/json; charset=utf-8').send(openApi);
  });
  return app;
}

function readPolicy(request: { routeOptions: { config: unknown } }): string {
  const { endpoint } = request.routeOptions.config as { endpoint?: { name: string } };
  return endpoint?.name ?? 'files';
}
