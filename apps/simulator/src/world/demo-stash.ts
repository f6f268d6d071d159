/** Stashes of the accounts that people and tests sign in with. */
import { makeCharacter, type SimAccount } from './account.ts';
import { catalogue, catalogueByKind, type CatalogueItem, type Kind } from './catalogue/catalogue.ts';
import { makeStack, type SimItem } from './item.ts';
import { shuffle, type Random } from './random.ts';
import { drawCount, findSlot, makeTabFrame, SLOT_CAPACITY } from './shop.ts';
import { makeFlaggedItems, makeLockedStack, makeMap, makeRare } from './singles.ts';
import type { SimTab } from './tab.ts';
import { wares } from './wares.ts';

type Owner = Readonly<{ account: SimAccount; league: string }>;

function stock(
  random: Random,
  { account, league }: Owner,
  entry: CatalogueItem,
  place: { x: number; y: number },
  capacity: number,
): SimItem {
  const count = drawCount(random, entry.priceChaos, Math.min(capacity, SLOT_CAPACITY));
  return makeStack(entry, { ...place, id: random.hex(64), league, shape: account.shape }, count, capacity);
}

/** Creates a special tab with the layout of its type: items of `kinds`, each with probability `share`. */
function makeSpecial(random: Random, owner: Owner, type: string, name: string, kinds: readonly Kind[], share: number): SimTab {
  const tab = makeTabFrame(random, type, name, 0);
  tab.items = kinds
    .flatMap((kind) => catalogueByKind[kind])
    .filter((entry) => entry.priceChaos < 1000 && random.chance(share))
    .map((entry) => stock(random, owner, entry, { x: findSlot(entry), y: 0 }, SLOT_CAPACITY));
  return tab;
}

/** Creates a grid tab filled column by column. */
function makeGrid(
  random: Random,
  owner: Owner,
  type: 'PremiumStash' | 'QuadStash' | 'NormalStash',
  name: string,
  kinds: readonly Kind[],
  count: number,
): SimTab {
  const tab = makeTabFrame(random, type, name, 0);
  const size = type === 'QuadStash' ? 24 : 12;
  const entries = catalogue.filter((entry) => kinds.includes(entry.kind) && entry.priceChaos < 500);
  tab.items = Array.from({ length: count }, (_, cell) => {
    const entry = random.pick(entries);
    return stock(random, owner, entry, { x: Math.floor(cell / size), y: cell % size }, entry.stack);
  });
  return tab;
}

/** Adds maps, rares and account-bound items in a tab's last columns. */
function addOddities(random: Random, { account, league }: Owner, tab: SimTab, columns: { from: number; size: number }): SimTab {
  const at = (cell: number) => ({
    id: random.hex(64),
    league,
    shape: account.shape,
    x: columns.from + 2 * Math.floor(cell / Math.floor(columns.size / 2)),
    y: 2 * (cell % Math.floor(columns.size / 2)),
  });
  const makers = [makeMap, makeRare, makeMap, makeLockedStack, makeRare, makeMap];
  tab.items.push(...makers.map((make, cell) => make(random, at(cell))));
  return tab;
}

/** Map tab in the format used up to 3.27: a child for each map with its section, name, tier and picture. */
function makeMapTab(random: Random, { account, league }: Owner): SimTab {
  const tab = makeTabFrame(random, 'MapStash', 'Maps', 0);
  tab.map = { series: 22 };
  tab.children = [
    { section: 'normal', name: 'Strand Map', tier: 16 },
    { section: 'special', name: 'Shaper Guardian Map', tier: 16 },
    { section: 'tier17', name: 'Fortress Map', tier: 17 },
  ].map((map, index) => {
    const child = makeTabFrame(random, 'MapStash', map.name, index);
    child.parent = tab.id;
    child.map = { ...map, image: '/image/Art/2DItems/Maps/Atlas2Maps/New/Strand.png', index };
    child.items = Array.from({ length: 4 }, (_, cell) =>
      makeMap(random, { id: random.hex(64), league, shape: account.shape, x: cell, y: 0 }, { name: map.name, tier: map.tier }),
    );
    return child;
  });
  return tab;
}

/** Map tab in the format used since 3.28: a child for each tier, without a tier field. */
function makeTierMapTab(random: Random, { account, league }: Owner): SimTab {
  const tab = makeTabFrame(random, 'MapStash', 'Maps by tier', 0);
  tab.map = { series: 28 };
  tab.children = [14, 15, 16].map((tier) => {
    const child = makeTabFrame(random, 'MapStash', '1', 0);
    child.parent = tab.id;
    child.map = { section: `tier${tier}`, name: `Map (Tier ${tier})`, index: 0 };
    child.items = Array.from({ length: 3 }, (_, cell) =>
      makeMap(random, { id: random.hex(64), league, shape: account.shape, x: cell, y: 0 }, { name: `Map (Tier ${tier})`, tier: null }),
    );
    return child;
  });
  return tab;
}

/** Unique tab: nameless children, each with a count. */
function makeUniqueTab(random: Random, { account, league }: Owner): SimTab {
  const tab = makeTabFrame(random, 'UniqueStash', 'Uniques', 0);
  const uniques = wares.filter((ware) => ware.kind === 'unique' && ware.priceChaos < 1000);
  tab.children = [uniques.slice(0, 4), uniques.slice(4)].map((part, index) => {
    const child = makeTabFrame(random, 'UniqueStash', '', index);
    child.parent = tab.id;
    child.items = part.map((ware, cell) => ware.make(random, { id: random.hex(64), league, shape: account.shape, x: cell, y: 0 }));
    return child;
  });
  return tab;
}

function makeWareGrid(random: Random, { account, league }: Owner): SimTab {
  const tab = makeTabFrame(random, 'QuadStash', 'Gear', 0);
  tab.items = wares
    .filter((ware) => ware.priceChaos < 700 && random.chance(0.6))
    .slice(0, 72)
    .map((ware, cell) =>
      ware.make(random, { id: random.hex(64), league, shape: account.shape, x: 2 * Math.floor(cell / 6), y: 4 * (cell % 6) }),
    );
  return tab;
}

/** Equips the current character and fills its inventory. */
function dressCharacter(random: Random, { account, league }: Owner): void {
  const index = account.characters.findIndex((character) => character.current === true);
  const character = account.characters[index];
  if (character === undefined) return;
  const at = (x: number) => ({ id: random.hex(64), league, shape: account.shape, x, y: 0 });
  const slots = ['Ring', 'Ring2', 'Belt', 'Gloves', 'Boots'];
  account.characters[index] = {
    ...character,
    equipment: slots.map((inventoryId) => ({ ...makeRare(random, at(0)), inventoryId })),
    inventory: Array.from({ length: 4 }, (_, x) => ({
      ...stock(random, { account, league }, random.pick(catalogueByKind.currency.slice(0, 20)), at(x), 20),
      inventoryId: 'MainInventory',
    })),
  };
}

function makeFolder(random: Random, name: string, members: SimTab[], shape: 'nested' | 'flat'): SimTab[] {
  const folder = makeTabFrame(random, 'Folder', name, 0);
  folder.colour = '7c5436';
  for (const member of members) member.folder = folder.id;
  folder.children = shape === 'nested' ? members : [];
  return shape === 'nested' ? [folder] : [folder, ...members];
}

function numberTabs(tabs: SimTab[]): SimTab[] {
  let index = 0;
  for (const tab of tabs) {
    tab.index = index++;
    if (tab.type === 'Folder') for (const child of tab.children ?? []) child.index = index++;
  }
  return tabs;
}

const dumpKinds: readonly Kind[] = ['oil', 'catalyst', 'incubator', 'delirium_orb', 'vial', 'breach', 'scouting_report', 'tattoo', 'omen'];
const bulkKinds: readonly Kind[] = ['scarab', 'card', 'fossil', 'resonator', 'runegraft', 'invitation', 'fragment'];

/**
 * Fills a stash with every kind of tab: every special type, folders in both formats, both map tab formats, an empty
 * tab, and an old, sold-out tab.
 */
export function fillDemoStash(random: Random, account: SimAccount, league: string): void {
  const owner = { account, league };
  account.stashes.set(
    league,
    numberTabs([
      { ...makeSpecial(random, owner, 'CurrencyStash', '$', ['currency'], 0.75), colour: '0000ff', isPublic: true },
      { ...makeSpecial(random, owner, 'EssenceStash', 'E', ['essence'], 0.7), colour: '00bf00' },
      { ...makeSpecial(random, owner, 'FragmentStash', 'Frags', ['fragment', 'scarab', 'breach'], 0.5), colour: '000080' },
      { ...makeSpecial(random, owner, 'DivinationCardStash', 'Cards', ['card'], 0.4), colour: '5a00b3' },
      { ...makeSpecial(random, owner, 'DelveStash', 'Delve', ['fossil', 'resonator'], 0.8), colour: 'bf5e00' },
      ...makeFolder(
        random,
        'Bulk',
        [
          makeGrid(random, owner, 'PremiumStash', 'Oils & co', dumpKinds, 48),
          makeGrid(random, owner, 'PremiumStash', '~price 5 chaos', bulkKinds, 30),
        ],
        'nested',
      ),
      addOddities(
        random,
        owner,
        { ...makeGrid(random, owner, 'QuadStash', 'Quad', bulkKinds, 190), colour: 'ffaa00' },
        { from: 16, size: 24 },
      ),
      makeTabFrame(random, 'PremiumStash', '', 0),
      ...makeFolder(random, 'Old', [makeGrid(random, owner, 'PremiumStash', 'Leftovers (Remove-only)', dumpKinds, 20)], 'flat'),
      makeWareGrid(random, owner),
      makeUniqueTab(random, owner),
      account.mapTab === 'byMap' ? makeMapTab(random, owner) : makeTierMapTab(random, owner),
      addOddities(random, owner, makeGrid(random, owner, 'NormalStash', 'Dump', dumpKinds, 24), { from: 6, size: 12 }),
    ]),
  );
  account.characters.push({ ...makeCharacter(random, league), current: true }, makeCharacter(random, league));
  dressCharacter(random, owner);
  if (account.mapTab === 'byTier') account.stashes.get(league)?.push(makeVariantTab(random, owner));
}

/** Creates a tab of items whose mods have flags, which determine the items' variants. */
function makeVariantTab(random: Random, { account, league }: Owner): SimTab {
  const tab = makeTabFrame(random, 'NormalStash', 'Variants', account.stashes.get(league)?.length ?? 0);
  tab.items = makeFlaggedItems(random, (cell) => ({ id: random.hex(64), league, shape: account.shape, x: cell, y: 0 }));
  return tab;
}

/** Fills a new account's stash: a currency, an essence, a premium and a quad tab. */
export function fillFreshStash(random: Random, account: SimAccount, league: string): void {
  const owner = { account, league };
  account.stashes.set(
    league,
    numberTabs([
      makeSpecial(random, owner, 'CurrencyStash', 'Currency', ['currency'], 0.6),
      makeSpecial(random, owner, 'EssenceStash', 'Essence', ['essence'], 0.6),
      makeGrid(random, owner, 'PremiumStash', 'Trade', shuffle(random, dumpKinds).slice(0, 5), 60),
      addOddities(random, owner, makeGrid(random, owner, 'QuadStash', 'Bulk', bulkKinds, 150), { from: 14, size: 24 }),
    ]),
  );
  account.characters.push(makeCharacter(random, league));
}
