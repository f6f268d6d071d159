import type { GameItem, ItemMod } from './item.ts';

type Draft = { -readonly [Field in keyof GameItem]: GameItem[Field] };
type FlaggedList = 'fracturedMods' | 'mutatedMods' | 'desecratedMods' | 'craftedMods';

/**
 * The separate list for each flag before 3.29. A mod with several flags goes to the list of its first flag. Vestigial
 * mods never had a list: they stay in place.
 */
const listsByFlag: readonly (readonly [flag: string, list: FlaggedList])[] = [
  ['fractured', 'fracturedMods'],
  ['mutated', 'mutatedMods'],
  ['desecrated', 'desecratedMods'],
  ['crafted', 'craftedMods'],
];

/**
 * Moves flagged mods (since 3.29) from the implicit and explicit lists to the list that mods of their kind had before,
 * so that both formats of an item are read the same.
 */
export function moveFlaggedMods(item: Draft): void {
  if (hasFlaggedMod(item.explicitMods)) item.explicitMods = moveFrom(item.explicitMods, item);
  if (hasFlaggedMod(item.implicitMods)) item.implicitMods = moveFrom(item.implicitMods, item);
}

function hasFlaggedMod(mods: readonly ItemMod[]): boolean {
  for (const mod of mods) if (findList(mod) !== undefined) return true;
  return false;
}

function moveFrom(mods: readonly ItemMod[], item: Draft): readonly ItemMod[] {
  const rest: ItemMod[] = [];
  for (const mod of mods) {
    const list = findList(mod);
    if (list === undefined) rest.push(mod);
    else item[list] = [...item[list], mod];
  }
  return rest;
}

function findList(mod: ItemMod): FlaggedList | undefined {
  if (typeof mod === 'string') return undefined;
  const { flags } = mod;
  if (typeof flags !== 'object' || flags === null || Array.isArray(flags)) return undefined;
  return listsByFlag.find(([flag]) => (flags as Readonly<Record<string, unknown>>)[flag] === true)?.[1];
}
