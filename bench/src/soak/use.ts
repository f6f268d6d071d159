/** Reads the resources that each part of the system has used so far: CPU time, memory, statements and commands. */
import { readdirSync, readFileSync } from 'node:fs';
import { connect } from 'node:net';
import { sum } from '../lib/statistics.ts';
import { POSTGRES, type System } from '../faults/system.ts';

export type Use = {
  readonly atMs: number;
  /** CPU time in seconds and memory in bytes, by part. */
  readonly parts: ReadonlyMap<string, { readonly cpuSeconds: number; readonly bytes: number }>;
  readonly redisCommands: number;
  readonly transactions: number;
  /** Bytes written to the WAL. */
  readonly logBytes: number;
  readonly databaseBytes: number;
};

export type AskDatabase = (text: string) => Promise<number>;

/** One tick of `/proc`, in seconds: the kernel's USER_HZ, 100 everywhere. */
const TICK_SECONDS = 0.01;
const PAGE_BYTES = 4096;

export async function readUse(system: System, askDatabase: AskDatabase): Promise<Use> {
  const children = readChildren();
  const parts = system.listParts().flatMap((part) => {
    const pid = system.pidOf(part);
    return pid === null ? [] : [[part, sumTree(pid, children)] as const];
  });
  return {
    atMs: Date.now(),
    parts: new Map(parts),
    redisCommands: await readRedisCommands(system.redisPort),
    transactions: await askDatabase('select xact_commit + xact_rollback as count from pg_stat_database where datname = current_database()'),
    logBytes: await askDatabase("select pg_wal_lsn_diff(pg_current_wal_lsn(), '0/0') as count"),
    databaseBytes: await askDatabase('select pg_database_size(current_database()) as count'),
  };
}

type Process = { readonly parent: number; readonly ticks: number; readonly pages: number };

function readChildren(): Map<number, Process> {
  const processes = new Map<number, Process>();
  for (const name of readdirSync('/proc')) {
    if (!/^\d+$/.test(name)) continue;
    try {
      const fields = readFileSync(`/proc/${name}/stat`, 'utf8')
        .replace(/^.*\) /s, '')
        .split(' ')
        .map(Number);
      // Fields after the name: state, parent, times of the process and of its ended children. Memory shared between
      // processes counts once, for the first process.
      const [resident = 0, shared = 0] = readFileSync(`/proc/${name}/statm`, 'utf8').split(' ').slice(1).map(Number);
      const ticks = sum([11, 12, 13, 14].map((at) => fields[at] ?? 0));
      processes.set(Number(name), { parent: fields[1] ?? 0, ticks, pages: resident - shared });
    } catch {
      // The process has ended.
    }
  }
  return processes;
}

function sumTree(root: number, processes: ReadonlyMap<number, Process>): { cpuSeconds: number; bytes: number } {
  const inTree = new Set([root]);
  for (let before = 0; before !== inTree.size;) {
    before = inTree.size;
    for (const [pid, { parent }] of processes) if (inTree.has(parent)) inTree.add(pid);
  }
  const all = [...inTree].flatMap((pid) => processes.get(pid) ?? []);
  return {
    cpuSeconds: sum(all.map(({ ticks }) => ticks)) * TICK_SECONDS,
    bytes: sum(all.map(({ pages }) => pages)) * PAGE_BYTES,
  };
}

function readRedisCommands(port: number): Promise<number> {
  return new Promise((resolve, reject) => {
    const socket = connect(port, '127.0.0.1', () => socket.write('INFO stats\r\nQUIT\r\n'));
    let text = '';
    socket.on('data', (piece: Buffer) => (text += piece.toString()));
    socket.on('error', reject);
    socket.on('close', () => resolve(Number(/total_commands_processed:(\d+)/.exec(text)?.[1] ?? Number.NaN)));
  });
}

/** CPU time that each kind of part, such as `http` for all http nodes, used between two readings. */
export function subtractUse(before: Use, after: Use): { kind: string; cpuShare: number; bytes: number }[] {
  const seconds = (after.atMs - before.atMs) / 1000;
  const kindOf = ([part]: readonly [string, unknown]): string => (part === POSTGRES ? part : part.replace(/-\d+$/, ''));
  return [...Map.groupBy(after.parts, kindOf)].map(([kind, parts]) => {
    const used = parts.map(([part, { cpuSeconds }]) => cpuSeconds - (before.parts.get(part)?.cpuSeconds ?? 0));
    return { kind, cpuShare: sum(used) / seconds, bytes: sum(parts.map(([, { bytes }]) => bytes)) };
  });
}
