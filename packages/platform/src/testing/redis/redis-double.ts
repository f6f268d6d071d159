/**
 * A Redis double for machines without Redis, run as a process: `redis-double.ts PORT`. It supports the commands that
 * our programs send, in the RESP3 protocol, and rejects all other commands.
 */
import { createHash } from 'node:crypto';
import { createServer, type Socket } from 'node:net';
import { readCommands, writeReply, type Reply } from './resp.ts';

type Entry = { value: string; endMs: number };

const entries = new Map<string, Entry>();
const hearers = new Map<string, Set<Socket>>();
/** Scripts by their hash. */
const scripts = new Map<string, string>();
let isFull = false;

class RefusedError extends Error {}

function readEntry(key: string): Entry | undefined {
  const entry = entries.get(key);
  if (entry === undefined || entry.endMs > Date.now()) return entry;
  entries.delete(key);
  return undefined;
}

function requireRoom(): void {
  if (isFull) throw new RefusedError("OOM command not allowed when used memory > 'maxmemory'.");
}

/** Runs the only supported script, which counts in a window. */
function runScript(body: string, [keyCount, key = '', windowMs]: readonly string[]): Reply {
  if (!body.includes("redis.call('INCR', KEYS[1])") || keyCount !== '1') throw new RefusedError('ERR unknown script');
  requireRoom();
  const entry = readEntry(key) ?? { value: '0', endMs: Date.now() + Number(windowMs) };
  entry.value = String(Number(entry.value) + 1);
  entries.set(key, entry);
  return [Number(entry.value), entry.endMs - Date.now()];
}

function answer(socket: Socket, [name = '', ...args]: readonly string[]): Reply | undefined {
  const [first = '', second = ''] = args;
  switch (name.toUpperCase()) {
    case 'HELLO':
      if (first !== '3') throw new RefusedError('NOPROTO unsupported protocol version');
      return new Map<string, Reply>([
        ['server', 'redis'],
        ['version', '7.0.0'],
        ['proto', 3],
      ]);
    case 'PING':
      return { simple: 'PONG' };
    case 'SET':
      if (args[2]?.toUpperCase() !== 'PX' || args.length !== 4) throw new RefusedError('ERR syntax error');
      requireRoom();
      entries.set(first, { value: second, endMs: Date.now() + Number(args[3]) });
      return { simple: 'OK' };
    case 'MGET':
      return args.map((key) => readEntry(key)?.value ?? null);
    case 'KEYS':
      if (first !== '*') throw new RefusedError('ERR only * is known');
      return [...entries.keys()].filter((key) => readEntry(key) !== undefined);
    case 'EVAL':
      scripts.set(createHash('sha1').update(first).digest('hex'), first);
      return runScript(first, args.slice(1));
    case 'EVALSHA': {
      const body = scripts.get(first);
      if (body === undefined) throw new RefusedError('NOSCRIPT No matching script.');
      return runScript(body, args.slice(1));
    }
    case 'PUBLISH': {
      const hearing = [...(hearers.get(first) ?? [])];
      for (const other of hearing) other.write(writeReply({ push: ['message', first, second] }));
      return hearing.length;
    }
    case 'SUBSCRIBE':
      for (const channel of args) {
        hearers.set(channel, (hearers.get(channel) ?? new Set()).add(socket));
        socket.write(writeReply({ push: ['subscribe', channel, 1] }));
      }
      return undefined;
    case 'CONFIG':
      if (`${first} ${second}`.toLowerCase() !== 'set maxmemory') throw new RefusedError('ERR unknown setting');
      isFull = args[2] !== '0';
      return { simple: 'OK' };
    default:
      throw new RefusedError(`ERR unknown command '${name}'`);
  }
}

function tryToAnswer(socket: Socket, command: readonly string[]): Reply | undefined {
  try {
    return answer(socket, command);
  } catch (error) {
    if (error instanceof RefusedError) return { error: error.message };
    throw error;
  }
}

const server = createServer((socket) => {
  const forget = (): void => {
    for (const hearing of hearers.values()) hearing.delete(socket);
  };
  socket.on('error', forget).on('close', forget);
  let rest = Buffer.alloc(0);
  socket.on('data', (data) => {
    const read = readCommands(Buffer.concat([rest, data]));
    rest = read.rest;
    for (const command of read.commands) {
      const reply = tryToAnswer(socket, command);
      if (reply !== undefined) socket.write(writeReply(reply));
    }
  });
});
server.listen(Number(process.argv[2]), '127.0.0.1');
