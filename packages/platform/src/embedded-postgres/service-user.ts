import { execFile } from 'node:child_process';
import { chown, lstat, mkdir } from 'node:fs/promises';
import { promisify } from 'node:util';

const run = promisify(execFile);
const NOBODY = 65_534;

/** The account PostgreSQL runs under when ours is root, which it refuses. */
export type ServiceUser = { readonly uid: number; readonly gid: number };

/**
 * Returns the user `nobody` when this process runs as root; otherwise undefined, since PostgreSQL then runs as our own
 * user.
 */
export function readServiceUser(): ServiceUser | undefined {
  return process.getuid?.() === 0 ? { uid: NOBODY, gid: NOBODY } : undefined;
}

/** Returns whether the service user can enter a folder through all of its parents. */
export async function canEnter(user: ServiceUser | undefined, folder: string): Promise<boolean> {
  if (user === undefined) return true;
  return run('/bin/sh', ['-c', 'cd "$1"', 'sh', folder], { ...user, cwd: '/' }).then(
    () => true,
    () => false,
  );
}

/** Makes a folder that only the service user (or our own user) can enter. Rejects a folder of another owner. */
export async function makePrivateFolder(user: ServiceUser | undefined, folder: string): Promise<void> {
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const { uid } = await readFolder(folder);
  if (user === undefined) return;
  if (uid !== 0 && uid !== user.uid) throw new Error(`${folder} belongs to somebody else (user id ${uid})`);
  await chown(folder, user.uid, user.gid);
}

/** Makes a folder that every user can enter and only ours can change. Rejects a folder of another owner. */
export async function makeOwnFolder(folder: string): Promise<void> {
  await mkdir(folder, { recursive: true, mode: 0o755 });
  const { uid, mode } = await readFolder(folder);
  if (uid !== process.getuid?.() || (mode & 0o022) !== 0) throw new Error(`${folder} can be changed by somebody else`);
}

async function readFolder(folder: string): Promise<{ uid: number; mode: number }> {
  const status = await lstat(folder);
  if (!status.isDirectory()) throw new Error(`${folder} is not a folder`);
  return status;
}
