import { chmod, mkdir } from 'node:fs/promises';
import { STATE_FOLDER } from '../lib/root.mjs';

/** PostgreSQL, which root runs as another user, has to pass through the folder to reach its own. */
const dataMode = (): number => (process.getuid?.() === 0 ? 0o711 : 0o700);

/**
 * Makes the folder of all data, closed to other users of the machine. One that was there before stays as open as it is,
 * unless it is the usual one: it may hold other things.
 */
export async function makeDataFolder(folder: string): Promise<void> {
  const made = await mkdir(folder, { recursive: true });
  if (made !== undefined || folder === STATE_FOLDER) await chmod(folder, dataMode());
}

/** Makes a folder that its owner alone may open, also where it was there before. */
export async function makePrivateFolder(folder: string): Promise<string> {
  await mkdir(folder, { recursive: true, mode: 0o700 });
  await chmod(folder, 0o700);
  return folder;
}
