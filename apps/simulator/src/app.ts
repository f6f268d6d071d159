/** The HTTP face of the simulator. */
import Fastify, { type FastifyInstance } from 'fastify';
import { mountChat } from './chat/routes.ts';
import { mountFaultHooks } from './faults/hooks.ts';
import { mountFaultRoutes } from './faults/routes.ts';
import { mountIcons } from './icons/routes.ts';
import { mountPartner } from './partner/routes.ts';
import { mountAccount } from './publisher/account-routes.ts';
import { refusals, sendRefusal } from './publisher/errors.ts';
import { mountAuthorize } from './publisher/oauth/authorize-routes.ts';
import { mountToken } from './publisher/oauth/token-routes.ts';
import { mountExchange } from './publisher/exchange-routes.ts';
import { mountStash } from './publisher/stash-routes.ts';
import { mountStream } from './publisher/stream-routes.ts';
import type { Simulator } from './simulator.ts';
import { mountWorld } from './world/routes.ts';

export function buildApp(simulator: Simulator): FastifyInstance {
  const app = Fastify({
    exposeHeadRoutes: false,
    bodyLimit: 256 * 1024,
    forceCloseConnections: true,
    routerOptions: { maxParamLength: 4096 },
  });
  app.addContentTypeParser('application/x-www-form-urlencoded', { parseAs: 'string' }, (_request, body, done) => {
    done(null, Object.fromEntries(new URLSearchParams(String(body))));
  });
  app.setNotFoundHandler((_request, reply) => sendRefusal(reply, refusals.notFound));
  mountFaultHooks(app, simulator);
  mountAuthorize(app, simulator);
  mountToken(app, simulator);
  mountAccount(app, simulator);
  mountStash(app, simulator);
  mountStream(app, simulator);
  mountExchange(app, simulator);
  mountIcons(app);
  mountFaultRoutes(app, simulator);
  mountWorld(app, simulator);
  mountPartner(app, simulator);
  mountChat(app, simulator);
  return app;
}
