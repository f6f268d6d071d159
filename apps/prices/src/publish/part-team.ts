import type { PricesDb } from '../database.ts';
import { createBookRoom } from '../valuate/ask-book.ts';
import type { BookRoom } from '../valuate/ask-book.ts';
import { createPartMemory, publishPart } from './publish-part.ts';
import type { PartInput, PartResult } from './publish-part.ts';
import type { Publisher } from './publisher.ts';

/** Whoever values and publishes the tags of a league: one after the other, or several at once. */
export type PartTeam = {
  /** Where it looks for the asks it is given. */
  readonly room: BookRoom;
  readonly publish: (input: PartInput, signal?: AbortSignal) => Promise<readonly PartResult[]>;
};

/** Does all of it in this thread. */
export function createInlineTeam({ db, publisher }: { db: PricesDb; publisher: Publisher }): PartTeam {
  const memory = createPartMemory();
  return {
    room: createBookRoom(),
    publish: async (input, signal) => [await publishPart({ db, publisher, memory, signal }, input)],
  };
}
