/** State of the user-visible parts of the site, now and over the last 24 hours. */
import * as z from 'zod/mini';
import { defineEndpoint } from '../endpoint.ts';
import { timestampMsSchema } from './common.ts';

export const statusParts = [
  'site',
  'live',
  'publisher',
  'prices-poe1',
  'prices-poe2',
  'exchange-poe1',
  'exchange-poe2',
  'database',
  'replica',
  'redis',
] as const;
export type StatusPart = (typeof statusParts)[number];

/**
 * `late` means slow, behind, or working for only some people; `unknown` means that nothing was reported for the part.
 */
export const partStates = ['works', 'late', 'away', 'unknown'] as const;
export type PartState = (typeof partStates)[number];

/** Number of half-hour cells in a day. */
export const DAY_CELLS = 48;
export const CELL_MS = 30 * 60_000;

const partStatusSchema = z.object({
  part: z.enum(statusParts),
  state: z.enum(partStates),
  /** Start of this state to within five minutes, at most a day ago; null if nothing was recorded. */
  sinceMs: z.nullable(timestampMsSchema),
  /**
   * For prices the time of the newest price run, for exchange data the end of its newest hour; null for other parts and
   * if unknown.
   */
  dataMs: z.nullable(timestampMsSchema),
  /** The worst recorded state of each half hour, oldest first; the last half hour is still in progress. */
  day: z.array(z.enum(partStates)).check(z.length(DAY_CELLS)),
});
export type PartStatus = z.output<typeof partStatusSchema>;

export const getStatus = defineEndpoint({
  name: 'getStatus',
  method: 'GET',
  path: '/status',
  access: 'visitor',
  // Parts that this installation does not use are omitted.
  reply: z.object({ serverTimeMs: timestampMsSchema, dayStartMs: timestampMsSchema, parts: z.array(partStatusSchema) }),
  // Allows many open status pages behind one address; the reply is cached for a few seconds.
  perMinute: 120,
});
export const statusApi = { getStatus } as const;
export type Status = z.output<typeof getStatus.reply>;
