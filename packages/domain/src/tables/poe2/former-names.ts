/**
 * Former names of poe2 stackables and the current names of the same items: talismans for sockets became idols when a
 * weapon type took the name, and distilled emotions became liquid emotions. Source: names in item texts and tools from
 * games 0.1 to 0.3, and the game's own files, which still call an idol a talisman.
 */
const pairs = `
Bear Talisman: Bear Idol
Boar Talisman: Boar Idol
Cat Talisman: Cat Idol
Distilled Despair: Liquid Despair
Distilled Disgust: Liquid Disgust
Distilled Envy: Liquid Envy
Distilled Fear: Concentrated Liquid Fear
Distilled Greed: Diluted Liquid Greed
Distilled Guilt: Diluted Liquid Guilt
Distilled Ire: Diluted Liquid Ire
Distilled Isolation: Concentrated Liquid Isolation
Distilled Paranoia: Liquid Paranoia
Distilled Suffering: Concentrated Liquid Suffering
Essence of Torment: Essence of Abrasion
Fox Talisman: Fox Idol
Greater Essence of Torment: Greater Essence of Abrasion
Owl Talisman: Owl Idol
Ox Talisman: Ox Idol
Primate Talisman: Primate Idol
Rabbit Talisman: Rabbit Idol
Serpent Talisman: Snake Idol
Stag Talisman: Stag Idol
Talisman of Eeshta: Idol of Eeshta
Talisman of Egrin: Idol of Egrin
Talisman of Grold: Idol of Grold
Talisman of Maxarius: Idol of Maxarius
Talisman of Ralakesh: Idol of Ralakesh
Talisman of Sirrius: Idol of Sirrius
Talisman of Thruldana: Idol of Thruldana
Wolf Talisman: Wolf Idol
`;

/** Current names of poe2 stackables by former name. */
export const poe2FormerNames: ReadonlyMap<string, string> = new Map(
  pairs
    .trim()
    .split('\n')
    .map((line) => line.split(': ') as [string, string]),
);

/** Bases that poe2 renamed, by the names on older magic items. */
export const poe2FormerBases = [
  'Breach Precursor Tablet',
  'Delirium Precursor Tablet',
  'Expedition Precursor Tablet',
  'Overseer Precursor Tablet',
  'Precursor Tablet',
  'Ritual Precursor Tablet',
] as const;
