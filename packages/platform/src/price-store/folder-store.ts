import { hash as hashOnce, randomBytes } from 'node:crypto';
import { renameSync, statSync, writeFileSync, type BigIntStats } from 'node:fs';
import { mkdir, readdir, readFile, rename, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { listEncodings, type ContentEncoding } from './accept-encoding.ts';
import { compress, decompress, isWorthCompressing } from './compression.ts';
import { openDrafts, type Drafts } from './drafts.ts';
import type { Fence } from './fence.ts';
import { createFileCache } from './file-cache.ts';
import type { PriceStore, PublishedFile } from './price-store.ts';
import { canonicalPath } from './store-path.ts';

const suffixes: Readonly<Record<ContentEncoding, string>> = { br: '.br', gzip: '.gz', identity: '' };
const ABANDONED_AFTER_MS = 60_000;

/**
 * Creates a store of price files in a folder, each next to its compressed forms. Each file has one publishing process
 * and any number of readers. With a fence, drafts are in a folder that a later owner removes, so that old drafts can no
 * longer replace a file.
 */
export function createFolderStore(folder: string, fence?: Fence): PriceStore {
  const root = path.resolve(folder);
  const drafts: Drafts | null = fence === undefined ? null : openDrafts(root, fence);
  /**
   * Content hash of each file that this process wrote completely, by path, with the file's version at that time; a
   * different version now means that another process has written the file.
   */
  const known = new Map<string, { readonly place: string; readonly hash: string; readonly version: string | null }>();
  /** File names in the folders this process has published to. No other process adds files there. */
  const namesByFolder = new Map<string, Promise<Set<string>>>();
  const cache = createFileCache();
  // Programs in different containers may have the same process id.
  const nonce = randomBytes(6).toString('hex');
  let writes = 0;

  const placeOf = (file: string): string => {
    const canonical = canonicalPath(file);
    if (canonical === undefined) throw new Error(`"${file}" cannot be a price file`);
    return path.join(root, canonical);
  };

  const prepareFolder = (name: string): Promise<Set<string>> => {
    let names = namesByFolder.get(name);
    if (names === undefined) {
      names = mkdir(name, { recursive: true })
        .then(() => removeAbandoned(name))
        .then((found) => new Set(found));
      // The pending listing is stored immediately, so that files published together share it; it is removed if it
      // fails.
      namesByFolder.set(name, names);
      names.catch(() => namesByFolder.delete(name));
    }
    return names;
  };

  const nameDraft = (): string => `.${process.pid}-${nonce}-${(writes += 1)}.tmp`;
  const remove = async (file: string): Promise<void> => {
    if (drafts === null) return rm(file, { force: true });
    const draft = path.join(await drafts.folder(), nameDraft());
    await rename(file, draft);
    await rm(draft, { force: true });
  };

  const replace = async (file: string, body: Buffer): Promise<void> => {
    const draft = path.join((await drafts?.folder()) ?? path.dirname(file), nameDraft());
    try {
      // A league has thousands of files of a few hundred bytes each: passing a file to another thread and back takes
      // several times as long as writing it.
      writeFileSync(draft, body);
      await renameOver(draft, file);
    } catch (error) {
      await rm(draft, { force: true });
      throw error;
    }
  };

  const writeForms = async (file: string, body: Buffer): Promise<void> => {
    const names = await prepareFolder(path.dirname(file));
    for (const encoding of ['br', 'gzip'] as const) {
      const form = file + suffixes[encoding];
      if (isWorthCompressing(body)) {
        await replace(form, compress(body, encoding));
        names.add(path.basename(form));
      } else if (names.delete(path.basename(form))) await remove(form);
    }
    // Written last, because the next publication compares with this file: an interrupted publication is then repeated.
    await replace(file, body);
    names.add(path.basename(file));
  };

  const write = async (file: string, body: Buffer): Promise<void> => {
    try {
      await writeForms(file, body);
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
      // Throws if the folder was removed, or another owner took over.
      namesByFolder.delete(path.dirname(file));
      await drafts?.reopen();
      await writeForms(file, body);
    }
  };

  const isThereWhole = async (file: string, body: Buffer): Promise<boolean> => {
    // Must run before the comparison: after this no other process can change the file.
    await drafts?.folder();
    const names = await prepareFolder(path.dirname(file));
    return names.has(path.basename(file)) && isWhole(file, body);
  };

  const isAsPublished = (file: string): boolean => {
    const before = known.get(file);
    return before !== undefined && before.version !== null && before.version === lookAtVersion(before.place);
  };

  return {
    publish: async (file, text) => {
      const place = placeOf(file);
      const body = Buffer.from(text);
      const hash = hashBytes(body);
      const before = known.get(file);
      const isKnown = isAsPublished(file);
      // Another process wrote here, and may have left forms unknown to this process.
      if (before !== undefined && !isKnown) namesByFolder.delete(path.dirname(place));
      if (isKnown ? before?.hash === hash : await isThereWhole(place, body)) {
        if (!isKnown) known.set(file, { place, hash, version: lookAtVersion(place) });
        return 'unchanged';
      }
      known.delete(file);
      await write(place, body);
      known.set(file, { place, hash, version: lookAtVersion(place) });
      return 'written';
    },
    isAsPublished,
    readPublished: async (file, acceptEncoding) => {
      const canonical = canonicalPath(file);
      if (canonical === undefined) return null;
      await drafts?.folder();
      for (const encoding of listEncodings(acceptEncoding)) {
        const form = path.join(root, canonical) + suffixes[encoding];
        const version = await readVersion(form);
        const published = version === null ? null : (cache.get(form, version) ?? (await load(form, encoding)));
        if (version === null || published === null) continue;
        cache.set(form, version, published);
        return published;
      }
      return null;
    },
    readVersion: async (file) => {
      const canonical = canonicalPath(file);
      return canonical === undefined ? null : readVersion(path.join(root, canonical));
    },
    fenced: (next) => createFolderStore(folder, next),
    keepOthersOut: async () => void (await drafts?.folder()),
  };
}

function hashBytes(bytes: Buffer): string {
  return hashOnce('sha256', bytes, 'base64url');
}

/** Reads a file's version synchronously, because there are thousands of small files. */
function lookAtVersion(file: string): string | null {
  const found = statSync(file, { throwIfNoEntry: false, bigint: true });
  return found === undefined ? null : nameVersion(found);
}

function nameVersion({ mtimeNs, size, ino }: BigIntStats): string {
  return `${mtimeNs}-${size}-${ino}`;
}

async function readVersion(file: string): Promise<string | null> {
  try {
    return nameVersion(await stat(file, { bigint: true }));
  } catch (error) {
    return ignoreMissing(error);
  }
}

async function load(file: string, encoding: ContentEncoding): Promise<PublishedFile | null> {
  const body = await readOrNull(file);
  return body === null ? null : { body, etag: `"${hashBytes(body)}"`, encoding };
}

async function readOrNull(file: string): Promise<Buffer | null> {
  try {
    return await readFile(file);
  } catch (error) {
    return ignoreMissing(error);
  }
}

function ignoreMissing(error: unknown): null {
  const code = (error as NodeJS.ErrnoException).code;
  if (code === 'ENOENT' || code === 'ENOTDIR' || code === 'EISDIR') return null;
  throw error;
}

/** Returns whether a file left by an earlier process contains this content in every form. */
async function isWhole(file: string, body: Buffer): Promise<boolean> {
  const plain = await readOrNull(file);
  if (plain === null || !plain.equals(body)) return false;
  for (const encoding of ['br', 'gzip'] as const) {
    const form = await readOrNull(file + suffixes[encoding]);
    const isWanted = isWorthCompressing(body);
    if ((form !== null) !== isWanted) return false;
    if (form !== null && !(await decompress(form, encoding))?.equals(body)) return false;
  }
  return true;
}

/** Removes drafts left by a killed process; returns the file names in the folder. */
async function removeAbandoned(folder: string): Promise<string[]> {
  const names = await readdir(folder);
  for (const name of names) {
    if (!name.startsWith('.') || !name.endsWith('.tmp')) continue;
    const draft = path.join(folder, name);
    const { mtimeMs } = await stat(draft).catch(() => ({ mtimeMs: 0 }));
    if (mtimeMs < Date.now() - ABANDONED_AFTER_MS) await rm(draft, { force: true });
  }
  return names;
}

/** Windows refuses to replace a file that is currently being read. */
async function renameOver(from: string, to: string): Promise<void> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      renameSync(from, to);
      return;
    } catch (error) {
      const code = (error as NodeJS.ErrnoException).code ?? '';
      if (attempt === 10 || !['EPERM', 'EACCES', 'EBUSY'].includes(code)) throw error;
      await sleep(10 * attempt);
    }
  }
}
