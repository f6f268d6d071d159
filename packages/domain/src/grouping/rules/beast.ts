import { isUnique, readModText } from '../../item/index.ts';
import { beastMods, sellableRedBeasts } from '../../tables/index.ts';
import { groupByName, refuse, type GroupRule } from '../rule.ts';

/**
 * Captured beasts (R5.30): a sellable red beast or a unique one by its kind; of the others, "yellow beast" with exactly
 * one listed mod, else "red beast".
 */
export const groupBeast: GroupRule = (item) => {
  if (item.descrText !== 'Right-click to add this to your bestiary.') return undefined;
  // Without its kind it may be a beast that is sold by kind.
  if (item.baseType === '') return refuse('badName');
  const isNamed = sellableRedBeasts.has(item.baseType) || item.rarity === 'Unique' || isUnique(item);
  if (isNamed) return groupByName('beast', item.baseType);
  let listedMods = 0;
  for (const mod of item.explicitMods) if (beastMods.has(readModText(mod))) listedMods += 1;
  return groupByName('beast', listedMods === 1 ? 'yellow beast' : 'red beast');
};
