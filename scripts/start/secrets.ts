import { randomBytes } from 'node:crypto';
import { chmod, mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { STATE_FOLDER } from '../lib/root.mjs';

const makers = {
  JWT_SECRET: () => randomBytes(48).toString('base64url'),
  /** `kid:base64key`, AES-256. */
  TOKEN_KEYS: () => `k1:${randomBytes(32).toString('base64')}`,
  GAME_API_CLIENT_SECRET: () => randomBytes(24).toString('base64url'),
  PARTNER_OIDC_CLIENT_SECRET: () => randomBytes(24).toString('base64url'),
  CHAT_OAUTH_CLIENT_SECRET: () => randomBytes(24).toString('base64url'),
};

export type Secrets = Readonly<Record<keyof typeof makers, string>>;

/** Reads this data folder's secrets, which are created on the first start and readable only by their owner. */
export async function ensureSecrets(dataFolder: string): Promise<Secrets> {
  const file = path.join(dataFolder, 'secrets.json');
  const kept = await readKept(file);
  const names = Object.keys(makers) as (keyof typeof makers)[];
  const secrets = Object.fromEntries(names.map((name) => [name, kept[name] ?? makers[name]()])) as Secrets;
  if (names.some((name) => kept[name] === undefined)) {
    // Renamed into place: an interrupted start must not leave an incomplete file, which would make tokens unreadable.
    const draft = `${file}.${process.pid}`;
    await writeFile(draft, `${JSON.stringify(secrets, null, 2)}\n`, { mode: 0o600 });
    await rename(draft, file);
  }
  return secrets;
}

async function readKept(file: string): Promise<Partial<Secrets>> {
  let text: string;
  try {
    text = await readFile(file, 'utf8');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return {};
    throw error;
  }
  try {
    return JSON.parse(text) as Partial<Secrets>;
  } catch {
    throw new Error(`${file} cannot be read as JSON. Without it stored tokens are lost; remove it to make new secrets.`);
  }
}

/**
 * PostgreSQL, which runs as another user when root starts it, must pass through this folder to reach its own folder.
 */
const dataMode = (): number => (process.getuid?.() === 0 ? 0o711 : 0o700);

/**
 * Creates the folder for all data, inaccessible to other users of the machine. An existing folder keeps its mode unless
 * it is the default folder, because it may contain other things.
 */
export async function makeDataFolder(folder: string): Promise<void> {
  const made = await mkdir(folder, { recursive: true });
  if (made !== undefined || folder === STATE_FOLDER) await chmod(folder, dataMode());
}

/** Creates a folder that only its owner may open, or restricts an existing folder to its owner. */
export async function makePrivateFolder(folder: string): Promise<string> {
  await mkdir(folder, { recursive: true, mode: 0o700 });
  await chmod(folder, 0o700);
  return folder;
}
