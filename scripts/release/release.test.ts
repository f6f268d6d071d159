import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { release } from './release.ts';

const manifest = (version: string): string => `{\n  "name": "x",\n  "version": "${version}",\n  "dependencies": { "y": "1.0.0" }\n}\n`;
const lock = { name: 'x', version: '0.9.0', packages: { '': { version: '0.9.0' }, 'apps/a': {}, 'node_modules/y': { version: '1.0.0' } } };
const changelog = '# Changelog\n\n## [Unreleased]\n\n### Added\n\n- A thing.\n\n## [0.9.0] - 2026-01-01\n\n- Older.\n';

let root = '';
let checks = 0;
const git = (...args: string[]): string => execFileSync('git', args, { cwd: root, encoding: 'utf8' }).trim();
const read = (file: string): string => readFileSync(path.join(root, file), 'utf8');
const make = (version: string) => release({ root, version, date: '2026-11-28', check: () => void (checks += 1) });

beforeEach(() => {
  checks = 0;
  root = mkdtempSync(path.join(tmpdir(), 'poexchange-test-release-'));
  mkdirSync(path.join(root, 'apps/a'), { recursive: true });
  writeFileSync(path.join(root, 'package.json'), manifest('0.9.0'));
  writeFileSync(path.join(root, 'apps/a/package.json'), manifest('0.0.0'));
  writeFileSync(path.join(root, 'package-lock.json'), JSON.stringify(lock));
  writeFileSync(path.join(root, 'CHANGELOG.md'), changelog);
  git('init', '--quiet');
  git('config', 'user.name', 'Tester');
  git('config', 'user.email', 'tester@localhost.invalid');
  git('add', '--all');
  git('commit', '--quiet', '--message', 'Start');
});
afterEach(() => rmSync(root, { recursive: true, force: true }));

describe('release command', () => {
  it('numbers every package, moves the release notes under the version, commits and tags', async () => {
    expect(await make('1.0.0')).toBe('### Added\n\n- A thing.');
    expect([read('package.json'), read('apps/a/package.json')]).toEqual([manifest('1.0.0'), manifest('1.0.0')]);
    const locked = { '': { version: '1.0.0' }, 'apps/a': { version: '1.0.0' }, 'node_modules/y': { version: '1.0.0' } };
    expect(JSON.parse(read('package-lock.json'))).toEqual({ name: 'x', version: '1.0.0', packages: locked });
    expect(read('CHANGELOG.md')).toBe(changelog.replace('[Unreleased]\n', '[Unreleased]\n\n## [1.0.0] - 2026-11-28\n'));
    expect(git('status', '--porcelain')).toBe('');
    expect(git('tag', '--list', '--format=%(contents)', 'v1.0.0')).toBe('PoExchange 1.0.0\n\n### Added\n\n- A thing.');
    expect(checks).toBe(1);
  });

  it.each(['0.9.0', '0.8.99', '1.0', 'v1.0.0', '01.0.0', ''])(
    'refuses “%s”, which is not a version above the current version',
    async (version) => {
      await expect(make(version)).rejects.toThrow('is not a version above 0.9.0');
      expect(checks).toBe(0);
    },
  );

  it('rejects uncommitted changes, an existing tag, and a version without notes', async () => {
    git('tag', 'v0.9.1');
    await expect(make('0.9.1')).rejects.toThrow('There is a tag v0.9.1');
    await make('0.10.0');
    await expect(make('0.11.0')).rejects.toThrow('nothing under "## [Unreleased]"');
    writeFileSync(path.join(root, 'package.json'), '{}');
    await expect(make('0.11.0')).rejects.toThrow('not committed');
  });

  it('changes nothing if the checks fail', async () => {
    const failed = release({
      root,
      version: '1.0.0',
      date: '2026-11-28',
      check: () => {
        throw new Error('lint');
      },
    });
    await expect(failed).rejects.toThrow('lint');
    expect([git('status', '--porcelain'), git('tag')]).toEqual(['', '']);
  });
});
