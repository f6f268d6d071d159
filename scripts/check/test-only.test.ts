import { describe, expect, it } from 'vitest';
import { listTestOnly } from './test-only.ts';

describe('test-only code', () => {
  it('lists unused code by file, or by export and line', () => {
    const issues = [
      { file: 'apps/a/one.ts', files: [{ name: 'apps/a/one.ts' }], exports: [] },
      { file: 'packages/b/two.ts', files: [], exports: [{ name: 'half', line: 7 }] },
    ];
    expect(listTestOnly({ issues })).toEqual(['apps/a/one.ts: no program imports it', 'packages/b/two.ts:7: no program uses half']);
  });

  it('counts an export where it is defined, not where it is re-exported', () => {
    const exports = [{ name: 'half', line: 1 }];
    expect(listTestOnly({ issues: ['packages/b/index.ts', 'apps/a/src/doors/two.ts'].map((file) => ({ file, exports })) })).toEqual([]);
  });
});
