import { describe, expect, it } from 'vitest';
import { makeRuleIndex } from './rule-index.ts';

const row = (text: string, id: string): string | undefined => text.split('\n').find((line) => line.startsWith(`| ${id} |`));

describe('the index of rules', () => {
  const index = makeRuleIndex(
    ['R1.01', 'R1.02', 'R1.03', 'D33', 'D34'],
    [
      { file: 'apps/a/stock.ts', text: '/** One stock (D33), see R1.02. */' },
      { file: 'apps/a/stock.test.ts', text: "it('D33, R1.02 counts once', () => {}); // D34" },
      { file: 'apps/b/other.ts', text: '// D34' },
      { file: 'docs/adr/0001-none.md', text: '# 0001 None\n\nConcerns R1.03, D33.\n\nR1.01 is another matter.' },
    ],
  );

  it('says proven where the title of a test begins with an ID, with code and tests', () => {
    expect(row(index, 'D33')).toBe('| D33 | proven | [stock.ts](../apps/a/stock.ts) | [stock.test.ts](../apps/a/stock.test.ts) |');
    expect(row(index, 'R1.02')).toContain('proven');
  });

  it('says built where only code names it, and not built where nothing does', () => {
    expect(row(index, 'D34')).toBe('| D34 | built | [other.ts](../apps/b/other.ts) |  |');
    expect(row(index, 'R1.01')).toBe('| R1.01 | not built |  |  |');
  });

  it('says decided where only a record concerns it', () => {
    expect(row(index, 'R1.03')).toBe('| R1.03 | decided | [0001-none.md](adr/0001-none.md) |  |');
  });
});
