/** The sellers whose public tabs make up the stream. */
import { makeAccount, makeCharacter, type SimAccount } from './account.ts';
import type { Temper } from './ask.ts';
import { kinds as allKinds, type Kind } from './catalogue/catalogue.ts';
import type { ModShape } from './item.ts';
import { makeAccountName } from './names.ts';
import { createRandom, shuffle, type Random } from './random.ts';
import { makeGridTab, makeNamedPriceTab, makeSpecialTab, makeWareTab, type Shop } from './shop.ts';
import type { SimTab } from './tab.ts';
import type { Truth } from './truth.ts';

export type Seller = Readonly<{ account: SimAccount; shop: Shop; kinds: readonly Kind[] }>;

export const SELLER_COUNT = 340;

/** Kinds that most sellers sell are listed several times. */
const wares: readonly Kind[] = [
  ...allKinds,
  'currency',
  'currency',
  'currency',
  'essence',
  'essence',
  'essence',
  'scarab',
  'scarab',
  'fragment',
  'fragment',
  'card',
  'card',
  'fossil',
  'oil',
];

function pickLeague(random: Random): string {
  const draw = random.next();
  if (draw < 0.72) return 'Mercenaries';
  if (draw < 0.84) return 'Standard';
  return draw < 0.93 ? 'Hardcore Mercenaries' : 'Hardcore';
}

function pickTemper(random: Random): Temper {
  if (!random.chance(0.05)) return 'honest';
  return random.chance(0.5) ? 'bait' : 'wall';
}

function makeTabs(random: Random, truth: Truth, { shop, kinds }: Pick<Seller, 'shop' | 'kinds'>): SimTab[] {
  const tabs: SimTab[] = [];
  for (const kind of kinds) {
    const special = random.chance(0.6) ? makeSpecialTab(random, truth, shop, kind, tabs.length) : undefined;
    if (special !== undefined && !tabs.some((tab) => tab.type === special.type)) tabs.push(special);
  }
  tabs.push(makeGridTab(random, truth, shop, kinds, tabs.length));
  if (random.chance(0.5)) tabs.push(makeGridTab(random, truth, shop, kinds, tabs.length));
  if (random.chance(0.3)) tabs.push(makeWareTab(random, truth, shop, tabs.length));
  if (random.chance(0.06)) tabs.push(makeNamedPriceTab(random, truth, shop, tabs.length));
  return tabs;
}

/** Creates the sellers, each from its own seed, so that changing a seller does not change the other sellers. */
export function makeSellers(options: { seed: string; truth: Truth; shape: ModShape; takenNames: ReadonlySet<string> }): Seller[] {
  const { seed, truth, shape, takenNames } = options;
  const names = new Set(takenNames);
  return Array.from({ length: SELLER_COUNT }, (_, index) => {
    const random = createRandom(`${seed}/seller/${index}`);
    let name = makeAccountName(random);
    while (names.has(name)) name = makeAccountName(random);
    names.add(name);
    const account = makeAccount(random, name, 'seller', shape);
    // Unused, but preserves the following draws, so that a seed's world does not change.
    random.chance(0.25);
    const league = pickLeague(random);
    account.characters.push(makeCharacter(random, league));
    // Sellers play both games; this character has its own seed, so that it changes nothing else in the world.
    account.characters.push(makeCharacter(createRandom(`${seed}/seller/${index}/poe2`), 'Dawn of the Hunt', undefined, 'poe2'));
    const shop: Shop = { league, shape: account.shape, temper: pickTemper(random) };
    const kinds = [...new Set(shuffle(random, wares))].slice(0, random.int(2, 4));
    account.stashes.set(league, makeTabs(random, truth, { shop, kinds }));
    return { account, shop, kinds };
  });
}
