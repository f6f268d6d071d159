import { describe, expect, it } from 'vitest';
import { makeRuleIndex } from './rule-index.ts';

const IDS = ['R1.01', 'R1.02', 'R1.03', 'D33', 'D34'];
const row = (id: string, sources: Parameters<typeof makeRuleIndex>[1]): string[] | undefined =>
  makeRuleIndex(IDS, sources)
    .split('\n')
    .map((line) => line.split('\t'))
    .find(([first]) => first === id);

const stock = { file: 'apps/a/stock.ts', text: `/** One stock (${'D33'}), see R1.02. */` };
const title = (ids: string): string => `it('${ids} counts once', () => {});`;
const test = (text: string, file = 'apps/a/stock.test.ts') => ({ file, text: `import { count } from './stock.ts';\n${text}` });

describe('rule index', () => {
  it('marks an ID as proven if the title of a test that runs a program begins with it', () => {
    const sources = [stock, test(`${title('D33, R1.02')} // D34`)];
    expect(row('D33', sources)).toEqual(['D33', 'proven', 'apps/a/stock.ts', 'apps/a/stock.test.ts']);
    expect(row('R1.02', sources)).toContain('proven');
    expect(row('D34', sources)).toEqual(['D34', 'not built', '', '']);
  });

  it('reads table titles, and table rows used as titles', () => {
    expect(row('D33', [test("it.each([\n ['one', 1],\n])('D33 %s counts', () => {});")])).toContain('proven');
    expect(row('D33', [test("it.each([\n  ['D33 one', 1],\n])('%s', () => {});")])).toContain('proven');
    expect(row('D33', [test("it.each([\n  ['D33 one', 1],\n])('counts %s', () => {});")])).toContain('not built');
  });

  it('ignores other strings in a test, and tests that run no program', () => {
    expect(row('D33', [test("expect(list('D33')).toEqual(['D33', 'x']);")])).toContain('not built');
    expect(row('D33', [{ file: 'scripts/check/x.test.ts', text: `import { x } from './x.ts';\n${title('D33')}` }])).toContain('not built');
    expect(
      row(
        'D33',
        [test(title('D33'), 'apps/a/testing/x.test.ts')].map(({ file, text }) => ({ file, text })),
      ),
    ).toContain('not built');
  });

  it('marks an ID as built if only code names it, and as decided if only a record concerns it', () => {
    const record = { file: 'docs/adr/0001-none.md', text: '# 0001 None\n\nConcerns R1.03, D33.\n\nR1.01 is another matter.' };
    expect(row('D34', [{ file: 'apps/b/other.ts', text: '// D34' }])).toEqual(['D34', 'built', 'apps/b/other.ts', '']);
    expect(row('R1.03', [record])).toEqual(['R1.03', 'decided', 'docs/adr/0001-none.md', '']);
    expect(row('R1.01', [record])).toContain('not built');
  });
});
