import type * as fs from 'node:fs';
import { closeSync, fstatSync, openSync, renameSync, writeSync } from 'node:fs';

const MOST_BYTES = 8 * 1024 * 1024;

export type LogFile = { readonly writeLine: (line: string) => void; readonly close: () => void };

/** The file system functions used here; a test replaces them to simulate a full disk. */
type LogDisk = Pick<typeof fs, 'closeSync' | 'fstatSync' | 'openSync' | 'renameSync' | 'writeSync'>;

/**
 * Appends lines to a file, so that the end of the previous run can still be read. Beyond `mostBytes` the file becomes
 * `FILE.1`, replacing the previous `FILE.1`. It never throws: lines that do not fit on a full disk are counted and
 * skipped, and the count precedes the next line that fits.
 */
export function createLogFile(
  file: string,
  { mostBytes = MOST_BYTES, disk = { closeSync, fstatSync, openSync, renameSync, writeSync } }: { mostBytes?: number; disk?: LogDisk } = {},
): LogFile {
  let open: { readonly descriptor: number; bytes: number } | undefined;
  let lost = 0;
  /** True if the last write ended within a line. */
  let isTorn = false;

  const close = (): void => {
    const closing = open;
    open = undefined;
    if (closing !== undefined) attempt(() => disk.closeSync(closing.descriptor));
  };
  const openAgain = (): { readonly descriptor: number; bytes: number } => {
    const descriptor = disk.openSync(file, 'a', 0o600);
    return { descriptor, bytes: disk.fstatSync(descriptor).size };
  };
  const append = (text: string): void => {
    open ??= openAgain();
    if (open.bytes > 0 && open.bytes + text.length > mostBytes) {
      close();
      attempt(() => disk.renameSync(file, `${file}.1`));
      open = openAgain();
    }
    const bytes = Buffer.from(`${isTorn ? '\n' : ''}${text}`);
    const written = disk.writeSync(open.descriptor, bytes);
    open.bytes += written;
    if (written > 0) isTorn = written < bytes.length;
    if (written < bytes.length) throw new Error('the disk is full');
  };

  return {
    writeLine: (line) => {
      try {
        if (lost > 0) append(`${lost} lines are missing here: they could not be written\n`);
        lost = 0;
        append(`${line}\n`);
      } catch {
        lost += 1;
        // The file may have been moved or its disk removed: the next line reopens it.
        close();
      }
    },
    close,
  };
}

function attempt(work: () => void): void {
  try {
    work();
  } catch {
    // A log that cannot be closed or moved must not stop the program.
  }
}
