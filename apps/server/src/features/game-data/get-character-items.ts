import { rateLimitPolicies } from '@poexchange/contract/game-api';
import type { ReplyInputOf } from '@poexchange/contract/endpoint';
import type { netWorthApi } from '@poexchange/contract/rest/net-worth';
import type { Game } from '@poexchange/domain/item';
import { RefusalError } from '../../http/refusal.ts';
import { callAsUser, refuseFailure } from '../auth/index.ts';
import type { GameDataDeps } from './deps.ts';
import { noteMissed, refuseGuessing } from './missed-reads.ts';

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
    // Jewels are in the passive tree, and count as equipment.
    equipment: [...(character.equipment ?? []), ...(character.jewels ?? [])],
    inventory: [...(character.inventory ?? []), ...(character.rucksack ?? [])],
    readAtMs,
    budget: await deps.gameApi.budgetOf(userId, game === 'poe2' ? rateLimitPolicies.characterPoe2 : rateLimitPolicies.character),
  };
}
