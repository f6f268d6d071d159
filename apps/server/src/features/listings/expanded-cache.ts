/**
 * Caches expanded listings as they are sent: a large listing takes a third of a second to generate, and anyone may
 * request it as often as they like. Each listing is generated at most once every few seconds, one at a time, and cached
 * until its version changes.
 */
import { RefusalError } from '../../http/refusal.ts';
import { sealReply } from '../../http/seal-reply.ts';
import type { WrittenReply } from '../../http/server-app.ts';
import { createTurns } from '../../http/turns.ts';
import type { ListingsDeps } from './listings-deps.ts';
import { readVersion } from './stored-listings.queries.ts';
import { currentState, expandListing } from './read-expanded.ts';

const GZIP_LEVEL = 4;
/** Short, because the reply contains the server's time, and because tabs may be read again. */
const KEPT_MS = 5000;
/** Maximum size of the cache; the least recently requested listings are evicted. */
const MOST_BYTES = 64 * 1024 * 1024;
const LONGEST_TURN_MS = 10_000;

type Entry = { readonly key: string; readonly atMs: number; readonly reply: Promise<WrittenReply>; bytes: number };

export type ExpandedCache = { readonly read: (options: { uuid: string; callerId: string | null }) => Promise<WrittenReply> };

export function createExpandedCache(deps: ListingsDeps): ExpandedCache {
  const entries = new Map<string, Entry>();
  const turns = createTurns({ atOnce: 1, longestMs: LONGEST_TURN_MS });
  let heldBytes = 0;

  const drop = (name: string): void => {
    heldBytes -= entries.get(name)?.bytes ?? 0;
    entries.delete(name);
  };
  const write = async (options: { uuid: string; isOwner: boolean }): Promise<WrittenReply> => {
    const end = await turns.take();
    try {
      const { serverTimeMs, ...content } = await expandListing(deps, options);
      return await sealReply(JSON.stringify(content), { level: GZIP_LEVEL, nowMs: serverTimeMs });
    } finally {
      end();
    }
  };
  const keep = (name: string, entry: Entry): void => {
    drop(name);
    entries.set(name, entry);
    entry.reply.then(
      ({ json, gzip }) => {
        if (entries.get(name) !== entry) return;
        entry.bytes = (json ?? gzip).length;
        heldBytes += entry.bytes;
        for (const oldest of entries.keys()) {
          if (heldBytes <= MOST_BYTES) break;
          drop(oldest);
        }
      },
      () => {
        if (entries.get(name) === entry) drop(name);
      },
    );
  };

  return {
    read: async ({ uuid, callerId }) => {
      const nowMs = deps.clock();
      const version = await readVersion(deps.db, uuid);
      const state = version === undefined ? 'deleted' : currentState(version, nowMs);
      if (version === undefined || state === 'deleted') throw new RefusalError('tradeListingNotFound');
      // The owner sees more than others only while the listing is inactive.
      const isOwner = state === 'inactive' && callerId === version.user_id;
      const name = `${uuid} ${isOwner ? 'owner' : 'anybody'}`;
      const key = `${version.changed_ms} ${state}`;
      const known = entries.get(name);
      if (known !== undefined && known.key === key && nowMs - known.atMs < KEPT_MS) return known.reply;
      const reply = write({ uuid, isOwner });
      keep(name, { key, atMs: nowMs, reply, bytes: 0 });
      return reply;
    },
  };
}
