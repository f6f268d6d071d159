/** Profile, leagues and characters. */
import * as z from 'zod/mini';
import { itemSchema } from './item.ts';
import { maybe } from './nullish.ts';

/** GET /profile: flat, not wrapped. `name` includes the discriminator (`Name#1234`). */
export const profileSchema = z.looseObject({
  uuid: z.string().check(z.minLength(1)),
  name: z.string().check(z.minLength(1)),
  realm: maybe(z.string()),
  locale: maybe(z.string()),
  twitch: maybe(z.looseObject({ name: z.string() })),
});
export type GameProfile = z.output<typeof profileSchema>;

/** `id` is the league's name in the publisher's spelling. Flags are true or absent. Dates are ISO 8601. */
export const gameLeagueSchema = z.looseObject({
  id: z.string().check(z.minLength(1)),
  realm: maybe(z.string()),
  name: maybe(z.string()),
  description: maybe(z.string()),
  category: maybe(z.looseObject({ id: z.string(), current: maybe(z.boolean()) })),
  rules: maybe(z.array(z.looseObject({ id: z.string(), name: z.string(), description: maybe(z.string()) }))),
  registerAt: maybe(z.string()),
  startAt: maybe(z.string()),
  endAt: maybe(z.string()),
  event: maybe(z.boolean()),
});
export type GameLeague = z.output<typeof gameLeagueSchema>;

/**
 * GET /account/leagues[/realm] (account:leagues, private ones included) and GET /league (service:leagues, public ones).
 */
export const leaguesReplySchema = z.looseObject({ leagues: z.array(gameLeagueSchema) });

/** One row of GET /character. Characters of ended leagues stay in the list, unmarked. */
export const gameCharacterSchema = z.looseObject({
  id: z.string(),
  name: z.string().check(z.minLength(1)),
  class: z.string(),
  level: z.number(),
  experience: maybe(z.number()),
  league: maybe(z.string()),
  realm: maybe(z.string()),
  current: maybe(z.boolean()),
});
export type GameCharacter = z.output<typeof gameCharacterSchema>;

export const charactersReplySchema = z.looseObject({ characters: z.array(gameCharacterSchema) });

/** GET /character/{name}: null for an unknown name. Item lists may be absent or empty. */
export const characterReplySchema = z.looseObject({
  character: z.nullable(
    z.extend(gameCharacterSchema, {
      equipment: maybe(z.array(itemSchema)),
      inventory: maybe(z.array(itemSchema)),
      rucksack: maybe(z.array(itemSchema)),
      jewels: maybe(z.array(itemSchema)),
    }),
  ),
});
export type GameCharacterItems = NonNullable<z.output<typeof characterReplySchema>['character']>;
