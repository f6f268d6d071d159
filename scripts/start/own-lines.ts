import type { Service, Watch } from './watch.ts';

type Environment = Readonly<Record<string, string>>;

/** Puts a proxy in front of every service in a program's variables; returns the replacement addresses. */
export async function giveOwnLines(pass: Watch['pass'], program: { name: string; environment: Environment }): Promise<Environment> {
  const { name, environment } = program;
  const told: Record<string, string> = {};
  const ports = new Map<string, number>();
  for (const [variable, service] of Object.entries(describeServices(environment))) {
    const address = environment[variable];
    if (address === undefined) continue;
    const url = new URL(address);
    // One proxy, even if two variables name the same service.
    const port = ports.get(`${service} ${url.port}`) ?? (await pass(`${service} of ${name}`, Number(url.port)));
    ports.set(`${service} ${url.port}`, port);
    url.port = String(port);
    told[variable] = url.href;
  }
  return told;
}

/** If a program also has a direct PostgreSQL address, its other address leads through a pooler. */
function describeServices({ DATABASE_URL, DATABASE_DIRECT_URL }: Environment): Readonly<Record<string, Service>> {
  const isPooled = DATABASE_DIRECT_URL !== undefined && DATABASE_DIRECT_URL !== DATABASE_URL;
  return {
    REDIS_URL: 'redis',
    DATABASE_URL: isPooled ? 'pooler' : 'database',
    DATABASE_DIRECT_URL: 'database',
    DATABASE_REPLICA_URL: 'replica',
  };
}
