/** Checks the parts that any node can see: the database and its replica, Redis, and the published prices. */
import type { StatusPart } from '@poexchange/contract/rest/status';
import type { LeagueEntry, StatusFile } from '@poexchange/contract/price-files';
import type { Game } from '@poexchange/domain/item';
import type { ReplicaState } from '@poexchange/platform/db';
import type { RedisState } from '@poexchange/platform/redis';
import { monitorEventLoopDelay } from 'node:perf_hooks';
import type { Seen } from './describe-part.ts';

/** Checks by part; a check returns null if it has nothing to report. */
export type Looks = { readonly [Part in StatusPart]?: () => Promise<Seen | null> };

type Sources = {
  readonly clock: () => number;
  readonly askDatabase: () => Promise<unknown>;
  readonly readRedis?: (() => RedisState) | undefined;
  readonly readReplica?: (() => ReplicaState) | undefined;
  readonly readLeagues: () => Promise<readonly LeagueEntry[]>;
  readonly readPriceStatus: (game: Game, league: string) => Promise<StatusFile | null>;
};

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
/** A statement that reads no tables is slow if it takes this long. */
const SLOW_DATABASE_MS = 500;
const SILENT_DATABASE_MS = 3000;
/** Prices are published every few minutes; exchange hours are published a few minutes after they end. */
const priceAges = { lateMs: 15 * MINUTE_MS, awayMs: 2 * HOUR_MS };
const exchangeAges = { lateMs: 3 * HOUR_MS, awayMs: 12 * HOUR_MS };

/** Creates the checks that are the same on every node, for the parts that this installation has. */
export function createLooks({ clock, askDatabase, readRedis, readReplica, readLeagues, readPriceStatus }: Sources): Looks {
  const readNewest = async (game: Game, pick: (file: StatusFile) => number | null): Promise<number | null> => {
    const leagues = (await readLeagues()).filter((league) => league.game === game);
    const files = await Promise.all(leagues.map(({ id }) => readPriceStatus(game, id)));
    const times = files.flatMap((file) => (file === null ? [] : [pick(file)])).filter((time) => time !== null);
    return times.length === 0 ? null : Math.max(...times);
  };
  const lookAtPrices = (game: Game) => async () => judgeAge(await readNewest(game, ({ meta }) => meta.timestampMs), clock(), priceAges);
  const lookAtExchange = (game: Game) => async () => {
    const endMs = await readNewest(game, ({ status }) => (status.exchangeHourMs === null ? null : status.exchangeHourMs + HOUR_MS));
    return judgeAge(endMs, clock(), exchangeAges);
  };
  return {
    'prices-poe1': lookAtPrices('poe1'),
    'prices-poe2': lookAtPrices('poe2'),
    'exchange-poe1': lookAtExchange('poe1'),
    'exchange-poe2': lookAtExchange('poe2'),
    database: () => timeAnswer(askDatabase),
    ...(readReplica !== undefined && {
      replica: async () => ({ state: ({ ready: 'works', lagging: 'late', away: 'away' } as const)[readReplica()] }),
    }),
    ...(readRedis !== undefined && { redis: async () => (readRedis() === 'ready' ? { state: 'works' } : { state: 'away' }) }),
  };
}

function judgeAge(dataMs: number | null, nowMs: number, { lateMs, awayMs }: typeof priceAges): Seen | null {
  if (dataMs === null) return null;
  const ageMs = nowMs - dataMs;
  return { state: ageMs > awayMs ? 'away' : ageMs > lateMs ? 'late' : 'works', dataMs };
}

async function timeAnswer(ask: () => Promise<unknown>): Promise<Seen> {
  const beganMs = performance.now();
  let timer: NodeJS.Timeout | undefined;
  const silence = new Promise<'silent'>((resolve) => (timer = setTimeout(resolve, SILENT_DATABASE_MS, 'silent').unref()));
  const answer = await Promise.race([ask().then(() => 'answered' as const), silence]).catch(() => 'failed' as const);
  clearTimeout(timer);
  if (answer !== 'answered') return { state: 'away' };
  return { state: performance.now() - beganMs > SLOW_DATABASE_MS ? 'late' : 'works' };
}

/** Runs all checks in parallel; a failing check returns nothing. */
export async function lookAround(looks: Looks): Promise<ReadonlyMap<StatusPart, Seen | null>> {
  const entries = Object.entries(looks) as [StatusPart, () => Promise<Seen | null>][];
  return new Map(await Promise.all(entries.map(async ([part, look]) => [part, await look().catch(() => null)] as const)));
}

/** 99th percentile of the event loop delay above which people notice. */
const SLOW_MS = 250;

/** Checks how long requests wait on this node: the event loop delay since the last check. */
export function createNodeLook(): { readonly look: () => Promise<Seen>; readonly stop: () => void } {
  const delay = monitorEventLoopDelay();
  delay.enable();
  return {
    look: async () => {
      const waitMs = delay.percentile(99) / 1e6;
      delay.reset();
      return { state: waitMs > SLOW_MS ? 'late' : 'works' };
    },
    stop: () => void delay.disable(),
  };
}
