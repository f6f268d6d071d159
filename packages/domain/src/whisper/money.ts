import { formatPlain, payableTotal, PRICE_DECIMALS, readViewUnit, splitChaos, writePayable, type PriceView } from '../currency/index.ts';

/** Formats the price of one piece for a whisper: with 4 decimals, and from one divine up as divines and chaos (D30). */
export function writeUnitPrice(chaos: number, view: PriceView): string {
  return writeMoney(chaos, view);
}

/** Formats a total for a whisper: the payable amount, in whole pieces (D35). */
export function writeTotal(chaos: number, view: PriceView): string {
  return writePayable(payableTotal(chaos, view));
}

/**
 * poe1: `1d 4c` without zero parts, `0c` for nothing (D30). poe2: the selected unit (D59), `2d`, `4c`, `9r` or `12ex`
 * (R9.37), or chaos while that unit's rate is unknown.
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
