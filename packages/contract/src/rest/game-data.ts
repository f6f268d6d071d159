/** The account's own leagues, characters and stash, read from the publisher through the server's queue. */
import * as z from 'zod/mini';
import { defineEndpoint } from '../endpoint.ts';
import type { ErrorCode } from '../errors.ts';
import { gameSchema, timestampMsSchema } from './common.ts';
import { leagueSchema, publisherTabIdSchema } from './ids.ts';

/**
 * Remaining budget of a publisher policy after this call: for each window the number of calls allowed, the number used
 * (ours and other tools'), and its length. `waitMs` is the wait before the next possible call. Empty `windows` means
 * that the publisher sets no limit.
 */
export const requestBudgetSchema = z.object({
  policy: z.string(),
  windows: z.array(z.object({ limit: z.number(), used: z.number(), periodMs: z.number() })),
  waitMs: z.number(),
});
export type RequestBudget = z.output<typeof requestBudgetSchema>;

const gameQuery = z.object({ game: z.optional(gameSchema) });
const errors: readonly ErrorCode[] = ['gameAccountNotConnected', 'leagueNotFound', 'stashNotOffered', 'gameApiDown', 'gameApiTimeout'];

/** A tab as the publisher lists it; items and children are passed through unchanged. */
export const stashTabSchema = z.looseObject({ id: z.string(), name: z.optional(z.string()), type: z.optional(z.string()) });

export const getStashes = defineEndpoint({
  name: 'getStashes',
  method: 'GET',
  path: '/ggg/stashes/:league',
  access: 'user',
  params: z.object({ league: leagueSchema }),
  query: gameQuery,
  reply: z.object({
    stashes: z.array(stashTabSchema),
    readAtMs: timestampMsSchema,
    budget: z.nullable(requestBudgetSchema),
    stashBudget: z.nullable(requestBudgetSchema),
  }),
  errors,
  perMinute: 60,
});

export const getStash = defineEndpoint({
  name: 'getStash',
  method: 'GET',
  path: '/ggg/stash/:league/:tabId',
  access: 'user',
  params: z.object({ league: leagueSchema, tabId: publisherTabIdSchema }),
  /** `parentId` reads a child of a map or unique tab. */
  query: z.object({ game: z.optional(gameSchema), parentId: z.optional(publisherTabIdSchema) }),
  reply: z.object({ stash: stashTabSchema, readAtMs: timestampMsSchema, budget: z.nullable(requestBudgetSchema) }),
  errors: [...errors, 'stashTabVanished'],
  perMinute: 240,
});

export const characterSchema = z.object({ name: z.string(), league: z.string(), class: z.string(), level: z.number() });

export const getCharacters = defineEndpoint({
  name: 'getCharacters',
  method: 'GET',
  path: '/ggg/characters',
  access: 'user',
  query: gameQuery,
  reply: z.object({ characters: z.array(characterSchema), readAtMs: timestampMsSchema }),
  errors,
  perMinute: 60,
});

export const getAccountLeagues = defineEndpoint({
  name: 'getAccountLeagues',
  method: 'GET',
  path: '/ggg/account-leagues',
  access: 'user',
  query: gameQuery,
  /** `id` is lower-case; `name` is the publisher's spelling. */
  reply: z.object({ leagues: z.array(z.object({ id: z.string(), name: z.string() })), readAtMs: timestampMsSchema }),
  errors,
  perMinute: 60,
});
