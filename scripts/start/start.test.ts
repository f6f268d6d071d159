import { mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it, onTestFinished } from 'vitest';
import { STATE_FOLDER } from '../lib/root.mjs';
import { readOptions } from './options.ts';
import { choosePort } from './ports.ts';
import { ensureSecrets } from './secrets.ts';
import { createStopList } from './stop-list.ts';

let folder = '';
beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'start-'));
});
afterEach(() => rm(folder, { recursive: true }));

describe('npm start options', () => {
  it('D01 has defaults and reads all options', () => {
    expect(readOptions([])).toEqual({ port: undefined, dataFolder: STATE_FOLDER, traders: 'run', layout: 'one', replica: 'wanted' });
    expect(readOptions(['--port', '0', '--data', folder, '--no-traders'])).toEqual({
      port: 0,
      dataFolder: folder,
      traders: 'none',
      layout: 'one',
      replica: 'wanted',
    });
    // A cluster does not use the data of a normal start.
    expect(readOptions(['--cluster'])).toMatchObject({ dataFolder: path.join(STATE_FOLDER, 'cluster'), layout: 'full' });
    expect(readOptions(['--cluster', '--small'])).toMatchObject({ layout: 'small' });
    expect(readOptions(['--small'])).toMatch('--cluster');
    expect(readOptions(['--cluster', '--replica'])).toMatchObject({ layout: 'full', replica: 'required' });
    expect(readOptions(['--cluster', '--small', '--replica'])).toMatch('--replica');
  });

  it.each([[['--port', 'x']], [['--port', '65536']], [['--port', '-1']], [['--prot', '1']], [['extra']], [['--data']]])(
    'D01 explains an invalid option: %s',
    (args) => {
      expect(readOptions(args)).toMatch(/--port|npm start/);
    },
  );
});

describe('site port', () => {
  it('D01 rejects a port that is taken, and finds a free port if none is given', async () => {
    const other = createServer();
    await new Promise<void>((resolve) => other.listen(0, '127.0.0.1', resolve));
    onTestFinished(() => void other.close());
    const { port } = other.address() as { port: number };
    await expect(choosePort(port)).rejects.toThrow(`Port ${port} is taken`);
    expect(await choosePort(undefined)).not.toBe(port);
    expect(await choosePort(0)).toBeGreaterThan(0);
  });
});

describe('installation secrets', () => {
  it('D02 creates secrets once, keeps them, and makes them readable only by their owner', async () => {
    const first = await ensureSecrets(folder);
    expect(await ensureSecrets(folder)).toEqual(first);
    expect((await stat(path.join(folder, 'secrets.json'))).mode & 0o077).toBe(0);
    expect(Buffer.from(first.TOKEN_KEYS.split(':')[1] ?? '', 'base64')).toHaveLength(32);
  });

  it('D02 creates different secrets for each folder', async () => {
    const other = await mkdtemp(path.join(tmpdir(), 'start-'));
    onTestFinished(() => rm(other, { recursive: true }));
    expect((await ensureSecrets(folder)).JWT_SECRET).not.toBe((await ensureSecrets(other)).JWT_SECRET);
  });

  it('D02 adds a missing secret, and does not overwrite a broken file', async () => {
    const file = path.join(folder, 'secrets.json');
    await writeFile(file, '{"JWT_SECRET":"kept"}');
    expect((await ensureSecrets(folder)).JWT_SECRET).toBe('kept');
    await writeFile(file, '{"JWT_SE');
    await expect(ensureSecrets(folder)).rejects.toThrow(/cannot be read/);
    expect(await readFile(file, 'utf8')).toBe('{"JWT_SE');
  });
});

describe('stop list', () => {
  it('D01 stops in the reverse order, continues after a failure, and does not stop twice', async () => {
    const order: string[] = [];
    const list = createStopList();
    list.add('database', async () => void order.push('database'));
    list.add('broken', () => Promise.reject(new Error('no')));
    list.add('server', async () => void order.push('server'));
    await list.stopAll();
    list.add('late', async () => void order.push('late'));
    await list.stopAll();
    expect(order).toEqual(['server', 'database', 'late']);
  });
});
