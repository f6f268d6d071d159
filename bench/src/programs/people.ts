// Simulates people with one open page each in a separate process: they send heartbeats, some watch a service, and if
// configured they go idle, come back, leave and return. Over HTTP it reports when the watchers received a change,
// closes pages, and reconnects everybody.
import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { presenceLimits } from '@poexchange/domain/presence';
import type { Socket } from 'socket.io-client';
import { announce } from '../lib/announce.ts';
import { openSocket } from '../lib/open-socket.ts';

const AT_ONCE = 50;
const { SERVER_URL = '', SOCKET_TOKENS_FILE = '', WATCHERS = '0', ROOM = '', HEARTBEAT_EVERY_MS = '30000' } = process.env;
/** Time between a person's idle periods; 0 if people never go idle. */
const idleEveryMs = Number(process.env['IDLE_EVERY_MS'] ?? 0);
const leaveEveryMs = Number(process.env['LEAVE_EVERY_MS'] ?? 0);
/** Time in ms for pages to open before anybody goes idle. */
const START_MS = 30_000;
const IDLE_FOR_MS = 90_000;
/** Delay in ms before a page, which checks periodically, reports its user as idle. By then the server already knows. */
const SAID_AFTER_MS = 5000;
/** Durations of absences in ms: of a reload, and of a person who leaves and counts as offline after a minute (D60). */
const RELOAD_MS = 3000;
const GONE_MS = presenceLimits.reconnectGraceMs + 15_000;
/** One token per line and person; the last people in the file watch. */
const tokens = readFileSync(SOCKET_TOKENS_FILE, 'utf8').split('\n');
const sockets: Socket[] = [];
/** Times at which watchers received each change, in ms since 1970 with fractions. */
const heardMs = new Map<string, number[]>();
let refused = 0;
let started = 0;
/** People who have closed their page. */
const away = new Set<number>();
const returning = new Set<number>();
const moves = { idle: 0, left: 0 };
let isSettled = false;
const beganMs = Date.now() + START_MS;
/** Time of each person's last action: half an hour before they should go idle (R4.05). */
const activeMs = tokens.map((_, at) =>
  idleEveryMs === 0 ? Date.now() : beganMs + (at * idleEveryMs) / tokens.length - presenceLimits.idleAfterMs - SAID_AFTER_MS,
);

const now = (): number => performance.timeOrigin + performance.now();

type Said = { readonly data: { readonly services?: readonly { readonly priceValue: number }[]; readonly ids?: readonly string[] } };
function hear({ data }: Said): void {
  const atMs = now();
  const keys = [...(data.services ?? []).map(({ priceValue }) => `price ${priceValue}`), ...(data.ids ?? []).map((id) => `gone ${id}`)];
  for (const key of keys) {
    const times = heardMs.get(key) ?? [];
    times.push(atMs);
    heardMs.set(key, times);
  }
}

async function open(at: number): Promise<void> {
  const socket = await openSocket(SERVER_URL, { token: String(tokens[at]), at });
  sockets[at] = socket;
  await beat(at);
  if (at < tokens.length - Number(WATCHERS)) return;
  socket.on('service:add-or-update', hear);
  socket.on('service:delete', hear);
  await socket.emitWithAck('subscribe', { rooms: [{ room: ROOM }] });
}

/** Reports when a person was last active, as a page does. */
async function beat(at: number): Promise<void> {
  const agoMs = idleEveryMs === 0 ? 0 : Math.max(0, Date.now() - (activeMs[at] ?? 0));
  const event = agoMs >= presenceLimits.idleAfterMs ? 'userIdle' : 'userActive';
  const reply = (await sockets[at]?.emitWithAck(event, { game: 'poe1', agoMs })) as { status: string } | undefined;
  if (reply?.status !== 'SUCCESS') refused += 1;
}

/** Sends a heartbeat, ignoring its failure if the page has just closed. */
function tryBeat(at: number): void {
  if (sockets[at]?.connected !== true) return;
  beat(at).catch(() => (refused += away.has(at) || sockets[at]?.connected === true ? 0 : 1));
}

async function openMany(): Promise<void> {
  while (started < tokens.length) await open(started++);
}

/**
 * Calls `run` for one person after another, evenly spread over `everyMs`, regardless of the outcome of earlier calls.
 */
function repeatForEver(everyMs: number, run: (turn: number) => void): void {
  if (everyMs === 0) return;
  const stepMs = everyMs / tokens.length;
  const firstMs = performance.now();
  let next = 0;
  setInterval(() => {
    for (; next * stepMs < performance.now() - firstMs; next += 1) run(next);
  }, 20);
}

/**
 * Makes people go idle in turn, according to their last actions, and come back; also makes people leave, briefly or for
 * longer.
 */
function moveForEver(): void {
  setTimeout(
    () =>
      repeatForEver(idleEveryMs, (turn) => {
        const at = turn % tokens.length;
        if (isSettled) return;
        moves.idle += 1;
        tryBeat(at);
        setTimeout(() => act(at), IDLE_FOR_MS);
      }),
    Math.max(0, beganMs - Date.now()),
  );
  repeatForEver(leaveEveryMs, (turn) => {
    // Choose people other than the people who are going idle now.
    const at = (turn + (tokens.length >> 1)) % tokens.length;
    if (isSettled || away.has(at)) return;
    moves.left += 1;
    away.add(at);
    sockets[at]?.close();
    setTimeout(() => comeBack(at), turn % 2 === 0 ? RELOAD_MS : GONE_MS);
  });
}

function act(at: number): void {
  activeMs[at] = Date.now();
  tryBeat(at);
}

function comeBack(at: number): void {
  if (!away.has(at) || returning.has(at)) return;
  returning.add(at);
  open(at)
    .then(() => away.delete(at))
    .catch(() => (refused += 1))
    .finally(() => returning.delete(at));
}

const control = createServer((request, response) => {
  const url = new URL(request.url ?? '/', 'http://localhost');
  const answers: Record<string, () => unknown> = {
    '/heard': () => heardMs.get(url.searchParams.get('key') ?? '') ?? [],
    '/state': () => ({ open: sockets.filter(({ connected }) => connected).length, refused, ...moves }),
    '/settle': () => {
      isSettled = true;
      for (const at of away) comeBack(at);
      for (const at of tokens.keys()) act(at);
    },
    '/close': () => {
      const atMs = now();
      for (const socket of sockets.slice(0, Number(url.searchParams.get('count')))) socket.close();
      return atMs;
    },
    '/exit': () => void setTimeout(() => process.exit(), 50),
  };
  response.end(JSON.stringify(answers[url.pathname]?.() ?? null));
});

await Promise.all(Array.from({ length: AT_ONCE }, openMany));
repeatForEver(Number(HEARTBEAT_EVERY_MS), (turn) => tryBeat(turn % tokens.length));
moveForEver();
await announce(control);
