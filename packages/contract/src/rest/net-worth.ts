/**
 * Net worth: profiles, snapshots and settings, separate from the other endpoints so that only pages that need them load
 * them. Calls beyond the specification are listed in docs/architecture.md.
 */
import { netWorthLimits } from '@poexchange/domain/net-worth';
import * as z from 'zod/mini';
import { defineEndpoint } from '../endpoint.ts';
import { gameSchema, timestampMsSchema } from './common.ts';
import { getCharacterItems } from './character-items.ts';
import type { DetailItemView } from './detail-items.ts';
import { getDoneTrades } from './done-trades.ts';
import { snapshotIdSchema, snapshotProfileIdSchema } from './ids.ts';
import {
  addSnapshotReplySchema,
  addSnapshotSchema,
  snapshotHeadShape,
  snapshotProfileSchema,
  snapshotRowSchema,
  snapshotSettingsChangeSchema,
  snapshotSettingsSchema,
} from './snapshot-shapes.ts';

/** Maximum size of a snapshot in base64, including its other fields. */
const LARGEST_SNAPSHOT_BYTES = 600 * 1024;
/** Maximum number of snapshots that one call deletes. */
const MOST_DELETED = 500;

const profileParams = z.object({ id: snapshotProfileIdSchema });
/** Settings and lists are stored per game. */
const gameParams = z.object({ id: gameSchema });

/**
 * Rows of a profile's snapshots, oldest first; with `sinceMs`, only later rows. `trustedReply`, because there may be
 * thousands of rows.
 */
export const getProfileSnapshots = defineEndpoint({
  name: 'getProfileSnapshots',
  method: 'GET',
  path: '/networth/profile/:id/snapshots',
  access: 'user',
  scope: 'networth:read',
  params: profileParams,
  query: z.object({ sinceMs: z.optional(z.string().check(z.regex(/^\d{1,15}$/))) }),
  reply: z.object({ snapshots: z.array(snapshotRowSchema), serverTimeMs: timestampMsSchema }),
  errors: ['snapshotProfileNotFound'],
  perMinute: 60,
  trustedReply: true,
});

/** All profiles of a game, oldest first. */
export const getSnapshotProfiles = defineEndpoint({
  name: 'getSnapshotProfiles',
  method: 'GET',
  path: '/networth/profile/:id/list',
  access: 'user',
  scope: 'networth:read',
  params: gameParams,
  reply: z.object({ profiles: z.array(snapshotProfileSchema), serverTimeMs: timestampMsSchema }),
  perMinute: 60,
});

/** One profile. */
export const getSnapshotProfile = defineEndpoint({
  name: 'getSnapshotProfile',
  method: 'GET',
  path: '/networth/profile/:id',
  access: 'user',
  scope: 'networth:read',
  params: profileParams,
  reply: z.object({ profile: snapshotProfileSchema, serverTimeMs: timestampMsSchema }),
  errors: ['snapshotProfileNotFound'],
  perMinute: 120,
});

/** A snapshot with its items and their icon paths. `trustedReply`, because there may be 20,000 items. */
export const getSnapshot = defineEndpoint({
  name: 'getSnapshot',
  method: 'GET',
  path: '/networth/snapshots/:id',
  access: 'user',
  scope: 'networth:read',
  params: z.object({ id: snapshotIdSchema }),
  reply: z.object({
    snapshot: z.object({ ...snapshotHeadShape, detailItems: z.custom<readonly DetailItemView[]>((value) => Array.isArray(value)) }),
    serverTimeMs: timestampMsSchema,
  }),
  errors: ['snapshotNotFound'],
  perMinute: 40,
  trustedReply: true,
});

/** A game's settings; the defaults if the person has not saved any. */
export const getSnapshotSettings = defineEndpoint({
  name: 'getSnapshotSettings',
  method: 'GET',
  path: '/networth/settings/:id',
  access: 'user',
  scope: 'networth:read',
  params: gameParams,
  reply: z.object({ settings: snapshotSettingsSchema, serverTimeMs: timestampMsSchema }),
  perMinute: 120,
});

/** Changes a game's settings and notifies all of the person's pages. */
export const saveSnapshotSettings = defineEndpoint({
  name: 'saveSnapshotSettings',
  method: 'POST',
  path: '/networth/settings/:id',
  access: 'user',
  params: gameParams,
  body: snapshotSettingsChangeSchema,
  reply: z.object({ settings: snapshotSettingsSchema, serverTimeMs: timestampMsSchema }),
  errors: ['snapshotProfileNotFound'],
  perMinute: 60,
});

/** Adds a snapshot with details of any size, as the socket's `snapshot:add` does. */
export const addSnapshot = defineEndpoint({
  name: 'addSnapshot',
  method: 'POST',
  path: '/networth/snapshots',
  access: 'user',
  body: addSnapshotSchema,
  reply: addSnapshotReplySchema,
  errors: [
    'snapshotProfileNotFound',
    'snapshotNotValid',
    'totalNotValid',
    'snapshotTooSoon',
    'snapshotTokenNotHeld',
    'tooManySnapshots',
    'idempotencyKeyReused',
  ],
  perMinute: 8,
  bodyLimitBytes: LARGEST_SNAPSHOT_BYTES,
});

/** Sets a snapshot's note; an empty string removes the note. */
export const setSnapshotNote = defineEndpoint({
  name: 'setSnapshotNote',
  method: 'POST',
  path: '/networth/snapshots/note',
  access: 'user',
  body: z.object({ id: snapshotIdSchema, note: z.string().check(z.maxLength(4 * netWorthLimits.noteCharacters)) }),
  reply: z.object({ row: snapshotRowSchema, serverTimeMs: timestampMsSchema }),
  errors: ['snapshotNotFound', 'snapshotNotValid'],
  perMinute: 60,
});

/** Deletes snapshots and returns the ids of the snapshots that existed. */
export const deleteSnapshots = defineEndpoint({
  name: 'deleteSnapshots',
  method: 'POST',
  path: '/networth/snapshots/delete',
  access: 'user',
  body: z.object({ ids: z.array(snapshotIdSchema).check(z.minLength(1), z.maxLength(MOST_DELETED)) }),
  reply: z.object({ ids: z.array(snapshotIdSchema), serverTimeMs: timestampMsSchema }),
  perMinute: 60,
});

/** The net worth endpoints by name. */
export const netWorthApi = {
  addSnapshot,
  deleteSnapshots,
  getCharacterItems,
  getDoneTrades,
  getProfileSnapshots,
  getSnapshot,
  getSnapshotProfile,
  getSnapshotProfiles,
  getSnapshotSettings,
  saveSnapshotSettings,
  setSnapshotNote,
} as const;

export { MOST_DONE_TRADES, type DoneTrade } from './done-trades.ts';
export { presentDetailItem, readDetails, type DetailItemView } from './detail-items.ts';
export {
  type AddSnapshotBody,
  type SnapshotEffects,
  type SnapshotProfile,
  type SnapshotProfileBody,
  type SnapshotRow,
  type SnapshotSettings,
  type SnapshotSettingsChange,
} from './snapshot-shapes.ts';
