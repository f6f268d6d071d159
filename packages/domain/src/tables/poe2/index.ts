import type { NameTable } from '../name-table.ts';
import { artifactsNames } from './artifacts.ts';
import { breachNames } from './breach.ts';
import { catalystNames } from './catalyst.ts';
import { currencyNames } from './currency.ts';
import { deliriumOrbNames } from './delirium-orb.ts';
import { essenceNames } from './essence.ts';
import { fragmentNames } from './fragment.ts';
import { gemNames } from './gem.ts';
import { miscNames } from './misc.ts';
import { omenNames } from './omen.ts';

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
