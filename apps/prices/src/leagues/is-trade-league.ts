import { statusPath } from '@poexchange/contract/price-files';
import type { GameLeague } from '@poexchange/contract/game-api';
import { canonicalPath } from '@poexchange/platform/price-store';

const SOLO = /(?:^|\s)SSF(?:\s|$)/i;
const PRIVATE = /\(PL\d+\)/i;
const RUTHLESS = /(?:^|\s)(?:HC\s+)?Ruthless(?:\s|$)/i;
const LONGEST_NAME = 80;
/**
 * Matches names that cannot be stored (PostgreSQL cannot store NUL) or used as a file name: one invalid name must not
 * block all leagues.
 */
const UNUSABLE = /[\p{Cc}\p{Cs}/\\]|^\./u;

/** Returns whether a league's name is that of a public market, not of an SSF, private or ruthless league. */
export function isTradeLeagueName(name: string): boolean {
  return (
    name.trim() !== '' &&
    name.length <= LONGEST_NAME &&
    ![SOLO, PRIVATE, RUTHLESS, UNUSABLE].some((pattern) => pattern.test(name)) &&
    hasPath(name)
  );
}

/** Non-Latin letters take several characters each in a file name. */
const hasPath = (name: string): boolean => canonicalPath(statusPath({ game: 'poe1', league: name })) !== undefined;

/**
 * True if a league on the publisher's list is a public market. The list's rules reveal this even if the name does not.
 */
export function isTradeLeague(league: Pick<GameLeague, 'id' | 'rules'>): boolean {
  const rules = league.rules ?? [];
  const isClosed = rules.some((rule) => rule.id === 'NoParties' || rule.id === 'HardMode' || RUTHLESS.test(rule.name));
  return !isClosed && isTradeLeagueName(league.id);
}
