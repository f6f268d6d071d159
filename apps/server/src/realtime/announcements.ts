/**
 * Announcements between nodes through Redis, after the commit they describe: numbered room events, and leagues that
 * changed. They are only hints: a node that misses an announcement reads the database.
 */
import type { Outlet } from '@poexchange/platform/db';
import type { Logger } from '@poexchange/platform/log';
import type { RedisLink, RedisState } from '@poexchange/platform/redis';
import type { Pool } from 'pg';
import { OUTBOX_CHANNEL } from './outbox.ts';

/** Prefix of channel and key names, because others may use the same Redis. */
const PREFIX = 'poexchange:';

/** Returns the key that exists while a node is alive. */
export function nodeKeyOf(nodeId: string): string {
  return `${PREFIX}node:${nodeId}`;
}

/**
 * Creates a function that returns which nodes are gone: each node renews its key twice a second, and a missing node's
 * key has expired. Returns no nodes while Redis is down.
 */
export function createNodeFinder(link: RedisLink): (nodeIds: readonly string[]) => Promise<readonly string[]> {
  return async (nodeIds) => {
    try {
      const alive = await link.run('nodes', (redis) => redis.findExisting(nodeIds.map(nodeKeyOf)));
      return nodeIds.filter((nodeId) => !alive.has(nodeKeyOf(nodeId)));
    } catch {
      return [];
    }
  };
}

export type Announcements = {
  /** Calls `hear` with the announcements of all nodes, including this node, on a channel. */
  readonly listen: (channel: string, hear: (announcement: unknown) => void) => void;
  readonly onBack: (hear: () => void) => void;
  readonly readState: () => RedisState;
};

export function createAnnouncements(link: RedisLink, log: Pick<Logger, 'warn'>): Announcements {
  return {
    listen: (channel, hear) =>
      link.listen(PREFIX + channel, (message) => {
        let announcement: unknown;
        try {
          announcement = JSON.parse(message);
        } catch (error) {
          return log.warn({ err: error, channel }, 'an announcement in Redis is not ours');
        }
        hear(announcement);
      }),
    onBack: link.onBack,
    readState: link.readState,
  };
}

/**
 * Sends the announcements of transactions after their commit. An event that Redis does not accept is sent by NOTIFY; if
 * NOTIFY loses the event too, nodes find it when they next check the rooms.
 */
export function createOutlet(link: RedisLink, { pool, log }: { pool: Pool; log: Pick<Logger, 'warn'> }): Outlet {
  const notify = (channel: string, message: string): void => {
    pool
      .query('select pg_notify($1, $2)', [channel, message])
      .catch((error: unknown) => log.warn({ err: error }, 'an event was not announced'));
  };
  return {
    isOpen: () => link.isThere('events'),
    send: (channel, message) =>
      void link
        .run('events', (redis) => redis.publish(PREFIX + channel, message))
        .catch(() => {
          if (channel === OUTBOX_CHANNEL) notify(channel, message);
        }),
  };
}
