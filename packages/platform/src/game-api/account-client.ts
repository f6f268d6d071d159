import type { Game } from '@poexchange/domain/item';
import {
  characterReplySchema,
  charactersReplySchema,
  leaguesReplySchema,
  profileSchema,
  rateLimitPolicies,
  stashListReplySchema,
  stashReplySchema,
  type GameCharacter,
  type GameCharacterItems,
  type GameLeague,
  type GameProfile,
  type GameStashTab,
} from '@poexchange/contract/game-api';
import type * as z from 'zod/mini';
import { readRetryAfterMs } from './budget/rate-report.ts';
import type { HttpOutcome } from './http/send-request.ts';
import { formatUserAgent, joinPath, REQUEST_TIMEOUT_MS, type GameApiIdentity } from './identity.ts';
import { readOutcome, type GameApiOutcome } from './outcome.ts';
import type { RequestQueue } from './request-queue.ts';

/** The account whose budget a call uses, and the bearer token. */
export type AccountAccess = { readonly account: string; readonly accessToken: string; readonly signal?: AbortSignal | undefined };
export type TabAddress = {
  readonly game: Game;
  readonly league: string;
  readonly tabId: string;
  readonly parentId?: string | undefined;
};

export type AccountClient = {
  /**
   * Fetches the profile. The publisher does not limit this call, so it is not queued; at sign-in, the token's owner is
   * not yet known anyway.
   */
  readonly fetchProfile: (access: Pick<AccountAccess, 'accessToken' | 'signal'>) => Promise<GameApiOutcome<GameProfile>>;
  readonly fetchLeagues: (access: AccountAccess, game: Game) => Promise<GameApiOutcome<readonly GameLeague[]>>;
  readonly fetchCharacters: (access: AccountAccess, game: Game) => Promise<GameApiOutcome<readonly GameCharacter[]>>;
  /**
   * Fetches a character's equipment and inventory, exactly as sent; null if the account has no character with that
   * name.
   */
  readonly fetchCharacter: (
    access: AccountAccess,
    options: { game: Game; name: string },
  ) => Promise<GameApiOutcome<GameCharacterItems | null>>;
  /** Fetches the tabs of a league (in the publisher's spelling), without items. */
  readonly fetchStashes: (
    access: AccountAccess,
    options: { game: Game; league: string },
  ) => Promise<GameApiOutcome<readonly GameStashTab[]>>;
  /** Fetches one tab with its items exactly as sent; null if the account has no such tab. */
  readonly fetchStash: (access: AccountAccess, tab: TabAddress) => Promise<GameApiOutcome<GameStashTab | null>>;
};

/** Wait after a 429 that gives no wait time, on a route without its own limit, in ms. */
const UNNAMED_WAIT_MS = 60_000;

/** The realm is a path segment, which is omitted for the first game on PC. */
function realmOf(game: Game): string[] {
  return game === 'poe2' ? ['poe2'] : [];
}

export function createAccountClient({ identity, queue }: { identity: GameApiIdentity; queue: RequestQueue }): AccountClient {
  const send = (access: Pick<AccountAccess, 'accessToken' | 'signal'>, segments: readonly string[]): Promise<HttpOutcome> =>
    identity.send({
      method: 'GET',
      url: identity.apiUrl + joinPath(...segments),
      headers: { 'user-agent': formatUserAgent(identity), accept: 'application/json', authorization: `Bearer ${access.accessToken}` },
      timeoutMs: REQUEST_TIMEOUT_MS,
      signal: access.signal,
    });

  const get = async <Schema extends z.ZodMiniType>(
    access: AccountAccess,
    route: { segments: readonly string[]; policy: string; schema: Schema },
  ): Promise<GameApiOutcome<z.output<Schema>>> => {
    const { account, signal } = access;
    const http = await queue.run({ account, policy: route.policy, order: 'serial', signal, send: () => send(access, route.segments) });
    return http.kind === 'rateLimited' ? http : readOutcome(http, route.schema);
  };

  return {
    fetchProfile: async (access) => {
      const http = await send(access, ['profile']);
      if (http.kind !== 'reply' || http.status !== 429) return readOutcome(http, profileSchema);
      return { kind: 'rateLimited', retryAfterMs: readRetryAfterMs(http.readHeader) ?? UNNAMED_WAIT_MS, policy: 'profile' };
    },
    fetchLeagues: async (access, game) =>
      mapValue(
        await get(access, {
          segments: ['account', 'leagues', ...realmOf(game)],
          policy: rateLimitPolicies.accountLeagues,
          schema: leaguesReplySchema,
        }),
        (reply) => reply.leagues,
      ),
    fetchCharacters: async (access, game) =>
      mapValue(
        await get(access, {
          segments: ['character', ...realmOf(game)],
          policy: game === 'poe2' ? rateLimitPolicies.characterListPoe2 : rateLimitPolicies.characterList,
          schema: charactersReplySchema,
        }),
        (reply) => reply.characters,
      ),
    fetchCharacter: async (access, { game, name }) =>
      mapValue(
        await get(access, {
          segments: ['character', ...realmOf(game), name],
          policy: game === 'poe2' ? rateLimitPolicies.characterPoe2 : rateLimitPolicies.character,
          schema: characterReplySchema,
        }),
        (reply) => reply.character,
      ),
    fetchStashes: async (access, { game, league }) =>
      mapValue(
        await get(access, {
          segments: ['stash', ...realmOf(game), league],
          policy: rateLimitPolicies.stashList,
          schema: stashListReplySchema,
        }),
        (reply) => reply.stashes,
      ),
    fetchStash: async (access, { game, league, tabId, parentId }) =>
      mapValue(
        await get(access, {
          segments: ['stash', ...realmOf(game), league, ...(parentId === undefined ? [] : [parentId]), tabId],
          policy: rateLimitPolicies.stash,
          schema: stashReplySchema,
        }),
        (reply) => reply.stash,
      ),
  };
}

function mapValue<From, To>(outcome: GameApiOutcome<From>, map: (value: From) => To): GameApiOutcome<To> {
  return outcome.kind === 'ok' ? { kind: 'ok', value: map(outcome.value) } : outcome;
}
