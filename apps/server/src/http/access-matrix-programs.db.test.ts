/** Tests every endpoint and event, called by programs whose access token has, or lacks, the required scope. */
import { scopes, type Scope } from '@poexchange/contract/scopes';
import type { Endpoint } from '@poexchange/contract/endpoint';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { seller } from '../testing/access-calls.ts';
import { codesByAccess, codesOfEvents, codesOfOthers, codesOfOwner, scopesOf } from '../testing/access-codes.ts';
import type { AccessNode } from '../testing/access-node.ts';
import { createAccessSite, type AccessSite } from '../testing/access-site.ts';
import { endpoints } from '@poexchange/contract/rest/endpoints';

let site: AccessSite;
let node: AccessNode;
beforeEach(async () => {
  site = await createAccessSite();
  node = await site.startNode('matrix');
});
afterEach(() => site.stop());

/**
 * Creates an access token for each scope; returns a function that picks a token by endpoint, or `rest` if the endpoint
 * has no scope.
 */
async function addTokens(
  userId: string,
  { grant, rest }: { grant: (scope: Scope) => readonly Scope[]; rest: readonly Scope[] },
): Promise<(endpoint: Endpoint) => string> {
  const ofScope = new Map<Scope, string>();
  for (const scope of scopes) ofScope.set(scope, await site.addAccessToken(userId, grant(scope)));
  const ofRest = await site.addAccessToken(userId, rest);
  return ({ name }) => {
    const scope = scopesOf[name];
    return (scope === undefined ? undefined : ofScope.get(scope)) ?? ofRest;
  };
}

/**
 * Expected codes for programs with the scope: the same as for a session, except for actions that programs may not do.
 */
function codesWithScope(codes: Readonly<Record<string, string>>): Record<string, string> {
  const ofVisitors = codesByAccess('scopeMissing');
  return Object.fromEntries(
    endpoints.map(({ name }) => [name, (scopesOf[name] === undefined ? ofVisitors[name] : codes[name]) ?? 'no row']),
  );
}

it('R6.01 refuses a program with every scope except the required one, and refuses programs all calls for pages only', async () => {
  const chosen = await addTokens(seller, { grant: (scope) => scopes.filter((each) => each !== scope), rest: scopes });
  expect((await node.callAll(chosen)).codes).toEqual(codesByAccess('scopeMissing'));
  const withoutNetWorth = await site.addAccessToken(
    seller,
    scopes.filter((scope) => scope !== 'networth:read'),
  );
  expect((await node.sendAll(() => withoutNetWorth)).codes).toEqual({ ...codesOfEvents('scopeMissing'), unsubscribe: 'ok' });
});

/** Webhooks need the scope of their events as well as their own scope. */
const grantNeeded = (scope: Scope): readonly Scope[] => (scope === 'webhooks:write' ? [scope, 'trades:read'] : [scope]);

it('R6.01 lets a program with only the required scopes do what its owner may do', async () => {
  const chosen = await addTokens(seller, { grant: grantNeeded, rest: [] });
  expect((await node.callAll(chosen)).codes).toEqual(codesWithScope(codesOfOwner.endpoints));
  const withNetWorth = await site.addAccessToken(seller, ['networth:read']);
  expect((await node.sendAll(() => withNetWorth)).codes).toEqual({ ...codesOfEvents('scopeMissing'), subscribe: 'ok', unsubscribe: 'ok' });
});

it('R6.01 gives another person’s program the same access as its owner, and no more', async () => {
  const stranger = await site.addPerson('Stranger');
  const chosen = await addTokens(stranger, { grant: grantNeeded, rest: scopes });
  expect((await node.callAll(chosen)).codes).toEqual(codesWithScope(codesOfOthers.endpoints));
  const all = await site.addAccessToken(stranger, scopes);
  expect((await node.sendAll(() => all)).codes).toEqual({
    ...codesOfEvents('scopeMissing'),
    subscribe: codesOfOthers.events['subscribe'],
    unsubscribe: 'ok',
  });
});
