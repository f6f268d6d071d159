/** Tests that neither the image nor the repository contains an operator's secrets. */
import { readdirSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { ROOT } from '../lib/root.mjs';
import { findUnknown, readDeploy, readFile, readImageEnv, secrets, serversOwn } from './deploy-files.ts';

/** Files with variables, including drafts by `keys rotate` and by an editor. */
const filled = ['deploy/.env', 'deploy/.env.4711', '.env', 'apps/web/.env.local', 'deploy/systemd/server.env', 'deploy/prices.env.bak'];
const examples = ['deploy/example.env', 'deploy/systemd/example-server.env', 'deploy/systemd/example-prices.env'];
const skipped = new Set(['node_modules', 'dist', '.data', '.git', 'coverage', 'test-results', 'playwright-report']);

/** Returns whether a `.dockerignore` pattern matches a path: `**` matches folders, `*` matches part of a name. */
function fits(pattern: string, file: string): boolean {
  const source = pattern
    .replaceAll(/[.+^$(){}|[\]\\]/g, String.raw`\$&`)
    .replaceAll('**/', '<folders>')
    .replaceAll('*', '[^/]*')
    .replaceAll('<folders>', '(?:.*/)?');
  return new RegExp(`^${source}(?:/.*)?$`).test(file);
}
/** Returns whether a pattern list ignores a path: the last match decides, and `!` includes the path again. */
function isIgnored(patterns: readonly string[], file: string): boolean {
  const last = patterns.findLast((pattern) => fits(pattern.replace(/^!/, ''), file));
  return last !== undefined && !last.startsWith('!');
}
function readPatterns(file: string): string[] {
  return readFile(file)
    .split('\n')
    .filter((line) => line !== '' && !line.startsWith('#'));
}
function listFiles(folder: string): string[] {
  return readdirSync(path.join(ROOT, folder), { withFileTypes: true }).flatMap((entry) => {
    const place = path.posix.join(folder, entry.name);
    if (skipped.has(entry.name)) return [];
    return entry.isDirectory() ? listFiles(place) : [place];
  });
}

describe('container image', () => {
  const patterns = readPatterns('.dockerignore');

  it('runs as an unprivileged user, and sets only variables known to both programs or the server', () => {
    const stages = readDeploy('Dockerfile').split(/^FROM /m);
    expect(stages.at(-1)).toMatch(/^USER 10001:10001$/m);
    expect(stages.at(-1)).toMatch(/^HEALTHCHECK .*deploy\/health-check\.mjs/m);
    expect(findUnknown('server', Object.keys(readImageEnv()))).toEqual([]);
  });

  it('excludes the checkout’s variable files, dumps, history and keys', () => {
    const others = ['.git/config', '.git', '.data/secrets.json', 'poexchange.dump', 'deploy/server.key', 'apps/web/node_modules/x/y.js'];
    expect([...filled, ...examples, ...others].filter((file) => !isIgnored(patterns, file))).toEqual([]);
  });

  it('contains the programs, their shared parts and the health check, but no tests', () => {
    const sent = listFiles('.').filter((file) => !isIgnored(patterns, file));
    const places = new Set(sent.map((file) => /^(?:(?:apps|packages)\/[^/]+|[^/]+)/.exec(file)?.[0] ?? ''));
    const packages = readdirSync(path.join(ROOT, 'packages')).map((name) => `packages/${name}`);
    const roots = ['.npmrc', 'deploy', 'package-lock.json', 'package.json', 'tools', 'tsconfig.base.json'];
    expect([...places].toSorted()).toEqual([...roots, 'apps/prices', 'apps/server', 'apps/web', ...packages].toSorted());
    expect(sent.filter((file) => file.startsWith('deploy/'))).toEqual(['deploy/health-check.mjs']);
    expect(sent.filter((file) => /\.test\.tsx?$/.test(file))).toEqual([]);
  });
});

it('allows only example variable files in the repository, without secrets', () => {
  const patterns = readPatterns('.gitignore').map((pattern) => pattern.replace(/^(!?)(?=[^/]+\/?$)/, '$1**/').replace(/\/$/, ''));
  expect(filled.filter((file) => !isIgnored(patterns, file))).toEqual([]);
  expect(examples.filter((file) => isIgnored(patterns, file))).toEqual([]);
  const open = [...serversOwn, ...Object.keys(secrets.prices), 'POSTGRES_PASSWORD'];
  for (const file of examples) {
    const set = [...readFile(file).matchAll(/^([A-Z]\w*)=(.+)$/gm)].map((match) => match[1] ?? '');
    expect(set.filter((name) => open.includes(name))).toEqual([]);
  }
});
