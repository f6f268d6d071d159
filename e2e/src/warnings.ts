import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';

/** Pino's numbers and names for warnings and more severe levels. */
const BAD_LEVELS = new Set<unknown>(['warn', 'error', 'fatal', 40, 50, 60]);
const MOST_LINES = 40;
const LINE_LENGTH = 400;

/**
 * Lists the latest warnings and errors that the programs have logged since `sinceMs`, in chronological order; returns
 * an empty list if there is no data folder.
 */
export async function listWarnings(dataFolder: string | undefined, sinceMs: number): Promise<string[]> {
  if (dataFolder === undefined) return [];
  const folder = path.join(dataFolder, 'logs');
  const files = await readdir(folder).catch(() => []);
  const texts = await Promise.all(files.map((file) => readFile(path.join(folder, file), 'utf8').catch(() => '')));
  const lines = texts.flatMap((text, at) =>
    text.split('\n').flatMap((line) => {
      const entry = readEntry(line);
      return entry !== null && BAD_LEVELS.has(entry.level) && Date.parse(entry.time) >= sinceMs
        ? [{ time: entry.time, line: `${files[at]}: ${line}` }]
        : [];
    }),
  );
  return lines
    .toSorted((a, b) => a.time.localeCompare(b.time))
    .slice(-MOST_LINES)
    .map(({ line }) => line.slice(0, LINE_LENGTH));
}

function readEntry(line: string): { readonly level: unknown; readonly time: string } | null {
  try {
    const entry = JSON.parse(line) as { level?: unknown; time?: unknown };
    return typeof entry.time === 'string' ? { level: entry.level, time: entry.time } : null;
  } catch {
    return null;
  }
}
