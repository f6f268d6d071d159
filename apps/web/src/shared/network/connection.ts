/** Tracks whether PoExchange can be reached (D36), and applies that to its calls. One instance for the page. */
import { ApiError } from '@poexchange/contract/client';
import { API_PREFIX } from '@poexchange/contract/endpoint';
import { create } from 'zustand';
import { watchReachability, type Answer, type Reachability, type Verdict, type Watch } from './reachability.ts';

export type { Verdict };

export const useReachability = create<Reachability>()(() => ({ verdict: 'live', heardMs: Date.now(), nextTryMs: null }));

let watch: Watch | null = null;
/** Aborted when the server is lost: pending calls then fail, and are not resent automatically. */
let lost = new AbortController();
const onBack = new Set<() => void>();

/** Starts watching; once, when the page starts. */
export function startConnectionWatch(): void {
  const started = watchReachability({
    readNowMs: () => Date.now(),
    readRandom: () => Math.random(),
    startTimer: (run, ms) => {
      const timer = setTimeout(run, ms);
      return () => clearTimeout(timer);
    },
    ask: askServer,
    onChange: takeState,
  });
  watch = started;
  window.addEventListener('online', () => started.setNetwork('up'));
  window.addEventListener('offline', () => started.setNetwork('down'));
  document.addEventListener('visibilitychange', () => started.setShown(document.visibilityState === 'visible' ? 'shown' : 'hidden'));
  if (!navigator.onLine) started.setNetwork('down');
}

function takeState(next: Reachability): void {
  const wasAway = isAway(useReachability.getState().verdict);
  useReachability.setState(next);
  if (next.verdict === 'offline') lost.abort();
  else if (lost.signal.aborted) lost = new AbortController();
  if (wasAway && next.verdict === 'live') for (const run of onBack) run();
}

/** Returns whether the page can no longer be updated. */
export function isAway(verdict: Verdict): boolean {
  return verdict === 'offline' || verdict === 'stale';
}

/** Calls back each time the server can be reached again. */
export function onBackOnline(run: () => void): () => void {
  onBack.add(run);
  return () => onBack.delete(run);
}

/** Called by other parts that receive data from the server: the socket, the price files. */
export function hearServer(): void {
  watch?.hear();
}

/** Called by other parts that suspect an outage. */
export function doubtServer(): void {
  watch?.doubt();
}

/** Probes now, for a user who does not want to wait. */
export function tryConnection(): void {
  void watch?.tryNow();
}

export const isReachable = (): boolean => watch === null || watch.read().verdict !== 'offline';

/**
 * Runs one call of our API. Without a connection it fails at once with status 0, and a call in flight when the
 * connection is lost fails then: nothing is resent automatically. An action first asks whether the server is back, so
 * that a manual retry need not wait for the next probe.
 */
export async function callWatched<Reply>(options: {
  readonly endpoint: string;
  readonly kind: 'read' | 'action';
  readonly signal?: AbortSignal | undefined;
  readonly send: (signal: AbortSignal) => Promise<Reply>;
}): Promise<Reply> {
  if (!isReachable() && (options.kind === 'read' || (await watch?.tryNow()) === 'offline')) throw makeLostError(options.endpoint);
  const { signal: lostSignal } = lost;
  const signal = options.signal === undefined ? lostSignal : AbortSignal.any([options.signal, lostSignal]);
  try {
    const reply = await options.send(signal);
    hearServer();
    return reply;
  } catch (error) {
    if (lostSignal.aborted && options.signal?.aborted !== true) throw makeLostError(options.endpoint, error);
    if (error instanceof ApiError) noteFailure(error);
    throw error;
  }
}

function makeLostError(endpoint: string, cause?: unknown): ApiError {
  return new ApiError({ status: 0, refusal: null, endpoint, cause });
}

/**
 * A coded refusal comes from the server itself; an internal failure, a proxy's page and silence are reasons to probe.
 */
function noteFailure(error: ApiError): void {
  if (error.refusal !== null && error.refusal.code !== 'internal') hearServer();
  else if (error.status === 0 || error.status >= 500 || error.refusal === null) doubtServer();
}

/** Readiness is stricter than reachability: a server that still waits for its first prices answers its other calls. */
async function askServer(waitMs: number): Promise<Answer> {
  try {
    const response = await fetch(`${API_PREFIX}/health`, {
      cache: 'no-store',
      // Without priority it would queue behind the page's own files during startup.
      priority: 'high',
      headers: { accept: 'application/json' },
      signal: AbortSignal.timeout(waitMs),
    });
    // The headers are enough: on a busy computer the body may take longer than the answer may.
    if (response.ok && response.headers.get('content-type')?.startsWith('application/json') === true) {
      void response.body?.cancel().catch(() => undefined);
      return 'answered';
    }
    const body: unknown = await response.json();
    if (typeof body !== 'object' || body === null) return 'failing';
    return response.status < 500 || ('code' in body && body.code === 'notReady') ? 'answered' : 'failing';
  } catch (error) {
    // A body that is not JSON (from a proxy, a hotel's sign-in page) is still an answer.
    return error instanceof SyntaxError ? 'failing' : 'silent';
  }
}
