/**
 * A world of `price-truth`: true prices, honest and fake asks, hour by hour, independent of how prices are computed.
 */
import { createRandom } from '../lib/random.ts';
import { draw, makeStall, moveStall, tradeHour, type Ask, type Stall, type Trades } from './stall.ts';
import type { WorldFile } from './world-file.ts';

/** The kind of the divine's market, whose price is a rate, not a level. */
export const RATE_KIND = 'rate';

export type Market = {
  readonly name: string;
  /** The market kind under which figures are reported. */
  readonly kind: string;
  readonly truthChaos: number;
  /** The asks of all tabs; an account may have several asks. */
  readonly asks: readonly Ask[];
  /** Exchange trades in this hour; null if there were none. */
  readonly traded: Trades | null;
};

export type World = { readonly hour: number; readonly divine: Market; readonly markets: readonly Market[]; readonly step: () => void };

export type RateAttack = {
  readonly fromHour: number;
  readonly toHour: number;
  readonly factor: number;
  /** Attackers as a share of the honest sellers. */
  readonly share: number;
  /**
   * Number of goods that each of these accounts also asks for in chaos, as if the account's divine price were true;
   * defaults to 0.
   */
  readonly goods?: number;
};

export type WorldOptions = {
  readonly world: WorldFile;
  readonly seed: number;
  /** Share of fake asks among the accounts asking for a good. */
  readonly lies: number;
  readonly rateAttack?: RateAttack | undefined;
};

/** Creates a world; the same options always create the same world. */
export function createWorld({ world: file, seed, lies, rateAttack }: WorldOptions): World {
  const random = createRandom(`world/${seed}`);
  const [firstKind] = file.markets;
  if (firstKind === undefined) throw new Error('A world has markets');
  const divine = makeStall(`${seed}/divine`, { name: 'divine', kind: firstKind, truth: file.divineChaos, lies, world: file });
  const kinds = file.markets.flatMap((kind) => Array.from({ length: kind.count }, () => kind));
  const stalls = kinds.map((kind, at) =>
    makeStall(`${seed}/${at}`, { name: `${kind.name} ${at}`, kind, truth: draw(kind.truthChaos, random), lies, world: file }),
  );
  let hour = 0;
  const view = (stall: Stall, extra: readonly Ask[]): Market => ({
    name: stall.name,
    kind: stall === divine ? RATE_KIND : stall.kind.name,
    truthChaos: stall.truth,
    asks: [...stall.sellers.flatMap((seller) => seller.asks), ...stall.actors.flatMap((actor) => actor.asks), ...extra],
    traded: tradeHour(stall, { hour, world: file }),
  });
  const dear = stalls.filter(({ truth }) => truth > 2 * file.divineChaos);
  const attackers = (): readonly number[] => {
    if (rateAttack === undefined || hour < rateAttack.fromHour || hour >= rateAttack.toHour) return [];
    return Array.from({ length: Math.round(divine.sellers.length * rateAttack.share) }, (_, at) => at);
  };
  const lie = (chaos: number, at: number): Ask => ({
    account: 9_000_000 + at,
    amount: Math.max(1, Math.round(chaos * (rateAttack?.factor ?? 1))),
    inDivine: false,
    quantity: 1 + (at % 40),
    listedAtHour: hour,
  });
  const attackGoods = (stall: Stall): Ask[] => {
    const place = dear.indexOf(stall);
    if (place === -1 || rateAttack?.goods === undefined) return [];
    // Each attacker asks for some goods, spread evenly over all expensive goods.
    const goods = rateAttack.goods;
    return attackers().flatMap((at) =>
      (place + dear.length - ((at * goods) % dear.length)) % dear.length < goods ? [lie(stall.truth, at)] : [],
    );
  };
  const viewAll = (): Pick<World, 'divine' | 'markets'> => ({
    divine: view(
      divine,
      attackers().map((at) => lie(divine.truth, at)),
    ),
    markets: stalls.map((stall) => view(stall, attackGoods(stall))),
  });
  const moveAll = (): void => {
    for (const { of, atHour, factor } of file.jumps) if (of === 'divine' && atHour === hour) divine.truth *= factor;
    for (const stall of [divine, ...stalls]) moveStall(stall, { hour, divineChaos: divine.truth, world: file });
  };
  // Draw an hour of divine trades before the first hour, so that the worlds of existing seeds do not change.
  tradeHour(divine, { hour, world: file });
  moveAll();
  const world = {
    hour,
    ...viewAll(),
    step: () => {
      hour += 1;
      moveAll();
      Object.assign(world, { hour }, viewAll());
    },
  };
  return world;
}
