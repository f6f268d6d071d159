/** The simulator's HTTP interface. */
import Fastify, { type FastifyInstance } from 'fastify';
import { mountChat } from './chat/routes.ts';
import { mountFaultHooks } from './faults/hooks.ts';
import { mountPartner } from './partner/routes.ts';
import { mountAccount } from './publisher/account-routes.ts';
import { refusals, sendRefusal } from './publisher/errors.ts';
import { mountAuthorize } from './publisher/oauth/authorize-routes.ts';
import { mountToken } from './publisher/oauth/token-routes.ts';
import { mountExchange, mountStash } from './publisher/stash-routes.ts';
import { mountStream } from './publisher/stream-routes.ts';
import type { Simulator } from './simulator.ts';
import { faultListSchema } from './faults/faults.ts';
import { drawIcon } from './icons/icon.ts';
import { catalogue } from './world/catalogue/catalogue.ts';
import { tradeLeagueIds } from './world/leagues.ts';
import { countTabs, salesPerHour } from './world/movement.ts';
import { demoAccountNames } from './world/world.ts';

// GET /_world/...: facts for tests and demonstrations. The product must not read them.

function mountWorld(app: FastifyInstance, { config, world }: Simulator): void {
  app.get('/_world', (_request, reply) => {
    world.catchUp();
    return reply.send({
      seed: config.seed,
      leagues: tradeLeagueIds,
      demoAccounts: demoAccountNames,
      accounts: world.accounts.size,
      sellers: world.sellers.length,
      catalogue: catalogue.length,
      streamLength: world.stream.length(),
    });
  });

  app.get('/_world/accounts', (_request, reply) =>
    reply.send({
      accounts: [...world.accounts.values()].map(({ name, uuid, kind, shape, characters, stashes }) => ({
        name,
        uuid,
        kind,
        modShape: shape,
        characters: characters.map(({ name: ign, league, realm }) => ({ name: ign, league, realm })),
        leagues: [...stashes.keys()],
      })),
    }),
  );

  app.get('/_world/prices', (request, reply) => {
    const { league = 'Mercenaries' } = request.query as { league?: string };
    world.catchUp();
    return reply.send({ league, prices: world.truth.list(league) });
  });

  /** Hourly sales of one ask, by its ratio to the true price. */
  app.get('/_world/sales', (_request, reply) => {
    const tabs = countTabs(world.sellers);
    const ratios = [0.7, 0.8, 0.9, 1, 1.1, 1.2];
    return reply.send({ sales: ratios.map((ratio) => ({ ratio, perHour: salesPerHour(ratio, tabs) })) });
  });
}

/** Answers any icon path with a picture derived from the path alone. */
function mountIcons(app: FastifyInstance): void {
  for (const url of ['/image/*', '/gen/image/*', '/protected/image/*']) {
    app.get(url, (request, reply) =>
      reply
        .header('cache-control', 'public, max-age=31536000, immutable')
        .header('access-control-allow-origin', '*')
        .header('cross-origin-resource-policy', 'cross-origin')
        .header('x-content-type-options', 'nosniff')
        .header('content-security-policy', "default-src 'none'; style-src 'unsafe-inline'")
        .type('image/svg+xml; charset=utf-8')
        .send(drawIcon(request.url.split('?', 1)[0] ?? '/')),
    );
  }
}

/** PUT /_faults adds one fault or `{ faults: [...] }`, GET lists faults with their hits, DELETE clears them. */
function mountFaultRoutes(app: FastifyInstance, { faults }: Simulator): void {
  app.put('/_faults', (request, reply) => {
    const parsed = faultListSchema.safeParse(request.body);
    if (!parsed.success) return reply.code(400).send({ issues: parsed.error.issues });
    faults.add(parsed.data);
    return reply.send({ faults: faults.list() });
  });
  app.get('/_faults', (_request, reply) => reply.send({ faults: faults.list() }));
  app.delete('/_faults', (_request, reply) => {
    faults.clear();
    return reply.send({ faults: [] });
  });
}

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
