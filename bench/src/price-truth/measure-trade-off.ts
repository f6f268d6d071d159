/**
 * Attack strength against delay: how far a share of the sellers moves the price by asking half of it, and how soon the
 * price follows the same share of sellers when every price really halves.
 */
import { median } from '../lib/statistics.ts';
import type { Bench } from '../lib/run-bench.ts';
import { primary, WRONG } from './figures.ts';
import { playWorld, poolOutcomes, type Outcome } from './play.ts';
import { readWorldFile, type ActorKind, type WorldFile } from './world-file.ts';

const shares = [0.1, 0.2, 0.3, 0.4, 0.5, 0.6] as const;
const FROM_HOUR = 24;
/** Number of measured hours of an attack: two days, the lifetime of an ask. */
const HOURS = 48;

/** Results by share of the sellers, in one kind of market. */
export type TradeOff = {
  readonly kind: string;
  readonly points: readonly {
    readonly share: number;
    /**
     * Share of the attack's hours in which the price is more than 25 % off, and the share in which it is also not
     * marked as uncertain.
     */
    readonly wrong: number;
    readonly unsaid: number;
    /** Median number of hours until half of a true move is followed; infinite if that never happens. */
    readonly followedHours: number;
  }[];
};

/** Measures attack strength and delay with the same number of seeds, without other fake asks. */
export function measureTradeOff(seedCount: number, { say, signal }: Pick<Bench, 'say' | 'signal'>): TradeOff[] {
  const halving = readWorldFile('halving');
  const seeds = halving.seeds.slice(0, seedCount);
  const found = shares.map((share) => {
    const play = (world: WorldFile, lies: number): Outcome[] =>
      seeds.map((seed) => {
        signal.throwIfAborted();
        return playWorld(world, seed, { lies, exchange: 'without exchange' });
      });
    const attacked = play(attackWith(halving), share);
    const moved = play({ ...halving, jumps: halving.jumps.map((jump) => ({ ...jump, atOnce: share })) }, 0);
    say(`${Math.round(share * 100)} % of the sellers: played`);
    return { share, attacked, moved };
  });
  return halving.markets.map(({ name: kind }) => ({
    kind,
    points: found.map(({ share, attacked, moved }) => {
      const { levels, isDoubted } = poolOutcomes(attacked, kind);
      const isWrong = (levels[primary] ?? []).map((error) => Math.abs(error) > WRONG);
      const unsaid = isWrong.filter((wrong, at) => wrong && isDoubted[at] !== true);
      return {
        share,
        wrong: isWrong.filter(Boolean).length / isWrong.length,
        unsaid: unsaid.length / isWrong.length,
        followedHours: median(poolOutcomes(moved, kind).followedHours),
      };
    }),
  }));
}

/**
 * The world without its jump, in which some sellers ask half the price from a certain hour on. Before that they ask
 * like other sellers: newcomers above the usual number would achieve less.
 */
function attackWith(world: WorldFile): WorldFile {
  const { spread } = world.honest;
  const [factor, within] = 'mean' in spread ? [Math.exp(spread.mean), spread.deviation] : [1, 0];
  const common = { share: 1, accounts: 1000, tabs: 1, ramp: null, touches: false, minute: 'any' } as const;
  const before: ActorKind = { ...common, kind: 'seller', factor, within, hours: FROM_HOUR, fromHour: 0, toHour: FROM_HOUR };
  const after: ActorKind = { ...common, kind: 'cartel', factor: 0.5, within: 0.02, hours: HOURS, fromHour: FROM_HOUR, toHour: null };
  return { ...world, actors: [before, after], jumps: [], warmUpHours: FROM_HOUR, hours: FROM_HOUR + HOURS };
}
