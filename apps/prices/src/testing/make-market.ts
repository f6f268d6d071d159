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

/** Numbers from 0 to 1, the same for the same seed. */
export function createRandom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
}

/** A change of one of some tabs, as a small market makes them: restocked, repriced, sold from, renamed, emptied, private, moved, given away. */
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
