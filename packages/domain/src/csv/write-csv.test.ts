import { describe, expect, it } from 'vitest';
import { writeCsv, type Cell } from './index.ts';

const writeLine = (...cells: Cell[]): string => writeCsv(['head'], [cells]).slice('\uFEFFhead\r\n'.length, -2);

describe('a table as CSV', () => {
  it('starts with a byte order mark and its headings, and ends every line', () => {
    expect(writeCsv(['a', 'b'], [[1, 'x']])).toBe('\uFEFFa,b\r\n1,x\r\n');
    expect(writeCsv(['a'], [])).toBe('\uFEFFa\r\n');
  });

  it('quotes characters that would end a cell or a line', () => {
    expect(writeLine('a,b', 'a;=1', 'say "hi"', 'two\nlines', 'one\rmore')).toBe('"a,b","a;=1","say ""hi""","two\nlines","one\rmore"');
  });

  it.each(['=1+1', '+1', '-1', '@SUM(A1)', '\tx', ' =1', '\uFF1D1', '\uFF201'])(
    'writes %j as text that no spreadsheet executes',
    (text) => {
      expect(writeLine(text)).toBe(`'${text}`);
    },
  );

  it('writes numbers with a decimal point, at most six decimals and never an exponent', () => {
    expect(writeLine(0.1 + 0.2, 1e-9, -1e-9, -0, 1.5e15, 1e21, 12_345_678.9)).toBe(
      '0.3,0,0,0,1500000000000000,1000000000000000000000,12345678.9',
    );
    expect(writeLine(Number.NaN, Infinity, null, true, false)).toBe(',,,true,false');
  });
});
