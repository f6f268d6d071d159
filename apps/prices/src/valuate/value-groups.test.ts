import { describe, expect, it } from 'vitest';
import type { PricesDb } from '../database.ts';
import { bindRows } from './book/ask-book.ts';
import type { HistoryKeeper } from '../history/history-keeper.ts';
import type { MarketState } from './value/market-state.ts';
import { sortMarkets } from './market/markets.ts';
import { listRateMoves, type RateGuard } from './rates/rate-guard.ts';
import { createMarketReader } from './market/read-market.ts';
import { valueGroups } from './value-groups.ts';
import { createValueKeeper } from './value/value-keeper.ts';

const nowMs = Date.UTC(2026, 10, 20, 12);
const [CHAOS, DIVINE, SCARAB] = [1, 2, 3];
/** These tests are about values, not about history. */
const history: HistoryKeeper = {
  update: async () => ({ seriesOf: () => ({ hours: [], days: [], otherHours: 0, otherDays: 0 }), days: null }),
};
const noDatabase = {} as PricesDb;

/** Two groups of sellers: some ask 2 or more divines as before, others ask the same amount in yesterday's chaos. */
function makeMarkets(chaosPerDivine: number) {
  const ask = { groupId: SCARAB, isNoted: true, seenAtMs: nowMs };
  const rows = [
    ...Array.from({ length: 8 }, (_, at) => ({ ...ask, accountId: at + 1, currencyId: DIVINE, ask: 2 + (at % 3) / 10 })),
    ...Array.from({ length: 8 }, (_, at) => ({ ...ask, accountId: at + 20, currencyId: CHAOS, ask: 100 + at })),
  ];
  return sortMarkets(
    bindRows(rows),
    new Map([
      [CHAOS, 1],
      [DIVINE, chaosPerDivine],
    ]),
  );
}

async function value({ chaosPerDivine, usedChaos }: { chaosPerDivine: number; usedChaos: number | null }, kept = createValueKeeper()) {
  const markets = makeMarkets(chaosPerDivine);
  const state: MarketState = {
    groupId: SCARAB,
    centre: Math.log(205),
    deviation: 0.06,
    valueChaos: 200,
    valuedAtMs: nowMs - 60_000,
    previousChaos: null,
    changedAtMs: nowMs - 60_000,
    shape: null,
    reference: null,
  };
  const guard: RateGuard = {
    valueChaos: chaosPerDivine,
    usedChaos,
    referenceChaos: 100,
    referenceAtMs: nowMs - 60_000,
    referenceSellers: 100,
    heldSinceMs: null,
    crowdSinceMs: null,
    goods: null,
    habit: null,
  };
  return valueGroups(
    noDatabase,
    { history, kept },
    {
      leagueId: 1,
      game: 'poe1',
      groupIds: [SCARAB],
      unchanged: new Map(),
      bookNumber: 1,
      baseCurrencies: { chaos: { id: CHAOS }, guardedIds: [DIVINE] },
      nowMs,
      pastMoments: 0,
      markets,
      readMarket: createMarketReader(markets),
      anchors: new Map(),
      states: new Map([[SCARAB, state]]),
      guards: new Map([[DIVINE, guard]]),
      moves: listRateMoves([guard]),
    },
  );
}

describe('group values', () => {
  it("D52 the estimate for a market priced in divines follows the divine's rate", async () => {
    const stayed = (await value({ chaosPerDivine: 100, usedChaos: 100 })).values.get(SCARAB)?.primary;
    const moved = (await value({ chaosPerDivine: 150, usedChaos: 100 })).values.get(SCARAB);
    expect(stayed).toBeGreaterThan(175);
    // The asks in divines count, not the asks that happen to be at the market's old location.
    expect(moved?.primary).toBeGreaterThan(262);
    const centreOf = async (usedChaos: number) => (await value({ chaosPerDivine: 150, usedChaos })).values.get(SCARAB)?.centre?.centre ?? 0;
    expect(await centreOf(100)).toBeGreaterThan(await centreOf(150));
  });

  it('D58 reuses a value while nothing changes, and recomputes it when the rate changes', async () => {
    const kept = createValueKeeper();
    const first = await value({ chaosPerDivine: 100, usedChaos: 100 }, kept);
    const again = await value({ chaosPerDivine: 100, usedChaos: 100 }, kept);
    expect([first.areAllRecalled, again.areAllRecalled]).toEqual([false, true]);
    expect(again.values.get(SCARAB)).toBe(first.values.get(SCARAB));
    expect((await value({ chaosPerDivine: 100.1, usedChaos: 100 }, kept)).areAllRecalled).toBe(false);
  });
});
