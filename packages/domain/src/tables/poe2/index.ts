import type { NameTable } from '../name-table.ts';
import { artifactsNames, breachNames, catalystNames, deliriumOrbNames, fragmentNames, omenNames } from './league-goods.ts';
import { currencyNames } from './currency.ts';
import { essenceNames } from './essence.ts';
import { gemNames } from './gem.ts';
import { miscNames } from './misc.ts';

/** Every name table of poe2, sorted by tag (R3.24). */
export const poe2NameTables: readonly NameTable[] = [
  { tag: 'artifacts', names: artifactsNames },
  { tag: 'breach', names: breachNames },
  { tag: 'catalyst', names: catalystNames },
  { tag: 'currency', names: currencyNames },
  { tag: 'delirium_orb', names: deliriumOrbNames },
  { tag: 'essence', names: essenceNames },
  { tag: 'fragment', names: fragmentNames },
  { tag: 'gem', names: gemNames },
  { tag: 'misc', names: miscNames },
  { tag: 'omen', names: omenNames },
];
