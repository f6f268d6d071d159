/** Reads files in `deploy/` for their tests, and the programs' variables. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { pricesSchema } from '@poexchange/prices/config';
import { serverSchema, serverVariables } from '@poexchange/server/config';
import { parse, parseAllDocuments } from 'yaml';
import { ROOT } from '../lib/root.mjs';

export type Env = Record<string, string>;
export type Program = 'server' | 'prices';
type Service = {
  command?: string[];
  environment?: Env;
  read_only?: boolean;
  networks: string[] | Record<string, { ipv4_address: string }>;
};
type Compose = {
  services: Record<string, Service>;
  networks: Record<string, { ipam: { config: { subnet: string; ip_range?: string }[] } }>;
};
type Probe = { httpGet: { path: string; port: string } };
type Container = {
  command?: string[];
  ports: { name: string; containerPort: number }[];
  env?: { name: string; value: string }[];
  envFrom: { configMapRef?: { name: string }; secretRef?: { name: string } }[];
  securityContext: { readOnlyRootFilesystem: boolean; allowPrivilegeEscalation: boolean };
} & Record<'startupProbe' | 'livenessProbe' | 'readinessProbe', Probe>;
type Manifest = {
  kind: string;
  metadata: { name: string; annotations?: Env };
  data?: Env;
  spec: {
    replicas?: number;
    maxUnavailable?: number;
    strategy: { type: string; rollingUpdate?: { maxSurge: number; maxUnavailable: number } };
    template: { spec: { containers: Container[]; terminationGracePeriodSeconds: number; securityContext: { runAsNonRoot: boolean } } };
    selector: { matchLabels: { app: string } };
    scaleTargetRef: { name: string };
    minReplicas?: number;
    maxReplicas?: number;
    metrics: { pods: { metric: { name: string }; target: { averageValue: string } } }[];
  };
};

export const programs = ['server', 'prices'] as const;
export const schemas = { server: serverSchema, prices: pricesSchema };
export const known: Record<Program, string[]> = { server: Object.keys(serverVariables.shape), prices: Object.keys(pricesSchema.shape) };

/** Values that the operator fills in: first for every program, then for the server only. */
const shared: Env = {
  DATABASE_URL: 'postgres://x@db/x',
  GAME_API_CLIENT_SECRET: 'x',
  S3_ACCESS_KEY_ID: 'x',
  S3_SECRET_ACCESS_KEY: 'x',
};
const ofServer: Env = { JWT_SECRET: 'x'.repeat(32), TOKEN_KEYS: `1:${Buffer.alloc(32).toString('base64')}` };
export const secrets: Record<Program, Env> = { server: { ...shared, ...ofServer }, prices: shared };

/** Secret variables that prices does not receive. */
export const serversOwn = [
  ...Object.keys(ofServer),
  'JWT_SECRETS_OLD',
  'REDIS_URL',
  'DATABASE_REPLICA_URL',
  'CHAT_OAUTH_CLIENT_SECRET',
  'PARTNER_OIDC_CLIENT_SECRET',
];

export function readFile(file: string): string {
  return readFileSync(path.join(ROOT, file), 'utf8');
}
export function readDeploy(file: string): string {
  return readFile(`deploy/${file}`);
}
export function readCompose(): Compose {
  return parse(readDeploy('compose.yaml'), { merge: true }) as Compose;
}
export function listResources(): string[] {
  return (parse(readDeploy('kubernetes/kustomization.yaml')) as { resources: string[] }).resources;
}
export function readManifests(kind: string): Manifest[] {
  return listResources()
    .flatMap((file) => parseAllDocuments(readDeploy(`kubernetes/${file}`)).map((document) => document.toJS() as Manifest))
    .filter((manifest) => manifest.kind === kind);
}
export function programOf(command: readonly string[] | undefined): Program {
  return command?.join(' ').includes('apps/prices/') === true ? 'prices' : 'server';
}
/** Reads the variables set by the image itself. */
export function readImageEnv(): Env {
  return readPairs(/^ENV (HOST=.*)$/m.exec(readDeploy('Dockerfile'))?.[1] ?? '');
}
/** Reads the variables set by a systemd unit itself. */
export function readUnitEnv(program: Program): Env {
  const lines = [...readDeploy(`systemd/poexchange-${program}.service`).matchAll(/^Environment=(.+)$/gm)];
  return readPairs(lines.map((match) => match[1] ?? '').join(' '));
}
function readPairs(text: string): Env {
  return Object.fromEntries(text.split(' ').map((pair) => pair.split('=') as [string, string]));
}
/** Lists the variable names in a file, including commented ones. */
export function listNamed(text: string): string[] {
  return [...text.matchAll(/^#?([A-Z]\w*)=/gm)].map((match) => match[1] ?? '');
}
export function findUnknown(program: Program, names: readonly string[]): string[] {
  return names.filter((name) => !known[program].includes(name));
}
