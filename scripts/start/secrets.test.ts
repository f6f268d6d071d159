import { chmod, mkdir, mkdtemp, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { makeDataFolder, makePrivateFolder } from './secrets.ts';

const parent = await mkdtemp(path.join(tmpdir(), 'private-folder-'));
afterAll(() => rm(parent, { recursive: true }));
const modeOf = async (name: string): Promise<number> => (await stat(path.join(parent, name))).mode & 0o777;

it('blocks other users from listing the data folder, and leaves an existing folder unchanged', async () => {
  await makeDataFolder(path.join(parent, 'new/data'));
  expect((await modeOf('new/data')) & 0o066).toBe(0);
  await mkdir(path.join(parent, 'kept'));
  await chmod(path.join(parent, 'kept'), 0o755);
  await makeDataFolder(path.join(parent, 'kept'));
  expect(await modeOf('kept')).toBe(0o755);
});

it('blocks access by others to a private folder, including one from an earlier version', async () => {
  await mkdir(path.join(parent, 'logs'), { mode: 0o755 });
  await makePrivateFolder(path.join(parent, 'logs'));
  expect(await modeOf('logs')).toBe(0o700);
});
