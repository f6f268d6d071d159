// Holds idle sockets open in a process of its own, like other people's browsers, each from an address of its own.
import { readFileSync } from 'node:fs';
import { constants, setPriority } from 'node:os';
import { setTimeout as sleep } from 'node:timers/promises';
import { READY_EVENT_NAME } from '@poexchange/contract/events';
import { io } from 'socket.io-client';

const AT_ONCE = 50;
const CONNECT_TIMEOUT_MS = 60_000;

const { SERVER_URL = '', SOCKET_TOKENS_FILE = '', SOCKET_COUNT = '0' } = process.env;
/** One token per line: this many would not fit into an environment variable. */
const tokens = readFileSync(SOCKET_TOKENS_FILE, 'utf8').split('\n');
let started = 0;

async function connectMany(): Promise<void> {
  while (started < Number(SOCKET_COUNT)) {
    const at = started++;
    const token = tokens[at % tokens.length];
    const address = `10.${(at >> 16) & 255}.${(at >> 8) & 255}.${at & 255}`;
    await connect(String(token), address).catch(async () => {
      // The server is busy admitting others; try again.
      await sleep(500);
      await connect(String(token), address);
    });
  }
}

function connect(token: string, address: string): Promise<void> {
  const socket = io(SERVER_URL, {
    auth: { token },
    extraHeaders: { 'x-forwarded-for': address },
    transports: ['websocket'],
    forceNew: true,
    reconnection: false,
    timeout: CONNECT_TIMEOUT_MS,
  });
  return new Promise((resolve, reject) => {
    socket.once(READY_EVENT_NAME, () => resolve());
    socket.once('connect_error', reject);
  });
}

await Promise.all(Array.from({ length: AT_ONCE }, connectMany));
// Other people's browsers run on computers of their own: here they yield to what is measured.
setPriority(constants.priority.PRIORITY_LOW);
process.stdout.write(`${JSON.stringify({ ready: true, sockets: started })}\n`);
