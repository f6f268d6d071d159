/**
 * Every group tag (R3.24, R9.38-R9.43, D57), sorted. A tag names a kind of item that is priced by the same rule. A
 * group's tag is part of its hash, so tags are never renamed.
 */
export const tags = [
  'allflame_ember',
  'alva_temple',
  'artifacts',
  'base',
  'beast',
  'blighted_map',
  'blighted_ravaged_map',
  'blueprint',
  'breach',
  'card',
  'catalyst',
  'cluster',
  'contract',
  'corpse',
  'currency',
  'delirium_orb',
  'essence',
  'forbidden_tome',
  'fossil',
  'fragment',
  'gem',
  'incubator',
  'influenced_map',
  'inscribed_ultimatum',
  'invitation',
  'logbook',
  'map',
  'memory',
  'misc',
  'oil',
  'omen',
  'relic',
  'resonator',
  'reward_map',
  'runegraft',
  'scarab',
  'scouting_report',
  'tattoo',
  'timeless_jewel',
  'unique',
  'unique_map',
  'vial',
] as const;

/** A group tag; the union is closed. */
export type Tag = (typeof tags)[number];

const tagSet: ReadonlySet<string> = new Set(tags);

/** Returns whether external text is a group tag. */
export function isTag(text: string): text is Tag {
  return tagSet.has(text);
}
