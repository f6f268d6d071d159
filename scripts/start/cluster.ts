/**
 * Runs the server as several processes behind a balancer on one machine, as a deployment does on many, with the
 * system's Redis and nginx.
 */
import { mkdir, rename, writeFile } from 'node:fs/promises';
import { userInfo } from 'node:os';
import path from 'node:path';
import type { Program } from '../lib/child.ts';
import { NeedError } from '../lib/needs.ts';
import type { Announcement } from '../lib/keep-running.ts';
import { findExternal, startExternal } from './external-program.ts';
import { FAILURES_FILE, writeNginxConfig } from './nginx-config.ts';
import { choosePort } from './ports.ts';

/**
 * The number of processes of each kind; `small` is the smallest shape with a spare node of each kind that visitors
 * reach.
 */
const shapes = {
  full: { http: 3, realtime: 2, jobs: 2, prices: 2 },
  small: { http: 2, realtime: 1, jobs: 1, prices: 1 },
} as const;
export type ClusterShape = keyof typeof shapes;

/** Upper bound for the number of parts in any shape. */
const MOST_PARTS = 50;

type Role = 'http' | 'realtime' | 'jobs';
type Node = { readonly name: string; readonly roles: Role };

/**
 * Time for which a node still responds after it is asked to stop, in ms: its responses close the kept-alive
 * connections.
 */
const LEAVE_MS = 1000;

const nameAll = (kind: string, count: number): string[] => Array.from({ length: count }, (_, at) => `${kind}-${at + 1}`);

/** Lists the server processes of a shape, each with its role. */
function listNodes(shape: ClusterShape): Node[] {
  const roles = ['http', 'realtime', 'jobs'] as const;
  return roles.flatMap((role) => nameAll(role, shapes[shape][role]).map((node) => ({ name: node, roles: role })));
}

/** Returns the names of the processes that read the stream and publish prices. */
export function listPricePrograms(shape: ClusterShape): string[] {
  return nameAll('prices', shapes[shape].prices);
}

type Environment = Readonly<Record<string, string>>;
type Tools = { readonly redis: string; readonly nginx: string };

/** Finds the system programs that a cluster needs; throws with install instructions if one is missing. */
export function findClusterTools(): Tools {
  const [redis, nginx] = [findExternal('redis-server'), findExternal('nginx')];
  if (redis !== undefined && nginx !== undefined) return { redis, nginx };
  const missing = [...(redis === undefined ? ['redis-server'] : []), ...(nginx === undefined ? ['nginx'] : [])];
  throw new NeedError(
    `A cluster needs ${missing.join(' and ')}, which this machine does not have. On Debian: apt-get install -y ${missing.join(' ')}`,
  );
}

/** Starts Redis, the nodes and, once the nodes listen, the balancer on `port`. */
export async function startNodes(parts: {
  tools: Tools;
  shape: ClusterShape;
  dataFolder: string;
  port: number;
  environment: Environment;
  /** Runs a system program, and restarts it when it ends. */
  runExternal: (name: string, start: () => Program) => Promise<Announcement>;
  /** Runs a server with this name, and restarts it when it ends. */
  runServer: (name: string, env: (first: Announcement | undefined) => Environment) => Promise<Announcement>;
  /** Puts a proxy between a part and its callers; returns the port for the callers. */
  pass?: (line: 'redis' | `node ${string}`, port: number) => Promise<number>;
}): Promise<void> {
  const { tools, dataFolder, shape } = parts;
  const nodes = listNodes(shape);
  // Each part registers an exit listener; Node reports more than ten listeners as a leak.
  process.setMaxListeners(MOST_PARTS);
  const logFile = (name: string): string => path.join(dataFolder, 'logs', `${name}.log`);
  const redisFolder = await makeFolder(dataFolder, 'redis');
  const redisPort = await choosePort(0);
  const redisArgs = ['--port', String(redisPort), '--bind', '127.0.0.1', '--dir', redisFolder, '--save', '', '--appendonly', 'no'];
  const memory = ['--maxmemory', '256mb', '--maxmemory-policy', 'volatile-ttl'];
  await parts.runExternal('redis', () =>
    startExternal({ name: 'redis', file: tools.redis, args: [...redisArgs, ...memory], port: redisPort, logFile: logFile('redis') }),
  );
  const toldPort = (await parts.pass?.('redis', redisPort)) ?? redisPort;
  const ports = await startServers(parts, { nodes, redisUrl: `redis://127.0.0.1:${toldPort}` });
  const nginxFolder = await makeFolder(dataFolder, 'nginx');
  const configFile = path.join(nginxFolder, 'nginx.conf');
  const passNode = async (name: string, nodePort: number): Promise<number> => (await parts.pass?.(`node ${name}`, nodePort)) ?? nodePort;
  const portsOf = (roles: string): Promise<number[]> =>
    Promise.all(nodes.flatMap((node, at) => (node.roles === roles ? [passNode(node.name, ports[at] ?? 0)] : [])));
  const user = process.getuid?.() === 0 ? userInfo().username : null;
  const config = {
    folder: nginxFolder,
    port: parts.port,
    httpPorts: await portsOf('http'),
    realtimePorts: await portsOf('realtime'),
    user,
  };
  await writeFile(configFile, writeNginxConfig(config));
  // Keeps failures from the previous start, but not from earlier starts, because the file would otherwise grow forever.
  const failures = path.join(nginxFolder, FAILURES_FILE);
  await rename(failures, `${failures}.1`).catch(() => undefined);
  const nginxArgs = ['-p', nginxFolder, '-c', configFile, '-e', 'stderr'];
  await parts.runExternal('nginx', () =>
    startExternal({ name: 'nginx', file: tools.nginx, args: nginxArgs, port: parts.port, logFile: logFile('nginx') }),
  );
}

/** Starts every node; returns their ports, in the order of `nodes`. */
async function startServers(
  parts: Parameters<typeof startNodes>[0],
  { nodes, redisUrl }: { nodes: readonly Node[]; redisUrl: string },
): Promise<number[]> {
  const starting = nodes.map(({ name, roles }) =>
    parts.runServer(name, (first) => ({
      ...parts.environment,
      ROLES: roles,
      SHUTDOWN_DELAY_MS: String(roles === 'jobs' ? 0 : LEAVE_MS),
      REDIS_URL: redisUrl,
      // Reuse the first port, because the balancer's configuration contains it.
      PORT: String(Number(first?.['port'] ?? 0)),
    })),
  );
  // Wait for all nodes: a node that is still starting when another node fails must be on the stop list.
  await Promise.allSettled(starting);
  return (await Promise.all(starting)).map((announcement) => Number(announcement['port']));
}

async function makeFolder(dataFolder: string, name: string): Promise<string> {
  const folder = path.join(dataFolder, name);
  await mkdir(folder, { recursive: true });
  return folder;
}
