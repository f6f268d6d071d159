import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { startExternal } from './external-program.ts';
import { writeNginxConfig } from './nginx-config.ts';
import { choosePort } from './ports.ts';

let folder = '';
beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'cluster-'));
});
afterEach(() => rm(folder, { recursive: true }));

const isListening = (port: number): Promise<boolean> =>
  new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1');
    socket.on('connect', () => resolve(true)).on('error', () => resolve(false));
    socket.on('connect', () => socket.destroy());
  });

describe('system program', () => {
  it('is ready once it listens, writes its output to its log, and can be stopped', async () => {
    const port = await choosePort(0);
    const logFile = path.join(folder, 'it.log');
    const listen = `console.log('hello'); setTimeout(() => require('node:net').createServer().listen(${port}, '127.0.0.1'), 100)`;
    const program = startExternal({ name: 'it', file: process.execPath, args: ['-e', listen], port, logFile });
    await program.ready;
    expect(await isListening(port)).toBe(true);
    await program.stop();
    expect(await isListening(port)).toBe(false);
    expect(await program.ended).toEqual({ code: null, signal: 'SIGTERM' });
    expect(await readFile(logFile, 'utf8')).toContain('hello');
  });

  it('ends when killed, along with its child processes, and frees its port', async () => {
    const port = await choosePort(0);
    const listen = `require('node:net').createServer().listen(${port}, '127.0.0.1')`;
    const start = `require('node:child_process').spawn(process.execPath, ['-e', ${JSON.stringify(listen)}], { stdio: 'inherit' }); setInterval(() => {}, 1000)`;
    const program = startExternal({ name: 'it', file: process.execPath, args: ['-e', start], port, logFile: path.join(folder, 'it.log') });
    await program.ready;
    process.kill(program.pid ?? 0, 'SIGKILL');
    expect(await program.ended).toEqual({ code: null, signal: 'SIGKILL' });
    await expect.poll(() => isListening(port)).toBe(false);
  });

  it.each([
    ['ends before it listens', process.execPath, 'bad setting'],
    ['does not exist', '/nowhere/it', 'ENOENT'],
  ])('is not ready if it %s, and its last lines explain why', async (_what, file, why) => {
    const port = await choosePort(0);
    const args = ['-e', `console.error('bad setting'); process.exit(3)`];
    const program = startExternal({ name: 'it', file, args, port, logFile: path.join(folder, 'it.log') });
    await expect(program.ready).rejects.toThrow('it ended before it was ready');
    await program.ended;
    expect(program.readLastLines().join()).toContain(why);
  });
});

it('lets the balancer retry only requests that are safe to repeat: reads, and requests with a key', () => {
  const text = writeNginxConfig({ folder, port: 80, httpPorts: [1, 2], realtimePorts: [3], user: null });
  const way = [...(/map [^{]*\$way \{([^}]*)\}/.exec(text)?.[1] ?? '').matchAll(/~(\S+) (\w+);/g)];
  const wayOf = (said: string): string => way.find(([, pattern]) => new RegExp(pattern ?? '').test(said))?.[2] ?? 'once';
  // The string that nginx compares: whether the request is slow, its method and its key, concatenated.
  expect(['0GET', '0HEAD', '0POST', '0POSTkey', '0PATCHkey', '1GET', '1POSTkey'].map(wayOf)).toEqual(
    'quick quick once repeatable repeatable once once'.split(' '),
  );
  const location = (name: string): string => new RegExp(`location ${name} \\{([^}]*)\\}`).exec(text)?.[1] ?? '';
  expect(location('@repeatable')).toContain('non_idempotent');
  expect(location('@quick')).not.toContain('non_idempotent');
});

it('routes sockets to realtime nodes and everything else to http nodes', () => {
  const text = writeNginxConfig({ folder, port: 80, httpPorts: [1, 2], realtimePorts: [3], user: null });
  const upstreams = Object.fromEntries([...text.matchAll(/upstream (\w+) \{([^}]*)\}/g)].map(([, name, body]) => [name, body]));
  expect([...(upstreams['pages'] ?? '').matchAll(/127\.0\.0\.1:(\d)/g)].map((match) => match[1])).toEqual(['1', '2']);
  expect([...(upstreams['sockets'] ?? '').matchAll(/127\.0\.0\.1:(\d)/g)].map((match) => match[1])).toEqual(['3']);
  expect(text).toMatch(/location \/socket\.io\/ \{[^}]*proxy_pass http:\/\/sockets;/);
  expect(text).toMatch(/location \/ \{(?:[^{}]|\{[^}]*\})*proxy_pass http:\/\/pages;/);
  expect(text).not.toContain('user ');
});
