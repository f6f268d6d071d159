import { randomBytes } from 'node:crypto';
import { mkdir, readdir, rename, rm } from 'node:fs/promises';
import path from 'node:path';
import { LostLeaseError, type Fence } from './fence.ts';

/** Name of the drafts folder, which is never served. */
const DRAFTS = '.drafts';

/** The folder in which a lease owner writes drafts before they replace a file. */
export type Drafts = {
  /** Returns the folder; the first call opens it. Throws if another owner has taken over. */
  readonly folder: () => Promise<string>;
  /** Reopens the folder if it has been removed. Throws if another owner has taken over. */
  readonly reopen: () => Promise<void>;
};

/**
 * Fences files by their drafts folder: `rename` is atomic, and fails if the source is missing. A new owner removes the
 * folders of earlier owners before it reads any file. An earlier owner that hung no longer has a folder, and may open a
 * new folder only if its number is still the newest after the folder was created. So either the new owner has seen the
 * folder, or the earlier owner detects the new owner.
 */
export function openDrafts(root: string, { lease, number, verify }: Fence): Drafts {
  const parent = path.join(root, DRAFTS, encodeURIComponent(lease));
  // Each thread of an owner has its own folder.
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
    // Another thread of this owner removed the folder first.
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return;
    throw error;
  }
  await rm(aside, { recursive: true, force: true });
}
