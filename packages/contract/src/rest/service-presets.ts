/** Presets: named sets of the caller's own services in a league, independent of the current offers. */
import * as z from 'zod/mini';
import { boundedArray } from '../bounded-array.ts';
import { defineEndpoint } from '../endpoint.ts';
import { gameSchema, timestampMsSchema, unitSchema } from './common.ts';
import { leagueSchema, servicePresetIdSchema } from './ids.ts';
import {
  overwriteModeSchema,
  serviceCategorySchema,
  serviceDraftTermsShape,
  serviceLocationSchema,
  serviceRegionSchema,
} from './service-shapes.ts';

/** Maximum services per preset: the maximum per person and league. */
const MOST_SERVICES = 300;
const LARGEST_PRESET_BYTES = 256 * 1024;

/** A service of a preset as its owner sends it: a draft without game, league and character. */
export const presetDraftSchema = z.object(serviceDraftTermsShape);
export type PresetDraft = z.output<typeof presetDraftSchema>;
/** A service of a preset as its owner sends it, before validation. */
export type PresetDraftBody = z.input<typeof presetDraftSchema>;

/** A service of a preset as stored: with cleaned text and a rounded price, as when it is published. */
export const presetServiceSchema = z.object({
  location: serviceLocationSchema,
  serviceCategory: serviceCategorySchema,
  serviceName: z.string(),
  isCustomService: z.boolean(),
  priceValue: z.number(),
  priceType: unitSchema,
  rules: z.string(),
  overwriteRules: z.string(),
  overwriteMode: overwriteModeSchema,
  regions: z.array(serviceRegionSchema),
  active: z.boolean(),
});
export type PresetService = z.output<typeof presetServiceSchema>;

const servicePresetSchema = z.object({
  id: servicePresetIdSchema,
  poe: gameSchema,
  league: z.string(),
  name: z.string(),
  services: z.array(presetServiceSchema),
  updatedMs: timestampMsSchema,
});
export type ServicePreset = z.output<typeof servicePresetSchema>;

/** The caller's presets in a league, sorted by name. */
export const getServicePresets = defineEndpoint({
  name: 'getServicePresets',
  method: 'GET',
  path: '/services/:game/my/presets',
  access: 'user',
  scope: 'services:read',
  params: z.object({ game: gameSchema }),
  query: z.object({ league: leagueSchema }),
  reply: z.object({ presets: z.array(servicePresetSchema), serverTimeMs: timestampMsSchema }),
  perMinute: 120,
});

/**
 * Adds a preset, or replaces the name and services of the preset with this `id`. Publishes nothing. Two presets in a
 * league cannot have the same name (`presetNameTaken`).
 */
export const saveServicePreset = defineEndpoint({
  name: 'saveServicePreset',
  method: 'POST',
  path: '/services/presets',
  access: 'user',
  body: z.object({
    id: z.optional(servicePresetIdSchema),
    game: gameSchema,
    league: leagueSchema,
    name: z.string().check(z.minLength(1), z.maxLength(4000)),
    services: boundedArray(presetDraftSchema, MOST_SERVICES),
  }),
  reply: z.object({ preset: servicePresetSchema, serverTimeMs: timestampMsSchema }),
  errors: [
    'notFound',
    'unknownService',
    'servicePriceNotValid',
    'serviceTextNotValid',
    'presetNameTaken',
    'tooManyPresets',
    'tooManyServices',
    'leagueNotFound',
    'idempotencyKeyReused',
    'notReady',
  ],
  perMinute: 30,
  bodyLimitBytes: LARGEST_PRESET_BYTES,
});

/** Deletes one of the caller's presets; deleting a preset that does not exist succeeds. */
export const deleteServicePreset = defineEndpoint({
  name: 'deleteServicePreset',
  method: 'POST',
  path: '/services/presets/delete',
  access: 'user',
  body: z.object({ id: servicePresetIdSchema }),
  reply: z.object({ serverTimeMs: timestampMsSchema }),
  errors: ['idempotencyKeyReused'],
  perMinute: 60,
});
