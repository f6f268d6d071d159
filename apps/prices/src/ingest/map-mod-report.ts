import type { Logger } from '@poexchange/platform/log';
import type { PageCounts } from './page-counts.ts';

/** Interval of the log line, in ms. A page of a new league holds thousands of unknown mods. */
const REPORT_EVERY_MS = 10 * 60_000;

/** Called for pages that were stored. */
export type MapModReport = (pages: readonly Readonly<PageCounts>[]) => void;

/** Logs map mods that the table does not know (R5.11): how many came since the last line, and one of them. */
export function createMapModReport({ log, clock }: { log: Pick<Logger, 'warn'>; clock: () => number }): MapModReport {
  let count = 0;
  let example = '';
  let reportedAtMs = -Infinity;
  return (pages) => {
    for (const page of pages) {
      count += page.mapModsNotFound;
      if (page.mapModExample !== '') example = page.mapModExample;
    }
    if (count === 0 || clock() - reportedAtMs < REPORT_EVERY_MS) return;
    log.warn({ count, example }, 'map mods are not found in the table');
    reportedAtMs = clock();
    count = 0;
  };
}
