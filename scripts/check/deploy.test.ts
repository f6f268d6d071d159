/** Tests that the files in `deploy/` parse and match the programs they start. */
import { readdirSync } from 'node:fs';
import { BlockList } from 'node:net';
import path from 'node:path';
import { readConfig } from '@poexchange/platform/config';
import { describe, expect, it } from 'vitest';
import { PRICES_NODE_OPTIONS } from '../lib/child.ts';
import { ROOT } from '../lib/root.mjs';
import {
  type Env,
  findUnknown,
  known,
  listNamed,
  listResources,
  programOf,
  programs,
  readCompose,
  readDeploy,
  readImageEnv,
  readManifests,
  readUnitEnv,
  schemas,
  secrets,
} from './deploy-files.ts';

/** Matches a value that a file requires: `${NAME:?}`, `${NAME:-}` or `${NAME:-default}`. */
const ASKED = /\$\{(\w+):(\?|-[^}]*)\}/g;

/** Variables that a program knows but a file omits, by reason. */
const leftOut = {
  compose: {
    server: {
      HOST: 'the image sets it, and the proxy goes by it',
      PORT: 'the image sets it, and the proxy goes by it',
      STATUS_HOST: 'the image sets it, and its health check goes by it',
      STATUS_PORT: 'the image sets it, and its health check goes by it',
      DATABASE_DIRECT_URL: 'DATABASE_URL is that of PostgreSQL itself',
      TRADERS: 'of development and tests',
    },
    prices: {
      STATUS_HOST: 'the image sets it, and its health check goes by it',
      STATUS_PORT: 'the image sets it, and its health check goes by it',
      DATABASE_DIRECT_URL: 'DATABASE_URL is that of PostgreSQL itself',
      GAME_API_REDIRECT_URL: 'nobody signs in at prices',
      OTEL_TRACEPARENT: 'nobody asks prices',
    },
  },
  systemd: {
    server: { TRADERS: 'of development and tests' },
    prices: { GAME_API_REDIRECT_URL: 'nobody signs in at prices', OTEL_TRACEPARENT: 'nobody asks prices' },
  },
} satisfies Record<string, Record<(typeof programs)[number], Env>>;

function fill(env: Env, program: (typeof programs)[number]): Env {
  const filled: Env = {
    SITE: 'x.example.org',
    GAME_API_URL: 'https://x.example',
    GAME_API_OAUTH_URL: 'https://x.example',
    ...secrets[program],
  };
  return Object.fromEntries(
    Object.entries(env).map(([name, value]) => [
      name,
      value.replaceAll(ASKED, (_all, asked: string, otherwise: string) =>
        otherwise === '?' ? (filled[asked] ?? 'xyz') : otherwise.slice(1),
      ),
    ]),
  );
}

describe('compose.yaml', () => {
  const { services, networks } = readCompose();
  const envOf = (name: string): Env => services[name]?.environment ?? {};

  it('starts both programs with known variables, on a read-only file system', () => {
    for (const name of programs) {
      expect(programOf(services[name]?.command)).toBe(name);
      expect(services[name]?.command?.includes(PRICES_NODE_OPTIONS) === true).toBe(name === 'prices');
      expect(services[name]?.read_only).toBe(true);
      expect(findUnknown(name, Object.keys(envOf(name)))).toEqual([]);
      const config = readConfig(schemas[name], { ...readImageEnv(), ...fill(envOf(name), name) });
      expect(config.PRICE_STORE).toBe(readImageEnv()['PRICE_STORE']);
    }
  });

  it.each(programs)('passes %s every variable it knows, except those omitted for a reason', (name) => {
    const missing = known[name].filter((variable) => !(variable in envOf(name)));
    expect(missing.toSorted()).toEqual(Object.keys(leftOut.compose[name]).toSorted());
  });

  it('names each required value after its variable', () => {
    const made = ['DATABASE_URL', 'PUBLIC_URL'];
    for (const name of programs)
      for (const [variable, value] of Object.entries(envOf(name))) {
        const asked = [...value.matchAll(ASKED)].map((match) => match[1]);
        if (!made.includes(variable) && asked.length > 0) expect(asked).toEqual([variable]);
      }
  });

  it('requires exactly the values listed in example.env', () => {
    const asked = new Set([...readDeploy('compose.yaml').matchAll(ASKED)].map((match) => match[1] ?? ''));
    expect(listNamed(readDeploy('example.env')).toSorted()).toEqual([...asked].toSorted());
  });

  it('gives the proxy trusted by the server an address that no other container can have', () => {
    const { subnet = '', ip_range: range = subnet } = networks['inside']?.ipam.config[0] ?? {};
    const fixed = Object.entries(services).flatMap(([name, { networks: own }]) =>
      Array.isArray(own) ? [] : [[name, own['inside']?.ipv4_address ?? ''] as const],
    );
    expect(fixed).toEqual([['proxy', envOf('server')['TRUSTED_PROXIES']]]);
    expect(fixed.map(([, address]) => [isWithin(address, subnet), isWithin(address, range)])).toEqual([[true, false]]);
    expect(isWithin(range.split('/', 1)[0] ?? '', subnet)).toBe(true);
  });
});

function isWithin(address: string, network: string): boolean {
  const [base = '', bits = ''] = network.split('/');
  const list = new BlockList();
  list.addSubnet(base, Number(bits));
  return list.check(address);
}

describe('Kubernetes manifests', () => {
  const shared = readManifests('ConfigMap')[0]?.data ?? {};

  it('lists all manifests, and has a deployment for each server role', () => {
    const files = readdirSync(path.join(ROOT, 'deploy/kubernetes')).filter((file) => file !== 'kustomization.yaml');
    expect(listResources().toSorted()).toEqual(files.toSorted());
    const roles = readManifests('Deployment').flatMap(({ spec }) => spec.template.spec.containers[0]?.env ?? []);
    expect(roles.map(({ value }) => value)).toEqual(['http', 'realtime', 'jobs']);
  });

  it('sets known variables, uses existing probe paths, and leaves enough time to stop', () => {
    const everywhere = new Set([...known.server, ...known.prices]);
    expect(Object.keys(shared).filter((name) => !everywhere.has(name))).toEqual([]);
    for (const { spec } of readManifests('Deployment')) {
      const [container] = spec.template.spec.containers;
      const program = programOf(container?.command);
      expect(container?.command?.includes(PRICES_NODE_OPTIONS) === true).toBe(program === 'prices');
      const own = Object.fromEntries((container?.env ?? []).map(({ name, value }) => [name, value]));
      expect(findUnknown(program, Object.keys(own))).toEqual([]);
      readConfig(schemas[program], { ...readImageEnv(), ...shared, ...secrets[program], ...own });
      expect(container?.securityContext).toMatchObject({ readOnlyRootFilesystem: true, allowPrivilegeEscalation: false });
      expect(spec.template.spec.securityContext.runAsNonRoot).toBe(true);
      const status = container?.ports.find(({ name }) => name === 'status')?.containerPort;
      expect(String(status)).toBe(readImageEnv()['STATUS_PORT']);
      const probes = [container?.startupProbe, container?.livenessProbe, container?.readinessProbe].map((probe) => probe?.httpGet);
      expect(probes).toEqual(['/livez', '/livez', '/readyz'].map((page) => ({ path: page, port: 'status' })));
      // The delay, the responses in progress, and the remaining shutdown steps.
      expect(spec.template.spec.terminationGracePeriodSeconds * 1000).toBeGreaterThan(Number(shared['SHUTDOWN_DELAY_MS']) + 30_000);
    }
  });

  it('runs at least two pods of each deployment, even during an update', () => {
    const scaled = readManifests('HorizontalPodAutoscaler').map(({ spec }) => [spec.scaleTargetRef.name, spec.minReplicas] as const);
    for (const { metadata, spec } of readManifests('Deployment')) {
      const least = new Map(scaled).get(metadata.name) ?? spec.replicas;
      expect([metadata.name, Number(least) >= 2]).toEqual([metadata.name, true]);
      expect(spec.strategy).toEqual({ type: 'RollingUpdate', rollingUpdate: { maxSurge: 1, maxUnavailable: 0 } });
    }
  });

  it('sets disruption budgets and autoscaling for existing deployments, based on existing metrics', () => {
    const deployments = readManifests('Deployment').map(({ metadata }) => metadata.name);
    const budgets = readManifests('PodDisruptionBudget');
    expect(budgets.map(({ spec }) => spec.selector.matchLabels.app).toSorted()).toEqual(deployments.toSorted());
    for (const { metadata, spec } of budgets) expect([spec.selector.matchLabels.app, spec.maxUnavailable]).toEqual([metadata.name, 1]);
    const scales = readManifests('HorizontalPodAutoscaler');
    for (const { spec } of scales) expect(deployments).toContain(spec.scaleTargetRef.name);
    const scaledBy = scales.flatMap(({ spec }) => spec.metrics.map(({ pods }) => pods.metric.name));
    expect(new Set(scaledBy)).toEqual(new Set(['nodejs_eventloop_lag_p99_seconds', 'server_sockets']));
  });
});

describe('systemd units', () => {
  it.each(programs)('%s: sets only known variables', (name) => {
    const own = Object.keys(readUnitEnv(name)).filter((variable) => !['NODE_ENV', 'MALLOC_ARENA_MAX'].includes(variable));
    expect(findUnknown(name, own)).toEqual([]);
    expect(readDeploy(`systemd/poexchange-${name}.service`)).toContain(
      `ExecStart=/usr/bin/node ${name === 'prices' ? `${PRICES_NODE_OPTIONS} ` : ''}apps/${name}/src/main.ts\n`,
    );
  });

  it.each(programs)('%s: lists every known variable in its example, except those omitted for a reason', (name) => {
    const named = listNamed(readDeploy(`systemd/example-${name}.env`));
    expect(findUnknown(name, named)).toEqual([]);
    const missing = known[name].filter((variable) => !named.includes(variable) && !(variable in readUnitEnv(name)));
    expect(missing.toSorted()).toEqual(Object.keys(leftOut.systemd[name]).toSorted());
  });
});

describe('item picture host', () => {
  it('is set wherever a server starts, because pages have no default host', () => {
    const host = 'https://web.poecdn.com';
    expect(readManifests('ConfigMap')[0]?.data?.['ICON_BASE']).toBe(host);
    for (const file of ['example.env', 'systemd/example-server.env']) expect(readDeploy(file)).toContain(`\nICON_BASE=${host}\n`);
    expect(readCompose().services['server']?.environment?.['ICON_BASE']).toMatch(/^\$\{ICON_BASE:-/);
  });
});
