/** Items sold one by one: gems, uniques, maps, beasts and heist papers. The label is the key of the true price. */

export type GemWare = Readonly<{ name: string; art: string; level: number; quality: number; corrupted?: true; priceChaos: number }>;
export type UniqueWare = Readonly<{
  name: string;
  base: string;
  art: string;
  w: number;
  h: number;
  ilvl: number;
  mods: readonly string[];
  priceChaos: number;
  sixLink?: true;
}>;
export type PlainWare = Readonly<{ name: string; art: string; priceChaos: number }>;

function gem(name: string, art: string, level: number, quality: number, priceChaos: number): GemWare {
  return { name, art, level, quality, priceChaos };
}

export const gemWares: readonly GemWare[] = [
  gem('Enlighten Support', 'Gems/Support/Enlighten', 1, 0, 62),
  gem('Enlighten Support', 'Gems/Support/Enlighten', 3, 0, 240),
  gem('Enlighten Support', 'Gems/Support/Enlighten', 4, 0, 610),
  gem('Empower Support', 'Gems/Support/Empower', 1, 0, 35),
  gem('Empower Support', 'Gems/Support/Empower', 3, 0, 120),
  { ...gem('Empower Support', 'Gems/Support/Empower', 4, 0, 420), corrupted: true },
  gem('Enhance Support', 'Gems/Support/Enhance', 1, 0, 22),
  gem('Enhance Support', 'Gems/Support/Enhance', 3, 0, 75),
  gem('Awakened Spell Echo Support', 'Gems/Support/SupportPlus/SpellEchoPlus', 1, 0, 260),
  gem('Awakened Spell Echo Support', 'Gems/Support/SupportPlus/SpellEchoPlus', 5, 20, 520),
  gem('Awakened Multistrike Support', 'Gems/Support/SupportPlus/MultistrikePlus', 1, 0, 145),
  gem('Awakened Minion Damage Support', 'Gems/Support/SupportPlus/MinionDamagePlus', 5, 20, 95),
  gem('Vaal Grace', 'Gems/VaalGems/VaalGrace', 20, 20, 12),
  gem('Wither', 'Gems/WitherGem', 20, 20, 4),
  { ...gem('Wither', 'Gems/WitherGem', 21, 20, 38), corrupted: true },
  { ...gem('Wither', 'Gems/WitherGem', 21, 23, 160), corrupted: true },
  gem('Determination', 'Gems/Determination', 1, 20, 3),
  { ...gem('Determination', 'Gems/Determination', 21, 20, 26), corrupted: true },
  gem('Cast when Damage Taken Support', 'Gems/Support/CastOnDamageTaken', 20, 20, 9),
  gem('Portal', 'Gems/Portal', 1, 0, 2),
];

export const uniqueWares: readonly UniqueWare[] = [
  {
    name: 'Mageblood',
    base: 'Heavy Belt',
    art: 'Belts/InjectorBelt',
    w: 2,
    h: 1,
    ilvl: 85,
    mods: ['+45 to Dexterity', '+20% to Fire Resistance', 'Leftmost 4 Magic Utility Flasks constantly apply their Flask Effects to you'],
    priceChaos: 40_200,
  },
  {
    name: 'Headhunter',
    base: 'Leather Belt',
    art: 'Belts/Headhunter',
    w: 2,
    h: 1,
    ilvl: 84,
    mods: ['+52 to Strength', '+51 to Dexterity', '+58 to maximum Life'],
    priceChaos: 12_800,
  },
  {
    name: "Shavronne's Wrappings",
    base: "Occultist's Vestment",
    art: 'Armours/BodyArmours/BodyInt1CUnique',
    w: 2,
    h: 3,
    ilvl: 80,
    mods: ['128% increased Energy Shield', '+36% to Lightning Resistance'],
    priceChaos: 90,
  },
  {
    name: "Shavronne's Wrappings",
    base: "Occultist's Vestment",
    art: 'Armours/BodyArmours/BodyInt1CUnique',
    w: 2,
    h: 3,
    ilvl: 80,
    mods: ['121% increased Energy Shield', '+33% to Lightning Resistance'],
    priceChaos: 330,
    sixLink: true,
  },
  {
    name: 'Ashes of the Stars',
    base: 'Onyx Amulet',
    art: 'Amulets/AshesOfTheStars',
    w: 1,
    h: 1,
    ilvl: 86,
    mods: ['28% increased Reservation Efficiency of Skills', '+1 to Level of all Skill Gems'],
    priceChaos: 1150,
  },
  {
    name: 'Nimis',
    base: 'Topaz Ring',
    art: 'Rings/Nimis',
    w: 1,
    h: 1,
    ilvl: 85,
    mods: ['+46 to Dexterity', 'Projectiles Return to you'],
    priceChaos: 2300,
  },
  {
    name: 'Mjolner',
    base: 'Gavel',
    art: 'Weapons/OneHandWeapons/OneHandMaces/Mjolner',
    w: 2,
    h: 3,
    ilvl: 78,
    mods: ['98% increased Physical Damage', '+200 Strength Requirement'],
    priceChaos: 140,
  },
  {
    name: 'Tabula Rasa',
    base: 'Simple Robe',
    art: 'Armours/BodyArmours/BodyTabulaRasa',
    w: 2,
    h: 3,
    ilvl: 68,
    mods: ['Item has no Level requirement'],
    priceChaos: 9,
    sixLink: true,
  },
  {
    name: 'Goldrim',
    base: 'Leather Cap',
    art: 'Armours/Helmets/HelmetDexUnique1',
    w: 2,
    h: 2,
    ilvl: 60,
    mods: ['+34% to all Elemental Resistances', '10% increased Rarity of Items found'],
    priceChaos: 1,
  },
  {
    name: 'Wanderlust',
    base: 'Wool Shoes',
    art: 'Armours/Boots/BootsIntUnique1',
    w: 2,
    h: 2,
    ilvl: 40,
    mods: ['20% increased Movement Speed', 'Cannot be Frozen'],
    priceChaos: 1.5,
  },
  {
    name: 'The Taming',
    base: 'Prismatic Ring',
    art: 'Rings/TheTaming',
    w: 1,
    h: 1,
    ilvl: 84,
    mods: ['+27% to all Elemental Resistances'],
    priceChaos: 120,
  },
  {
    name: 'Bottled Faith',
    base: 'Sulphur Flask',
    art: 'Flasks/BottledFaith',
    w: 1,
    h: 2,
    ilvl: 84,
    mods: ['Consecrated Ground created by this Flask has Tripled Radius'],
    priceChaos: 640,
  },
  {
    name: 'Dying Sun',
    base: 'Ruby Flask',
    art: 'Flasks/ShapersFlask',
    w: 1,
    h: 2,
    ilvl: 84,
    mods: ['2 additional Projectiles during Effect'],
    priceChaos: 46,
  },
  {
    name: "Watcher's Eye",
    base: 'Prismatic Jewel',
    art: 'Jewels/ElderJewel',
    w: 1,
    h: 1,
    ilvl: 86,
    mods: ['5% increased maximum Life', '8% increased Cast Speed while affected by Zealotry'],
    priceChaos: 75,
  },
];

export const mapWares: readonly PlainWare[] = [
  { name: 'Strand Map', art: 'Maps/Atlas2Maps/New/Strand', priceChaos: 3 },
  { name: 'City Square Map', art: 'Maps/Atlas2Maps/New/CitySquare', priceChaos: 3.5 },
  { name: 'Mesa Map', art: 'Maps/Atlas2Maps/New/Mesa', priceChaos: 2.5 },
  { name: 'Dunes Map', art: 'Maps/Atlas2Maps/New/Dunes', priceChaos: 4 },
  { name: 'Jungle Valley Map', art: 'Maps/Atlas2Maps/New/JungleValley', priceChaos: 4.5 },
  { name: 'Fortress Map', art: 'Maps/Atlas2Maps/New/Fortress', priceChaos: 34 },
  { name: 'Citadel Map', art: 'Maps/Atlas2Maps/New/Citadel', priceChaos: 28 },
  { name: 'Blighted Strand Map', art: 'Maps/Atlas2Maps/New/Strand', priceChaos: 14 },
  { name: 'Blight-ravaged Mesa Map', art: 'Maps/Atlas2Maps/New/Mesa', priceChaos: 46 },
];

export const beastWares: readonly PlainWare[] = [
  { name: 'Farric Wolf Alpha', art: 'Currency/BestiaryOrbFull', priceChaos: 11 },
  { name: 'Vivid Vulture', art: 'Currency/BestiaryOrbFull', priceChaos: 95 },
  { name: 'Wild Bristle Matron', art: 'Currency/BestiaryOrbFull', priceChaos: 260 },
  { name: 'Craicic Chimeral', art: 'Currency/BestiaryOrbFull', priceChaos: 330 },
  { name: 'Wild Hellion Alpha', art: 'Currency/BestiaryOrbFull', priceChaos: 18 },
];

export const logbookWares: readonly (PlainWare & Readonly<{ factionId: string }>)[] = [
  { name: 'Druids of the Broken Circle', factionId: 'Faction1', art: 'Maps/ExpeditionChronicle3', priceChaos: 12 },
  { name: 'Black Scythe Mercenaries', factionId: 'Faction2', art: 'Maps/ExpeditionChronicle3', priceChaos: 30 },
  { name: 'Order of the Chalice', factionId: 'Faction3', art: 'Maps/ExpeditionChronicle3', priceChaos: 11 },
  { name: 'Knights of the Sun', factionId: 'Faction4', art: 'Maps/ExpeditionChronicle3', priceChaos: 38 },
];

export const contractWares: readonly (PlainWare & Readonly<{ job: string; jobType: number }>)[] = [
  { name: 'Contract: Records Office', job: 'Counter-Thaumaturgy', jobType: 42, art: 'Currency/Heist/ContractItem8', priceChaos: 3 },
  { name: 'Contract: Bunker', job: 'Demolition', jobType: 41, art: 'Currency/Heist/ContractItem8', priceChaos: 2 },
  { name: 'Contract: Tunnels', job: 'Deception', jobType: 45, art: 'Currency/Heist/ContractItem8', priceChaos: 6 },
  { name: 'Contract: Mansion', job: 'Agility', jobType: 44, art: 'Currency/Heist/ContractItem8', priceChaos: 2.5 },
];

export const blueprintWares: readonly PlainWare[] = [
  { name: 'Blueprint: Bunker', art: 'Currency/Heist/BlueprintNotApproved', priceChaos: 9 },
  { name: 'Blueprint: Records Office', art: 'Currency/Heist/BlueprintNotApproved', priceChaos: 13 },
  { name: 'Blueprint: Laboratory', art: 'Currency/Heist/BlueprintNotApproved', priceChaos: 7 },
];

export const emberWares: readonly PlainWare[] = [
  { name: 'Allflame Ember of Propagation', art: 'Currency/Necropolis/AllflameFungus', priceChaos: 5 },
  { name: 'Allflame Ember of the Gilded', art: 'Currency/Necropolis/AllflameGold', priceChaos: 41 },
];
