import { laterApi } from '@poexchange/contract/rest/later';
import { netWorthApi } from '@poexchange/contract/rest/net-worth';
import { rateLimitPolicies } from '@poexchange/contract/game-api';
import type { ReplyInputOf } from '@poexchange/contract/endpoint';
import type { Game } from '@poexchange/domain/item';
import * as z from 'zod/mini';
import { RefusalError } from '../../http/refusal.ts';
import type { Caller, ServerApp } from '../../http/server-app.ts';
import { readSessionOrigin, callAsUser, refuseFailure } from '../auth/index.ts';
import { getAccountLeagues } from './account-leagues.ts';
import type { GameDataDeps } from './deps.ts';
import { getStash } from './get-stash.ts';
import { getStashes } from './get-stashes.ts';
import { getCharacters } from './list-own-characters.ts';
import { noteMissed, refuseGuessing } from './missed-reads.ts';

/** Environment variables of game data, to be spread into the server's config schema. */
export const gameDataVariables = {
  /** `offered` if the publisher provides poe2 stashes. */
  GAME_API_POE2_STASHES: z._default(z.enum(['offered', 'notOffered']), 'notOffered'),
};

export function registerGameData(app: ServerApp, deps: GameDataDeps): void {
  app.mount(laterApi.getStashes, async ({ params, query, user, signal }) => {
    await requireGameSession(deps, user);
    return getStashes(deps, { userId: user.id, game: query.game ?? 'poe1', league: params.league, signal });
  });
  app.mount(laterApi.getStash, async ({ params, query, user, signal }) => {
    await requireGameSession(deps, user);
    return getStash(deps, { userId: user.id, game: query.game ?? 'poe1', ...params, parentId: query.parentId, signal });
  });
  app.mount(laterApi.getCharacters, ({ query, user, signal }) =>
    getCharacters(deps, { userId: user.id, game: query.game ?? 'poe1', signal }),
  );
  app.mount(netWorthApi.getCharacterItems, async ({ params, query, user, signal }) => {
    await requireGameSession(deps, user);
    return getCharacterItems(deps, { userId: user.id, game: query.game ?? 'poe1', name: params.name, signal });
  });
  app.mount(laterApi.getAccountLeagues, ({ query, user, signal }) =>
    getAccountLeagues(deps, { userId: user.id, game: query.game ?? 'poe1', signal }),
  );
}

/** A session through the partner cannot open a stash, even if the person has other sessions. */
async function requireGameSession(deps: Pick<GameDataDeps, 'db'>, user: Pick<Caller, 'sessionId'>): Promise<void> {
  if ((await readSessionOrigin(deps.db, user.sessionId)) === 'partner') throw new RefusalError('gameAccountNotConnected');
}

type Input = { readonly userId: string; readonly game: Game; readonly name: string; readonly signal?: AbortSignal };

/** Reads the equipment and inventory of a person's own character, for snapshots. Stores nothing. */
export async function getCharacterItems(
  deps: GameDataDeps,
  input: Input,
): Promise<ReplyInputOf<(typeof netWorthApi)['getCharacterItems']>> {
  const { userId, game, name, signal } = input;
  refuseGuessing(userId, deps.clock());
  let readAtMs = deps.clock();
  const outcome = await callAsUser(deps, { userId, signal }, (access) => {
    readAtMs = deps.clock();
    return deps.gameApi.account.fetchCharacter(access, { game, name });
  });
  if (outcome.kind !== 'ok' && outcome.kind !== 'notFound') throw refuseFailure(outcome);
  const character = outcome.kind === 'ok' ? outcome.value : null;
  if (character === null) {
    noteMissed(userId, deps.clock());
    throw new RefusalError('notFound');
  }
  return {
    id: character.id,
    name: character.name,
    league: (character.league ?? '').toLowerCase(),
    // Jewels in the passive tree count as equipment.
    equipment: [...(character.equipment ?? []), ...(character.jewels ?? [])],
    inventory: [...(character.inventory ?? []), ...(character.rucksack ?? [])],
    readAtMs,
    budget: await deps.gameApi.budgetOf(userId, game === 'poe2' ? rateLimitPolicies.characterPoe2 : rateLimitPolicies.character),
  };
}
