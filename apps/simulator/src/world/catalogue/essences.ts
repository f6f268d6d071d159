/** Essences: twenty families over seven tiers, and the five that only corruption makes. */
import type { CatalogueRow } from './catalogue-row.ts';

const tiers = ['Whispering', 'Muttering', 'Weeping', 'Wailing', 'Screaming', 'Shrieking', 'Deafening'] as const;
/** Price of a tier as a share of the Deafening one. */
const tierShare = [0.015, 0.02, 0.03, 0.05, 0.09, 0.3, 1] as const;

/** Family, lowest tier it drops in, price of its Deafening essence in chaos. */
const families: readonly (readonly [string, number, number])[] = [
  ['Hatred', 1, 4.2],
  ['Woe', 1, 5.5],
  ['Greed', 1, 6],
  ['Contempt', 1, 9.5],
  ['Sorrow', 2, 2.6],
  ['Anger', 2, 6.2],
  ['Torment', 2, 2.4],
  ['Fear', 2, 2.2],
  ['Suffering', 3, 2.8],
  ['Rage', 3, 3],
  ['Wrath', 3, 3.6],
  ['Doubt', 3, 3.2],
  ['Anguish', 4, 3.8],
  ['Loathing', 4, 8],
  ['Spite', 4, 3.4],
  ['Zeal', 4, 7],
  ['Misery', 5, 2.5],
  ['Dread', 5, 3.1],
  ['Scorn', 5, 5],
  ['Envy', 5, 4.6],
];

const corrupted: readonly CatalogueRow[] = [
  ['Essence of Hysteria', 'Currency/Essence/Terror1', 10, 8],
  ['Essence of Insanity', 'Currency/Essence/Insanity1', 10, 11],
  ['Essence of Horror', 'Currency/Essence/Horror1', 10, 21],
  ['Essence of Delirium', 'Currency/Essence/Madness1', 10, 9],
  ['Essence of Desolation', 'Currency/Essence/EssenceofDesolation', 10, 7],
  ['Remnant of Corruption', 'Currency/Essence/EssenceCorrupt', 9, 4],
];

function roundPrice(priceChaos: number): number {
  return priceChaos < 1 ? Math.max(0.02, Math.round(priceChaos * 50) / 50) : Math.round(priceChaos * 10) / 10;
}

export const essenceRows: readonly CatalogueRow[] = [
  ...families.flatMap(([family, lowest, price]) =>
    tiers
      .map((tier, index): CatalogueRow => [
        `${tier} Essence of ${family}`,
        `Currency/Essence/${family}${index + 1}`,
        10,
        roundPrice(price * (tierShare[index] ?? 1)),
      ])
      .slice(lowest - 1),
  ),
  ...corrupted,
];
