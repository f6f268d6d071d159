/**
 * Determines whether the server is reachable, within 5 s of losing it (D36). Every answer from the server counts; after
 * a period without answers, the server is probed. Pure: time, timers and the probe are passed in.
 */

/**
 * `live`: the server answers; `reconnecting`: a call just failed and the server is probed again; `offline`: the server
 * does not answer, or the browser has no network; `stale`: something answers, but with errors or a proxy's page.
 */
export type Verdict = 'live' | 'reconnecting' | 'offline' | 'stale';

export type Reachability = {
  readonly verdict: Verdict;
  /** Time of the server's last answer, on the local clock. The page's data is at least that old. */
  readonly heardMs: number;
  /** Time of the next probe; null while a probe is running. */
  readonly nextTryMs: number | null;
};

export type Answer = 'answered' | 'failing' | 'silent';

export type ReachabilityDeps = {
  readonly readNowMs: () => number;
  readonly readRandom: () => number;
  /** Calls `run` once after the delay; returns a function that cancels the timer. */
  readonly startTimer: (run: () => void, ms: number) => () => void;
  /** Probes the server; settles within `waitMs`. */
  readonly ask: (waitMs: number) => Promise<Answer>;
  readonly onChange: (state: Reachability) => void;
};

export const reachabilityLimits = {
  /** A visible page probes after this long without an answer; with `answerMs`, an outage is found within 5 s. */
  quietMs: 2000,
  answerMs: 2800,
  /**
   * If an answer is this late, the page must have been suspended (a sleeping computer, long work), so the answer proves
   * nothing.
   */
  stoodStillMs: 700,
  /**
   * After a first failure, waits this long and probes again before alarming the user, unless that would take too long.
   */
  secondTryMs: 800,
  alarmAfterMs: 4000,
  saidAfterMs: 4800,
  shortestWaitMs: 500,
  /** Pauses between probes during an outage: each is 1.5 times the previous one, from 2 s to 10 s. */
  firstWaitMs: 2000,
  longestWaitMs: 10_000,
} as const;

export type Watch = {
  readonly read: () => Reachability;
  /** Called when the server has answered one of the page's calls. */
  readonly hear: () => void;
  /** Called when a call failed in a way that suggests an outage. */
  readonly doubt: () => void;
  /** Called when the browser reports that the network is up or down. */
  readonly setNetwork: (network: 'up' | 'down') => void;
  /** A hidden page does not probe while the server is live. */
  readonly setShown: (shown: 'shown' | 'hidden') => void;
  /** Probes now; resolves with the result. */
  readonly tryNow: () => Promise<Verdict>;
};

export function watchReachability(deps: ReachabilityDeps): Watch {
  let state: Reachability = { verdict: 'live', heardMs: deps.readNowMs(), nextTryMs: null };
  let network: 'up' | 'down' = 'up';
  let shown: 'shown' | 'hidden' = 'shown';
  let failures = 0;
  let stopTimer: () => void = () => undefined;
  let asking: Promise<Verdict> | null = null;

  const move = (next: Reachability): void => {
    const isSame = next.verdict === state.verdict && next.nextTryMs === state.nextTryMs;
    state = next;
    // An answer while live only changes `heardMs`: do not report it.
    if (!isSame) deps.onChange(state);
  };
  const askIn = (ms: number): void => {
    stopTimer();
    stopTimer = deps.startTimer(() => void tryNow(), ms);
  };
  const fail = (verdict: 'offline' | 'stale'): void => {
    failures += 1;
    const nowMs = deps.readNowMs();
    const isFirst = failures === 1 && network === 'up' && nowMs - state.heardMs < reachabilityLimits.alarmAfterMs;
    const growth = reachabilityLimits.firstWaitMs * 1.5 ** (failures - 1);
    const waitMs = isFirst
      ? reachabilityLimits.secondTryMs
      : Math.round(Math.min(reachabilityLimits.longestWaitMs, growth) * (0.75 + 0.5 * deps.readRandom()));
    const isAway = state.verdict === 'offline' || state.verdict === 'stale';
    move({ ...state, verdict: isFirst && !isAway ? 'reconnecting' : verdict, nextTryMs: nowMs + waitMs });
    askIn(waitMs);
  };
  const hear = (): void => {
    if (network === 'down') return;
    failures = 0;
    move({ verdict: 'live', heardMs: deps.readNowMs(), nextTryMs: null });
    stopTimer();
    if (shown === 'shown') askIn(reachabilityLimits.quietMs);
  };
  const askAwake = async (): Promise<Answer> => {
    const askedMs = deps.readNowMs();
    // Limits the second probe so that the result is known in time.
    const leftMs = failures === 1 ? state.heardMs + reachabilityLimits.saidAfterMs - askedMs : reachabilityLimits.answerMs;
    const waitMs = Math.max(reachabilityLimits.shortestWaitMs, Math.min(reachabilityLimits.answerMs, leftMs));
    const answer = await deps.ask(waitMs);
    const stoodStill = deps.readNowMs() - askedMs > waitMs + reachabilityLimits.stoodStillMs;
    return answer === 'silent' && stoodStill ? deps.ask(reachabilityLimits.answerMs) : answer;
  };
  const askOnce = async (): Promise<Verdict> => {
    stopTimer();
    if (state.verdict !== 'live') move({ ...state, nextTryMs: null });
    const heardBefore = state.heardMs;
    const answer = network === 'down' ? 'silent' : await askAwake();
    if (answer === 'answered') hear();
    // Ignore the failure if the server answered another call during the probe.
    else if (state.verdict !== 'live' || state.heardMs === heardBefore) fail(answer === 'failing' ? 'stale' : 'offline');
    return state.verdict;
  };
  const tryNow = (): Promise<Verdict> => {
    asking ??= askOnce().finally(() => {
      asking = null;
    });
    return asking;
  };

  askIn(reachabilityLimits.quietMs);
  return {
    read: () => state,
    hear,
    doubt: () => {
      // During an outage the next probe is already scheduled: failing polls must not trigger more probes.
      if (state.verdict === 'live') void tryNow();
    },
    setNetwork: (next) => {
      network = next;
      if (next === 'down') fail('offline');
      else if (state.verdict !== 'live') void tryNow();
    },
    setShown: (next) => {
      shown = next;
      if (next === 'hidden' && state.verdict === 'live') stopTimer();
      if (next === 'shown') void tryNow();
    },
    tryNow,
  };
}
