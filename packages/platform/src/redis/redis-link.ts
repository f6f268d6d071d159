/**
 * A link to Redis that never blocks callers: commands fail immediately while Redis is down, and after a short time
 * limit if it does not respond (circuit breaker). The link recovers automatically, and correctness never depends on it.
 */
import { setTimeout as sleep } from 'node:timers/promises';
import type { Logger } from '../log.ts';
import { openConnection, RefusedByRedisError, type RedisCommands, type RedisConnection } from './redis-connection.ts';
import { withTimeLimit } from './time-limit.ts';

export type { RedisCommands } from './redis-connection.ts';
export type RedisState = 'ready' | 'away';
/** Uses of Redis: counts for limits, event announcements, and detection of dead nodes. */
export const redisUses = ['limits', 'events', 'nodes'] as const;
export type RedisUse = (typeof redisUses)[number];

export type RedisObserver = {
  /** Called whenever a caller falls back because Redis is down, slow, or returns an error. */
  readonly onFallback: (use: RedisUse) => void;
};

export type RedisLink = {
  readonly readState: () => RedisState;
  /** Returns whether Redis is available; if not, the caller falls back, and the observer is notified. */
  readonly isThere: (use: RedisUse) => boolean;
  /** Runs a command; rejects immediately while Redis is down, and after a tenth of a second without a response. */
  readonly run: <Value>(use: RedisUse, command: (redis: RedisCommands) => Promise<Value>) => Promise<Value>;
  /**
   * Calls `hear` with every message of a channel, including after a reconnect; messages sent while disconnected are
   * lost.
   */
  readonly listen: (channel: string, hear: (message: string) => void) => void;
  /** Calls `hear` whenever Redis becomes available again: messages may have been missed. */
  readonly onBack: (hear: () => void) => void;
  readonly stop: () => Promise<void>;
};

export type LinkTimes = {
  /** Maximum wait for a command, in ms. */
  readonly commandMs: number;
  /** Maximum wait for a connection to become usable, in ms. */
  readonly connectMs: number;
  /** Interval between probes, and wait before reconnecting, in ms. */
  readonly probeEveryMs: number;
  /** Lifetime of the probe's key, in ms. */
  readonly aliveMs: number;
};

const standardTimes: LinkTimes = { commandMs: 100, connectMs: 2000, probeEveryMs: 500, aliveMs: 30_000 };
/**
 * Consecutive commands without a response after which Redis counts as down; a single unanswered command may be due to a
 * busy moment.
 */
const SILENT_COMMANDS = 3;
/** Unanswered probes before reconnecting: behind a broken network a connection would stay silent forever. */
const SILENT_PROBES = 6;

export class RedisAwayError extends Error {
  override name = 'RedisAwayError';
}

/**
 * Opens the link and returns immediately; `nodeKey` is written at intervals, so that other nodes can detect this node.
 */
export function createRedisLink(options: {
  url: string;
  nodeKey: string;
  log: Pick<Logger, 'info' | 'warn'>;
  times?: Partial<LinkTimes>;
  observer?: RedisObserver;
}): RedisLink {
  const { url, nodeKey, log, observer } = options;
  const times = { ...standardTimes, ...options.times };
  const stopping = new AbortController();
  const listeners = new Map<string, ((message: string) => void)[]>();
  const backListeners: (() => void)[] = [];
  let connection: RedisConnection | null = null;
  let state: RedisState = 'away';
  let hasSaid = false;
  let silentCommands = 0;

  const noteAway = (error: unknown): void => {
    if (state === 'away' && hasSaid) return;
    state = 'away';
    hasSaid = true;
    if (stopping.signal.aborted) return;
    log.warn({ reason: describe(error) }, 'Redis is away: limits are counted by this node alone, and what changes is announced later');
  };
  const noteReady = (): void => {
    silentCommands = 0;
    if (state === 'ready' || stopping.signal.aborted) return;
    state = 'ready';
    log.info(hasSaid ? 'Redis is back' : 'Redis is there');
    hasSaid = false;
    for (const hear of backListeners) hear();
  };
  const hear = (channel: string, message: string): void => {
    for (const listener of listeners.get(channel) ?? []) listener(message);
  };

  /** Probes a connection until it breaks. A successful write proves that Redis is neither full nor a replica. */
  const watch = async (open: RedisConnection): Promise<void> => {
    let silentProbes = 0;
    while (!stopping.signal.aborted && silentProbes < SILENT_PROBES) {
      try {
        await withTimeLimit(open.markAlive(nodeKey, times.aliveMs), times.commandMs * 3);
        silentProbes = 0;
        noteReady();
      } catch (error) {
        if (open.isClosed()) throw error;
        // A replica stays a replica, so reconnect: the name may point to another server by now.
        if (error instanceof RefusedByRedisError && error.isReplica) throw error;
        if (!(error instanceof RefusedByRedisError)) silentProbes += 1;
        if (silentProbes !== 1) noteAway(error);
      }
      await Promise.race([open.closed, sleep(times.probeEveryMs, undefined, { signal: stopping.signal }).catch(() => undefined)]);
      if (open.isClosed()) throw open.readError();
    }
    if (!stopping.signal.aborted) throw new RedisAwayError('no answer');
  };
  const keepConnected = async (): Promise<void> => {
    while (!stopping.signal.aborted) {
      try {
        connection = await openConnection(url, { connectMs: times.connectMs, hear });
        for (const channel of listeners.keys()) await connection.listen(channel);
        await watch(connection);
      } catch (error) {
        noteAway(error);
      } finally {
        connection?.destroy();
        connection = null;
      }
      await sleep(times.probeEveryMs, undefined, { signal: stopping.signal }).catch(() => undefined);
    }
  };
  const keeping = keepConnected();

  return {
    readState: () => state,
    isThere: (use) => {
      if (state === 'away') observer?.onFallback(use);
      return state === 'ready';
    },
    run: async (use, command) => {
      if (state === 'away' || connection === null) {
        observer?.onFallback(use);
        throw new RedisAwayError('Redis is away');
      }
      const used = connection;
      try {
        const value = await withTimeLimit(command(used.commands), times.commandMs);
        silentCommands = 0;
        return value;
      } catch (error) {
        observer?.onFallback(use);
        silentCommands += 1;
        // A full Redis would reject commands again: the next probe shows when it has space.
        const isClear = used.isClosed() || error instanceof RefusedByRedisError || silentCommands >= SILENT_COMMANDS;
        if (isClear && connection === used) noteAway(error);
        throw error;
      }
    },
    listen: (channel, listener) => {
      const known = listeners.get(channel);
      listeners.set(channel, [...(known ?? []), listener]);
      const used = connection;
      if (known === undefined) used?.listen(channel).catch(used.destroy);
    },
    onBack: (listener) => void backListeners.push(listener),
    stop: async () => {
      stopping.abort();
      connection?.destroy();
      await keeping;
    },
  };
}

/** Messages contain at most hosts and ports; the address may contain a password and is never logged. */
function describe(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  const { code } = error as NodeJS.ErrnoException;
  return error.message === '' ? (code ?? error.name) : error.message;
}
