import type { Game, GameItem } from '../item/index.ts';
import type { Tag } from '../tables/index.ts';
import { makeGroup, type GroupItemResult, type UngroupedReason } from './group.ts';
import type { HashProperties } from './group-identity.ts';

/**
 * A grouping rule: returns undefined if it does not apply, otherwise the item's group or the reason for having none;
 * the first result wins.
 */
export type GroupRule = (item: GameItem, game: Game) => GroupItemResult | undefined;

const noProperties: HashProperties = Object.freeze({});
const MAX_NAME_LENGTH = 120;
const MAX_TEXT_LENGTH = 1000;
const MAX_LIST_LENGTH = 64;
/**
 * Last code point of Latin Extended-B: English item names contain letters such as those in "Maelström" and "Mórrigan".
 */
const LAST_LATIN_CODE = 0x24f;

/**
 * Groups an item under a tag by the item's own name. The key is the lower-case name. A name that no item in the game
 * can have, or a name in another client language, creates no group: it would be a separate group without a price. A
 * property string or list longer than any real item's creates no group either.
 */
export function groupByName(tag: Tag, name: string, properties: HashProperties = noProperties): GroupItemResult {
  const problem = findNameProblem(name);
  if (problem) return refuse(problem);
  if (hasEndlessText(properties)) return refuse('badName');
  return { ok: true, primary: makeGroup(tag, name.toLowerCase(), properties) };
}

/** Returns the reason why a name cannot be a group's key; undefined if it can. */
export function findNameProblem(name: string): UngroupedReason | undefined {
  if (name.length === 0 || name.length > MAX_NAME_LENGTH) return 'badName';
  for (let at = 0; at < name.length; at += 1) {
    const code = name.charCodeAt(at);
    if (code < 32 || code === 60 || code === 62 || (code > 126 && code < 160)) return 'badName';
    if (code > LAST_LATIN_CODE && code !== 0x2019) return 'notEnglish';
  }
  return undefined;
}

/**
 * Properties are stored in rows and files, which must not contain strings or lists longer than those of any real item.
 */
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

/** Returns the result "no group" with its reason. */
export function refuse(reason: UngroupedReason): GroupItemResult {
  return refusals[reason];
}
