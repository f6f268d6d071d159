import { readStockChanges, settleStockChanges } from '../asks/stock-change-queries.ts';
import { withLazyCommit, type PricesDb } from '../database.ts';
import type { Fence } from '../leases/fence.ts';
import type { AskBook } from '../valuate/book/ask-book.ts';
import type { Rates } from '../valuate/market/markets.ts';
import type { GroupValue } from '../valuate/value/value-group.ts';
import { countSales, type SalesLedger } from './count-sales.ts';
import { COUNTS_ONCE_IN_MS } from './judge-changes.ts';
import { readClock, readSums, storeClock, storeSums, type SalesClock } from './sales-queries.ts';
import { listEvidence, type SalesEvidence } from './sales-evidence.ts';
import { ageSums, type SalesSums } from './sales-sums.ts';

const HOUR_MS = 3_600_000;
/** Time between two counts. */
const COUNT_EVERY_MS = 10 * 60_000;
/** Longest time between two counts of which the first tells how many asks stood all along. */
const LONGEST_STEP_MS = 30 * 60_000;

export type CountInput = {
  readonly leagueId: number;
  /** Groups by tag, and the values of all that have one. */
  readonly idsByTag: ReadonlyMap<string, readonly number[]>;
  readonly values: ReadonlyMap<number, GroupValue>;
  readonly book: AskBook;
  readonly rates: Rates;
  readonly nowMs: number;
  /** Number of the price run: its parts are counted one after the other. */
  readonly runNumber: number;
  readonly fence?: Fence | undefined;
};

/** Evidence of sales of a league's groups (record 0128). */
export type SalesKeeper = {
  readonly evidenceOf: (groupId: number) => SalesEvidence | undefined;
  /** Grows whenever any evidence may have changed. */
  readonly version: () => number;
  /** Counts the asks that stand and those that were filled since the last time, every ten minutes. */
  readonly count: (db: PricesDb, input: CountInput) => Promise<void>;
};

type Clock = SalesClock & { readonly runNumber: number; readonly hours: number };

export function createSalesKeeper(): SalesKeeper {
  const evidence = new Map<number, SalesEvidence>();
  let clock: Clock | null = null;
  let ledger: SalesLedger | null = null;
  let version = 0;

  return {
    evidenceOf: (groupId) => evidence.get(groupId),
    version: () => version,
    count: async (db, input) => {
      const { leagueId, idsByTag, values, book, rates, nowMs, runNumber } = input;
      if (clock !== null && clock.runNumber !== runNumber && Math.abs(nowMs - clock.countedAtMs) < COUNT_EVERY_MS) return;
      if (clock?.runNumber !== runNumber) clock = moveClock(clock ?? (await readClock(db, leagueId)), input);
      ledger ??= { sums: await loadSums(db, input), held: [] };
      const { hours, sinceMs, countedAtMs } = clock;
      const { fillIds, otherIds, touched } = countSales(ledger, {
        asked: listAsked(idsByTag, values),
        book,
        rates,
        changes: await readStockChanges(db, { leagueId, sinceMs: nowMs - COUNTS_ONCE_IN_MS }),
        nowMs,
        hours,
        sinceMs,
      });
      await withLazyCommit(
        db,
        async (tx) => {
          await settleStockChanges(tx, { fillIds, otherIds });
          await storeSums(tx, leagueId, { sums: touched, at: new Date(nowMs) });
          await storeClock(tx, leagueId, { countedAtMs, sinceMs });
        },
        input.fence,
      );
      listEvidence({ idsByTag, values, sums: ledger.sums }, evidence);
      version += 1;
    },
  };
}

/** The clock of this count: no time has passed, and nothing was watched before, where the last one is long ago. */
function moveClock(last: SalesClock | null, { nowMs, runNumber }: CountInput): Clock {
  const stepMs = last === null ? Infinity : nowMs - last.countedAtMs;
  const isGap = last === null || stepMs > LONGEST_STEP_MS || stepMs < 0;
  return { runNumber, countedAtMs: nowMs, sinceMs: isGap ? nowMs : last.sinceMs, hours: isGap ? 0 : stepMs / HOUR_MS };
}

/** Levels of what sellers ask; a group that nobody asks for, and chaos, the unit, have none. */
function listAsked(idsByTag: CountInput['idsByTag'], values: CountInput['values']): Map<number, readonly number[]> {
  const asked = new Map<number, readonly number[]>();
  for (const id of [...idsByTag.values()].flat()) {
    const levels = values.get(id)?.explanation.askLevels ?? null;
    if (levels !== null) asked.set(id, levels);
  }
  return asked;
}

async function loadSums(db: PricesDb, { leagueId, nowMs }: CountInput): Promise<Map<number, SalesSums>> {
  const stored = await readSums(db, leagueId);
  return new Map(
    [...stored].map(([groupId, { sums, countedAtMs }]) => {
      ageSums(sums, (nowMs - countedAtMs) / HOUR_MS);
      return [groupId, sums];
    }),
  );
}
