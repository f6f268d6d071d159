import type { Game } from '@poexchange/domain/item';
import type { GameDataDeps } from './deps.ts';
import { listTabGroups } from './list-tab-groups.ts';
import type { ReadTabItem } from './read-tab-items.ts';
import { saveStashGroups } from './stash-groups.queries.ts';

type TabContent = { readonly game: Game; readonly league: string; readonly items: readonly ReadTabItem[]; readonly readAtMs: number };

/**
 * Records the groups in a tab, so that they can be listed and get a summary, except in private and solo leagues.
 * Neither the content of a tab nor a failure here keeps its owner from reading the tab.
 */
export async function noteTabGroups(deps: GameDataDeps, { game, league, items, readAtMs }: TabContent): Promise<void> {
  try {
    if (items.length === 0 || !(await deps.hasMarket({ game, league }))) return;
    await saveStashGroups(deps.db, { game, league, groups: listTabGroups(items), seenMs: readAtMs });
  } catch (error) {
    deps.log.error({ err: error, game, league }, 'the groups of a tab could not be noted');
  }
}
