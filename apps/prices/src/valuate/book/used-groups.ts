import { noteUsedGroups } from '../../asks/league-groups.ts';
import type { PricesDb } from '../../database.ts';
import type { AskBook } from './ask-book.ts';
import { createGroupMarks, type GroupMarks } from './group-marks.ts';

const DAY_MS = 24 * 3_600_000;

type Used = {
  readonly leagueId: number;
  /** Name of the book's league or partition. */
  readonly share: string;
  readonly book: AskBook;
  /** Groups that the exchange traded. */
  readonly tradedIds: Iterable<number>;
  /** Marks of other partitions' groups: a 1 at the id of each group. */
  readonly elsewhere?: Uint8Array | undefined;
  readonly nowMs: number;
};

/** Stores which of a league's groups have asks or trades: once a day, in the first price run that sees them. */
export type UsedGroups = { readonly note: (db: PricesDb, used: Used) => Promise<void> };

export function createUsedGroups(): UsedGroups {
  const shares = new Map<string, { readonly day: number; readonly noted: GroupMarks }>();
  return {
    note: async (db, { leagueId, share, book, tradedIds, elsewhere, nowMs }) => {
      const day = Math.floor(nowMs / DAY_MS);
      const known = shares.get(share);
      const isNewDay = known?.day !== day;
      const noted = isNewDay ? createGroupMarks() : known.noted;
      const used = createGroupMarks();
      for (const id of tradedIds) used.mark(id);
      // Unchanged asks are already stored, except in the first price run of a day.
      if (isNewDay || book.changed === null) markAsked(book, used);
      else book.changed.marks.forEach((mark, id) => mark === 1 && used.mark(id));
      const groupIds: number[] = [];
      const isNoted = noted.table();
      used.table().forEach((mark, id) => mark === 1 && isNoted[id] !== 1 && elsewhere?.[id] !== 1 && groupIds.push(id));
      if (groupIds.length === 0) return;
      await noteUsedGroups(db, { leagueId, groupIds, nowMs });
      for (const id of groupIds) noted.mark(id);
      shares.set(share, { day, noted });
    },
  };
}

function markAsked({ groups, from, to }: AskBook, marks: GroupMarks): void {
  for (let tab = 0; tab < from.length; tab += 1) {
    const end = to[tab] as number;
    for (let at = from[tab] as number; at < end; at += 1) marks.mark(groups[at] as number);
  }
}
