import * as fs from 'node:fs';
import { mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createLogFile } from './log-file.ts';

let folder = '';
let file = '';
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'log-'));
  file = path.join(folder, 'x.log');
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

describe('log file', () => {
  it('keeps an earlier run’s lines, readable only by its owner', () => {
    const first = createLogFile(file);
    first.writeLine('why it ended');
    first.close();
    createLogFile(file).writeLine('began again');
    expect(readFileSync(file, 'utf8')).toBe('why it ended\nbegan again\n');
    expect(statSync(file).mode & 0o077).toBe(0);
  });

  it('never exceeds its size limit, and moves earlier lines to a second file', () => {
    const log = createLogFile(file, { mostBytes: 100 });
    for (let line = 100; line < 160; line += 1) log.writeLine(`line ${line}`);
    expect(statSync(file).size).toBeLessThanOrEqual(100);
    expect(statSync(`${file}.1`).size).toBeLessThanOrEqual(100);
    const lines = (readFileSync(`${file}.1`, 'utf8') + readFileSync(file, 'utf8')).trimEnd().split('\n');
    expect(lines).toEqual(Array.from({ length: lines.length }, (_, at) => `line ${160 - lines.length + at}`));
    expect(fs.readdirSync(folder).toSorted()).toEqual(['x.log', 'x.log.1']);
  });

  it('D01 survives a full disk and reports the number of missing lines once there is space', () => {
    let room = 12;
    const write = (descriptor: number, bytes: NodeJS.ArrayBufferView): number => {
      if (room === 0) throw Object.assign(new Error('ENOSPC: no space left on device'), { code: 'ENOSPC' });
      const taken = Math.min(room, bytes.byteLength);
      room -= taken;
      return fs.writeSync(descriptor, new Uint8Array(bytes.buffer, bytes.byteOffset, taken));
    };
    const log = createLogFile(file, { disk: { ...fs, writeSync: write as typeof fs.writeSync } });
    for (const line of ['first', 'does not fit', 'nor this']) log.writeLine(line);
    room = 1000;
    log.writeLine('there is room');
    expect(readFileSync(file, 'utf8')).toBe('first\ndoes n\n2 lines are missing here: they could not be written\nthere is room\n');
  });

  it('continues after its folder was removed and recreated', () => {
    const log = createLogFile(path.join(folder, 'logs/x.log'));
    log.writeLine('nowhere');
    fs.mkdirSync(path.join(folder, 'logs'));
    log.writeLine('somewhere');
    expect(readFileSync(path.join(folder, 'logs/x.log'), 'utf8')).toBe('1 lines are missing here: they could not be written\nsomewhere\n');
  });
});
