/** GET /_world/...: facts for tests and demonstrations. The product must not read them. */
import type { FastifyInstance } from 'fastify';
import type { Simulator } from '../simulator.ts';
import { catalogue } from './catalogue/catalogue.ts';
import { tradeLeagueIds } from './leagues.ts';
import { countTabs, salesPerHour } from './movement.ts';
import { demoAccountNames } from './world.ts';

export function mountWorld(app: FastifyInstance, { config, world }: Simulator): void {
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

  /** Hourly sales of one ask, by its share of the true price. */
  app.get('/_world/sales', (_request, reply) => {
    const tabs = countTabs(world.sellers);
    const ratios = [0.7, 0.8, 0.9, 1, 1.1, 1.2];
    return reply.send({ sales: ratios.map((ratio) => ({ ratio, perHour: salesPerHour(ratio, tabs) })) });
  });
}
