/** Amounts of a total and its parts as shown. Pure. */

/** Decimals that an amount of this size is shown with. */
export function decimalsFor(amount: number): number {
  const size = Math.abs(amount);
  return size >= 100 ? 0 : size >= 10 ? 1 : size >= 1 ? 2 : 3;
}

/**
 * Rounds parts so that they add up to the rounded total, as shown (largest remainder method, Hamilton's). Amounts are
 * not negative.
 */
export function roundParts(parts: readonly number[], total: number): { readonly total: number; readonly parts: readonly number[] } {
  const factor = 10 ** decimalsFor(total);
  const whole = Math.round(total * factor);
  const floors = parts.map((part) => Math.floor(part * factor));
  let lack = whole - floors.reduce((sum, part) => sum + part, 0);
  const order = parts
    .map((part, at) => ({ at, rest: part * factor - (floors[at] ?? 0) }))
    .toSorted((a, b) => (lack >= 0 ? b.rest - a.rest : a.rest - b.rest) || a.at - b.at);
  const step = Math.sign(lack);
  // More than one round only where the parts do not add up to the total themselves.
  for (let turn = 0; lack !== 0 && parts.length > 0; turn += 1) {
    const { at } = order[turn % order.length] ?? { at: 0 };
    floors[at] = (floors[at] ?? 0) + step;
    lack -= step;
    if (turn > 4 * parts.length) break;
  }
  return { total: whole / factor, parts: floors.map((part) => part / factor) };
}
