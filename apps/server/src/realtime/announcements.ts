/**
 * News that nodes tell each other at once through Redis, after the commit of what it is about: numbered events of
 * rooms, and leagues that changed. Nothing of it is true by being told: who did not hear reads the database.
 */
import type { Outlet } from '@poexchange/platform/db';
import type { Logger } from '@poexchange/platform/log';
import type { RedisLink, RedisState } from '@poexchange/platform/redis';
import type { Pool } from 'pg';
import { OUTBOX_CHANNEL } from './outbox.ts';

/** Prefix of the names of channels and keys, in a Redis that others may use too. */
const PREFIX = 'poexchange:';

/** Key that exists while a node is there. */
export function nodeKeyOf(nodeId: string): string {
  return `${PREFIX}node:${nodeId}`;
}

/**
 * Tells which nodes have gone: the key that each writes twice a second has run out. Of none it says so where Redis is
 * away.
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
  /** Calls `hear` with what other nodes, and this one, announce on a channel. */
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
 * Sends what transactions leave for after their commit. An event that Redis does not take goes by NOTIFY after all; one
 * that is lost there too is found by the nodes' next look at the rooms.
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
