import type { PricesDb } from '../database.ts';
import { countFilled, readAsks, readSeenGroups } from './ask-queries.ts';
import type { TagGroup, ValuedTag } from './ask-queries.ts';
import { readHistory, storeHistory } from './history-queries.ts';
import type { History } from './history-queries.ts';
import { pickAccountAsks } from './pick-account-asks.ts';
import type { AskRow, Rates } from './pick-account-asks.ts';
import { valueChaos, valueGroup } from './value-group.ts';
import type { GroupValue } from './value-group.ts';

/** A tag of one league, valued. */
export type TagValues = {
  readonly groups: readonly TagGroup[];
  readonly values: ReadonlyMap<number, GroupValue>;
  readonly filled: ReadonlyMap<number, number>;
  readonly history: History;
};

/** A tag the league has seen nothing of. */
export const emptyTag: TagValues = { groups: [], values: new Map(), filled: new Map(), history: { hours: new Map(), days: new Map() } };

export type ValueTagInput = ValuedTag & {
  readonly rates: Rates;
  /** Id of chaos, which is 1 always (R9.12). */
  readonly chaosId: number;
  readonly nowMs: number;
  /** Asks that come from elsewhere than the stream: the site's own listings (D55). */
  readonly ownAsks?: readonly AskRow[];
};

/** Values a tag's groups and writes down their history, which then holds the point of this hour. */
export async function valueTag(db: PricesDb, input: ValueTagInput): Promise<TagValues> {
  const { nowMs } = input;
  const values = await valueAsks(db, input);
  await storeHistory(db, input.leagueId, { values, nowMs });
  const [groups, filled, history] = await Promise.all([
    readSeenGroups(db, input),
    countFilled(db, input, nowMs),
    readHistory(db, input, nowMs),
  ]);
  return { groups, values, filled, history };
}

/** Values only, from the living asks. */
export async function valueAsks(
  db: PricesDb,
  { rates, chaosId, nowMs, ownAsks = [], ...tag }: ValueTagInput,
): Promise<Map<number, GroupValue>> {
  const asks = pickAccountAsks([...(await readAsks(db, tag, nowMs)), ...ownAsks], rates);
  const values = new Map<number, GroupValue>();
  for (const [groupId, accountAsks] of asks) {
    const value = valueGroup(accountAsks, nowMs);
    if (value !== null) values.set(groupId, value);
  }
  if (tag.tag === 'currency') values.set(chaosId, valueChaos(asks.get(chaosId)?.length ?? 0));
  return values;
}
