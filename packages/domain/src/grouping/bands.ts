/** The five item-level bands of blueprints, contracts and logbooks, ascending (R5.21, R9.24). */
export const heistBands = ['below 68', '68-72', '73-77', '78-82', '83 and above'] as const;

/** Returns the item-level band of a blueprint, contract or logbook: bounds 68, 73, 78, 83 (R5.21, R9.24). */
export function readHeistBand(level: number): (typeof heistBands)[number] {
  if (level < 68) return 'below 68';
  if (level < 73) return '68-72';
  if (level < 78) return '73-77';
  return level < 83 ? '78-82' : '83 and above';
}

/** Returns an incubator's item-level band (R5.22). */
export function readIncubatorBand(level: number): 'below 83' | '83 and above' {
  return level < 83 ? 'below 83' : '83 and above';
}

/** Returns a temple's area-level band (R5.23). */
export function readTempleBand(level: number): 'below 83' | '83+' {
  return level < 83 ? 'below 83' : '83+';
}

/** Returns an allflame ember's item-level band (R5.24 as interpreted by D57). */
export function readEmberBand(level: number): 'below 81' | '81-83' | '84+' {
  if (level < 81) return 'below 81';
  return level < 84 ? '81-83' : '84+';
}

/** Returns the band of a waystone's "Item Rarity", in percent; undefined below 40, which does not affect the price. */
export function readRarityBand(percent: number): '40-79' | '80-119' | '120 and above' | undefined {
  if (percent < 40) return undefined;
  if (percent < 80) return '40-79';
  return percent < 120 ? '80-119' : '120 and above';
}

/** Returns the band of a waystone's "Monster Pack Size", in percent; undefined below 10. */
export function readPackSizeBand(percent: number): '10-19' | '20-29' | '30 and above' | undefined {
  if (percent < 10) return undefined;
  if (percent < 20) return '10-19';
  return percent < 30 ? '20-29' : '30 and above';
}

/** Returns the band of five area levels for a poe2 trial key: 75 is "75-79". Levels are below 100. */
export function readTrialBand(level: number): string {
  const lowest = Math.min(95, Math.floor(level / 5) * 5);
  return `${lowest}-${lowest + 4}`;
}

/** Returns the band of a crafting base's item level; undefined below 82, where the best mods begin. */
export function readBaseBand(level: number): '82-83' | '84-85' | '86 and above' | undefined {
  if (level < 82) return undefined;
  if (level < 84) return '82-83';
  return level < 86 ? '84-85' : '86 and above';
}

/**
 * Returns the band of a roll, about a fifth wide like mod tiers: 87 is "80-95". A roll below 10 is a band of its own,
 * without decimals.
 */
export function readRollBand(roll: number): string {
  const whole = Math.floor(roll);
  if (whole < 10) return String(whole);
  let lowest = 10;
  for (;;) {
    const next = Math.ceil(lowest * 1.2);
    if (whole < next) return lowest === next - 1 ? String(lowest) : `${lowest}-${next - 1}`;
    lowest = next;
  }
}
