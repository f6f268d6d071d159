import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { startProgram, type Program } from './child.ts';
import { keepRunning, type Announcement, type KeptProgram } from './keep-running.ts';

let folder = '';
let kept: KeptProgram | undefined;
let programs: Program[] = [];
let said: string[] = [];
let abort = new AbortController();
beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'keep-'));
  [kept, programs, said, abort] = [undefined, [], [], new AbortController()];
});
afterEach(async () => {
  await kept?.stop();
  await rm(folder, { recursive: true, force: true });
});

/** Keeps running a program that announces its start number and its port, then runs `source`. */
async function keep(source: string, with_: Partial<Parameters<typeof keepRunning>[0]> = {}): Promise<KeptProgram> {
  const entry = path.join(folder, 'program.mjs');
  await writeFile(
    entry,
    `console.log(JSON.stringify({ ready: true, port: process.env.PORT, pid: process.pid }));
     const start = Number(process.env.START);
     ${source}
     setInterval(() => {}, 1000);`,
  );
  kept = keepRunning({
    start: (first: Announcement | undefined) => {
      const env = { START: String(programs.length + 1), PORT: readPort(first) };
      const program = startProgram({ name: 'program', entry, env, logFile: path.join(folder, 'program.log') });
      programs.push(program);
      return program;
    },
    waitForGround: async () => undefined,
    readExcuse: async () => undefined,
    say: (text) => said.push(text),
    onGivenUp: () => said.push('given up'),
    signal: abort.signal,
    pauses: { firstMs: 5, longestMs: 20, stableMs: 60_000, mostInRow: 4 },
    ...with_,
  });
  return kept;
}
const kill = async (program: Program | undefined): Promise<void> => {
  await program?.ready;
  process.kill(program?.pid ?? 0, 'SIGKILL');
  await program?.ended;
};
const readPort = (first: Announcement | undefined): string => (typeof first?.port === 'string' ? first.port : '0');
async function waitForStart(count: number): Promise<void> {
  await expect.poll(() => programs.length, { timeout: 10_000 }).toBe(count);
}

describe('supervised program', () => {
  it('D01 restarts after kill -9, reports the restart with its last lines, and keeps its log', async () => {
    const { ready } = await keep(`console.error('line of start ' + start);`);
    await ready;
    await expect.poll(() => programs[0]?.readLastLines().length).toBe(2);
    await kill(programs[0]);
    await waitForStart(2);
    await programs[1]?.ready;
    await expect.poll(() => said.at(-1)).toBe('program is running again.');
    expect(said[0]).toContain('program has ended by itself (by SIGKILL). Its last lines:');
    expect(said[0]).toContain('line of start 1');
    expect(said[0]).toContain('Starting program again in 0.005 s.');
    expect(await readFile(path.join(folder, 'program.log'), 'utf8')).toContain('line of start 1');
  });

  it('D01 receives its first announcement, so that it keeps its port', async () => {
    const { ready } = await keep('', {
      start: (first) => {
        const program = startProgram({
          name: 'program',
          entry: path.join(folder, 'program.mjs'),
          env: { PORT: first === undefined ? '4711' : readPort(first) },
          logFile: path.join(folder, 'program.log'),
        });
        programs.push(program);
        return program;
      },
    });
    await ready;
    await kill(programs[0]);
    await waitForStart(2);
    expect(await programs[1]?.ready).toMatchObject({ port: '4711' });
  });

  it('D01 is abandoned after a clear crash loop, with growing pauses', async () => {
    const { ready } = await keep('process.exit(3);');
    await ready;
    await expect.poll(() => said.at(-1), { timeout: 10_000 }).toBe('given up');
    expect(programs).toHaveLength(4);
    const pauses = said.flatMap((text) => /again in ([\d.]+) s/.exec(text)?.[1] ?? []);
    expect(pauses).toEqual(['0.005', '0.01', '0.02']);
    expect(said[0]).toContain('exit code 3');
  });

  it('D01 is not abandoned while there is an excuse, which is reported', async () => {
    let excuse: string | undefined = 'the disk is full';
    const { ready } = await keep('if (start < 7) process.exit(3);', {
      readExcuse: async () => {
        if (programs.length >= 6) excuse = undefined;
        return programs.length >= 6 ? undefined : excuse;
      },
      pauses: { firstMs: 1, longestMs: 2, stableMs: 60_000, mostInRow: 7 },
    });
    await ready;
    await waitForStart(7);
    expect(said[0]).toContain('(the disk is full)');
    expect(said).not.toContain('given up');
  });

  it('D01 waits for its dependencies', async () => {
    let open = (): void => undefined;
    const ground = new Promise<void>((resolve) => (open = resolve));
    const { ready } = await keep('', { waitForGround: () => ground });
    await ready;
    await kill(programs[0]);
    await expect.poll(() => said.length).toBe(1);
    await new Promise((resolve) => setTimeout(resolve, 50));
    expect(programs).toHaveLength(1);
    open();
    await waitForStart(2);
  });

  it('D01 is not restarted if its first start fails, and its last lines are the error', async () => {
    const { ready } = await keep('', {
      start: () => {
        const program = startProgram({
          name: 'program',
          entry: path.join(folder, 'missing.mjs'),
          env: {},
          logFile: path.join(folder, 'program.log'),
        });
        programs.push(program);
        return program;
      },
    });
    await expect(ready).rejects.toThrow(/program has ended by itself[\s\S]*missing\.mjs/);
    expect(programs).toHaveLength(1);
  });

  it('D01 stays stopped, even if it is stopped between two starts', async () => {
    const { ready, stop } = await keep('', { pauses: { firstMs: 60_000, longestMs: 60_000, stableMs: 1, mostInRow: 3 } });
    await ready;
    await kill(programs[0]);
    await expect.poll(() => said.length).toBe(1);
    await stop();
    expect(programs).toHaveLength(1);
    expect(said).toHaveLength(1);
  });
});
