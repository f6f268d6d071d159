/**
 * Names whose capitals follow no rule, in the game's spelling; a name is found by its lower-case form. Names in the
 * list of a tag are spelled there. Source: unique items, gems and beasts of game 3.29 and of poe2 (2026-08-19).
 */
const oddSpellings = [
  'Ascent From Flesh',
  'Awakened Cast On Critical Strike Support',
  'Bound By Destiny',
  'Cast On Critical Strike Support',
  'Cast when Damage Taken Support',
  'Cast when Stunned Support',
  'Cast while Channelling Support',
  'Chrome-infused Chimeral',
  'Chrome-infused Croaker',
  'Chrome-infused Goliath',
  'Chrome-touched Chimeral',
  'Chrome-touched Croaker',
  'Chrome-touched Goliath',
  "El'Abin's Visage",
  'Energy From Within',
  'Goatman Fire-raiser',
  'Mark On Hit Support',
  'One With Nothing',
  "Pact of K'Tash",
  'Power Charge On Critical Support',
  'Replica Three-step Assault',
  'Rondel de Ezo',
  'The Knight-errant',
  'Three-step Assault',
  'Whakatutuki o Matua',
] as const;

const byKey: ReadonlyMap<string, string> = new Map(oddSpellings.map((name) => [name.toLowerCase(), name]));

/** The game's spelling of a key whose capitals follow no rule; undefined for all other keys. */
export function findOddSpelling(key: string): string | undefined {
  return byKey.get(key);
}
