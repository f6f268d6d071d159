import type { LeagueEntry } from '@poexchange/contract/price-files';
import type { PublishedLeague } from './league-queries.ts';

const permanent = new Set(['Standard', 'Hardcore']);

/**
 * Builds the content of leagues.json: by game, newest challenge league first, softcore before hardcore, permanent
 * leagues last.
 */
export function listLeagues(leagues: readonly PublishedLeague[]): LeagueEntry[] {
  return leagues.toSorted(compareLeagues).map(({ game, name, startAt, endAt }) => ({
    game,
    id: name.toLowerCase(),
    name,
    startAt: startAt?.toISOString() ?? null,
    endAt: endAt?.toISOString() ?? null,
  }));
}

function compareLeagues(a: PublishedLeague, b: PublishedLeague): number {
  return (
    compare(a.game, b.game) ||
    compare(permanent.has(a.name), permanent.has(b.name)) ||
    compare(b.startAt?.getTime() ?? 0, a.startAt?.getTime() ?? 0) ||
    compare(isHardcore(a.name), isHardcore(b.name)) ||
    compare(a.name, b.name)
  );
}

function isHardcore(name: string): boolean {
  return /^(?:Hardcore|HC)\b/i.test(name);
}

function compare<Value extends string | number | boolean>(a: Value, b: Value): number {
  return a === b ? 0 : a < b ? -1 : 1;
}
