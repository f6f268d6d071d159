import type { Game } from '../../item/index.ts';
import { listNameTables } from '../../tables/index.ts';
import type { Tag } from '../../tables/index.ts';
import { makeGroup } from '../group.ts';
import type { GroupItemResult } from '../group.ts';
import type { GroupRule } from '../rule.ts';

/** Tags whose lists only help another rule: what is in them needs more than its name. */
const notByNameAlone: ReadonlySet<Tag> = new Set<Tag>(['allflame_ember', 'card', 'corpse', 'incubator', 'memory']);

const groups: Readonly<Record<Game, ReadonlyMap<string, GroupItemResult>>> = {
  poe1: collectGroups('poe1'),
  poe2: collectGroups('poe2'),
};

function collectGroups(game: Game): ReadonlyMap<string, GroupItemResult> {
  const collected = new Map<string, GroupItemResult>();
  for (const { tag, names } of listNameTables(game)) {
    if (notByNameAlone.has(tag)) continue;
    for (const name of names) {
      collected.set(name, Object.freeze({ ok: true, primary: makeGroup(tag, name.toLowerCase(), {}) }));
    }
  }
  return collected;
}

/**
 * Currency-type tags, scarabs, tattoos, omens, fragments and whatever else is what its base type says: members of the fixed
 * name lists (R3.24, R5.36, R5.38). Equipment, gems, cards, quest items and prophecies that share a name are not they.
 */
export const groupListed: GroupRule = (item, game) => {
  if (item.frameType > 2 && item.frameType !== 5 && item.frameType !== 11) {
    // poe2's uncut and lineage gems are exchanged by name.
    if (item.frameType !== 4 || game === 'poe1') return undefined;
  }
  return groups[game].get(item.baseType);
};
