/** Tracks whether PoExchange can be reached, and blocks calls while it cannot. One instance per page. */
import { ApiError } from '@poexchange/contract/client';
import { API_PREFIX } from '@poexchange/contract/endpoint';
import { create } from 'zustand';
import { watchReachability, type Answer, type Reachability, type Verdict, type Watch } from './reachability.ts';

export type { Verdict };

export const useReachability = create<Reachability>()(() => ({ verdict: 'live', heardMs: Date.now(), nextTryMs: null }));

let watch: Watch | null = null;
/** Aborted when the connection is lost: pending calls then fail, and are not resent automatically. */
let lost = new AbortController();
const onBack = new Set<() => void>();

/** Starts watching the connection. Called once, when the page starts. */
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

/** Returns whether the page no longer receives updates. */
export function isAway(verdict: Verdict): boolean {
  return verdict === 'offline' || verdict === 'stale';
}

/** Calls `run` each time the server becomes reachable again. */
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
 * Runs one call to our API. Without a connection the call fails immediately with status 0; a call in flight fails as
 * soon as the connection is lost. Nothing is resent automatically. An action first checks whether the server is back,
 * so that a manual retry need not wait for the next probe.
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
 * A coded refusal comes from the server itself; an internal error, a proxy's error page or no answer triggers a probe.
 */
function noteFailure(error: ApiError): void {
  if (error.refusal !== null && error.refusal.code !== 'internal') hearServer();
  else if (error.status === 0 || error.status >= 500 || error.refusal === null) doubtServer();
}

/** Probes health rather than readiness: a server still waiting for its first prices can answer other calls. */
async function askServer(waitMs: number): Promise<Answer> {
  try {
    const response = await fetch(`${API_PREFIX}/health`, {
      cache: 'no-store',
      // Without priority the probe would queue behind the page's own files during startup.
      priority: 'high',
      headers: { accept: 'application/json' },
      signal: AbortSignal.timeout(waitMs),
    });
    // The headers are enough: on a busy computer the body may take longer than the time limit.
    if (response.ok && response.headers.get('content-type')?.startsWith('application/json') === true) {
      void response.body?.cancel().catch(() => undefined);
      return 'answered';
    }
    const body: unknown = await response.json();
    if (typeof body !== 'object' || body === null) return 'failing';
    return response.status < 500 || ('code' in body && body.code === 'notReady') ? 'answered' : 'failing';
  } catch (error) {
    // A body that is not JSON (from a proxy or a hotel's sign-in page) still counts as an answer.
    return error instanceof SyntaxError ? 'failing' : 'silent';
  }
}
