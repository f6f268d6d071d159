/** A service's daily going prices, arranged for a weekly chart. Pure. */
import type { ServiceHistory } from '@poexchange/contract/rest/services';
import { FEWEST_OFFERS, type GoingPrice, type ServiceLocation } from '@poexchange/domain/service';

const DAY_MS = 24 * 3_600_000;
export const DAYS_SHOWN = 7;

export type GoingDay = Pick<ServiceHistory['days'][number], 'dayMs' | 'offers' | 'lowChaos' | 'medianChaos' | 'highChaos'>;

export type GoingWeek = {
  /** An entry for each of the last days, oldest first; null for a day for which nothing was stored. Days are in UTC. */
  readonly days: readonly (GoingDay | null)[];
  readonly firstDayMs: number;
  /** `none`: nothing stored for this map; `few`: never enough offers for a median; `known`: at least one median. */
  readonly kind: 'none' | 'few' | 'known';
  /**
   * Percent change of the median from the first day with enough offers to the last; null with fewer than two such days.
   */
  readonly changePercent: number | null;
};

/** Returns whether a day had enough offers for a meaningful median. */
export function hasMedian(day: GoingDay | null): day is GoingDay {
  return day !== null && day.offers >= FEWEST_OFFERS;
}

export type WeekPlace = {
  /**
   * The selected map; null for a service that is done without a map, in which case each day's stored entry with the
   * most offers is used.
   */
  readonly location: ServiceLocation | null;
  readonly nowMs: number;
  /** Current prices, which replace prices stored earlier today. */
  readonly going: GoingPrice;
};

/** Maps the server's stored prices to the last seven days, for one map. */
export function layOutWeek(history: Pick<ServiceHistory, 'days'>, { location, nowMs, going }: WeekPlace): GoingWeek {
  const noted = history.days
    .filter((day) => (location === null || day.location === location) && day.medianChaos > 0)
    .toSorted((a, b) => b.offers - a.offers);
  const firstDayMs = (Math.floor(nowMs / DAY_MS) - DAYS_SHOWN + 1) * DAY_MS;
  const days = Array.from({ length: DAYS_SHOWN }, (_, at): GoingDay | null => {
    const dayMs = firstDayMs + at * DAY_MS;
    return (at === DAYS_SHOWN - 1 ? dayOfNow(going, dayMs) : null) ?? noted.find((day) => day.dayMs === dayMs) ?? null;
  });
  const known = days.filter(hasMedian);
  const [first, last] = [known[0], known.at(-1)];
  return {
    days,
    firstDayMs,
    kind: known.length > 0 ? 'known' : days.some((day) => day !== null) ? 'few' : 'none',
    changePercent: first === undefined || last === undefined || first === last ? null : (last.medianChaos / first.medianChaos - 1) * 100,
  };
}

function dayOfNow({ count, freeCount, lowChaos, medianChaos, highChaos }: GoingPrice, dayMs: number): GoingDay | null {
  if (lowChaos === null || medianChaos === null || highChaos === null) return null;
  return { dayMs, offers: count - freeCount, lowChaos, medianChaos, highChaos };
}

export type WeekShapes = {
  /** SVG path of the price range, with one outline for each run of consecutive days. */
  readonly band: string;
  /** SVG path of the median on days with enough offers; a gap starts a new segment. */
  readonly line: string;
  /** Isolated days with a median, and the last day. */
  readonly dots: readonly { readonly x: number; readonly y: number }[];
};

/** Fraction of the height left free above and below. */
const AIR = 0.1;

/**
 * Shapes for a week in a box of `width` by `height`. The scale covers the medians and part of the range: one absurd
 * price would flatten everything else, so the range is cut off at twice the highest median.
 */
export function drawWeek({ days }: Pick<GoingWeek, 'days'>, { width, height }: { width: number; height: number }): WeekShapes {
  const present = days.filter((day) => day !== null);
  const most = 2 * Math.max(0, ...present.map(({ medianChaos }) => medianChaos));
  const least = Math.min(...present.map(({ medianChaos }) => medianChaos)) / 2;
  const clamp = (chaos: number): number => Math.min(most, Math.max(least, chaos));
  const top = Math.max(...present.map(({ highChaos }) => clamp(highChaos)));
  const bottom = Math.min(...present.map(({ lowChaos }) => clamp(lowChaos)));
  const span = top - bottom;
  const xOf = (at: number): number => (at / (DAYS_SHOWN - 1)) * width;
  const yOf = (chaos: number): number => (span <= 0 ? height / 2 : height * (AIR + (1 - 2 * AIR) * (1 - (clamp(chaos) - bottom) / span)));
  const write = (x: number, y: number): string => `${x.toFixed(1)} ${y.toFixed(1)}`;
  const band = readRuns(days, (day) => day !== null)
    .map((run) => {
      const shift = run.length === 1 ? 3 : 0;
      const upper = run.flatMap(({ at, day }) => [
        write(xOf(at) - shift, yOf(day.highChaos)),
        ...(shift ? [write(xOf(at) + shift, yOf(day.highChaos))] : []),
      ]);
      const lower = run
        .toReversed()
        .flatMap(({ at, day }) => [
          write(xOf(at) + shift, yOf(day.lowChaos)),
          ...(shift ? [write(xOf(at) - shift, yOf(day.lowChaos))] : []),
        ]);
      return `M${[...upper, ...lower].join('L')}Z`;
    })
    .join('');
  const runs = readRuns(days, hasMedian);
  const place = ({ at, day }: Placed) => ({ x: xOf(at), y: yOf(day.medianChaos) });
  const line = runs
    .filter((run) => run.length > 1)
    .map((run) => `M${run.map((one) => write(place(one).x, place(one).y)).join('L')}`)
    .join('');
  const last = runs.at(-1)?.at(-1);
  const alone = runs.flatMap((run) => (run.length === 1 && run[0] !== undefined && run[0] !== last ? [place(run[0])] : []));
  return { band, line, dots: last === undefined ? alone : [...alone, place(last)] };
}

type Placed = { readonly at: number; readonly day: GoingDay };

function readRuns(days: readonly (GoingDay | null)[], belongs: (day: GoingDay | null) => boolean): readonly (readonly Placed[])[] {
  const runs: Placed[][] = [[]];
  for (const [at, day] of days.entries()) {
    if (day !== null && belongs(day)) runs.at(-1)?.push({ at, day });
    else runs.push([]);
  }
  return runs.filter((run) => run.length > 0);
}
