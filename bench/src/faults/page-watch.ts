/** Reports what the user of an open page sees during a fault, as decided by the site's own page code. */
import { watchReachability, type Answer } from '@poexchange/web/reachability';
import { reconnectDelayMs } from '@poexchange/web/realtime';
import { toSeconds } from './recoveries.ts';

/** Maximum acceptable time without a socket, in ms: by then a page reports that the server is away (D36). */
const LONGEST_AWAY_MS = 5000;

/** The part of a socket's interface that is watched. */
type WatchedSocket = { readonly on: (event: 'connect' | 'disconnect' | 'connect_error', listener: (error?: unknown) => void) => void };

export type PageWatch = {
  /**
   * Returns the longest time without a socket since the previous call, in ms, including a disconnect that is still in
   * progress.
   */
  readonly takeAwayMs: () => number;
  readonly hasSocket: () => boolean;
  readonly stop: () => void;
};

type Options = {
  readonly socket: WatchedSocket;
  /** Checks whether the server is up. */
  readonly ask: (waitMs: number) => Promise<Answer>;
  /** Called each time the page reports that the server is away, or that its user is signed out. */
  readonly onSaid: (what: string) => void;
  /** Reopens the socket immediately, because the server is back. */
  readonly reopen: () => void;
  readonly readNowMs?: () => number;
};

/** Refusals that sign the page's user out; after any other refusal the page reconnects. */
const signsOut = ['sessionExpired', 'banned'];

export function watchPage({ socket, ask, onSaid, reopen, readNowMs = Date.now }: Options): PageWatch {
  let closedMs: number | null = null;
  let longestMs = 0;
  let isStopped = false;
  let shown = 'live';
  const noteAway = (): void => {
    if (closedMs !== null) longestMs = Math.max(longestMs, readNowMs() - closedMs);
  };
  const watch = watchReachability({
    readNowMs,
    readRandom: Math.random,
    startTimer: (run, ms) => {
      if (isStopped) return () => undefined;
      const timer = setTimeout(run, ms);
      return () => clearTimeout(timer);
    },
    ask,
    onChange: ({ verdict }) => {
      const wasAway = isAway(shown);
      shown = verdict;
      if (isAway(verdict) && !wasAway) onSaid(`a page said that the server is away (${verdict})`);
      if (verdict === 'live' && wasAway) reopen();
    },
  });
  socket.on('connect', () => {
    noteAway();
    closedMs = null;
    watch.hear();
  });
  socket.on('disconnect', () => {
    closedMs ??= readNowMs();
    watch.doubt();
  });
  socket.on('connect_error', (error) => {
    closedMs ??= readNowMs();
    const code = error instanceof Error ? error.message : '';
    if (signsOut.includes(code)) onSaid(`a page signed its person out (${code})`);
    watch.doubt();
  });
  return {
    takeAwayMs: () => {
      noteAway();
      const away = longestMs;
      longestMs = 0;
      return away;
    },
    hasSocket: () => closedMs === null,
    stop: () => {
      isStopped = true;
      watch.setShown('hidden');
    },
  };
}

const isAway = (verdict: string): boolean => verdict === 'offline' || verdict === 'stale';

/** Reads the site's health as its pages do: a site still waiting for its first prices counts as up. */
export async function askHealth(url: string, { fetch: send, waitMs }: { fetch: typeof fetch; waitMs: number }): Promise<Answer> {
  try {
    const late = new Promise<never>((_resolve, reject) => setTimeout(() => reject(new Error('no answer')), waitMs).unref());
    const response = await Promise.race([send(`${url}/api/v1/health`), late]);
    const body: unknown = await response.json();
    if (typeof body !== 'object' || body === null) return 'failing';
    return response.status < 500 || ('code' in body && body.code === 'notReady') ? 'answered' : 'failing';
  } catch (error) {
    return error instanceof SyntaxError ? 'failing' : 'silent';
  }
}

/**
 * Returns why a page was without its socket for too long while a part restarted; null if the page was not. If only that
 * part serves sockets, no page can connect during the restart, and a page whose attempt just failed waits before its
 * next attempt.
 */
export function judgeAbsence(restart: { awayMs: number; wholeMs: number; part: string; parts: readonly string[] }): string | null {
  const nodes = restart.parts.filter((part) => part.startsWith('realtime-'));
  const isOnly = nodes.length === 1 && nodes[0] === restart.part;
  const longestWaitMs = reconnectDelayMs(Number.POSITIVE_INFINITY, () => 1);
  const limitMs = isOnly ? restart.wholeMs + longestWaitMs : LONGEST_AWAY_MS;
  return restart.awayMs <= limitMs ? null : `a page had no socket for ${toSeconds(restart.awayMs)}, of ${toSeconds(limitMs)} at most`;
}
