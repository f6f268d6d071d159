// People with an open page each, in a process of its own: they send heartbeats, and some watch a service. Over HTTP it
// tells when the watchers heard of something, and closes pages.
import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import { READY_EVENT_NAME } from '@poexchange/contract/events';
import { io, type Socket } from 'socket.io-client';

const AT_ONCE = 50;
const CONNECT_TIMEOUT_MS = 60_000;
const { SERVER_URL = '', SOCKET_TOKENS_FILE = '', WATCHERS = '0', ROOM = '', HEARTBEAT_EVERY_MS = '30000' } = process.env;
/** One a line and person; the last ones watch. */
const tokens = readFileSync(SOCKET_TOKENS_FILE, 'utf8').split('\n');
const sockets: Socket[] = [];
/** Times at which watchers heard of something, in ms since 1970 with fractions, by what it was. */
const heardMs = new Map<string, number[]>();
let refused = 0;
let started = 0;

const now = (): number => performance.timeOrigin + performance.now();

type Said = { readonly data: { readonly services?: readonly { readonly priceValue: number }[]; readonly ids?: readonly string[] } };
function hear({ data }: Said): void {
  const atMs = now();
  const keys = [...(data.services ?? []).map(({ priceValue }) => `price ${priceValue}`), ...(data.ids ?? []).map((id) => `gone ${id}`)];
  for (const key of keys) {
    const times = heardMs.get(key);
    if (times === undefined) heardMs.set(key, [atMs]);
    else times.push(atMs);
  }
}

async function open(at: number): Promise<void> {
  const socket = io(SERVER_URL, {
    auth: { token: tokens[at] },
    // Everybody comes from an address of their own, as people do.
    extraHeaders: { 'x-forwarded-for': `10.${(at >> 16) & 255}.${(at >> 8) & 255}.${at & 255}` },
    transports: ['websocket'],
    forceNew: true,
    reconnection: false,
    timeout: CONNECT_TIMEOUT_MS,
  });
  await new Promise<void>((resolve, reject) => {
    socket.once(READY_EVENT_NAME, () => resolve());
    socket.once('connect_error', reject);
  });
  sockets[at] = socket;
  await beat(socket);
  if (at < tokens.length - Number(WATCHERS)) return;
  socket.on('service:add-or-update', hear);
  socket.on('service:delete', hear);
  await socket.emitWithAck('subscribe', { rooms: [{ room: ROOM }] });
}

async function beat(socket: Socket): Promise<void> {
  const reply = (await socket.emitWithAck('userActive', { game: 'poe1', agoMs: 0 })) as { status: string };
  if (reply.status !== 'SUCCESS') refused += 1;
}

async function openMany(): Promise<void> {
  while (started < tokens.length) {
    const at = started++;
    await open(at).catch(async () => {
      // The server is busy letting others in; this one comes again.
      await sleep(500);
      await open(at);
    });
  }
}

/** Everybody's heartbeats, spread evenly over the time between two of one person. */
function beatForEver(): void {
  const everyMs = Number(HEARTBEAT_EVERY_MS) / tokens.length;
  const beganMs = performance.now();
  let next = 0;
  setInterval(() => {
    for (; next * everyMs < performance.now() - beganMs; next += 1) {
      const socket = sockets[next % sockets.length];
      if (socket?.connected === true) beat(socket).catch(() => (refused += 1));
    }
  }, 20);
}

const control = createServer((request, response) => {
  const url = new URL(request.url ?? '/', 'http://localhost');
  const answers: Record<string, () => unknown> = {
    '/heard': () => heardMs.get(url.searchParams.get('key') ?? '') ?? [],
    '/state': () => ({ open: sockets.filter(({ connected }) => connected).length, refused }),
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
beatForEver();
control.listen(0, '127.0.0.1', () => {
  const address = control.address();
  const port = typeof address === 'object' && address !== null ? address.port : 0;
  process.stdout.write(`${JSON.stringify({ ready: true, url: `http://127.0.0.1:${port}` })}\n`);
});
