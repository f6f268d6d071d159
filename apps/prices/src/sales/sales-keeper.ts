import { deleteFilled, readFilled } from '../asks/filled-queries.ts';
import { readStockChanges, settleStockChanges } from '../asks/stock-change-queries.ts';
import { withLazyCommit, type PricesDb } from '../database.ts';
import type { Fence } from '../leases/fence.ts';
import type { AskBook } from '../valuate/book/ask-book.ts';
import type { Rates } from '../valuate/market/markets.ts';
import type { GroupValue } from '../valuate/value/value-group.ts';
import { countSales, type SalesLedger } from './count-sales.ts';
import { openAccounts } from './find-in-book.ts';
import { COUNTS_ONCE_IN_MS, listMoved, MOVED_WITHIN_MS } from './judge-changes.ts';
import { readSums, storeSums } from './sales-queries.ts';
import { listEvidence, type SalesEvidence } from './sales-evidence.ts';
import type { SalesStep } from './sales-step.ts';
import { ageSums, type SalesSums } from './sales-sums.ts';

const HOUR_MS = 3_600_000;

/**
 * Period during which filled asks are checked for moved stock. It covers two price runs; asks missed in a longer pause
 * remain counted.
 */
const LOOKED_AT_FOR_MS = 2 * MOVED_WITHIN_MS;

export type CountInput = {
  readonly leagueId: number;
  /** Group ids by tag, and the values of all groups that have a value. */
  readonly idsByTag: ReadonlyMap<string, readonly number[]>;
  readonly values: ReadonlyMap<number, GroupValue>;
  readonly book: AskBook;
  readonly rates: Rates;
  readonly nowMs: number;
  readonly step: SalesStep;
  /** Number of the price run, whose parts are counted one after another. */
  readonly runNumber: number;
  readonly fence?: Fence | undefined;
};

/** Evidence of sales for a league's groups. */
export type SalesKeeper = {
  readonly evidenceOf: (groupId: number) => SalesEvidence | undefined;
  /** Increases whenever any evidence may have changed. */
  readonly version: () => number;
  /** Counts the asks on offer and the fills since the last count, if a count is due. */
  readonly count: (db: PricesDb, input: CountInput) => Promise<void>;
};

/**
 * A price run's count. `fromMs` is where the count starts, even if a failed run already counted part of that period
 * here.
 */
type Count = { readonly runNumber: number; readonly fromMs: number; readonly countedAtMs: number };

export function createSalesKeeper(): SalesKeeper {
  const evidence = new Map<number, SalesEvidence>();
  let last: Count | null = null;
  let ledger: SalesLedger | null = null;
  /** Number of the price run that loaded the earlier counts. */
  let loadedIn: number | null = null;
  let version = 0;

  const tell = ({ idsByTag, values }: CountInput, sums: SalesLedger['sums']): void => {
    listEvidence({ idsByTag, values, sums }, evidence);
    version += 1;
  };

  return {
    evidenceOf: (groupId) => evidence.get(groupId),
    version: () => version,
    count: async (db, input) => {
      const { leagueId, idsByTag, values, book, rates, nowMs, step, runNumber } = input;
      if (ledger === null) loadedIn = runNumber;
      ledger ??= { sums: await loadSums(db, input), held: [] };
      if (!step.isDue) {
        if (loadedIn === runNumber) tell(input, ledger.sums);
        return;
      }
      if (last?.runNumber !== runNumber)
        last = { runNumber, fromMs: Math.max(step.fromMs ?? nowMs, last?.countedAtMs ?? -Infinity), countedAtMs: nowMs };
      const changes = await readStockChanges(db, { leagueId, sinceMs: nowMs - COUNTS_ONCE_IN_MS });
      const { fillIds, otherIds, touched } = countSales(ledger, {
        asked: listAsked(idsByTag, values),
        book,
        rates,
        changes,
        nowMs,
        // No time is counted after a gap, because the asks were not observed in between.
        hours: step.isGap ? 0 : Math.max(0, nowMs - last.fromMs) / HOUR_MS,
        sinceMs: step.sinceMs,
      });
      const span = { leagueId, fromMs: nowMs - LOOKED_AT_FOR_MS, toMs: nowMs - MOVED_WITHIN_MS };
      const ownIds = new Set([...idsByTag.values()].flat());
      const filled = (await readFilled(db, span)).filter(({ groupId }) => ownIds.has(groupId));
      const moved = listMoved(filled, { changes, accounts: openAccounts(book) });
      await withLazyCommit(
        db,
        async (tx) => {
          await deleteFilled(tx, leagueId, moved);
          await settleStockChanges(tx, { fillIds, otherIds });
          await storeSums(tx, leagueId, { sums: touched, at: new Date(nowMs) });
        },
        input.fence,
      );
      tell(input, ledger.sums);
    },
  };
}

/** Lists the levels of sellers' asks. Groups without asks have no levels, and neither does chaos, the unit. */
function listAsked(idsByTag: CountInput['idsByTag'], values: CountInput['values']): Map<number, readonly number[]> {
  const asked = new Map<number, readonly number[]>();
  for (const id of [...idsByTag.values()].flat()) {
    const levels = values.get(id)?.explanation.askLevels ?? null;
    if (levels !== null) asked.set(id, levels);
  }
  return asked;
}

/** Reads the sums as of the last count, aged to now if there is a gap. */
async function loadSums(db: PricesDb, { leagueId, nowMs, step: { fromMs, isGap } }: CountInput): Promise<Map<number, SalesSums>> {
  const stored = await readSums(db, leagueId);
  const atMs = isGap || fromMs === null ? nowMs : fromMs;
  return new Map(
    [...stored].map(([groupId, { sums, countedAtMs }]) => {
      ageSums(sums, (atMs - countedAtMs) / HOUR_MS);
      return [groupId, sums];
    }),
  );
}
