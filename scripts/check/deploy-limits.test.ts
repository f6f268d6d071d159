/** Compares the limits in `deploy/` with those of the programs and the capacity plan. */
import { readdirSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { describe, expect, it } from 'vitest';
import { ROOT } from '../lib/root.mjs';
import { writeNginxConfig } from '../start/nginx-config.ts';
import { readFile, readManifests } from './deploy-files.ts';

/** Returns the number that a pattern finds in text; if there is no match, every comparison fails. */
function readNumber(text: string, pattern: RegExp): number {
  return Number(pattern.exec(text)?.[1]?.replaceAll(',', ''));
}
function annotationsOf(name: string): Record<string, string> {
  const found = readManifests('Ingress').find(({ metadata }) => metadata.name === name)?.metadata.annotations ?? {};
  return Object.fromEntries(Object.entries(found).map(([key, value]) => [key.replace('nginx.ingress.kubernetes.io/', ''), value]));
}

describe('Kubernetes autoscaling', () => {
  const plan =
    readFile('docs/scaling.md')
      .split('\n## ')
      .find((part) => part.startsWith('The plan to 100,000')) ?? '';
  const scaleOf = (name: string) => readManifests('HorizontalPodAutoscaler').find(({ metadata }) => metadata.name === name)?.spec;

  it('allows the planned http nodes at half load, and a spare node', () => {
    const processors = readNumber(plan, /^\| http \| ([\d,]+) processors/m);
    const planned = readNumber(plan, /^\| http \|.*\| ([\d,]+) nodes at half load/m);
    expect(planned).toBe(processors * 2);
    expect(scaleOf('http')?.maxReplicas).toBeGreaterThan(planned);
  });

  it('allows the planned sockets at the target number per pod', () => {
    const sockets = readNumber(plan, /^\| realtime \| ([\d,]+) sockets/m);
    const metric = scaleOf('realtime')?.metrics.find(({ pods }) => pods.metric.name === 'server_sockets');
    const needed = Math.ceil(sockets / Number(metric?.pods.target.averageValue));
    expect(needed).toBeGreaterThan(0);
    expect(scaleOf('realtime')?.maxReplicas).toBeGreaterThan(needed);
  });
});

describe('ingress', () => {
  const nginx = writeNginxConfig({ folder: '/x', port: 1, httpPorts: [2], realtimePorts: [3], user: null });

  it('waits for a response as long as the npm run cluster balancer does, and longer than a publisher call may take', () => {
    const waitSeconds = Number(annotationsOf('http')['proxy-read-timeout']);
    expect(waitSeconds).toBeGreaterThanOrEqual(readNumber(nginx, /^ {2}proxy_read_timeout (\d+)s;$/m));
    expect(waitSeconds * 1000).toBeGreaterThan(readNumber(readFile('docs/spec.md'), /\| longest request \| (\d+) ms \|/));
  });

  it('accepts every body size that the server accepts', async () => {
    const folder = path.join(ROOT, 'packages/contract/src/rest');
    const files = readdirSync(folder).filter((file) => file.endsWith('.ts') && !file.includes('.test.'));
    const parts = await Promise.all(
      files.map(async (file) => import(pathToFileURL(path.join(folder, file)).href) as Promise<Record<string, unknown>>),
    );
    const limits = parts.flatMap((part) =>
      Object.values(part).flatMap((value) => {
        const limit = typeof value === 'object' && value !== null && 'bodyLimitBytes' in value ? value.bodyLimitBytes : undefined;
        return typeof limit === 'number' ? [limit] : [];
      }),
    );
    expect(limits.length).toBeGreaterThan(3);
    expect(readNumber(annotationsOf('http')['proxy-body-size'] ?? '', /^(\d+)m$/) * 1024 * 1024).toBeGreaterThanOrEqual(
      Math.max(...limits),
    );
  });
});
