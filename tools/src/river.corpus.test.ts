import { execFile } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { afterAll, describe, expect, it } from 'vitest';

const folder = path.join(process.env.CORPUS ?? '', 'psapi');
const files = process.env.CORPUS ? readdirSync(folder).map((name) => path.join(folder, name)) : [];
const out = mkdtempSync(path.join(tmpdir(), 'river-corpus-'));
afterAll(() => rmSync(out, { recursive: true }));

async function runRiver(args: readonly string[]): Promise<string> {
  const env = { ...process.env, DATABASE_URL: '' };
  const { stdout } = await promisify(execFile)(process.execPath, [path.join(import.meta.dirname, 'river.ts'), ...args, '--out', out], {
    env,
  });
  return stdout;
}

function readCount(printed: string, text: string): number {
  return Number(new RegExp(`^ *(\\d+) {2}${text}`, 'm').exec(printed)?.[1] ?? Number.NaN);
}

describe('recorded pages', () => {
  it('D51 processes all pages into price files, accounting for every change and item', async () => {
    const printed = await runRiver(files);
    const tabs = ['public tabs', 'tabs that are not public', 'tabs in leagues', 'quarantined'].map((text) => readCount(printed, text));
    expect(tabs.reduce((sum, count) => sum + count, 0)).toBe(readCount(printed, 'changes'));
    const itemLines = printed.slice(printed.indexOf('  items\n')).split('\n').slice(1);
    const endOfItems = itemLines.findIndex((line) => line.endsWith('of the items have a group'));
    const outcomes = itemLines.slice(0, endOfItems).map((line) => Number.parseInt(line, 10));
    expect(outcomes.reduce((sum, count) => sum + count, 0)).toBe(readCount(printed, 'items'));
    expect(readCount(printed, 'quarantined')).toBe(0);
    expect(readCount(printed, 'offers')).toBeGreaterThan(2_000);

    const stored = /^stored: (\d+) offers in (\d+) tabs/m.exec(printed)?.slice(1).map(Number);
    // The same pages again: the later of two changes of a tab counts, and they are equal.
    expect(
      /^stored: (\d+) offers in (\d+) tabs/m
        .exec(await runRiver([...files, ...files]))
        ?.slice(1)
        .map(Number),
    ).toEqual(stored);

    const read = (file: string) =>
      JSON.parse(readFileSync(path.join(out, file), 'utf8')) as { valuations: Record<string, { c: number[] }> };
    expect(Object.values(read('v10/valuations/standard/currency.json').valuations).length).toBeGreaterThan(5);
  });
});
