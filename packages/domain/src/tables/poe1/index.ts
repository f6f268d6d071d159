import type { NameTable } from '../name-table.ts';
import { allflameEmberNames } from './allflame-ember.ts';
import { artifactsNames } from './artifacts.ts';
import { breachNames } from './breach.ts';
import { cardNames } from './card.ts';
import { catalystNames, incubatorNames, oilNames, omenNames, runegraftNames, vialNames } from './item-currency.ts';
import { corpseNames } from './corpse.ts';
import { currencyNames } from './currency.ts';
import { deliriumOrbNames, invitationNames, memoryNames, scoutingReportNames } from './atlas.ts';
import { essenceNames } from './essence.ts';
import { fossilNames, resonatorNames } from './delve.ts';
import { fragmentNames } from './fragment.ts';
import { miscNames } from './misc.ts';
import { scarabNames } from './scarab.ts';
import { tattooNames } from './tattoo.ts';

/** Every name table of poe1, sorted by tag (R3.24). */
export const poe1NameTables: readonly NameTable[] = [
  { tag: 'allflame_ember', names: allflameEmberNames },
  { tag: 'artifacts', names: artifactsNames },
  { tag: 'breach', names: breachNames },
  { tag: 'card', names: cardNames },
  { tag: 'catalyst', names: catalystNames },
  { tag: 'corpse', names: corpseNames },
  { tag: 'currency', names: currencyNames },
  { tag: 'delirium_orb', names: deliriumOrbNames },
  { tag: 'essence', names: essenceNames },
  { tag: 'fossil', names: fossilNames },
  { tag: 'fragment', names: fragmentNames },
  { tag: 'incubator', names: incubatorNames },
  { tag: 'invitation', names: invitationNames },
  { tag: 'memory', names: memoryNames },
  { tag: 'misc', names: miscNames },
  { tag: 'oil', names: oilNames },
  { tag: 'omen', names: omenNames },
  { tag: 'resonator', names: resonatorNames },
  { tag: 'runegraft', names: runegraftNames },
  { tag: 'scarab', names: scarabNames },
  { tag: 'scouting_report', names: scoutingReportNames },
  { tag: 'tattoo', names: tattooNames },
  { tag: 'vial', names: vialNames },
];
