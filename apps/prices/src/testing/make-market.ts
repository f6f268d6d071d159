import type { TestTab } from './make-page.ts';

const WARES = [
  'Divine Orb',
  'Exalted Orb',
  'Vaal Orb',
  'Orb of Regret',
  'Screaming Essence of Anger',
  'Deafening Essence of Hatred',
  'Orb of Fusing',
];
const LEAGUES = ['Mercenaries', 'Mercenaries', 'Mercenaries', 'Hardcore Mercenaries', 'SSF Mercenaries'];

/**
 * Makes a random change to one of these tabs, as in a small market: restocked, repriced, sold from, renamed, emptied,
 * private, moved, given away.
 */
export function makeMarketChange(random: () => number, tabCount: number): TestTab {
  const pick = <Value>(values: readonly Value[]): Value => values[Math.floor(random() * values.length)] as Value;
  const tab = Math.floor(random() * tabCount);
  const owner = random() < 0.02 ? 'Thief#1' : `Seller${tab % Math.ceil(tabCount / 2)}#1`;
  if (random() < 0.06) return { id: `tab${tab}`, isPublic: false };
  const items = Array.from({ length: Math.floor(random() * 6) }, () => {
    const note = pick([
      `~price ${1 + Math.floor(random() * 40)} chaos`,
      `~b/o ${1 + Math.floor(random() * 9)}/10 divine`,
      '~price 1 hug',
      undefined,
    ]);
    return { name: pick(WARES), stackSize: 1 + Math.floor(random() * 20), ...(note === undefined ? {} : { note }) };
  });
  return {
    id: `tab${tab}`,
    account: owner,
    league: random() < 0.03 ? pick(LEAGUES) : (LEAGUES[tab % LEAGUES.length] ?? 'Mercenaries'),
    name: pick(['shop', '~price 3 chaos', '~b/o 1/2 divine']),
    items,
  };
}

const ESSENCES = [
  'Anger',
  'Hatred',
  'Woe',
  'Fear',
  'Greed',
  'Rage',
  'Zeal',
  'Doubt',
  'Envy',
  'Spite',
  'Scorn',
  'Sorrow',
  'Suffering',
  'Wrath',
  'Dread',
  'Misery',
];
/** Prices in chaos. Base currencies are offered more often than any single essence. */
const PRICES: readonly (readonly [name: string, chaos: number])[] = [
  ...ESSENCES.flatMap((value, at) => [
    [`Screaming Essence of ${value}`, 5 + at * 3] as const,
    [`Deafening Essence of ${value}`, 20 + at * 5] as const,
  ]),
  ...['Pristine Fossil', 'Faceted Fossil', 'Dense Fossil', 'Orb of Regret', 'Orb of Fusing'].map((name, at) => [name, 3 + at * 7] as const),
  ...Array.from({ length: 3 }, () => ['Divine Orb', 150] as const),
  ...Array.from({ length: 2 }, () => ['Vaal Orb', 2] as const),
  ['Exalted Orb', 12],
];

/**
 * Makes a random change to one of these tabs in a market of many items, most with steady values, priced in chaos and in
 * currencies that themselves have prices in chaos.
 */
export function makeManyWaresChange(random: () => number, tabCount: number): TestTab {
  const pick = <Value>(values: readonly Value[]): Value => values[Math.floor(random() * values.length)] as Value;
  const tab = Math.floor(random() * tabCount);
  if (random() < 0.06) return { id: `tab${tab}`, isPublic: false };
  const items = Array.from({ length: Math.floor(random() * 5) }, () => {
    const [name, worth] = pick(PRICES);
    const chaos = worth * (1 + random() * 0.2);
    const note = pick([
      `~price ${Math.ceil(chaos)} chaos`,
      `~price ${Math.ceil(chaos)} chaos`,
      `~b/o ${Math.ceil(chaos)}/150 divine`,
      `~b/o ${Math.ceil(chaos / 2)} vaal`,
      `~b/o ${Math.ceil(chaos / 12)} exalted`,
      undefined,
    ]);
    return { name, stackSize: 1 + Math.floor(random() * 20), ...(note === undefined ? {} : { note }) };
  });
  return {
    id: `tab${tab}`,
    account: random() < 0.02 ? 'Thief#1' : `Seller${tab % Math.ceil(tabCount / 2)}#1`,
    league: random() < 0.03 ? pick(LEAGUES) : (LEAGUES[tab % LEAGUES.length] ?? 'Mercenaries'),
    name: pick(['shop', '~price 3 chaos', '~b/o 1/2 divine']),
    items,
  };
}
