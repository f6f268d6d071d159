/** The publisher's lists as last read, one row per person and game. */
import type { Game } from '@poexchange/domain/item';
import { sql, type Kysely } from 'kysely';
import type { StoredCharacter, StoredLeague } from '../../db/game-data-tables.ts';
import type { Database } from '../../db/schema.ts';
import { RefusalError } from '../../http/refusal.ts';

type Owner = { readonly userId: string; readonly game: Game };

export async function findCharacters(
  db: Kysely<Database>,
  { userId, game }: Owner,
): Promise<{ characters: StoredCharacter[]; readAtMs: number } | null> {
  const row = await db
    .selectFrom('account_characters')
    .select(['characters', 'read_ms'])
    .where('user_id', '=', userId)
    .where('game', '=', game)
    .executeTakeFirst();
  return row === undefined ? null : { characters: row.characters, readAtMs: row.read_ms };
}

export async function saveCharacters(
  db: Kysely<Database>,
  options: Owner & { characters: readonly StoredCharacter[]; readAtMs: number },
): Promise<void> {
  const stored = { characters: JSON.stringify(options.characters), read_ms: options.readAtMs };
  await db
    .insertInto('account_characters')
    .values({ user_id: options.userId, game: options.game, ...stored })
    .onConflict((conflict) => conflict.columns(['user_id', 'game']).doUpdateSet(stored))
    .execute();
}

export async function findLeagues(
  db: Kysely<Database>,
  { userId, game }: Owner,
): Promise<{ leagues: StoredLeague[]; readAtMs: number } | null> {
  const row = await db
    .selectFrom('account_leagues')
    .select(['leagues', 'read_ms'])
    .where('user_id', '=', userId)
    .where('game', '=', game)
    .executeTakeFirst();
  return row === undefined ? null : { leagues: row.leagues, readAtMs: row.read_ms };
}

export async function saveLeagues(
  db: Kysely<Database>,
  options: Owner & { leagues: readonly StoredLeague[]; readAtMs: number },
): Promise<void> {
  const stored = { leagues: JSON.stringify(options.leagues), read_ms: options.readAtMs };
  await db
    .insertInto('account_leagues')
    .values({ user_id: options.userId, game: options.game, ...stored })
    .onConflict((conflict) => conflict.columns(['user_id', 'game']).doUpdateSet(stored))
    .execute();
}

/** Returns the publisher's spelling of a league from any person's list; all lists spell the league the same way. */
export async function findSpelling(db: Kysely<Database>, options: { game: Game; league: string }): Promise<string | null> {
  const row = await db
    .selectFrom('account_leagues')
    .select('leagues')
    .where('game', '=', options.game)
    .where(sql<boolean>`leagues @> ${JSON.stringify([{ id: options.league }])}::jsonb`)
    .orderBy('read_ms', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row?.leagues.find((league) => league.id === options.league)?.name ?? null;
}

const passing: ReadonlySet<string> = new Set(['rateLimited', 'gameApiDown', 'gameApiTimeout']);

/** Returns the previously read value if the publisher's failure is temporary; rethrows any other error. */
export function keepWhatWasRead<Reading>(error: unknown, known: Reading | null): Reading {
  if (known !== null && error instanceof RefusalError && passing.has(error.code)) return known;
  throw error;
}
