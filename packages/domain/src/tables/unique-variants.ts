import type { Game } from '../item/index.ts';

/**
 * A kind of mod line that distinguishes variants of a unique. `line` is matched against each line, in lower case and
 * without markup; `as` builds the variant's name from the captured parts (`$1`). If `as` is omitted, the matched line
 * is the name, with `#` for its numbers.
 */
export type TellingLine = {
  readonly line: RegExp;
  readonly as?: string;
  /** Matches the implicit mod lines instead of the explicit ones. */
  readonly isImplicit?: true;
};

const abyssalSockets: TellingLine = { line: /^has (\d+) abyssal sockets?$/, as: 'abyssal sockets: $1' };
const elementOfDamage: TellingLine = { line: /^\d+% increased (fire|cold|lightning|chaos|physical) damage$/, as: '$1' };
const addedElement: TellingLine = { line: /^adds \d+ to \d+ (fire|cold|lightning|chaos|physical) damage$/, as: '$1' };
const allocated: TellingLine = { line: /^allocates (.+?) if you have .*$/, as: '$1' };
const nearKeystone: TellingLine = { line: /^passives in radius of (.+) can be allocated.*$/, as: '$1' };
const heraldMods: TellingLine = { line: /\bherald of \w+/ };
const alsoGrant: TellingLine = { line: /^(?:notable |small )?passive skills in radius also grant:? .*$/ };
const chargeMods: TellingLine = { line: /\b(?:endurance|frenzy|power) charges?\b/ };
const gemLevels: TellingLine = { line: /^\+\d+ to level of all (.+?)(?: gems| skills)?$/, as: '$1' };
const ringOfPassives: TellingLine = { line: /^only affects passives in (.+) ring$/, as: '$1 ring' };
const afterCurse: TellingLine = { line: /\bif you've cast .+ in the past\b/ };
const defences: TellingLine = { line: /^\d+% increased ((?:armour|evasion|energy shield)[a-z, ]*)$/, as: '$1' };
const everyLine: TellingLine = { line: /./ };

/**
 * The mods that distinguish a poe1 unique's variants and decide their prices, by lower-case name. Source: recorded
 * items, and the stats that vary between copies of a unique in Awakened PoE Trade's item table (game 3.29). Excludes
 * uniques whose copies differ only in their rolls.
 */
const poe1: Readonly<Record<string, readonly TellingLine[]>> = {
  "atziri's splendour": [defences, { line: /^\+\d+ to maximum (life|energy shield)$/, as: 'maximum $1' }],
  "aul's uprising": [{ line: /^(.+) (?:has no reservation|reserves no mana)$/, as: '$1' }],
  'baleful dominion': [nearKeystone, alsoGrant],
  'bubonic trail': [abyssalSockets],
  'circle of ambition': [heraldMods],
  'circle of anguish': [heraldMods],
  'circle of fear': [heraldMods],
  'circle of guilt': [heraldMods],
  'circle of nostalgia': [heraldMods],
  'circle of regret': [heraldMods],
  'combat focus': [{ line: /cannot choose (fire|cold|lightning)/, as: 'no $1' }],
  'command of the pit': [abyssalSockets],
  "doryani's invitation": [elementOfDamage],
  'eyes of the greatwolf': [{ line: /./, isImplicit: true }],
  'forbidden flame': [allocated],
  'forbidden flesh': [allocated],
  'grand spectrum': [{ line: /\bper grand spectrum$/ }],
  'hale negator': [abyssalSockets],
  'impossible escape': [nearKeystone],
  impresence: [addedElement],
  lightpoacher: [abyssalSockets],
  mageblood: [{ line: /^leftmost (?!4 )(\d+) magic utility flasks .*$/, as: '$1 flasks' }],
  "precursor's emblem": [chargeMods],
  "replica dragonfang's flight": [gemLevels],
  'shroud of the lightless': [abyssalSockets],
  'skin of the lords': [
    {
      line: /^(?!sockets cannot|\+?\d+ to level|\d+% increased|you can only socket|item's sockets|all sockets|has no)([a-z' ]+)$/,
      as: '$1',
    },
  ],
  'split personality': [{ line: /^\+\d+%? to (.+)$/, as: '$1' }],
  'sublime vision': [{ line: /^aura skills other than (.+) are disabled$/, as: '$1' }],
  'that which was taken': [everyLine],
  'the balance of terror': [afterCurse],
  'the dark monarch': [{ line: /^maximum number of (.+?)(?: is)? doubled$/, as: '$1' }],
  'the light of meaning': [alsoGrant],
  'the perandus pact': [alsoGrant],
  'thread of hope': [ringOfPassives],
  tombfist: [abyssalSockets],
  'vessel of vinktar': [
    { line: /^adds \d+ to \d+ lightning damage to (attacks|spells) during .*$/, as: 'added to $1' },
    { line: /^damage penetrates \d+% lightning resistance during .*$/, as: 'penetration' },
    { line: /^\d+% of physical damage converted to lightning during .*$/, as: 'conversion' },
  ],
  voices: [
    { line: /^adds (1) small passive skill which grants nothing$/, as: '$1 passive' },
    { line: /^adds (\d+) small passive skills which grant nothing$/, as: '$1 passives' },
  ],
  "volkuur's guidance": [{ line: /^(fire|cold|lightning) skills have \d+% chance to poison on hit$/, as: '$1' }],
  "watcher's eye": [{ line: /\bwhile affected by [a-z ]+$/ }],
  "yriel's fostering": [{ line: /\bbestial (rhoa|ursa|snake)\b/, as: 'bestial $1' }],
};

/** Distinguishing mods of poe2 uniques, from recorded item texts. */
const poe2: Readonly<Record<string, readonly TellingLine[]>> = {
  'against the darkness': [alsoGrant],
  'controlled metamorphosis': [ringOfPassives],
  'from nothing': [nearKeystone],
  'grand spectrum': [{ line: /\bper (?:socketed )?grand spectrum$/ }],
  mageblood: [{ line: /^legacy of (.+)$/, as: '$1' }],
  'prism of belief': [gemLevels],
};

const tellingLines: Readonly<Record<Game, ReadonlyMap<string, readonly TellingLine[]>>> = {
  poe1: new Map(Object.entries(poe1)),
  poe2: new Map(Object.entries(poe2)),
};

/**
 * Finds the lines that distinguish a unique's variants, given the unique's lower-case name; undefined if the unique has
 * no variants (D45).
 */
export function findTellingLines(game: Game, name: string): readonly TellingLine[] | undefined {
  return tellingLines[game].get(name);
}

/**
 * Uniques that exist on several bases with different prices: the bases have different stats, or belong to older and
 * newer copies. Lower case. Source: the trade site's list of uniques with their bases (August 2026).
 */
const onSeveralBases: Readonly<Record<Game, ReadonlySet<string>>> = {
  poe1: new Set([
    'allelopathy',
    "apep's rage",
    "apep's slumber",
    "architect's hand",
    'ashcaller',
    "asphyxia's wrath",
    'auxium',
    'blackgleam',
    'blightwell',
    'bloodgrip',
    'briskwrap',
    'combat focus',
    'dance of the offered',
    "doryani's delusion",
    'duskblight',
    'dusktoe',
    'dying breath',
    'eclipse solaris',
    "esh's mirror",
    'essentia sanguis',
    'grand spectrum',
    'hand of thought and motion',
    'infernal mantle',
    "kongming's stratagem",
    "maloney's nightfall",
    'manastorm',
    'mask of the spirit drinker',
    'midnight bargain',
    'moonsorrow',
    'natural hierarchy',
    'obliteration',
    'pillar of the caged god',
    "piscator's vigil",
    "precursor's emblem",
    'rearguard',
    'relic of the pact',
    'replica allelopathy',
    'replica midnight bargain',
    'replica tulfall',
    'replica twyzel',
    "rigwald's curse",
    "saemus' gift",
    "scorpion's call",
    'storm prison',
    'stormblood',
    'story of the vaal',
    'the formless flame',
    'the infinite pursuit',
    "the poet's pen",
    'the searing touch',
    'the signal fire',
    'the snowblind grace',
    'tulborn',
    'tulfall',
    'twyzel',
    "uul-netol's kiss",
    'voidfletcher',
    'wings of entropy',
    "xoph's inception",
  ]),
  poe2: new Set([
    'grand spectrum',
    'hand of wisdom and action',
    'rathpith globe',
    'seeing stars',
    "the prisoner's manacles",
    'the surrender',
    "voll's protector",
  ]),
};

/** Returns whether a unique, given its lower-case name, exists on several bases (D45). */
export function hasSeveralBases(game: Game, name: string): boolean {
  return onSeveralBases[game].has(name);
}
