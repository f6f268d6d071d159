/** Fictitious account and character names. */
import type { Random } from './random.ts';

const heads = [
  'Vael',
  'Oss',
  'Quil',
  'Rust',
  'Yss',
  'Hal',
  'Mor',
  'Tam',
  'Bran',
  'Cind',
  'Esk',
  'Fen',
  'Gar',
  'Ith',
  'Jor',
  'Kes',
  'Lor',
  'Nim',
  'Ost',
  'Per',
  'Rav',
  'Sol',
  'Thar',
  'Umb',
  'Wyn',
  'Zeph',
];
const tails = [
  'thor',
  'uary',
  'lon',
  'hoof',
  'ara',
  'vard',
  'wen',
  'sin',
  'dric',
  'er',
  'ine',
  'oth',
  'mir',
  'ael',
  'bane',
  'wick',
  'grim',
  'dale',
  'ris',
  'que',
  'mund',
  'lyn',
];
const jobs = ['Maps', 'Trades', 'Delves', 'Crafts', 'Boss', 'Flips', 'Loot', 'Chaos', 'Vault', 'Stash', 'Ash', 'Salt'];
const classes = [
  'Necromancer',
  'Deadeye',
  'Slayer',
  'Hierophant',
  'Trickster',
  'Juggernaut',
  'Ascendant',
  'Elementalist',
  'Champion',
  'Pathfinder',
  'Assassin',
  'Guardian',
  'Occultist',
  'Chieftain',
] as const;

function makeWord(random: Random): string {
  return random.pick(heads) + random.pick(tails);
}

/** Returns a name such as "Vaelthor#1234". */
export function makeAccountName(random: Random): string {
  const word = random.chance(0.25) ? random.pick(jobs) + makeWord(random) : makeWord(random);
  return `${word}#${random.int(1000, 9999)}`;
}

export function makeCharacterName(random: Random): string {
  return random.chance(0.4)
    ? `${makeWord(random)}_${random.pick(jobs)}`
    : makeWord(random) + random.pick(['', '', 'II', 'Merc', 'X', 'OfSalt']);
}

export function pickClass(random: Random): string {
  return random.pick(classes);
}
