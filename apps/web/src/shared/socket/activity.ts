/** Reports the user's last activity per game to the server. Pure: time and storage are passed in. */
import type { Game } from '@poexchange/domain/item';
import { presenceLimits } from '@poexchange/domain/presence';

export type ActivityDeps = {
  readonly readNowMs: () => number;
  /** The game whose pages this tab shows. */
  readonly readGame: () => Game;
  /** Time of the last activity in any of this browser's tabs of the game; null if there was none. */
  readonly readSharedMs: (game: Game) => number | null;
  readonly writeSharedMs: (game: Game, atMs: number) => void;
  /** `agoMs` is the age of the last action: a heartbeat is not an action, and the server counts from the action. */
  /**
   * Called a few minutes before the user becomes idle, with the time at which this will happen, and called with null at
   * their next action.
   */
  readonly onIdleNear?: (idleAtMs: number | null) => void;
  readonly emit: (event: 'userActive' | 'userIdle', said: { game: Game; agoMs: number }) => void;
};

export type Activity = {
  /** Called on user input: pointer, key, scroll. */
  readonly note: () => void;
  /** Called every few seconds. */
  readonly tick: () => void;
  /** Reports the game when the socket opens or reopens, and when the tab switches to another game. */
  readonly announce: () => void;
};

/** How long before becoming idle the user is warned, in ms. */
const WARN_MS = 5 * 60_000;
/** Mouse moves are frequent, so they are shared with other tabs only this often. */
const SHARE_EVERY_MS = 10_000;

export function createActivity(deps: ActivityDeps): Activity {
  const lastMs = new Map<Game, number>([[deps.readGame(), deps.readNowMs()]]);
  const sharedMs = new Map<Game, number>();
  let state: 'active' | 'idle' = 'active';
  let saidMs = 0;
  let nearMs: number | null = null;

  const readAgoMs = (): number => {
    const game = deps.readGame();
    const nowMs = deps.readNowMs();
    const shared = deps.readSharedMs(game) ?? 0;
    // Ignore a time in the future: it was stored before the clock was set back.
    const last = Math.max(lastMs.get(game) ?? 0, shared <= nowMs ? shared : 0);
    return Math.max(0, nowMs - last);
  };
  const isIdle = (): boolean => readAgoMs() >= presenceLimits.idleAfterMs;
  const say = (next: 'active' | 'idle'): void => {
    state = next;
    saidMs = deps.readNowMs();
    deps.emit(next === 'active' ? 'userActive' : 'userIdle', { game: deps.readGame(), agoMs: readAgoMs() });
  };

  const warn = (): void => {
    const agoMs = readAgoMs();
    const leftMs = presenceLimits.idleAfterMs - agoMs;
    const next = leftMs > 0 && leftMs <= WARN_MS ? deps.readNowMs() + leftMs : null;
    if (next === nearMs) return;
    nearMs = next;
    deps.onIdleNear?.(next);
  };

  return {
    note: () => {
      const game = deps.readGame();
      const nowMs = deps.readNowMs();
      lastMs.set(game, nowMs);
      if (nowMs - (sharedMs.get(game) ?? 0) >= SHARE_EVERY_MS) {
        sharedMs.set(game, nowMs);
        deps.writeSharedMs(game, nowMs);
      }
      if (state === 'idle') say('active');
      if (nearMs !== null) warn();
    },
    tick: () => {
      warn();
      if (isIdle()) {
        if (state === 'active') say('idle');
        return;
      }
      if (state === 'idle' || deps.readNowMs() - saidMs >= presenceLimits.heartbeatMs) say('active');
    },
    announce: () => say(isIdle() ? 'idle' : 'active'),
  };
}
