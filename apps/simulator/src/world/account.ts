/** Accounts: name, possessions, and the item format of their stash. */
import type { SimItem, ModShape } from './item.ts';
import { makeCharacterName, pickClass } from './names.ts';
import type { Random } from './random.ts';
import type { SimTab } from './tab.ts';

export type SimCharacter = Readonly<{
  id: string;
  name: string;
  realm: 'pc' | 'poe2';
  class: string;
  league: string;
  level: number;
  experience: number;
  current?: true;
  equipment: readonly SimItem[];
  inventory: readonly SimItem[];
}>;

export type AccountKind = 'demo' | 'fresh' | 'corpus' | 'seller';

export type SimAccount = Readonly<{
  uuid: string;
  name: string;
  kind: AccountKind;
  shape: ModShape;
  /** Format of map tabs: a child for each map (up to game 3.27), or for each tier. */
  mapTab: 'byMap' | 'byTier';
  privateLeagues: readonly string[];
  characters: SimCharacter[];
  /** Tabs by league id; an existing league that is missing here has an empty stash. */
  stashes: Map<string, SimTab[]>;
}>;

function makeUuid(random: Random): string {
  const hex = random.hex(32);
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-4${hex.slice(13, 16)}-a${hex.slice(17, 20)}-${hex.slice(20)}`;
}

export function makeAccount(random: Random, name: string, kind: AccountKind, shape: ModShape): SimAccount {
  return { uuid: makeUuid(random), name, kind, shape, mapTab: 'byMap', privateLeagues: [], characters: [], stashes: new Map() };
}

export function makeCharacter(
  random: Random,
  league: string,
  name = makeCharacterName(random),
  realm: SimCharacter['realm'] = 'pc',
): SimCharacter {
  const level = random.int(68, 99);
  return {
    id: random.hex(64),
    name,
    realm,
    class: pickClass(random),
    league,
    level,
    experience: Math.round(level ** 4 * 42),
    equipment: [],
    inventory: [],
  };
}
