import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { ROOT } from '../lib/root.mjs';
import { findLockProblems } from './lock.ts';

describe('findLockProblems', () => {
  it('D01 finds a missing package for another platform', () => {
    const packages = {
      'node_modules/a': { version: '1.0.0', optionalDependencies: { 'a-linux': '1', 'a-darwin': '1' } },
      'node_modules/a-linux': { version: '1.0.0' },
    };
    expect(findLockProblems({ packages })).toEqual(['a@1.0.0 needs a-darwin, which is not in the lock file']);
    expect(findLockProblems({ packages: { ...packages, 'node_modules/a/node_modules/a-darwin': { version: '1.0.0' } } })).toEqual([]);
  });

  it('D01 finds a registry address, and accepts a workspace link', () => {
    const packages = {
      'node_modules/a': { version: '1.0.0', resolved: 'https://registry.example/a.tgz' },
      'node_modules/ours': { resolved: 'packages/ours', link: true },
    };
    expect(findLockProblems({ packages })).toEqual(['a@1.0.0 names an address: https://registry.example/a.tgz']);
  });

  it('D01 finds no problem in our own lock file', () => {
    const lock = readFileSync(path.join(ROOT, 'package-lock.json'), 'utf8');
    expect(findLockProblems(JSON.parse(lock) as Parameters<typeof findLockProblems>[0])).toEqual([]);
  });
});
