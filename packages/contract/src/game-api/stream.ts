/** The public stash stream (GET /public-stash-tabs?id=, service:psapi, poe1 only). */
import * as z from 'zod/mini';
import { itemSchema } from './item.ts';
import { maybe } from './nullish.ts';

/**
 * One change replaces the whole tab `id` (64 hex). `public: false` with no items is the signal that the tab was
 * unlisted; the other members are then null or absent. `stash` is the tab's name, which may contain a price for
 * everything in it.
 */
export const publicStashChangeSchema = z.looseObject({
  id: z.string().check(z.minLength(1)),
  public: z.boolean(),
  accountName: maybe(z.string()),
  lastCharacterName: maybe(z.string()),
  stash: maybe(z.string()),
  stashType: maybe(z.string()),
  league: maybe(z.string()),
  items: z.array(itemSchema),
});
export type PublicStashChange = z.output<typeof publicStashChangeSchema>;

/** Page of changes. Empty `stashes` mean caught up: ask again with the same id. */
export const publicStashPageSchema = z.looseObject({ next_change_id: z.string(), stashes: z.array(publicStashChangeSchema) });
export type PublicStashPage = z.output<typeof publicStashPageSchema>;
