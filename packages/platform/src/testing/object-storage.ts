/** Runs real object storage for tests: Ceph with its S3 gateway, from the system's packages, in memory, over TLS. */
import { execFileSync, spawn, type ChildProcess } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { existsSync, openSync, readFileSync, writeFileSync } from 'node:fs';
import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import * as tls from 'node:tls';
import { findFreePort } from '../free-port.ts';

export type ObjectStorage = {
  readonly endpoint: string;
  readonly accessKeyId: string;
  readonly secretAccessKey: string;
  /** Files with the authority's certificate, and with this machine's certificate and key. */
  readonly certificates: { readonly authority: string; readonly own: string };
  /** Kills the gateway, so that the endpoint stops responding. */
  readonly killGateway: () => Promise<void>;
  readonly stop: () => Promise<void>;
};

const programs = ['ceph', 'ceph-authtool', 'ceph-mon', 'ceph-osd', 'monmaptool', 'openssl', 'radosgw', 'radosgw-admin'];
const READY_WITHIN_MS = 90_000;

/**
 * Returns whether this machine has the storage programs: on Debian `apt-get install -y ceph-common ceph-mon ceph-osd
 * radosgw openssl`. With `OBJECT_STORAGE=required` this throws instead.
 */
export function hasObjectStorage(): boolean {
  const folders = (process.env['PATH'] ?? '').split(path.delimiter);
  const missing = programs.filter((name) => !folders.some((folder) => existsSync(path.join(folder, name))));
  if (missing.length > 0 && process.env['OBJECT_STORAGE'] === 'required') throw new Error(`not installed: ${missing.join(', ')}`);
  return missing.length === 0;
}

/**
 * Starts one monitor, one storage daemon and one gateway. This process trusts the gateway's certificate from then on.
 */
export async function startObjectStorage(): Promise<ObjectStorage> {
  const folder = await mkdtemp(path.join(tmpdir(), 'object-storage-'));
  for (const name of ['mon', 'osd', 'rgw', 'run']) await mkdir(path.join(folder, name));
  const [monitorPort, port] = [await findFreePort(), await findFreePort()];
  const run = (name: string, ...args: string[]): string =>
    execFileSync(name, args, { cwd: folder, encoding: 'utf8', stdio: ['ignore', 'pipe', 'pipe'], timeout: READY_WITHIN_MS });
  const children: ChildProcess[] = [];
  const start = (name: string, ...args: string[]): ChildProcess => {
    const log = openSync(path.join(folder, `${name}.log`), 'a');
    const child = spawn(name, ['-c', 'ceph.conf', '-f', ...args], { cwd: folder, stdio: ['ignore', log, log] });
    children.push(child);
    return child;
  };
  const stop = async (): Promise<void> => {
    for (const child of children) child.kill('SIGKILL');
    await rm(folder, { recursive: true, force: true, maxRetries: 10 });
  };
  const keys = { accessKeyId: 'tester', secretAccessKey: randomUUID() };
  const endpoint = `https://localhost:${port}`;
  try {
    const clusterId = randomUUID();
    writeFileSync(path.join(folder, 'ceph.conf'), writeConfig({ folder, clusterId, monitorPort, port }));
    makeCertificate(folder, run);
    const key = run('ceph-authtool', '--gen-print-key').trim();
    writeFileSync(path.join(folder, 'keyring'), writeKeyring(key));
    run('monmaptool', '--create', '--fsid', clusterId, '--addv', 'a', `[v1:127.0.0.1:${monitorPort}]`, 'monmap');
    run('ceph-mon', '-c', 'ceph.conf', '--mkfs', '-i', 'a', '--monmap', 'monmap', '--keyring', 'keyring');
    start('ceph-mon', '-i', 'a');
    const osdId = randomUUID();
    run('ceph', '-c', 'ceph.conf', 'osd', 'new', osdId);
    run('ceph-osd', '-c', 'ceph.conf', '-i', '0', '--mkfs', '--osd-uuid', osdId);
    start('ceph-osd', '-i', '0');
    const user = ['--uid=tester', '--display-name=tester', `--access-key=${keys.accessKeyId}`, `--secret-key=${keys.secretAccessKey}`];
    run('radosgw-admin', '-c', 'ceph.conf', '-n', 'client.rgw', 'user', 'create', ...user);
    const gateway = start('radosgw', '-n', 'client.rgw', '--no-mon-config');
    const killGateway = async (): Promise<void> => {
      const gone = once(gateway, 'exit');
      gateway.kill('SIGKILL');
      await gone;
    };
    const certificates = { authority: path.join(folder, 'ca.pem'), own: path.join(folder, 'tls.pem') };
    trust(readFileSync(path.join(folder, 'ca.pem'), 'utf8'));
    await waitUntilReady(endpoint);
    return { endpoint, ...keys, certificates, killGateway, stop };
  } catch (error) {
    await stop();
    throw error;
  }
}

/** Functions of Node 24.5 that are missing from its types. */
type NewerTls = {
  readonly setDefaultCACertificates: (certificates: readonly string[]) => void;
  readonly getCACertificates: (type: 'default') => string[];
};

function trust(certificate: string): void {
  const { setDefaultCACertificates, getCACertificates } = tls as unknown as NewerTls;
  setDefaultCACertificates([...getCACertificates('default'), certificate]);
}

async function waitUntilReady(endpoint: string): Promise<void> {
  for (const until = Date.now() + READY_WITHIN_MS; ;) {
    const isReady = await fetch(endpoint).then(
      (response) => response.ok,
      () => false,
    );
    if (isReady) return;
    if (Date.now() > until) throw new Error('the gateway does not answer');
    await sleep(200);
  }
}

/** Creates a certificate authority, and a certificate for this machine signed by that authority. */
function makeCertificate(folder: string, run: (name: string, ...args: string[]) => string): void {
  const newKey = ['req', '-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:P-256', '-nodes'];
  run('openssl', ...newKey, '-x509', '-days', '2', '-subj', '/CN=test authority', '-keyout', 'ca.key', '-out', 'ca.pem');
  run('openssl', ...newKey, '-subj', '/CN=localhost', '-keyout', 'server.key', '-out', 'server.csr');
  writeFileSync(path.join(folder, 'names'), 'subjectAltName=DNS:localhost,IP:127.0.0.1\n');
  const authority = ['-CA', 'ca.pem', '-CAkey', 'ca.key', '-CAcreateserial'];
  run('openssl', 'x509', '-req', '-in', 'server.csr', ...authority, '-days', '2', '-out', 'server.crt', '-extfile', 'names');
  const read = (name: string): string => readFileSync(path.join(folder, name), 'utf8');
  writeFileSync(path.join(folder, 'tls.pem'), read('server.crt') + read('server.key'));
}

function writeConfig(place: { folder: string; clusterId: string; monitorPort: number; port: number }): string {
  const { folder, clusterId, monitorPort, port } = place;
  return `[global]
fsid = ${clusterId}
mon host = 127.0.0.1:${monitorPort}
run dir = ${folder}/run
admin socket = ${folder}/run/$name.asok
keyring = ${folder}/keyring
osd pool default size = 1
osd pool default min size = 1
osd pool default pg num = 4
osd pool default pgp num = 4
mon allow pool size one = true
osd objectstore = memstore
memstore device bytes = 268435456
osd crush chooseleaf type = 0
mon data = ${folder}/mon
osd data = ${folder}/osd
rgw data = ${folder}/rgw
mon data avail crit = 1
mon data avail warn = 2
rgw frontends = beast ssl_endpoint=127.0.0.1:${port} ssl_certificate=${folder}/tls.pem
`;
}

function writeKeyring(key: string): string {
  const entry = (name: string, caps: Readonly<Record<string, string>>): string =>
    [`[${name}]`, `key = ${key}`, ...Object.entries(caps).map(([service, cap]) => `caps ${service} = "${cap}"`), ''].join('\n');
  return [
    entry('mon.', { mon: 'allow *' }),
    entry('client.admin', { mon: 'allow *', osd: 'allow *', mgr: 'allow *' }),
    entry('osd.0', { mon: 'allow profile osd', osd: 'allow *' }),
    entry('client.rgw', { mon: 'allow rw', osd: 'allow rwx' }),
  ].join('');
}
