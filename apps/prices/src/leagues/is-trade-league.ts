import { statusPath } from '@poexchange/contract/price-files';
import type { GameLeague } from '@poexchange/contract/game-api';
import { canonicalPath } from '@poexchange/platform/price-store';

const SOLO = /(?:^|\s)SSF(?:\s|$)/i;
const PRIVATE = /\(PL\d+\)/i;
const RUTHLESS = /(?:^|\s)(?:HC\s+)?Ruthless(?:\s|$)/i;
const LONGEST_NAME = 80;
/**
 * Matches names that cannot be stored (PostgreSQL has no NUL) or be a file's: one odd name must not stop all leagues.
 */
const UNUSABLE = /[\p{Cc}\p{Cs}/\\]|^\./u;

/** Tells by a league's name if it has a public market (D27, D51: not SSF, private or ruthless ones). */
export function isTradeLeagueName(name: string): boolean {
  return (
    name.trim() !== '' &&
    name.length <= LONGEST_NAME &&
    ![SOLO, PRIVATE, RUTHLESS, UNUSABLE].some((pattern) => pattern.test(name)) &&
    hasPath(name)
  );
}

/** Letters of other scripts take several characters each in the name of a file. */
const hasPath = (name: string): boolean => canonicalPath(statusPath({ game: 'poe1', league: name })) !== undefined;

/** Tells the same from the publisher's list, whose rules show it also if the name does not. */
export function isTradeLeague(league: Pick<GameLeague, 'id' | 'rules'>): boolean {
  const rules = league.rules ?? [];
  const isClosed = rules.some((rule) => rule.id === 'NoParties' || rule.id === 'HardMode' || RUTHLESS.test(rule.name));
  return !isClosed && isTradeLeagueName(league.id);
}
