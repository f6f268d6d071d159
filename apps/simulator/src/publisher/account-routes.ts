/** Profile, leagues and characters. */
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Simulator } from '../simulator.ts';
import type { SimAccount, SimCharacter } from '../world/account.ts';
import { leagues, type SimLeague } from '../world/leagues.ts';
import { withOrigin } from '../world/tab.ts';
import { admitAccount, admitService, answerHead } from './admission.ts';
import { refusals, sendRefusal } from './errors.ts';
import { originOf, readRealm, readSegments } from './request.ts';
import { policies } from './policies.ts';

function describeLeague(league: SimLeague): Record<string, unknown> {
  return {
    id: league.id,
    realm: league.realm,
    name: league.id,
    description: league.description,
    category: league.category,
    rules: league.rules,
    registerAt: league.startAt,
    startAt: league.startAt,
    endAt: league.endAt,
    ...(league.rules.some((rule) => rule.id === 'NoParties') ? {} : { delveEvent: true }),
  };
}

function describeCharacter({
  id,
  name,
  realm,
  class: className,
  league,
  level,
  experience,
  current,
}: SimCharacter): Record<string, unknown> {
  return { id, name, realm, class: className, league, level, experience, ...(current === true ? { current } : {}) };
}

function listCharacters(account: SimAccount, realm: SimCharacter['realm'] | null): Record<string, unknown> {
  return { characters: account.characters.filter((character) => character.realm === realm).map(describeCharacter) };
}

function showCharacter(account: SimAccount, realm: SimCharacter['realm'] | null, name: string, origin: string): Record<string, unknown> {
  const character = account.characters.find((one) => one.realm === realm && one.name === name);
  if (character === undefined) return { character: null };
  const dress = withOrigin(origin);
  return {
    character: {
      ...describeCharacter(character),
      equipment: character.equipment.map(dress),
      inventory: character.inventory.map(dress),
      jewels: [],
      metadata: { version: '3.26.0' },
    },
  };
}

function answerCharacter(simulator: Simulator, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const { realm, rest } = readRealm(readSegments(request, '/character'));
  if (rest.length > 1) return sendRefusal(reply, refusals.notFound);
  const isPoe2 = realm === 'poe2';
  const one = isPoe2 ? policies.characterPoe2 : policies.character;
  const list = isPoe2 ? policies.characterListPoe2 : policies.characterList;
  const [name] = rest;
  const policy = name === undefined ? list : one;
  if (request.method === 'HEAD') return answerHead(simulator, request, reply, 'account:characters', policy);
  const account = admitAccount(simulator, request, reply, 'account:characters', policy);
  if (account === null) return reply;
  return reply.send(name === undefined ? listCharacters(account, realm) : showCharacter(account, realm, name, originOf(request)));
}

export function mountAccount(app: FastifyInstance, simulator: Simulator): void {
  app.get('/profile', (request, reply) => {
    const account = admitAccount(simulator, request, reply, 'account:profile', null);
    if (account === null) return reply;
    return reply.send({ uuid: account.uuid, name: account.name, realm: 'pc', locale: 'en_US' });
  });
  app.head('/profile', (_request, reply) => reply.code(403).send());

  app.route({
    method: ['GET', 'HEAD'],
    url: '/account/leagues/:realm?',
    handler: (request, reply) => {
      const { realm } = request.params as { realm?: string };
      const account = admitAccount(simulator, request, reply, 'account:leagues', policies.accountLeagues);
      if (account === null) return reply;
      const wanted = realm === 'poe2' ? 'poe2' : 'pc';
      const own = leagues.filter(
        (league) => league.realm === wanted && (league.isPrivate !== true || account.privateLeagues.includes(league.id)),
      );
      return reply.send({ leagues: own.map(describeLeague) });
    },
  });

  app.get('/league/:realm?', (request, reply) => {
    if (!admitService(simulator, request, reply, 'service:leagues')) return reply;
    const fromQuery = (request.query as { realm?: string }).realm;
    const realm = (request.params as { realm?: string }).realm ?? fromQuery ?? 'pc';
    return reply.send({ leagues: leagues.filter((league) => league.realm === realm && league.isPrivate !== true).map(describeLeague) });
  });

  for (const url of ['/character', '/character/*']) {
    app.route({ method: ['GET', 'HEAD'], url, handler: (request, reply) => answerCharacter(simulator, request, reply) });
  }
}
