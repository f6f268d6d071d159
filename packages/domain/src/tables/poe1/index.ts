import type { NameTable } from '../name-table.ts';
import { allflameEmberNames } from './allflame-ember.ts';
import { artifactsNames } from './artifacts.ts';
import { breachNames } from './breach.ts';
import { cardNames } from './card.ts';
import { catalystNames } from './catalyst.ts';
import { corpseNames } from './corpse.ts';
import { currencyNames } from './currency.ts';
import { deliriumOrbNames } from './delirium-orb.ts';
import { essenceNames } from './essence.ts';
import { fossilNames } from './fossil.ts';
import { fragmentNames } from './fragment.ts';
import { incubatorNames } from './incubator.ts';
import { invitationNames } from './invitation.ts';
import { memoryNames } from './memory.ts';
import { miscNames } from './misc.ts';
import { oilNames } from './oil.ts';
import { omenNames } from './omen.ts';
import { resonatorNames } from './resonator.ts';
import { runegraftNames } from './runegraft.ts';
import { scarabNames } from './scarab.ts';
import { scoutingReportNames } from './scouting-report.ts';
import { tattooNames } from './tattoo.ts';
import { vialNames } from './vial.ts';

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
