// Keeps idle sockets open in a separate process, like other people's browsers, each from its own address.
import { readFileSync } from 'node:fs';
import { constants, setPriority } from 'node:os';
import { openSocket } from '../lib/open-socket.ts';

const AT_ONCE = 50;
const { SERVER_URL = '', SOCKET_TOKENS_FILE = '', SOCKET_COUNT = '0' } = process.env;
/** One token per line, in a file: an environment variable would be too small. */
const tokens = readFileSync(SOCKET_TOKENS_FILE, 'utf8').split('\n');
let started = 0;

async function openMany(): Promise<void> {
  while (started < Number(SOCKET_COUNT)) {
    const at = started++;
    await openSocket(SERVER_URL, { token: String(tokens[at % tokens.length]), at });
  }
}

await Promise.all(Array.from({ length: AT_ONCE }, openMany));
// Other people's browsers would run on their own computers: here they yield to the measured program.
setPriority(constants.priority.PRIORITY_LOW);
process.stdout.write(`${JSON.stringify({ ready: true, sockets: started })}\n`);
