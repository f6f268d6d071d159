/** The limits measured on the live API in 2026. `GET /profile` has no limit. */
import { rateLimitPolicies } from '@poexchange/contract/game-api';
import { readWindows, type Policy } from './rate-limit.ts';

function forAccount(name: string, windows: string): Policy {
  return { name, rule: 'Account', windows: readWindows(windows) };
}

export const policies = {
  stashList: forAccount(rateLimitPolicies.stashList, '10:15:60,30:60:300'),
  stash: forAccount(rateLimitPolicies.stash, '15:10:60,30:300:300'),
  characterList: forAccount(rateLimitPolicies.characterList, '2:10:60,5:300:300'),
  character: forAccount(rateLimitPolicies.character, '5:10:60,30:300:300'),
  characterListPoe2: forAccount(rateLimitPolicies.characterListPoe2, '2:10:60,5:300:300'),
  characterPoe2: forAccount(rateLimitPolicies.characterPoe2, '5:10:60,30:300:300'),
  accountLeagues: forAccount(rateLimitPolicies.accountLeagues, '5:10:60,10:60:300'),
  token: { name: rateLimitPolicies.token, rule: 'Ip', windows: readWindows('60:30:30') } satisfies Policy,
} as const;

/** Returns the policy for a route's path; undefined if no policy applies. */
export function findPolicy(path: string): Policy | undefined {
  const [, noun, ...rest] = path.split('/').filter((part, i) => i === 0 || part !== '');
  const isPoe2 = rest[0] === 'poe2';
  const depth = rest.filter((part, i) => i > 0 || !['poe2', 'xbox', 'sony'].includes(part)).length;
  if (noun === 'stash') return depth > 1 ? policies.stash : policies.stashList;
  if (noun === 'character' && depth > 0) return isPoe2 ? policies.characterPoe2 : policies.character;
  if (noun === 'character') return isPoe2 ? policies.characterListPoe2 : policies.characterList;
  if (noun === 'account') return policies.accountLeagues;
  return noun === 'oauth' ? policies.token : undefined;
}
