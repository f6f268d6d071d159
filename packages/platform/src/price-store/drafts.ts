import { randomBytes } from 'node:crypto';
import { mkdir, readdir, rename, rm } from 'node:fs/promises';
import path from 'node:path';
import { LostLeaseError, type Fence } from './fence.ts';

/** Name of the folder of drafts, which is never served. */
const DRAFTS = '.drafts';

/** The folder in which the owner of a lease writes drafts before they replace a file. */
export type Drafts = {
  /** Returns the folder; the first call opens it. Throws if another owner has taken over. */
  readonly folder: () => Promise<string>;
  /** Opens the folder again if it is gone. Throws if another owner has taken over. */
  readonly reopen: () => Promise<void>;
};

/**
 * Fences files by the folder of their drafts: `rename` is atomic, and fails when the source is gone. A new owner
 * removes the folders of earlier owners before it reads any file. An earlier one that hung finds none, and may open a
 * new one only if its number is still the newest after that folder was made: so either the new owner has seen the
 * folder, or the old one sees the new owner.
 */
export function openDrafts(root: string, { lease, number, verify }: Fence): Drafts {
  const parent = path.join(root, DRAFTS, encodeURIComponent(lease));
  // Threads of one owner have folders of their own.
  const own = path.join(parent, `${number}-${randomBytes(6).toString('hex')}`);

  const open = async (): Promise<string> => {
    try {
      await mkdir(own, { recursive: true });
      for (const name of await readdir(parent)) if (readNumber(name) < number) await removeAtOnce(path.join(parent, name), own);
    } catch (error) {
      if (await verify()) throw error;
    }
    if (await verify()) return own;
    await rm(own, { recursive: true, force: true });
    throw new LostLeaseError(lease);
  };

  let opening: Promise<string> | null = null;
  const openOnce = (): Promise<string> => {
    const mine = (opening ??= open());
    mine.catch(() => {
      if (opening === mine) opening = null;
    });
    return mine;
  };
  return {
    folder: openOnce,
    reopen: async () => {
      await opening?.catch(() => undefined);
      opening = null;
      await openOnce();
    },
  };
}

function readNumber(name: string): number {
  return Number(name.split('-')[0]);
}

/** Removes a folder in one step, even while files are written there. */
async function removeAtOnce(folder: string, own: string): Promise<void> {
  const aside = path.join(own, `.old-${path.basename(folder)}`);
  try {
    await rename(folder, aside);
  } catch (error) {
    // Another thread of this owner was first.
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return;
    throw error;
  }
  await rm(aside, { recursive: true, force: true });
}
