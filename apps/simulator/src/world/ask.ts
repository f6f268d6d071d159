/**
 * Prices that sellers write on an item: an ask scattered around the true price, rounded the way players round (D90), in
 * the game's price-note grammar.
 */
import type { Random } from './random.ts';

/** A seller's pricing: honest, far below (bait) or far above (wall) the true price. */
export type Temper = 'honest' | 'bait' | 'wall';

/** Mean and standard deviation, in log space, of an honest ask relative to the true price. */
const HONEST_MEAN = 0.08;
const HONEST_DEVIATION = 0.18;

/** Draws an ask in chaos for one piece. */
export function drawAsk(random: Random, trueChaos: number, temper: Temper): number {
  if (temper === 'bait') return trueChaos * (0.1 + 0.5 * random.next());
  if (temper === 'wall') return trueChaos * Math.exp(Math.log(1.5) + random.next() * Math.log(20 / 1.5));
  return trueChaos * Math.exp(random.gauss(HONEST_MEAN, HONEST_DEVIATION));
}

function formatNumber(value: number): string {
  return String(Math.round(value * 100) / 100);
}

/** Rounds to whole numbers from 10 up, to halves from 3 up, and to tenths below 3. */
function roundAsPlayers(value: number): number {
  if (value >= 10) return Math.round(value);
  if (value >= 3) return Math.round(value * 2) / 2;
  return Math.max(0.1, Math.round(value * 10) / 10);
}

/** Writes "a/b", which prices part of a stack: a in total for b pieces. */
function writeFraction(random: Random, each: number, stackSize: number): string {
  const pieces = Math.max(2, Math.min(stackSize, each < 0.2 ? random.pick([20, 40, 50, 100]) : random.pick([3, 5, 10, 20])));
  return `${Math.max(1, Math.round(each * pieces))}/${pieces}`;
}

/**
 * Writes a note such as `~price 12 chaos`, `~b/o 10/3 chaos` or `~price 1.5 divine`. Cheap pieces in a stack are priced
 * as fractions, and most items worth more than two divines are priced in divines.
 */
export function writeNote(random: Random, askChaos: number, stackSize: number, divineChaos: number): string {
  const word = random.chance(0.55) ? '~price' : '~b/o';
  if (askChaos >= divineChaos * 2 && random.chance(0.85)) {
    return `${word} ${formatNumber(Math.round((askChaos / divineChaos) * 10) / 10)} divine`;
  }
  const isCheapStack = askChaos < 0.1 || (askChaos < 0.7 && stackSize >= 2);
  if (isCheapStack || (stackSize >= 10 && askChaos < 10 && random.chance(0.15)))
    return `${word} ${writeFraction(random, askChaos, Math.max(stackSize, 10))} chaos`;
  return `${word} ${formatNumber(roundAsPlayers(askChaos))} chaos`;
}

/** Reads the price per piece in chaos from a note in chaos or divines; null for any other text. */
export function readNoteChaos(note: string, divineChaos: number): number | null {
  const [, top, bottom = '1', unit] = /^~(?:price|b\/o) (\d+(?:\.\d+)?)(?:\/(\d+))? (chaos|divine)$/.exec(note) ?? [];
  return top === undefined ? null : (Number(top) / Number(bottom)) * (unit === 'divine' ? divineChaos : 1);
}
