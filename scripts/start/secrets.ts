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

/** Reads the secrets of this data folder, which are made on the first start and readable by their owner only. */
export async function ensureSecrets(dataFolder: string): Promise<Secrets> {
  const file = path.join(dataFolder, 'secrets.json');
  const kept = await readKept(file);
  const names = Object.keys(makers) as (keyof typeof makers)[];
  const secrets = Object.fromEntries(names.map((name) => [name, kept[name] ?? makers[name]()])) as Secrets;
  if (names.some((name) => kept[name] === undefined)) {
    // Renamed into place: an interrupted start must not leave half a file, and with it unreadable tokens.
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
