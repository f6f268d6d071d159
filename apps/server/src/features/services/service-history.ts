/** Daily going prices of services. */
import type { ServiceHistory } from '@poexchange/contract/rest/services';
import { describeGoingPrice, type ServiceCategory } from '@poexchange/domain/service';
import type { Kysely } from 'kysely';
import { readLagging } from '../../db/read-replica.ts';
import type { Database } from '../../db/schema.ts';
import { readChaosPerDivine, readUnitRate } from '../prices/index.ts';
import { readServices, type Place, type ServicesDeps, type ShownService } from './services.queries.ts';

const DAY_MS = 24 * 3_600_000;
const DAYS_SHOWN = 7;
const DAYS_KEPT = 30;

/** Reads a service's asking prices on recent days, oldest first. */
export async function readServiceHistory(
  deps: Pick<ServicesDeps, 'db' | 'replica' | 'clock'>,
  { game, league, category, name }: Place & { category: ServiceCategory; name: string },
): Promise<ServiceHistory> {
  const rows = await readLagging(deps, (db) =>
    db
      .selectFrom('service_price_days')
      .selectAll()
      .where('game', '=', game)
      .where('league', '=', league)
      .where('category', '=', category)
      .where('name', '=', name)
      .where('day_ms', '>', deps.clock() - DAYS_SHOWN * DAY_MS)
      .orderBy('day_ms')
      .execute(),
  );
  return {
    days: rows.map((row) => ({
      dayMs: row.day_ms,
      location: row.location,
      offers: row.offers,
      lowChaos: row.low_chaos,
      medianChaos: row.median_chaos,
      highChaos: row.high_chaos,
    })),
  };
}

/** Records the asking prices of every listed service, replacing earlier prices from the same day. */
export async function noteServiceDays(deps: Pick<ServicesDeps, 'db' | 'clock' | 'prices'>): Promise<void> {
  const dayMs = Math.floor(deps.clock() / DAY_MS) * DAY_MS;
  const places = await deps.db.selectFrom('service_listings').select(['game', 'league']).distinct().where('active', '=', true).execute();
  for (const place of places) {
    const listed = (await readServices(deps.db, { ...place, only: 'listed' })).filter(({ is_custom: isCustom }) => !isCustom);
    const toChaos = await readRates(deps, place);
    const rows = [...Map.groupBy(listed, (service) => [service.category, service.name, service.location].join(' ')).values()].flatMap(
      (services) => describeDay(services, { toChaos, dayMs }),
    );
    for (const row of rows)
      await deps.db
        .insertInto('service_price_days')
        .values(row)
        .onConflict((conflict) => conflict.columns(['game', 'league', 'category', 'name', 'location', 'day_ms']).doUpdateSet(row))
        .execute();
  }
}

/** Deletes days that pages no longer show. */
export async function pruneServiceDays(db: Kysely<Database>, nowMs: number): Promise<void> {
  await db
    .deleteFrom('service_price_days')
    .where('day_ms', '<', nowMs - DAYS_KEPT * DAY_MS)
    .execute();
}

type ToChaos = (service: ShownService) => number | null;

function describeDay(services: readonly ShownService[], { toChaos, dayMs }: { toChaos: ToChaos; dayMs: number }) {
  const [first] = services;
  const going = describeGoingPrice(services.map(toChaos).filter((chaos) => chaos !== null));
  if (first === undefined || going.lowChaos === null || going.medianChaos === null || going.highChaos === null) return [];
  const { game, league, category, name, location } = first;
  const prices = { low_chaos: going.lowChaos, median_chaos: going.medianChaos, high_chaos: going.highChaos };
  return [{ game, league, category, name, location, day_ms: dayMs, offers: going.count, ...prices }];
}

/** Returns a function that converts a price to chaos, or returns null if the currency has no known rate. */
async function readRates(deps: Pick<ServicesDeps, 'prices'>, place: Place): Promise<ToChaos> {
  const rates = new Map<string, number>([['c', 1]]);
  if (place.game === 'poe1') {
    const divine = await readChaosPerDivine(deps, place);
    if (divine !== null) rates.set('d', divine);
  } else {
    for (const unit of ['d', 'ex', 'r'] as const) {
      const rate = await readUnitRate(deps, { league: place.league, unit });
      if (rate.unit === unit) rates.set(unit, rate.chaosPerUnit);
    }
  }
  return ({ price_value: value, price_type: unit }) => {
    const rate = rates.get(unit);
    return rate === undefined ? null : value * rate;
  };
}
