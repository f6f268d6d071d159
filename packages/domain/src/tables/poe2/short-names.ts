/**
 * The trade site's short names that differ from the item's name in lower case with dashes, sorted. Source: the trade
 * site's exchange list (2026-08-21).
 */
export const poe2ShortNames: readonly (readonly [shortName: string, name: string])[] = [
  ['against-the-darkness', "Zarokh's Reliquary Key: Against the Darkness"],
  ['alch', 'Orb of Alchemy'],
  ['annul', 'Orb of Annulment'],
  ['artificers', "Artificer's Orb"],
  ['aug', 'Orb of Augmentation'],
  ['bauble', "Glassblower's Bauble"],
  ['chance', 'Orb of Chance'],
  ['chaos', 'Chaos Orb'],
  ['divine', 'Divine Orb'],
  ['etcher', "Arcanist's Etcher"],
  ['exalted', 'Exalted Orb'],
  ['gcp', "Gemcutter's Prism"],
  ['legacy-of-mjölner', 'Legacy of Mjölner'],
  ['mirror', 'Mirror of Kalandra'],
  ['mórrigans-insight', "Mórrigan's Insight"],
  ['oisins-oath', "Oisín's Oath"],
  ['regal', 'Regal Orb'],
  ['scrap', "Armourer's Scrap"],
  ['temporalis', "Zarokh's Reliquary Key: Temporalis"],
  ['transmute', 'Orb of Transmutation'],
  ['vaal', 'Vaal Orb'],
  ['whetstone', "Blacksmith's Whetstone"],
  ['wisdom', 'Scroll of Wisdom'],
];
