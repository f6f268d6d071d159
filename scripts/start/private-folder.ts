import { chmod, mkdir } from 'node:fs/promises';
import { STATE_FOLDER } from '../lib/root.mjs';

/** PostgreSQL, which root runs as another user, must pass through the folder to reach its own. */
const dataMode = (): number => (process.getuid?.() === 0 ? 0o711 : 0o700);

/**
 * Makes the folder of all data, closed to other users of the machine. An existing folder keeps its mode, unless it is
 * the default one: it may contain other things.
 */
export async function makeDataFolder(folder: string): Promise<void> {
  const made = await mkdir(folder, { recursive: true });
  if (made !== undefined || folder === STATE_FOLDER) await chmod(folder, dataMode());
}

/** Makes a folder that only its owner may open, or changes an existing one to that. */
export async function makePrivateFolder(folder: string): Promise<string> {
  await mkdir(folder, { recursive: true, mode: 0o700 });
  await chmod(folder, 0o700);
  return folder;
}
