import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it, onTestFinished } from 'vitest';
import { createProcessNotes, endFormerProcesses } from './process-notes.ts';

let folder = '';
let said: string[] = [];
beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'notes-'));
  said = [];
});
afterEach(() => rm(folder, { recursive: true, force: true }));

const end = (askedMs = 5_000) =>
  endFormerProcesses(folder, { say: (text) => said.push(text), signal: new AbortController().signal, askedMs });

async function startSleeper(onTerm: string) {
  const child = spawn(
    process.execPath,
    ['-e', `process.on('SIGTERM', () => { ${onTerm} }); console.log('up'); setInterval(() => {}, 1000);`],
    {
      stdio: ['ignore', 'pipe', 'inherit'],
    },
  );
  onTestFinished(() => void child.kill('SIGKILL'));
  await once(child.stdout, 'data');
  return { pid: child.pid, ended: once(child, 'exit') as Promise<[number | null, NodeJS.Signals | null]> };
}

// Only Linux reports process start times, without which no process is ended.
describe.runIf(process.platform === 'linux')('process left running by a killed supervisor', () => {
  it('D01 is asked to end and waited for, with a message', async () => {
    const server = await startSleeper('setTimeout(() => process.exit(0), 100);');
    const gone = await startSleeper('process.exit(0);');
    const notes = createProcessNotes(folder);
    notes.add('server', server.pid);
    notes.add('prices', gone.pid);
    notes.remove(gone.pid);
    await end();
    expect(await server.ended).toEqual([0, null]);
    expect(said).toEqual([`An earlier run was killed; its programs are still ending: server (process ${server.pid}). Waiting for them.`]);
    await end();
    expect(said).toHaveLength(1);
  });

  it('D01 is killed if it does not end', async () => {
    const stubborn = await startSleeper('');
    createProcessNotes(folder).add('server', stubborn.pid);
    await end(50);
    expect(await stubborn.ended).toEqual([null, 'SIGKILL']);
  });

  it('D01 leaves processes with a reused id alone, and every process if the notes are unreadable', async () => {
    const stranger = await startSleeper('process.exit(0);');
    await writeFile(path.join(folder, 'processes.json'), JSON.stringify([{ name: 'server', pid: stranger.pid, birth: '1/another-boot' }]));
    await end();
    for (const text of ['[{"name":"server"', '{}', '[null, 1, {"name":1}]']) {
      await writeFile(path.join(folder, 'processes.json'), text);
      await end();
    }
    expect(said).toEqual([]);
    process.kill(stranger.pid ?? 0, 0);
  });
});
