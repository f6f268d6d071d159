/** Small schemas that several endpoints share. */
import { tags } from '@poexchange/domain/tables';
import * as z from 'zod/mini';

export const gameSchema = z.enum(['poe1', 'poe2']);
/** In-game character name: 3 to 23 letters, digits or underscores of any script; never spaces or control characters. */
export const ignSchema = z.string().check(z.minLength(1), z.maxLength(40), z.regex(/^[^\s\p{C}@]+$/u));
/** Id of a category or sub-category; empty for no sub-category. */
export const categoryIdSchema = z.string().check(z.maxLength(64), z.regex(/^[A-Za-z0-9]*$/));
export const sideSchema = z.enum(['sell', 'buy']);
/** Selling mode: the whole listing only, or individual items. */
export const listingModeSchema = z.enum(['bulk', 'single']);
export const presenceSchema = z.enum(['online', 'idle', 'playing', 'offline']);
/** A currency unit in which prices are shown. */
export const unitSchema = z.enum(['c', 'd', 'ex', 'r']);
/** Milliseconds since 1970, UTC. */
export const timestampMsSchema = z.number().check(z.gte(0));

/**
 * Additional data of a listing of category `custom`: the seller's name for the listing (plain text, never markup, at
 * most 40 characters) and the tags of its items, so that a page knows which price files it needs.
 */
export const customListingSchema = z.object({ name: z.string(), tags: z.array(z.enum(tags)) });

export type Side = z.output<typeof sideSchema>;
export type ListingMode = z.output<typeof listingModeSchema>;
export type Presence = z.output<typeof presenceSchema>;

/** Encodes an object as base64url JSON for path parameters. */
export function encodeParam(value: unknown): string {
  const bytes = new TextEncoder().encode(JSON.stringify(value));
  return btoa(String.fromCodePoint(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replace(/=+$/, '');
}

/** Decodes a base64url JSON parameter; null if it is malformed or does not fit the schema. */
export function decodeParam<S extends z.ZodMiniType>(schema: S, text: string): z.output<S> | null {
  try {
    const binary = atob(text.replaceAll('-', '+').replaceAll('_', '/'));
    const json: unknown = JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(Uint8Array.from(binary, (c) => c.charCodeAt(0))));
    const parsed = z.safeParse(schema, json);
    return parsed.success ? parsed.data : null;
  } catch {
    return null;
  }
}

/**
 * Requests per minute to a public feed from one address without a token: sixty pages that poll every 6 s (R9.53). Many
 * people may share an address, and a whole feed is up to a megabyte.
 */
export const FEED_REQUESTS_PER_MINUTE_AND_ADDRESS = 600;
