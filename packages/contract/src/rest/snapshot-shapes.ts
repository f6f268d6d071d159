/** Schemas of net worth settings, profiles and snapshots (R3.58-R3.62). */
import {
  characterTabIds,
  NO_HOURLY_INCOME,
  netWorthLimits,
  snapshotTypes,
  tabStates,
  type SnapshotTabId,
} from '@poexchange/domain/net-worth';
import * as z from 'zod/mini';
import { gameSchema, ignSchema, timestampMsSchema } from './common.ts';
import { leagueSchema, snapshotIdSchema, snapshotProfileIdSchema, stashTabIdSchema, uuidSchema } from './ids.ts';

export const snapshotTypeSchema = z.enum(snapshotTypes);
/** A stash tab, the equipment or the inventory. */
export const snapshotTabIdSchema = z.union([stashTabIdSchema, z.enum(characterTabIds)]) as z.ZodMiniType<SnapshotTabId, SnapshotTabId>;

const whenSchema = z.nullable(timestampMsSchema);
/** Milliseconds between two auto snapshots. */
const intervalSchema = z.int().check(z.gte(netWorthLimits.minIntervalMs), z.lte(netWorthLimits.maxIntervalMs));

/**
 * Settings of a person for a game (R3.58). Times and `snapshotInterval` are milliseconds; `nextAutoSnapshotAt` is null
 * while auto is off, the other times until there is a snapshot.
 */
export const snapshotSettingsSchema = z.object({
  poe: gameSchema,
  selectedProfileId: z.nullable(snapshotProfileIdSchema),
  autosnapshotEnabled: z.boolean(),
  snapshotInterval: intervalSchema,
  /** Snapshots of all profiles of the game. */
  snapshotCount: z.number(),
  updatedAt: timestampMsSchema,
  lastSnapshotAt: whenSchema,
  nextManualSnapshotAt: whenSchema,
  nextAutoSnapshotAt: whenSchema,
});
export type SnapshotSettings = z.output<typeof snapshotSettingsSchema>;

/** Changes of the settings; absent fields stay unchanged. The server determines all other settings. */
export const snapshotSettingsChangeSchema = z.object({
  selectedProfileId: z.optional(snapshotProfileIdSchema),
  autosnapshotEnabled: z.optional(z.boolean()),
  snapshotInterval: z.optional(intervalSchema),
});
export type SnapshotSettingsChange = z.output<typeof snapshotSettingsChangeSchema>;

/** A profile as its owner writes it; the name is cleaned and checked by the server. */
export const snapshotProfileDraftSchema = z.object({
  name: z.string().check(z.maxLength(400)),
  poe: gameSchema,
  activeLeague: leagueSchema,
  activePriceLeague: leagueSchema,
  stashTabs: z.array(stashTabIdSchema).check(z.maxLength(netWorthLimits.maxTabs)),
  /** Folders of which all tabs count, including those added later. */
  stashFolders: z._default(z.array(stashTabIdSchema).check(z.maxLength(netWorthLimits.maxFolders)), []),
  includeEquipment: z.boolean(),
  includeInventory: z.boolean(),
  /** Name of the character whose equipment and inventory count. */
  character: z._default(z.nullable(ignSchema), null),
});
export type SnapshotProfileBody = z.input<typeof snapshotProfileDraftSchema>;

/** A profile (R3.59) with its latest total in chaos. */
export const snapshotProfileSchema = z.object({
  id: snapshotProfileIdSchema,
  ...snapshotProfileDraftSchema.shape,
  lastSnapshotAt: whenSchema,
  snapshotCount: z.number(),
  lastTotalPrice: z.nullable(z.number()),
  updatedAt: timestampMsSchema,
});
export type SnapshotProfile = z.output<typeof snapshotProfileSchema>;

/**
 * Parts of the change since the profile's previous snapshot, in chaos (D71): by quantity, price and own prices in tabs
 * of both, and by tabs that only one of the two has. Their sum is the change of the total.
 */
export const effectsSchema = z.tuple([z.number(), z.number(), z.number(), z.number()]);
export type SnapshotEffects = z.output<typeof effectsSchema>;

/**
 * A row of a profile's snapshots (R3.62): id, league, price league, character name, equipment and inventory included,
 * total, hourly income (-1 for none), priced tabs, time; then type, priced categories (id, chaos, largest first),
 * effects since the previous snapshot (null for the first), number of tabs carried over (D72), and note.
 */
export const snapshotRowSchema = z.tuple([
  snapshotIdSchema,
  leagueSchema,
  leagueSchema,
  z.nullable(z.string()),
  z.boolean(),
  z.boolean(),
  z.number(),
  z.number(),
  z.array(z.tuple([snapshotTabIdSchema, z.number()])),
  timestampMsSchema,
  snapshotTypeSchema,
  z.array(z.tuple([z.string(), z.number()])),
  z.nullable(effectsSchema),
  z.number(),
  z.string(),
]);
export type SnapshotRow = z.output<typeof snapshotRowSchema>;

/** Characters of base64 that the largest details take. */
const LONGEST_DETAILS = Math.ceil(netWorthLimits.maxDetailsBytes / 3) * 4;

/**
 * A snapshot as it is sent (R3.60, D70). `id` is made by the page: sending the same id twice stores one snapshot.
 * `details` is the packed form (`packDetails`), deflated (raw) and in base64; the server computes sums and parts of it
 * and compares `totalPrice`. `createdAt` is the time the tabs were read, by the server's clock.
 */
export const newSnapshotSchema = z.object({
  id: snapshotIdSchema,
  snapshotProfileId: snapshotProfileIdSchema,
  poe: gameSchema,
  leagueId: leagueSchema,
  priceLeagueId: leagueSchema,
  characterId: z._default(z.nullable(z.string().check(z.maxLength(100))), null),
  characterName: z._default(z.nullable(ignSchema), null),
  includeEquipment: z.boolean(),
  includeInventory: z.boolean(),
  totalPrice: z.number().check(z.gte(0)),
  hourlyIncome: z._default(z.literal(NO_HOURLY_INCOME), NO_HOURLY_INCOME),
  details: z.string().check(z.maxLength(LONGEST_DETAILS), z.regex(/^[A-Za-z0-9+/]*={0,2}$/)),
  createdAt: timestampMsSchema,
});

/** R7.44: a snapshot and its origin; a scheduled one names the token that its browser tab holds (R4.40). */
export const addSnapshotSchema = z.object({ snapshot: newSnapshotSchema, type: snapshotTypeSchema, token: z.optional(uuidSchema) });
export type AddSnapshotBody = z.input<typeof addSnapshotSchema>;
export const addSnapshotReplySchema = z.object({
  row: snapshotRowSchema,
  settings: snapshotSettingsSchema,
  serverTimeMs: timestampMsSchema,
});

/** A tab in a snapshot; if it is not `read`, the items are those of an earlier snapshot (D72). */
const snapshotTabSchema = z.object({
  id: snapshotTabIdSchema,
  name: z.string(),
  type: z.string(),
  color: z.string(),
  itemCount: z.number(),
  state: z.enum(tabStates),
  readAtMs: timestampMsSchema,
  totalPrice: z.number(),
});

/** A snapshot without its items, as its owner reads it (R3.60). */
export const snapshotHeadShape = {
  id: snapshotIdSchema,
  snapshotProfileId: snapshotProfileIdSchema,
  poe: gameSchema,
  leagueId: leagueSchema,
  priceLeagueId: leagueSchema,
  characterId: z.nullable(z.string()),
  characterName: z.nullable(z.string()),
  includeEquipment: z.boolean(),
  includeInventory: z.boolean(),
  totalPrice: z.number(),
  hourlyIncome: z.number(),
  pricedStashTabs: z.array(z.object({ id: snapshotTabIdSchema, totalPrice: z.number() })),
  pricedCategories: z.array(z.object({ id: z.string(), totalPrice: z.number() })),
  type: snapshotTypeSchema,
  effects: z.nullable(effectsSchema),
  note: z.string(),
  stashTabs: z.array(snapshotTabSchema),
  createdAt: timestampMsSchema,
};
