/** Files of `deploy/`: they parse, and fit the programs they start. */
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { readConfig } from '@poexchange/platform/config';
import { pricesSchema } from '@poexchange/prices/config';
import { serverSchema, serverVariables } from '@poexchange/server/config';
import { describe, expect, it } from 'vitest';
import { parse, parseAllDocuments } from 'yaml';
import { ROOT } from '../lib/root.mjs';

type Env = Record<string, string>;
type Service = { command?: string[]; environment?: Env; healthcheck?: object; read_only?: boolean; user?: string };
type Probe = { httpGet: { path: string; port: string } };
type Container = {
  command?: string[];
  ports: { name: string; containerPort: number }[];
  env?: { name: string; value: string }[];
  securityContext: { readOnlyRootFilesystem: boolean; allowPrivilegeEscalation: boolean };
} & Record<'startupProbe' | 'livenessProbe' | 'readinessProbe', Probe>;
type Manifest = {
  kind: string;
  metadata: { name: string };
  data?: Env;
  spec: {
    replicas?: number;
    maxUnavailable?: number;
    strategy: { type: string; rollingUpdate?: { maxSurge: number; maxUnavailable: number } };
    template: { spec: { containers: Container[]; terminationGracePeriodSeconds: number; securityContext: { runAsNonRoot: boolean } } };
    selector: { matchLabels: { app: string } };
    scaleTargetRef: { name: string };
    minReplicas?: number;
    metrics: { pods: { metric: { name: string } } }[];
  };
};

const folder = path.join(ROOT, 'deploy');
const read = (file: string): string => readFileSync(path.join(folder, file), 'utf8');
const known = { server: Object.keys(serverVariables.shape), prices: Object.keys(pricesSchema.shape) };
const schemas = { server: serverSchema, prices: pricesSchema };
/** Values that the operator fills in. */
const secrets: Env = {
  DATABASE_URL: 'postgres://x@db/x',
  JWT_SECRET: 'x'.repeat(32),
  TOKEN_KEYS: `1:${Buffer.alloc(32).toString('base64')}`,
  GAME_API_CLIENT_SECRET: 'x',
  S3_ACCESS_KEY_ID: 'x',
  S3_SECRET_ACCESS_KEY: 'x',
};

function programOf(command: readonly string[] | undefined): 'server' | 'prices' {
  return command?.join(' ').includes('apps/prices/') === true ? 'prices' : 'server';
}
/** Variables that the image itself sets. */
function readImageEnv(): Env {
  const line = /^ENV (HOST=.*)$/m.exec(read('Dockerfile'))?.[1] ?? '';
  return Object.fromEntries(line.split(' ').map((pair) => pair.split('=') as [string, string]));
}
function fill(env: Env): Env {
  const filled: Env = { SITE: 'x.example.org', GAME_API_URL: 'https://x.example', GAME_API_OAUTH_URL: 'https://x.example', ...secrets };
  return Object.fromEntries(
    Object.entries(env).map(([name, value]) => [
      name,
      value.replaceAll(/\$\{(\w+):(?:\?|-)\}/g, (all, asked: string) => filled[asked] ?? (all.endsWith(':-}') ? '' : 'xyz')),
    ]),
  );
}
function findUnknown(program: 'server' | 'prices', env: Env): string[] {
  return Object.keys(env).filter((name) => !known[program].includes(name));
}

describe('compose.yaml', () => {
  const { services } = parse(read('compose.yaml'), { merge: true }) as { services: Record<string, Service> };
  it('starts both programs with variables that they know, on a file system they cannot write', () => {
    for (const name of ['server', 'prices'] as const) {
      const service = services[name];
      expect(programOf(service?.command)).toBe(name);
      expect(service?.read_only).toBe(true);
      expect(findUnknown(name, fill(service?.environment ?? {}))).toEqual([]);
      readConfig(schemas[name], { ...readImageEnv(), ...fill(service?.environment ?? {}) });
    }
  });

  it('asks for no value that example.env does not name', () => {
    const asked = new Set([...read('compose.yaml').matchAll(/\$\{(\w+):(?:\?|-)\}/g)].map((match) => match[1] ?? ''));
    const named = [...read('example.env').matchAll(/^(\w+)=/gm)].map((match) => match[1] ?? '');
    expect([...asked].toSorted()).toEqual(named.toSorted());
  });

  it('hands every key to the server that the command about keys writes', () => {
    const keys = ['JWT_SECRET', 'JWT_SECRETS_OLD', 'TOKEN_KEYS'];
    expect(Object.keys(services['server']?.environment ?? {})).toEqual(expect.arrayContaining(keys));
  });
});

describe('the image', () => {
  it('runs as nobody in particular, and sets variables that both programs or the server know', () => {
    const stages = read('Dockerfile').split(/^FROM /m);
    expect(stages.at(-1)).toMatch(/^USER 10001:10001$/m);
    expect(stages.at(-1)).toMatch(/^HEALTHCHECK .*deploy\/health-check\.mjs/m);
    expect(findUnknown('server', readImageEnv())).toEqual([]);
  });
});

describe('the manifests of Kubernetes', () => {
  const { resources } = parse(read('kubernetes/kustomization.yaml')) as { resources: string[] };
  const manifests = resources.flatMap((file) =>
    parseAllDocuments(read(`kubernetes/${file}`)).map((document) => document.toJS() as Manifest),
  );
  const ofKind = (kind: string): Manifest[] => manifests.filter((manifest) => manifest.kind === kind);
  const shared = ofKind('ConfigMap')[0]?.data ?? {};

  it('are all named, and each role of the server has a deployment', () => {
    const files = readdirSync(path.join(folder, 'kubernetes')).filter((file) => file !== 'kustomization.yaml');
    expect(resources.toSorted()).toEqual(files.toSorted());
    const roles = ofKind('Deployment').flatMap(({ spec }) => spec.template.spec.containers[0]?.env ?? []);
    expect(roles.map(({ value }) => value)).toEqual(['http', 'realtime', 'jobs']);
  });

  it('set variables that the programs know, probe them where they answer, and let them end', () => {
    const everywhere = new Set([...known.server, ...known.prices]);
    expect(Object.keys(shared).filter((name) => !everywhere.has(name))).toEqual([]);
    for (const { spec } of ofKind('Deployment')) {
      const [container] = spec.template.spec.containers;
      const program = programOf(container?.command);
      const own = Object.fromEntries((container?.env ?? []).map(({ name, value }) => [name, value]));
      expect(findUnknown(program, own)).toEqual([]);
      readConfig(schemas[program], { ...readImageEnv(), ...shared, ...secrets, ...own });
      expect(container?.securityContext).toMatchObject({ readOnlyRootFilesystem: true, allowPrivilegeEscalation: false });
      expect(spec.template.spec.securityContext.runAsNonRoot).toBe(true);
      const status = container?.ports.find(({ name }) => name === 'status')?.containerPort;
      expect(String(status)).toBe(readImageEnv()['STATUS_PORT']);
      const probes = [container?.startupProbe, container?.livenessProbe, container?.readinessProbe].map((probe) => probe?.httpGet);
      expect(probes).toEqual(['/livez', '/livez', '/readyz'].map((page) => ({ path: page, port: 'status' })));
      // The delay, the replies in hand, and the steps after them.
      expect(spec.template.spec.terminationGracePeriodSeconds * 1000).toBeGreaterThan(Number(shared['SHUTDOWN_DELAY_MS']) + 30_000);
    }
  });

  it('run two pods of each at least, and replace them without a moment of fewer', () => {
    const scaled = ofKind('HorizontalPodAutoscaler').map(({ spec }) => [spec.scaleTargetRef.name, spec.minReplicas] as const);
    for (const { metadata, spec } of ofKind('Deployment')) {
      const least = new Map(scaled).get(metadata.name) ?? spec.replicas;
      expect([metadata.name, Number(least) >= 2]).toEqual([metadata.name, true]);
      expect(spec.strategy).toEqual({ type: 'RollingUpdate', rollingUpdate: { maxSurge: 1, maxUnavailable: 0 } });
    }
  });

  it('name every address and key that belongs into the secret', () => {
    const head = read('kubernetes/config.yaml').split('apiVersion', 1)[0] ?? '';
    const named = [...head.matchAll(/\b[A-Z][A-Z0-9]*(?:_[A-Z0-9]+)+\b/g)].map(([name]) => name);
    const everywhere = [...known.server, ...known.prices];
    expect(named.filter((name) => !everywhere.includes(name))).toEqual([]);
    const addresses = ['DATABASE_URL', 'DATABASE_DIRECT_URL', 'DATABASE_REPLICA_URL', 'REDIS_URL'];
    expect(named).toEqual(expect.arrayContaining([...addresses, ...Object.keys(secrets), 'JWT_SECRETS_OLD']));
    expect(Object.keys(shared).filter((name) => named.includes(name))).toEqual([]);
  });

  it('keep budgets and scales for deployments that there are, by metrics that are told', () => {
    const deployments = ofKind('Deployment').map(({ metadata }) => metadata.name);
    const budgets = ofKind('PodDisruptionBudget');
    expect(budgets.map(({ spec }) => spec.selector.matchLabels.app).toSorted()).toEqual(deployments.toSorted());
    for (const { metadata, spec } of budgets) expect([spec.selector.matchLabels.app, spec.maxUnavailable]).toEqual([metadata.name, 1]);
    for (const { spec } of ofKind('HorizontalPodAutoscaler')) expect(deployments).toContain(spec.scaleTargetRef.name);
    const scaledBy = ofKind('HorizontalPodAutoscaler').flatMap(({ spec }) => spec.metrics.map(({ pods }) => pods.metric.name));
    expect(new Set(scaledBy)).toEqual(new Set(['nodejs_eventloop_lag_p99_seconds', 'server_sockets']));
  });
});

describe('the units of systemd', () => {
  it.each(['server', 'prices'] as const)('%s: sets variables that it knows', (name) => {
    const unit = read(`systemd/poexchange-${name}.service`);
    const own = [...unit.matchAll(/^Environment=(.+)$/gm)]
      .flatMap((match) => (match[1] ?? '').split(' '))
      .map((pair) => pair.split('=') as [string, string]);
    expect(own.map(([variable]) => variable).filter((variable) => variable !== 'NODE_ENV' && !known[name].includes(variable))).toEqual([]);
    expect(unit).toContain(`ExecStart=/usr/bin/node apps/${name}/src/main.ts\n`);
  });
});
