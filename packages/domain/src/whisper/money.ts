import { formatPlain, payableTotal, PRICE_DECIMALS, readViewUnit, splitChaos, writePayable, type PriceView } from '../currency/index.ts';

/** The price of one piece as a whisper writes it: at 4 decimals, from one divine on as divines and chaos (D30). */
export function writeUnitPrice(chaos: number, view: PriceView): string {
  return writeMoney(chaos, view);
}

/** A total as a whisper writes it: the payable amount, in whole pieces (D35). */
export function writeTotal(chaos: number, view: PriceView): string {
  return writePayable(payableTotal(chaos, view));
}

/**
 * poe1: `1d 4c`, zero parts left out, `0c` for nothing (D30). poe2: the one picked unit (D59), `2d`, `4c`, `9r` or
 * `12ex` (R9.37), in chaos while its rate is unknown.
 */
function writeMoney(chaos: number, view: PriceView): string {
  if (view.game === 'poe2') {
    const { unit, chaosPerUnit } = readViewUnit(view);
    return formatPlain(chaos / chaosPerUnit, PRICE_DECIMALS) + unit;
  }
  const split = splitChaos(chaos, view.chaosPerDivine ?? null, { decimals: PRICE_DECIMALS });
  const parts: string[] = [];
  if (split.divines !== 0) parts.push(`${formatPlain(split.divines, 0)}d`);
  if (split.chaos !== 0 || parts.length === 0) parts.push(`${formatPlain(split.chaos, PRICE_DECIMALS)}c`);
  return parts.join(' ');
}
