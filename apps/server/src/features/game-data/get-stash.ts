import type { Game } from '@poexchange/domain/item';
import { rateLimitPolicies } from '@poexchange/contract/game-api';
import type { laterApi } from '@poexchange/contract/rest/later';
import type { ReplyInputOf } from '@poexchange/contract/endpoint';
import type { PublisherTabId } from '@poexchange/domain/ids';
import { RefusalError } from '../../http/refusal.ts';
import { callAsUser, refuseFailure } from '../auth/index.ts';
import { refuseLeagueNotFound, spellLeague } from './account-leagues.ts';
import type { GameDataDeps } from './deps.ts';
import { requireOffered, presentTab } from './get-stashes.ts';
import { noteMissed, refuseGuessing } from './missed-reads.ts';
import { readTabItems, type ReadTabItem } from './read-tab-items.ts';
import { deleteTabRead, saveTabRead } from './stash-reads.queries.ts';
import { listTabGroups } from './list-tab-groups.ts';
import { saveStashGroups } from './stash-groups.queries.ts';

type Input = {
  readonly userId: string;
  readonly game: Game;
  readonly league: string;
  readonly tabId: PublisherTabId;
  readonly parentId?: PublisherTabId | undefined;
  readonly signal?: AbortSignal;
};

/**
 * Reads one tab with its items, stores the content as last seen, and records the tab's groups as known. If the tab was
 * deleted, deletes its stored read and refuses with `stashTabVanished`.
 */
export async function getStash(deps: GameDataDeps, input: Input): Promise<ReplyInputOf<typeof laterApi.getStash>> {
  const { userId, game, league, tabId, parentId, signal } = input;
  requireOffered(deps, game);
  refuseGuessing(userId, deps.clock());
  const spelling = await spellLeague(deps, input, league);
  // Time of the request, not of the reply: items handed over in between may be missing from the reply.
  let readAtMs = deps.clock();
  const outcome = await callAsUser(deps, { userId, signal }, (access) => {
    readAtMs = deps.clock();
    return deps.gameApi.account.fetchStash(access, { game, league: spelling, tabId, parentId });
  });
  if (outcome.kind === 'leagueNotFound') throw await refuseLeagueNotFound(deps, input, league);
  if (outcome.kind === 'notFound' && game === 'poe2') throw new RefusalError('stashNotOffered');
  if (outcome.kind !== 'ok' && outcome.kind !== 'notFound') throw refuseFailure(outcome);
  const tab = outcome.kind === 'ok' ? outcome.value : null;
  if (tab === null) {
    noteMissed(userId, deps.clock());
    await deleteTabRead(deps.db, { userId, game, league, tabId });
    await deps.onTabRead?.({ userId, game, league, tabId: parentId ?? tabId });
    throw new RefusalError('stashTabVanished');
  }
  const items = readTabItems(tab.items ?? [], game);
  await saveTabRead(deps.db, { userId, game, league, tab, items, tabId, parentId: parentId ?? null, readAtMs });
  await noteTabGroups(deps, { game, league, items, readAtMs });
  await deps.onTabRead?.({ userId, game, league, tabId: parentId ?? tabId });
  return { stash: presentTab(tab), readAtMs, budget: await deps.gameApi.budgetOf(userId, rateLimitPolicies.stash) };
}

type TabContent = { readonly game: Game; readonly league: string; readonly items: readonly ReadTabItem[]; readonly readAtMs: number };

/**
 * Records the groups in a tab, so that they can be listed and get a summary, except in private and solo leagues.
 * Unusual content and failures do not prevent the owner from reading the tab.
 */
async function noteTabGroups(deps: GameDataDeps, { game, league, items, readAtMs }: TabContent): Promise<void> {
  try {
    if (items.length === 0 || !(await deps.hasMarket({ game, league }))) return;
    await saveStashGroups(deps.db, { game, league, groups: listTabGroups(items), seenMs: readAtMs });
  } catch (error) {
    deps.log.error({ err: error, game, league }, 'the groups of a tab could not be noted');
  }
}
