/** An account's stash tabs. The publisher offers them for poe1 only. */
import * as z from 'zod/mini';
import { itemSchema } from './item.ts';
import { maybe } from './nullish.ts';

// The public stash stream (GET /public-stash-tabs?id=, service:psapi, poe1 only).

/**
 * One change replaces the whole tab `id` (64 hex). `public: false` with no items means that the tab was unlisted; the
 * other members are then null or absent. `stash` is the tab's name, which may contain a price for all its items.
 */
const publicStashChangeSchema = z.looseObject({
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

/** Page of changes. An empty `stashes` means the end was reached: request the same id again. */
export const publicStashPageSchema = z.looseObject({ next_change_id: z.string(), stashes: z.array(publicStashChangeSchema) });
export type PublicStashPage = z.output<typeof publicStashPageSchema>;

/**
 * `colour` is hexadecimal without # and without leading zeros ("ff" is 0000ff). `map` describes a map tab's series, or
 * a child's section.
 */
export const stashMetadataSchema = z.looseObject({
  colour: maybe(z.string()),
  public: maybe(z.boolean()),
  folder: maybe(z.boolean()),
  items: maybe(z.number()),
  map: maybe(
    z.looseObject({
      section: maybe(z.string()),
      name: maybe(z.string()),
      tier: maybe(z.number()),
      image: maybe(z.string()),
      series: maybe(z.number()),
    }),
  ),
});

const tabFields = {
  id: z.string().check(z.minLength(1)),
  name: maybe(z.string()),
  type: maybe(z.string()),
  index: maybe(z.number()),
  /** Id of the folder that contains the tab: the tab is in the folder's `children` or in the same flat list. */
  folder: maybe(z.string()),
  /** Id of the map or unique tab that contains this child. */
  parent: maybe(z.string()),
  metadata: maybe(stashMetadataSchema),
  /** Absent in the list, in folders, and in map and unique tabs, whose children are read individually. */
  items: maybe(z.array(itemSchema)),
};

/** A tab one level below a folder, map tab or unique tab. */
export const stashChildSchema = z.looseObject(tabFields);
export const stashTabSchema = z.looseObject({ ...tabFields, children: maybe(z.array(stashChildSchema)) });
export type GameStashTab = z.output<typeof stashTabSchema>;
export type GameStashChild = z.output<typeof stashChildSchema>;

/** GET /stash/{league}: no items. */
export const stashListReplySchema = z.looseObject({ stashes: z.array(stashTabSchema) });
/** GET /stash/{league}/{id}[/{substash}]: null for an unknown id. */
export const stashReplySchema = z.looseObject({ stash: z.nullable(stashTabSchema) });
