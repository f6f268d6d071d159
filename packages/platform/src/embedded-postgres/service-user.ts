import { execFile } from 'node:child_process';
import { chown, lstat, mkdir } from 'node:fs/promises';
import { promisify } from 'node:util';

const run = promisify(execFile);
const NOBODY = 65_534;

/** The account that PostgreSQL runs under when our own account is root, because PostgreSQL refuses to run as root. */
export type ServiceUser = { readonly uid: number; readonly gid: number };

/**
 * Returns the user `nobody` if this process runs as root; otherwise undefined, because PostgreSQL then runs as our own
 * user.
 */
export function readServiceUser(): ServiceUser | undefined {
  return process.getuid?.() === 0 ? { uid: NOBODY, gid: NOBODY } : undefined;
}

/** Returns whether the service user can access a folder, including all its parents. */
export async function canEnter(user: ServiceUser | undefined, folder: string): Promise<boolean> {
  if (user === undefined) return true;
  return run('/bin/sh', ['-c', 'cd "$1"', 'sh', folder], { ...user, cwd: '/' }).then(
    () => true,
    () => false,
  );
}

/** Creates a folder that only the service user (or our own user) can access. Rejects a folder with another owner. */
export async function makePrivateFolder(user: ServiceUser | undefined, folder: string): Promise<void> {
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const { uid } = await readFolder(folder);
  if (user === undefined) return;
  if (uid !== 0 && uid !== user.uid) throw new Error(`${folder} belongs to somebody else (user id ${uid})`);
  await chown(folder, user.uid, user.gid);
}

/** Creates a folder that every user can access but only our user can change. Rejects a folder with another owner. */
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
