/**
 * Receives all nodes' announcements on a dedicated connection, and through Redis if available. Reports when rooms have
 * to catch up: after gaps in listening, and periodically.
 */
import { connectToWriter, createHostChoice } from '@poexchange/platform/db';
import type { Logger } from '@poexchange/platform/log';
import type { Client } from 'pg';
import type { Announcements } from './announcements.ts';
import { OUTBOX_CHANNEL, type Announcement } from './outbox.ts';

const RECONNECT_DELAY_MS = 500;
const CONNECT_TIMEOUT_MS = 10_000;
/**
 * How often rooms catch up without a request, by the state of Redis. If a node dies right after a commit, the event is
 * never announced, and a node that cannot reach Redis misses the announcements sent through Redis.
 */
const lookEveryMs = { none: 30_000, ready: 10_000, away: 1000 };

export type OutboxListener = {
  /** Returns true if announcements currently arrive. */
  readonly isListening: () => boolean;
  readonly stop: () => Promise<void>;
};

/**
 * Listens until stopped, and reconnects automatically. `onDeaf` runs after each reconnect and periodically, because
 * announcements may have been missed. Resolves when the first connection listens.
 */
export async function startOutboxListener(options: {
  databaseUrl: string;
  log: Logger;
  announcements?: Announcements | undefined;
  onAnnouncement: (announcement: Announcement) => void;
  onDeaf: () => void;
}): Promise<OutboxListener> {
  let stopped = false;
  let client: Client | null = null;
  let isListening = false;
  let timer: NodeJS.Timeout | undefined;
  const choice = createHostChoice(options.databaseUrl);

  const connect = async (): Promise<void> => {
    const next = await connectToWriter(options.databaseUrl, { choice, keepAlive: true, connectionTimeoutMillis: CONNECT_TIMEOUT_MS });
    const reconnect = (): void => {
      if (stopped || client !== next) return;
      scheduleAgain();
    };
    next.on('error', (error) => {
      options.log.warn({ err: error }, 'outbox connection lost');
      reconnect();
    });
    next.on('end', reconnect);
    next.on('notification', (message) => {
      if (message.payload !== undefined) options.onAnnouncement(JSON.parse(message.payload) as Announcement);
    });
    client = next;
    try {
      await next.query(`listen ${OUTBOX_CHANNEL}`);
      isListening = client === next;
    } catch (error) {
      // Close a connection that cannot listen before opening the next one.
      void next.end().catch(() => undefined);
      throw error;
    }
    if (stopped) await next.end();
  };
  const scheduleAgain = (): void => {
    client = null;
    isListening = false;
    // One attempt at a time: a failure while listening starts is reported twice.
    clearTimeout(timer);
    if (!stopped) timer = setTimeout(() => void connect().then(options.onDeaf, scheduleAgain), RECONNECT_DELAY_MS);
  };

  await connect();
  options.announcements?.listen(OUTBOX_CHANNEL, (announcement) => {
    if (!stopped) options.onAnnouncement(announcement as Announcement);
  });
  options.announcements?.onBack(() => {
    if (!stopped) options.onDeaf();
  });
  let lookedMs = performance.now();
  const looking = setInterval(() => {
    if (performance.now() - lookedMs < lookEveryMs[options.announcements?.readState() ?? 'none']) return;
    lookedMs = performance.now();
    options.onDeaf();
  }, lookEveryMs.away).unref();
  return {
    isListening: () => isListening,
    stop: async () => {
      stopped = true;
      clearTimeout(timer);
      clearInterval(looking);
      await client?.end();
    },
  };
}

type UntilDone = {
  /** Requests a run that starts after this call; requests during a run share the next run. */
  readonly ask: () => void;
  readonly stop: () => void;
};

/** Runs work on request, never concurrently, and retries it after a wait if it failed. */
export function createUntilDone(
  work: () => Promise<void>,
  { againAfterMs, onFailure }: { againAfterMs: number; onFailure: (error: unknown) => void },
): UntilDone {
  let isBusy = false;
  let isAsked = false;
  let isStopped = false;
  const run = async (): Promise<void> => {
    isBusy = true;
    while (isAsked && !isStopped) {
      isAsked = false;
      try {
        await work();
      } catch (error) {
        onFailure(error);
        isAsked = true;
        await new Promise((resolve) => setTimeout(resolve, againAfterMs).unref());
      }
    }
    isBusy = false;
  };
  return {
    ask: () => {
      isAsked = true;
      if (!isBusy) void run();
    },
    stop: () => {
      isStopped = true;
    },
  };
}

/** Callbacks for socket server events, for metrics. */
export type GatewayObserver = {
  /** Called with each known event from a page, and `ok` or its refusal code. */
  readonly onPageEvent: (event: string, outcome: string) => void;
  /** Called when a page's connection is refused, with the code. */
  readonly onHandshakeRefused: (code: string) => void;
  /** Called when this node receives an event, with the time since it was written, in ms. */
  readonly onAnnounced: (lagMs: number) => void;
};
