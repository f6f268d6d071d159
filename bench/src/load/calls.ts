/**
 * Calls to the server over reused connections, timed from when each call was due (no coordinated omission): a stalled
 * server delays all calls, not only one.
 */
import { Agent, request, type IncomingMessage } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import { sum } from '../lib/statistics.ts';

const agent = new Agent({ keepAlive: true, maxSockets: 512 });

export type Called = {
  readonly status: number;
  readonly body: Buffer;
  /** Size of the whole response as sent, including its head. */
  readonly bytes: number;
  readonly ms: number;
};
type Call = { method?: string; path: string; token?: string; address?: string; key?: string; body?: string | Buffer; dueMs?: number };

/** Resolves with every response, including refusals; status 0 means that there was no response. */
export function callServer(url: string, call: Call): Promise<Called> {
  const { method = 'GET', path, token, address, key, body } = call;
  const startedMs = call.dueMs ?? performance.now();
  return new Promise((resolve) => {
    const finish = (status: number, chunks: Buffer[], headBytes: number): void => {
      const body = Buffer.concat(chunks);
      resolve({ status, body, bytes: headBytes + body.length, ms: performance.now() - startedMs });
    };
    const sent = request(url + path, {
      method,
      agent,
      headers: {
        'accept-encoding': 'gzip',
        ...(token !== undefined && { authorization: `Bearer ${token}` }),
        ...(address !== undefined && { 'x-forwarded-for': address }),
        ...(key !== undefined && { 'idempotency-key': key }),
        ...(body !== undefined && { 'content-type': 'application/json', 'content-length': Buffer.byteLength(body) }),
      },
    });
    sent.on('error', () => finish(0, [], 0));
    sent.on('response', (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.on('end', () => finish(response.statusCode ?? 0, chunks, countHead(response)));
      response.on('error', () => finish(0, [], 0));
    });
    sent.end(body);
  });
}

/** Size of the status line and the headers, with their separators. */
function countHead({ rawHeaders, statusMessage = '' }: IncomingMessage): number {
  return 'HTTP/1.1 200 \r\n\r\n'.length + statusMessage.length + sum(rawHeaders.map(({ length }) => length + 2));
}

/** Name of the route under which the times of a program's first seconds are recorded. */
export const COLD = 'warm-up';

export type Route = {
  readonly name: string;
  readonly timesMs: number[];
  readonly errors: Map<string, number>;
  /** Total size of all responses. */
  bytes: number;
};

export function createRoute(name: string): Route {
  return { name, timesMs: [], errors: new Map(), bytes: 0 };
}

/** The status, with the code of a refusal. */
export function nameAnswer({ status, body }: Called): string {
  const code = status === 200 ? '' : (/"code":"(\w+)"/.exec(body.toString('latin1'))?.[1] ?? '');
  return `${status} ${code}`.trim();
}

/** Records a call's time; counts an unexpected status as an error, by status and code. */
export function note(route: Route, called: Called, expected: readonly number[]): void {
  route.timesMs.push(called.ms);
  route.bytes += called.bytes;
  if (expected.includes(called.status)) return;
  const kind = nameAnswer(called);
  route.errors.set(kind, (route.errors.get(kind) ?? 0) + 1);
}

export const countErrors = ({ errors }: Route): number => sum(errors.values());

/** Counts errors by kind: a run with refusals did not have the intended load. */
export function describeErrors(routes: readonly Route[]): string {
  return routes.flatMap(({ name, errors }) => [...errors].map(([kind, count]) => `${name} ${kind} x ${count}`)).join(', ') || 'none';
}

/**
 * Calls `start` at a fixed rate (open loop), regardless of earlier calls, until `isOver`; resolves once all calls have
 * ended.
 */
export async function repeatOpenLoop(options: {
  perSecond: number;
  isOver: () => boolean;
  start: (turn: number, dueMs: number) => Promise<void>;
}): Promise<void> {
  if (options.perSecond === 0) return;
  const running = new Set<Promise<void>>();
  const beganMs = performance.now();
  for (let turn = 0; !options.isOver(); turn += 1) {
    const dueMs = beganMs + (turn * 1000) / options.perSecond;
    const waitMs = dueMs - performance.now();
    if (waitMs > 0) await sleep(waitMs);
    if (options.isOver()) break;
    const one = options.start(turn, dueMs).finally(() => running.delete(one));
    running.add(one);
  }
  await Promise.all(running);
}

/** Returns the value at a position, wrapping around. Throws for an empty list. */
export function pick<Value>(values: readonly Value[], at: number): Value {
  const value = values[at % values.length];
  if (value === undefined) throw new Error('nothing to pick from');
  return value;
}
