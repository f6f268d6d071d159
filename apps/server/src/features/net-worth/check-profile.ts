import { splitStashTabId, type StashTabId } from '@poexchange/domain/ids';
import { readProfileName, type SnapshotProfileDraft } from '@poexchange/domain/net-worth';
import { RefusalError } from '../../http/refusal.ts';
import type { NetWorthDeps } from './net-worth-deps.ts';

/**
 * Checks a profile as sent: a name of 1 to 60 visible characters, tabs of its league without duplicates, and a pricing
 * league that has prices. The league itself may be private or have ended; the page says so.
 */
export async function checkProfile(deps: Pick<NetWorthDeps, 'prices'>, draft: SnapshotProfileDraft): Promise<SnapshotProfileDraft> {
  const named = readProfileName(draft.name);
  if (!named.ok) throw new RefusalError('badRequest', { paths: ['body.name'] });
  const isElsewhere = (id: StashTabId): boolean => splitStashTabId(id).league !== draft.activeLeague;
  if ([...draft.stashTabs, ...draft.stashFolders].some(isElsewhere)) throw new RefusalError('badRequest', { paths: ['body.stashTabs'] });
  const leagues = await deps.prices.readLeagues();
  if (!leagues.some(({ game, id }) => game === draft.poe && id === draft.activePriceLeague)) throw new RefusalError('leagueNotFound');
  return { ...draft, name: named.name, stashTabs: [...new Set(draft.stashTabs)], stashFolders: [...new Set(draft.stashFolders)] };
}
