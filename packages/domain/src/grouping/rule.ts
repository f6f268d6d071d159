import type { Game, GameItem } from '../item/index.ts';
import type { Tag } from '../tables/index.ts';
import { makeGroup, type GroupItemResult, type UngroupedReason } from './group.ts';
import type { HashProperties } from './group-identity.ts';

/**
 * One grouping rule: undefined if it does not apply, else the item's group or the reason for having none; the first
 * answer wins (R4.19).
 */
export type GroupRule = (item: GameItem, game: Game) => GroupItemResult | undefined;

const noProperties: HashProperties = Object.freeze({});
const MAX_NAME_LENGTH = 120;
const MAX_TEXT_LENGTH = 1000;
const MAX_LIST_LENGTH = 64;
/** The last code of Latin Extended-B: English item names use letters such as those of "Maelström" and "Mórrigan". */
const LAST_LATIN_CODE = 0x24f;

/**
 * Groups an item under a tag by a name that the item itself has. The key is the lower-case name (D57). A name that no
 * item of the game can have, or one of another client language, gives no group: it would be a group of its own without
 * a price. So would a property text or list that is longer than any item's.
 */
export function groupByName(tag: Tag, name: string, properties: HashProperties = noProperties): GroupItemResult {
  const problem = findNameProblem(name);
  if (problem) return refuse(problem);
  if (hasEndlessText(properties)) return refuse('badName');
  return { ok: true, primary: makeGroup(tag, name.toLowerCase(), properties) };
}

/** Returns why a name cannot be a group's key; undefined if it can. */
export function findNameProblem(name: string): UngroupedReason | undefined {
  if (name.length === 0 || name.length > MAX_NAME_LENGTH) return 'badName';
  for (let at = 0; at < name.length; at += 1) {
    const code = name.charCodeAt(at);
    if (code < 32 || code === 60 || code === 62 || (code > 126 && code < 160)) return 'badName';
    if (code > LAST_LATIN_CODE && code !== 0x2019) return 'notEnglish';
  }
  return undefined;
}

/** Properties are part of rows and files, which must not contain longer texts and lists than any item has. */
function hasEndlessText(properties: HashProperties): boolean {
  for (const name in properties) {
    const value = properties[name];
    if (typeof value === 'string') {
      if (value.length > MAX_TEXT_LENGTH) return true;
    } else if (typeof value === 'object' && value !== null) {
      if (value.length > MAX_LIST_LENGTH) return true;
      for (const text of value) if (text.length > MAX_TEXT_LENGTH) return true;
    }
  }
  return false;
}

const refusals: Readonly<Record<UngroupedReason, GroupItemResult>> = {
  locked: Object.freeze({ ok: false, reason: 'locked' }),
  unknownItem: Object.freeze({ ok: false, reason: 'unknownItem' }),
  missingProperty: Object.freeze({ ok: false, reason: 'missingProperty' }),
  unidentified: Object.freeze({ ok: false, reason: 'unidentified' }),
  notEnglish: Object.freeze({ ok: false, reason: 'notEnglish' }),
  badName: Object.freeze({ ok: false, reason: 'badName' }),
  chartOrWarrant: Object.freeze({ ok: false, reason: 'chartOrWarrant' }),
};

/** The answer "no group", with its reason. */
export function refuse(reason: UngroupedReason): GroupItemResult {
  return refusals[reason];
}
