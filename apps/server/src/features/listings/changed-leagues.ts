/** Announces to other nodes which league's listings changed, so that they read it before they are asked. */
import type { Game } from '@poexchange/domain/item';
import { findOutlet } from '@poexchange/platform/db';
import type { Transaction } from 'kysely';
import * as z from 'zod/mini';
import type { Database } from '../../db/schema.ts';
import type { Announcements } from '../../realtime/announcements.ts';

const CHANNEL = 'changed_leagues';
const changeSchema = z.object({ game: z.enum(['poe1', 'poe2']), league: z.string(), changeMs: z.number() });

/** A league whose listings changed; `changeMs` is the new time of its clock. */
export type LeagueChange = { readonly game: Game; readonly league: string; readonly changeMs: number };

/** Announces a change once it is committed. Without an outlet, nodes find it on their next request. */
export async function announceChange(tx: Transaction<Database>, change: LeagueChange): Promise<void> {
  const send = await findOutlet(tx);
  send?.(CHANNEL, JSON.stringify(change));
}

export function hearChanges(announcements: Announcements, hear: (change: LeagueChange) => void): void {
  announcements.listen(CHANNEL, (said) => {
    const { data } = z.safeParse(changeSchema, said);
    if (data !== undefined) hear(data);
  });
}
