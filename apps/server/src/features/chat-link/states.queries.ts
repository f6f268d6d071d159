import { isErrorCode, type ErrorCode } from '@poexchange/contract/errors';
import type { Kysely, Transaction } from 'kysely';
import type { Database } from '../../db/schema.ts';

type StartedLink = { readonly codeVerifier: string; readonly returnPath: string };
/** Identifies a state within its session; no other session can find it. */
type StateOfSession = { readonly stateHash: string; readonly sessionId: string };

export async function saveState(tx: Transaction<Database>, options: StartedLink & StateOfSession & { expiresMs: number }): Promise<void> {
  await tx
    .insertInto('chat_link_states')
    .values({
      state_hash: options.stateHash,
      session_id: options.sessionId,
      code_verifier: options.codeVerifier,
      return_path: options.returnPath,
      tried_ms: null,
      outcome: null,
      expires_ms: options.expiresMs,
    })
    .execute();
}

/** Marks a state as tried. Returns null if the state is unknown, already tried or expired. */
export async function takeTry(db: Kysely<Database>, options: StateOfSession & { nowMs: number }): Promise<StartedLink | null> {
  const row = await db
    .updateTable('chat_link_states')
    .set({ tried_ms: options.nowMs })
    .where('state_hash', '=', options.stateHash)
    .where('session_id', '=', options.sessionId)
    .where('tried_ms', 'is', null)
    .where('expires_ms', '>', options.nowMs)
    .returning(['code_verifier as codeVerifier', 'return_path as returnPath'])
    .executeTakeFirst();
  return row ?? null;
}

export type TriedState = { readonly triedMs: number; readonly outcome: 'linked' | ErrorCode | null; readonly returnPath: string };

/** Finds a tried state with its outcome. Returns null if the state is unknown. */
export async function findTried(db: Kysely<Database>, options: StateOfSession & { nowMs: number }): Promise<TriedState | null> {
  const row = await db
    .selectFrom('chat_link_states')
    .select(['tried_ms', 'outcome', 'return_path'])
    .where('state_hash', '=', options.stateHash)
    .where('session_id', '=', options.sessionId)
    .where('expires_ms', '>', options.nowMs)
    .executeTakeFirst();
  if (row === undefined || row.tried_ms === null) return null;
  const { outcome } = row;
  const isKnown = outcome === 'linked' || (outcome !== null && isErrorCode(outcome));
  return { triedMs: row.tried_ms, outcome: isKnown ? outcome : null, returnPath: row.return_path };
}

export async function saveOutcome(db: Kysely<Database>, options: { stateHash: string; outcome: 'linked' | ErrorCode }): Promise<void> {
  await db.updateTable('chat_link_states').set({ outcome: options.outcome }).where('state_hash', '=', options.stateHash).execute();
}

export async function pruneChatLinkStates(db: Kysely<Database>, nowMs: number): Promise<void> {
  await db.deleteFrom('chat_link_states').where('expires_ms', '<=', nowMs).execute();
}
