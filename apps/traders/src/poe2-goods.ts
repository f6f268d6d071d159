/** Goods of scripted poe2 sellers and their approximate price in chaos, used until there is a market. */
import type { Tag } from '@poexchange/domain/grouping';

export type Good = { readonly tag: Tag; readonly name: string; readonly chaos: number };

/**
 * Goods by category. The units of D59 come first, so that most sellers list these units, which then soon have a rate.
 */
export const poe2Goods: Readonly<Record<string, readonly Good[]>> = {
  currency: list('currency', [
    ['Exalted Orb', 0.125],
    ['Divine Orb', 36],
    ['Regal Orb', 0.05],
    ['Vaal Orb', 0.3],
    ['Orb of Annulment', 4.5],
    ['Orb of Chance', 0.6],
    ['Orb of Alchemy', 0.04],
    ["Gemcutter's Prism", 0.5],
    ["Greater Jeweller's Orb", 1.2],
    ["Perfect Jeweller's Orb", 26],
    ["Artificer's Orb", 0.08],
    ['Greater Exalted Orb', 1.9],
    ['Perfect Exalted Orb', 21],
    ['Greater Chaos Orb', 6],
    ['Fracturing Orb', 48],
    ['Mirror of Kalandra', 21_000],
  ]),
  essence: list('essence', [
    ['Essence of the Body', 0.4],
    ['Essence of the Mind', 0.3],
    ['Essence of Haste', 1.1],
    ['Essence of Battle', 0.9],
    ['Essence of Ruin', 0.35],
    ['Essence of the Infinite', 0.6],
    ['Greater Essence of Haste', 5.5],
    ['Greater Essence of Battle', 4],
    ['Essence of Horror', 8],
    ['Essence of Insanity', 14],
    ['Essence of Delirium', 11],
    ['Essence of Hysteria', 9.5],
  ]),
  omen: list('omen', [
    ['Omen of Whittling', 14],
    ['Omen of Sinistral Erasure', 40],
    ['Omen of Dextral Erasure', 28],
    ['Omen of Sinistral Annulment', 30],
    ['Omen of Dextral Annulment', 22],
    ['Omen of Greater Exaltation', 3],
    ['Omen of Sinistral Exaltation', 6],
    ['Omen of Corruption', 1.4],
    ['Omen of Refreshment', 0.2],
    ['Omen of Amelioration', 0.9],
  ]),
  fragment: [
    ...list('fragment', [
      ['An Audience with the King', 3.2],
      ['Simulacrum', 9],
      ['Simulacrum Splinter', 0.03],
      ['Faded Crisis Fragment', 12],
      ['Weathered Crisis Fragment', 13],
      ['Ancient Crisis Fragment', 11],
      ['Cowardly Fate', 1.5],
      ['Deadly Fate', 2.2],
      ['Victorious Fate', 2.6],
    ]),
    ...list('breach', [
      ['Breachstone', 7],
      ['Breach Splinter', 0.02],
    ]),
  ],
  catalyst: list('catalyst', [
    ['Flesh Catalyst', 0.5],
    ['Neural Catalyst', 0.45],
    ['Carapace Catalyst', 0.4],
    ["Xoph's Catalyst", 0.3],
    ["Tul's Catalyst", 0.3],
    ["Esh's Catalyst", 0.35],
    ["Chayula's Catalyst", 1.3],
    ['Reaver Catalyst', 2.4],
    ['Adaptive Catalyst', 1.1],
    ['Sibilant Catalyst', 1.6],
  ]),
  deliriumOrb: list('delirium_orb', [
    ['Diluted Liquid Ire', 0.1],
    ['Diluted Liquid Guilt', 0.12],
    ['Diluted Liquid Greed', 0.2],
    ['Liquid Paranoia', 0.4],
    ['Liquid Envy', 0.5],
    ['Liquid Disgust', 0.7],
    ['Liquid Despair', 1.5],
    ['Concentrated Liquid Fear', 4],
    ['Concentrated Liquid Suffering', 9],
    ['Concentrated Liquid Isolation', 18],
  ]),
};

function list(tag: Tag, goods: readonly (readonly [name: string, chaos: number])[]): Good[] {
  return goods.map(([name, chaos]) => ({ tag, name, chaos }));
}
