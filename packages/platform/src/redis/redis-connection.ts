/** A Redis connection with the few commands that our programs use, and its channels. */
import type { createClient as CreateClient } from '@redis/client';
import { withTimeLimit } from './time-limit.ts';

/** Commands that our programs send to Redis. Each command is atomic. */
export type RedisCommands = {
  /**
   * Increments the count in a key's window, which starts with the first call; returns the count and the window's
   * remaining time.
   */
  readonly count: (key: string, windowMs: number) => Promise<{ readonly count: number; readonly leftMs: number }>;
  readonly publish: (channel: string, message: string) => Promise<void>;
  /** Returns which of these keys exist. */
  readonly findExisting: (keys: readonly string[]) => Promise<ReadonlySet<string>>;
};

export type RedisConnection = {
  readonly commands: RedisCommands;
  /** Writes a key that expires; fails if Redis is read-only. */
  readonly markAlive: (key: string, lifeMs: number) => Promise<void>;
  /** Subscribes to a channel once, however often it is called; resolves once the subscription is active. */
  readonly listen: (channel: string) => Promise<void>;
  readonly isClosed: () => boolean;
  /** Resolves when the connection is gone. */
  readonly closed: Promise<void>;
  readonly readError: () => Error;
  readonly destroy: () => void;
};

/** Thrown if Redis responds with an error: Redis is full or is a replica, or the password is wrong. */
export class RefusedByRedisError extends Error {
  override name = 'RefusedByRedisError';
  readonly isReplica: boolean;

  constructor(cause: Error) {
    super(cause.message, { cause });
    this.isReplica = cause.message.startsWith('READONLY');
  }
}

/** Maximum pending commands; more than a busy node sends in a tenth of a second. */
const MOST_WAITING = 10_000;
/** One atomic script instead of two commands: a window without an expiry would never end. */
const COUNT_SCRIPT = `local count = redis.call('INCR', KEYS[1])
local left = redis.call('PTTL', KEYS[1])
if left < 0 then
  redis.call('PEXPIRE', KEYS[1], ARGV[1])
  left = tonumber(ARGV[1])
end
return {count, left}`;

/** Connects, and resolves when commands may be sent. The client library is loaded only here. */
export async function openConnection(
  url: string,
  options: { connectMs: number; hear: (channel: string, message: string) => void },
): Promise<RedisConnection> {
  const { createClient, defineScript, ErrorReply } = await import('@redis/client');
  const count = defineScript({
    SCRIPT: COUNT_SCRIPT,
    NUMBER_OF_KEYS: 1,
    parseCommand: (parser, key: string, windowMs: number) => {
      parser.pushKey(key);
      parser.push(String(windowMs));
    },
    transformReply: (reply: unknown) => readCount(reply),
  });
  const client = makeClient(createClient, { url, connectMs: options.connectMs, scripts: { count } });
  let noteGone = (): void => undefined;
  const closed = new Promise<void>((resolve) => {
    noteGone = resolve;
  });
  let lastError: Error | null = null;
  client.on('error', (error: Error) => {
    lastError = error;
  });
  client.on('terminated', () => noteGone());
  const ask = async <Value>(asking: Promise<Value>): Promise<Value> => {
    try {
      return await asking;
    } catch (error) {
      throw error instanceof ErrorReply ? new RefusedByRedisError(error) : error;
    }
  };
  const heard = new Set<string>();
  const listen = async (channel: string): Promise<void> => {
    if (heard.has(channel)) return;
    heard.add(channel);
    await withTimeLimit(
      client.subscribe(channel, (message) => options.hear(channel, message)),
      options.connectMs,
    );
  };
  const destroy = (): void => {
    if (client.isOpen) client.destroy();
    noteGone();
  };
  try {
    await withTimeLimit(ask(client.connect()), options.connectMs);
  } catch (error) {
    destroy();
    throw error;
  }
  return {
    commands: {
      count: (key, windowMs) => ask(client.count(key, windowMs)),
      publish: async (channel, message) => void (await ask(client.publish(channel, message))),
      findExisting: async (keys) => {
        const found = keys.length === 0 ? [] : await ask(client.mGet([...keys]));
        return new Set(keys.filter((_, at) => typeof found[at] === 'string'));
      },
    },
    markAlive: async (key, lifeMs) => void (await ask(client.set(key, '1', { expiration: { type: 'PX', value: lifeMs } }))),
    listen,
    isClosed: () => !client.isReady,
    closed,
    readError: () => lastError ?? new Error('the connection is closed'),
    destroy,
  };
}

function makeClient<Scripts extends NonNullable<NonNullable<Parameters<typeof CreateClient>[0]>['scripts']>>(
  createClient: typeof CreateClient,
  { url, connectMs, scripts }: { url: string; connectMs: number; scripts: Scripts },
) {
  return createClient({
    url,
    scripts,
    // The link creates a new client when this client ends: the client's own queue would delay commands in the meantime.
    disableOfflineQueue: true,
    commandsQueueMaxLength: MOST_WAITING,
    disableClientInfo: true,
    maintNotifications: 'disabled',
    socket: { reconnectStrategy: false, connectTimeout: connectMs },
  });
}

function readCount(reply: unknown): { count: number; leftMs: number } {
  const [count, leftMs] = Array.isArray(reply) ? reply.map(Number) : [];
  if (count === undefined || leftMs === undefined || !(count > 0)) throw new TypeError('Redis counted something else');
  return { count, leftMs };
}
