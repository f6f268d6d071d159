/** A world of `price-truth` as a JSON file: the value of goods, how honest sellers ask, and which asks are fake. */
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { z } from 'zod';

const FOLDER = path.join(import.meta.dirname, '../../worlds');

const share = z.number().min(0).max(1);
const hour = z.int().min(0);
const ascending = z.tuple([z.number(), z.number()]).refine(([low, high]) => low <= high, 'the lower bound comes first');
const positive = z
  .tuple([z.number().positive(), z.number().positive()])
  .refine(([low, high]) => low <= high, 'the lower bound comes first');

/** A number, or a range to draw from each time: uniform, log-uniform, or a whole number with both ends included. */
const range = z.union([
  z.number(),
  z.strictObject({ uniform: ascending }),
  z.strictObject({ log: positive }),
  z.strictObject({ int: ascending }),
]);

const isAbove = ([of, log]: readonly [number, number], [before, below]: readonly [number, number] = [-1, -Infinity]): boolean =>
  of > before && log >= below;
const component = z.strictObject({ share: share.positive(), mean: z.number(), deviation: z.number().positive() });
/** A normal spread, a mixture of normal spreads (variants in one group), or quantiles with linear interpolation. */
const spread = z.union([
  z.strictObject({ mean: z.number(), deviation: z.number().positive() }),
  z.strictObject({ mixture: z.array(component).min(1) }),
  z.strictObject({
    quantiles: z
      .array(z.tuple([share, z.number()]))
      .min(2)
      .refine((steps) => steps.every((step, at) => isAbove(step, steps[at - 1])), 'they ascend')
      .refine((steps) => steps[0]?.[0] === 0 && steps.at(-1)?.[0] === 1, 'they reach from 0 to 1'),
  }),
]);

/** Goods of one kind; figures are reported under the kind's name. */
const marketKind = z.strictObject({
  name: z.string().min(1),
  count: z.int().positive(),
  /** Number of accounts asking for each good, honest or not. */
  accounts: range,
  truthChaos: range,
  /** Standard deviation of the truth's hourly step, in log space. */
  hourlyMove: z.number().min(0),
  /** Exchange trades: in what share of the hours, how many units, how far from the truth in log space. */
  trades: z
    .strictObject({ chance: share, units: range, deviation: z.number().min(0) })
    .nullable()
    .default(null),
});

const honest = z.strictObject({
  /** log(ask / truth) when an ask is posted. */
  spread,
  /** `kept`: each seller always asks at the same distance from the truth; `anew`: the distance is drawn each time. */
  markup: z.enum(['anew', 'kept']).default('anew'),
  /** Share of sellers that review their asks only every `slowHours`; all other sellers post a new ask every hour. */
  slowShare: share,
  slowHours: z.int().positive(),
  /** When within the hour the sellers post. */
  minute: z.enum(['on the hour', 'any']).default('any'),
});

const actorKind = z.strictObject({
  kind: z.string().min(1),
  /** The share of accounts that are actors, from `fromHour` to `toHour`. */
  share: share.positive(),
  /** Strength: the actors' asks as a multiple of the truth. */
  factor: range,
  /** Standard deviation between an actor's asks, in log space. */
  within: z.number().min(0).default(0.02),
  /** Size: accounts per actor, at most the remaining dishonest accounts. */
  accounts: range,
  /** Tabs per account, with one ask in each. */
  tabs: range.default(1),
  /** Hours after which an actor leaves. */
  hours: range,
  fromHour: hour.default(0),
  toHour: hour.nullable().default(null),
  /** A ramp: hourly growth of the factor in log space, up to a final factor. */
  ramp: z.strictObject({ hourly: z.number(), to: z.number().positive() }).nullable().default(null),
  /** True if actors repost their asks every hour, so that the asks look fresh. */
  touches: z.boolean().default(false),
  /** `one` if an actor's accounts all post in the same second. */
  minute: z.enum(['one', 'any']).default('one'),
});

const jump = z.strictObject({
  atHour: hour,
  factor: z.number().positive(),
  of: z.enum(['divine', 'all goods']),
  /** Share of honest sellers that post a new ask immediately; all other sellers do so at their next turn. */
  atOnce: share.default(0),
});

const worldFile = z.strictObject({
  name: z.string().min(1),
  about: z.string(),
  seeds: z.array(z.int()).min(1),
  hours: hour.min(1),
  /** Hours at the start that are not measured, because the rules have no history to learn from. */
  warmUpHours: hour.default(6),
  divineChaos: z.number().positive().default(180),
  /** The first kind also defines how divines are asked for. */
  markets: z.array(marketKind).min(1),
  honest,
  /** Shares of fake asks among the accounts asking for a good; played one after another, starting with 0. */
  lies: z.array(share).min(1),
  actors: z.array(actorKind),
  exchange: z.array(z.enum(['without exchange', 'with exchange'])).min(1),
  /**
   * Wash trades: in what share of a market's hours, how many units, at what factor of the truth; and in what share of
   * these trades both goods and currency are on offer for a while, as in trades that other people could join.
   */
  wash: z
    .strictObject({ chance: share, units: range, factor: range, fromHour: hour.default(0), openShare: share.default(0.5) })
    .nullable()
    .default(null),
  jumps: z.array(jump).default([]),
  /**
   * Additional sellers of divines who ask a multiple of the true price, and their effect on the prices of all other
   * goods.
   */
  rateAttack: z
    .strictObject({ fromHour: hour, toHour: hour, share: z.number().positive(), factors: z.array(z.number().positive()).min(1) })
    .nullable()
    .default(null),
  /** A jump of the divine in a league with this many goods of the last kind, whose prices show the jump too. */
  league: z
    .strictObject({ goods: z.int().positive(), leagues: z.int().positive(), atHour: hour, factor: z.number() })
    .nullable()
    .default(null),
});

export type WorldFile = z.infer<typeof worldFile>;
export type Range = z.infer<typeof range>;
export type Spread = z.infer<typeof spread>;
export type MarketKind = z.infer<typeof marketKind>;
export type ActorKind = z.infer<typeof actorKind>;

/**
 * Reads a world from a file, or by the name of a world in the repository. Throws an error that says what is invalid.
 */
export function readWorldFile(nameOrFile: string): WorldFile {
  const isName = /^[\w-]+$/.test(nameOrFile);
  const file = isName ? path.join(FOLDER, `${nameOrFile}.json`) : nameOrFile;
  const found = worldFile.safeParse(JSON.parse(readFileSync(file, 'utf8')));
  if (!found.success) throw new Error(`${file} is no world:\n${z.prettifyError(found.error)}`);
  return found.data;
}

export function listWorlds(): string[] {
  return readdirSync(FOLDER)
    .filter((file) => file.endsWith('.json'))
    .map((file) => path.basename(file, '.json'))
    .toSorted();
}
