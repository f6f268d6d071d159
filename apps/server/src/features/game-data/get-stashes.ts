import type { Game } from '@poexchange/domain/item';
import { rateLimitPolicies, type GameStashTab } from '@poexchange/contract/game-api';
import type { laterApi } from '@poexchange/contract/rest/later';
import type { ReplyInputOf } from '@poexchange/contract/endpoint';
import { RefusalError } from '../../http/refusal.ts';
import { callAsUser, refuseFailure } from '../auth/index.ts';
import { refuseLeagueNotFound, spellLeague } from './account-leagues.ts';
import type { GameDataDeps } from './deps.ts';

type Input = { readonly userId: string; readonly game: Game; readonly league: string; readonly signal?: AbortSignal };

/**
 * Lists a league's tabs, always from the publisher, with the remaining budgets of the two policies that loading tabs
 * uses.
 */
export async function getStashes(deps: GameDataDeps, input: Input): Promise<ReplyInputOf<typeof laterApi.getStashes>> {
  const { userId, game, league, signal } = input;
  requireOffered(deps, game);
  const spelling = await spellLeague(deps, input, league);
  const outcome = await callAsUser(deps, { userId, signal }, (access) =>
    deps.gameApi.account.fetchStashes(access, { game, league: spelling }),
  );
  if (outcome.kind === 'leagueNotFound') throw await refuseLeagueNotFound(deps, input, league);
  if (outcome.kind === 'notFound' && game === 'poe2') throw new RefusalError('stashNotOffered');
  if (outcome.kind !== 'ok') throw refuseFailure(outcome);
  const [budget, stashBudget] = await Promise.all([
    deps.gameApi.budgetOf(userId, rateLimitPolicies.stashList),
    deps.gameApi.budgetOf(userId, rateLimitPolicies.stash),
  ]);
  return { stashes: outcome.value.map(presentTab), readAtMs: deps.clock(), budget, stashBudget };
}

/** Refuses poe2 if the publisher has no poe2 stashes: a call would use up budget. */
export function requireOffered(deps: GameDataDeps, game: Game): void {
  if (game === 'poe2' && deps.poe2Stashes === 'notOffered') throw new RefusalError('stashNotOffered');
}

type PresentedTab = { [key: string]: unknown; id: string; name?: string; type?: string };

/** Returns a tab for our API. Omits a missing name or type instead of sending null. */
export function presentTab(tab: GameStashTab): PresentedTab {
  const { name, type, ...rest } = tab;
  return { ...rest, ...(typeof name === 'string' ? { name } : {}), ...(typeof type === 'string' ? { type } : {}) };
}
