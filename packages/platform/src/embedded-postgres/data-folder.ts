import { createHash } from 'node:crypto';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { canEnter, makeOwnFolder, readServiceUser } from './service-user.ts';

/**
 * Chooses the folder for PostgreSQL's files: under `dataFolder`, or in /var/tmp if PostgreSQL's user cannot access it.
 * The choice is written to `postgres-location.txt` and never changes after the first start.
 */
export async function chooseDataFolder(dataFolder: string): Promise<string> {
  await mkdir(dataFolder, { recursive: true });
  const note = path.join(dataFolder, 'postgres-location.txt');
  const noted = (await readFile(note, 'utf8').catch(() => '')).trim();
  if (noted !== '') return noted;
  const folder = (await canEnter(readServiceUser(), dataFolder))
    ? path.join(dataFolder, 'postgres')
    : path.join(await makeOutsideFolder(dataFolder), 'postgres');
  await writeFile(note, `${folder}\n`);
  return folder;
}

async function makeOutsideFolder(dataFolder: string): Promise<string> {
  const hash = createHash('sha256').update(path.resolve(dataFolder)).digest('hex').slice(0, 12);
  const folder = `/var/tmp/poexchange-${hash}`;
  await makeOwnFolder(folder);
  return folder;
}
