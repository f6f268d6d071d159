import { splitStashTabId, type StashTabId } from '@poexchange/domain/ids';
import { netWorthLimits, type SnapshotProfileDraft } from '@poexchange/domain/net-worth';
import { RefusalError } from '../../http/refusal.ts';
import type { NetWorthDeps } from './net-worth-deps.ts';

/** Characters without a picture, but for those that join letters and signs. */
const INVISIBLE = /[\p{Cc}\p{Cs}\p{Co}\p{Zl}\p{Zp}\u200b\u200e\u200f\u202a-\u202e\u2066-\u2069\ufeff]/gu;

/**
 * Checks a profile as it was sent: a name of 1 to 60 characters, tabs of its league, each once, and a pricing league
 * that has prices. The league itself may be a private one, or one that has ended.
 */
export async function checkProfile(deps: Pick<NetWorthDeps, 'prices'>, draft: SnapshotProfileDraft): Promise<SnapshotProfileDraft> {
  const name = draft.name.replaceAll(INVISIBLE, '').replaceAll(/\s+/gu, ' ').trim();
  if (name === '' || Array.from(name).length > netWorthLimits.nameCharacters)
    throw new RefusalError('badRequest', { paths: ['body.name'] });
  const isElsewhere = (id: StashTabId): boolean => splitStashTabId(id).league !== draft.activeLeague;
  if ([...draft.stashTabs, ...draft.stashFolders].some(isElsewhere)) throw new RefusalError('badRequest', { paths: ['body.stashTabs'] });
  const leagues = await deps.prices.readLeagues();
  if (!leagues.some(({ game, id }) => game === draft.poe && id === draft.activePriceLeague)) throw new RefusalError('leagueNotFound');
  return { ...draft, name, stashTabs: [...new Set(draft.stashTabs)], stashFolders: [...new Set(draft.stashFolders)] };
}
