/** Closes connections whose request bodies arrive too slowly, and limits how many bodies one caller has in flight. */
import { Socket } from 'node:net';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { addressOf } from './limits.ts';
import { RateLimitedError } from './render-errors.ts';

/**
 * Minimum rate of a body after its grace, in bytes per millisecond: 0.26 Mbit/s, which the slowest phone networks
 * reach.
 */
const SLOWEST_BYTES_PER_MS = 32;
/**
 * Maximum number of bodies arriving at the same time, from one person and from all visitors at one address. Nearly all
 * bodies are complete within moments of their head.
 */
const ARRIVING_PER_PERSON = 16;
const ARRIVING_PER_ADDRESS = 64;
const COME_AGAIN_MS = 1000;

export type BodyTimes = {
  /** Time in ms that any body may take, however slowly it arrives. */
  readonly graceMs: number;
  /** Interval in ms at which arriving bodies are checked. */
  readonly checkEveryMs: number;
};

/** Returns true if a body arrives too slowly, given the time and the bytes since the first read. */
export function isTooSlow(arriving: { readonly elapsedMs: number; readonly receivedBytes: number }, graceMs: number): boolean {
  return arriving.elapsedMs > graceMs + arriving.receivedBytes / SLOWEST_BYTES_PER_MS;
}

type Arriving = { readonly raw: FastifyRequest['raw']; readonly startedMs: number; readonly startBytes: number };

/**
 * Watches bodies from the moment they are first read, or refused without being read; before that moment the server is
 * busy and reads nothing. A slow body's connection is closed, as after other HTTP timeouts.
 */
export function boundArrivingBodies(app: FastifyInstance, { graceMs, checkEveryMs }: BodyTimes): void {
  const byCaller = new Map<string, Arriving[]>();

  const isArriving = ({ raw }: Arriving): boolean => !raw.complete && !raw.socket.destroyed;
  const listArriving = (caller: string): Arriving[] => (byCaller.get(caller) ?? []).filter(isArriving);
  const watch = (request: FastifyRequest): 'watched' | 'tooMany' => {
    const { raw } = request;
    // An injected request has no connection.
    if (raw.complete || !(raw.socket instanceof Socket)) return 'watched';
    const caller = request.caller?.id ?? addressOf(request);
    const arriving = listArriving(caller);
    if (arriving.some((each) => each.raw === raw)) return 'watched';
    if (arriving.length >= (request.caller === null ? ARRIVING_PER_ADDRESS : ARRIVING_PER_PERSON)) return 'tooMany';
    byCaller.set(caller, [...arriving, { raw, startedMs: performance.now(), startBytes: raw.socket.bytesRead }]);
    return 'watched';
  };

  app.addHook('preParsing', async (request, reply) => {
    if (watch(request) === 'watched') return;
    // The server does not wait for this request's body either.
    void reply.header('connection', 'close');
    throw new RateLimitedError(COME_AGAIN_MS, 'arriving-bodies');
  });
  app.addHook('onResponse', async (request) => {
    if (watch(request) === 'tooMany') request.raw.socket.destroy();
  });

  let lookedMs = performance.now();
  const closeSlow = (): void => {
    const nowMs = performance.now();
    // If this process was suspended, bytes that arrived during that time have not been read yet.
    const wasAsleep = nowMs - lookedMs > graceMs / 2 + checkEveryMs;
    lookedMs = nowMs;
    if (wasAsleep) return;
    for (const caller of byCaller.keys()) {
      const arriving = listArriving(caller);
      if (arriving.length === 0) byCaller.delete(caller);
      else byCaller.set(caller, arriving);
      for (const { raw, startedMs, startBytes } of arriving)
        if (isTooSlow({ elapsedMs: nowMs - startedMs, receivedBytes: raw.socket.bytesRead - startBytes }, graceMs)) raw.socket.destroy();
    }
  };
  const timer = setInterval(closeSlow, checkEveryMs);
  timer.unref();
  app.addHook('onClose', async () => clearInterval(timer));
}
