import type { Game } from '../../item/index.ts';
import { listFormerNames, listNameTables, type Tag } from '../../tables/index.ts';
import { makeGroup, type GroupItemResult } from '../group.ts';
import type { GroupRule } from '../rule.ts';

/** Tags whose lists only support another rule: a name alone does not determine their groups. */
const notByNameAlone: ReadonlySet<Tag> = new Set<Tag>(['allflame_ember', 'card', 'corpse', 'incubator', 'memory']);

const tagOfName: Readonly<Record<Game, ReadonlyMap<string, Tag>>> = { poe1: collectTags('poe1'), poe2: collectTags('poe2') };

function collectTags(game: Game): ReadonlyMap<string, Tag> {
  const collected = new Map<string, Tag>();
  for (const { tag, names } of listNameTables(game)) {
    if (!notByNameAlone.has(tag)) for (const name of names) collected.set(name, tag);
  }
  for (const [former, name] of listFormerNames(game)) {
    const tag = collected.get(name);
    if (tag !== undefined) collected.set(former, tag);
  }
  return collected;
}

/**
 * Cached results by name, at most one per name. Most names are never looked up, and computing a hash for each name
 * would slow every start.
 */
const given: Readonly<Record<Game, Map<string, GroupItemResult>>> = { poe1: new Map(), poe2: new Map() };

function groupName(game: Game, name: string): GroupItemResult | undefined {
  const known = given[game].get(name);
  if (known !== undefined) return known;
  const tag = tagOfName[game].get(name);
  if (tag === undefined) return undefined;
  const key = (listFormerNames(game).get(name) ?? name).toLowerCase();
  const result: GroupItemResult = Object.freeze({ ok: true, primary: makeGroup(tag, key, {}) });
  given[game].set(name, result);
  return result;
}

/**
 * Groups items identified by their base type: currency-type tags, scarabs, tattoos, omens, fragments and all other
 * members of the fixed name lists, including former names. Equipment, gems, cards, quest items and prophecies with the
 * same name do not count.
 */
export const groupListed: GroupRule = (item, game) => {
  if (item.frameType > 2 && item.frameType !== 5 && item.frameType !== 11) {
    // poe2's uncut and lineage gems are exchanged by name.
    if (item.frameType !== 4 || game === 'poe1') return undefined;
  }
  // An item with a name but without a frame type is rare or unique.
  if (item.frameType === -1 && item.name !== '') return undefined;
  return groupName(game, item.baseType);
};
