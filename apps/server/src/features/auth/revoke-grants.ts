/**
 * Revokes grants of deleted accounts at the publisher: stored in the deletion's transaction, tried immediately, and
 * retried by a job until it succeeds.
 */
import type { OauthClient } from '@poexchange/platform/game-api';
import type { Kysely, Transaction } from 'kysely';
import type { Database } from '../../db/schema.ts';
import type { AuthConfig, AuthDeps } from './deps.ts';
import { openToken } from './token-box.ts';

export type RevokeDeps = Pick<AuthDeps, 'db' | 'clock' | 'log'> & {
  readonly gameApi: { readonly oauth: Pick<OauthClient, 'revokeToken'> };
  readonly config: Pick<AuthConfig, 'tokenKeys'>;
};

const FIRST_WAIT_MS = 60_000;
const LONGEST_WAIT_MS = 6 * 3_600_000;
/** Maximum life of a grant at the publisher, refreshed or not. */
const GRANT_LIFE_MS = 90 * 24 * 3_600_000;
const BATCH_SIZE = 20;

/** Records that a person's grant must be revoked; call it before deleting the tokens. */
export async function planRevocation(tx: Transaction<Database>, options: { userId: string; nowMs: number }): Promise<void> {
  await tx
    .insertInto('grant_revocations')
    .columns(['sealed_for', 'access_token', 'refresh_token', 'created_ms', 'next_ms'])
    .expression((expression) =>
      expression
        .selectFrom('publisher_tokens')
        .select((row) => [
          'user_id',
          'access_token',
          'refresh_token',
          row.val(options.nowMs).as('created_ms'),
          row.val(options.nowMs).as('next_ms'),
        ])
        .where('user_id', '=', options.userId),
    )
    .onConflict((conflict) => conflict.column('sealed_for').doNothing())
    .execute();
}

/**
 * Revokes the grants that are due. Each grant is claimed by postponing its next attempt, so that only one of two nodes
 * calls the publisher, and a crash only causes another attempt. Returns the number of grants finished.
 */
export async function revokePlanned(deps: RevokeDeps): Promise<number> {
  let done = 0;
  for (const planned of await claimDue(deps.db, deps.clock())) {
    const of = { userId: planned.sealed_for };
    const refresh = planned.refresh_token && openToken(planned.refresh_token, { ...of, field: 'refresh' }, deps.config.tokenKeys);
    const grant = refresh || openToken(planned.access_token, { ...of, field: 'access' }, deps.config.tokenKeys);
    // A grant whose sealing key is lost can never be opened.
    const isOver = grant === null || planned.created_ms < deps.clock() - GRANT_LIFE_MS || (await revoke(deps, grant));
    if (!isOver) continue;
    await deps.db.deleteFrom('grant_revocations').where('sealed_for', '=', planned.sealed_for).execute();
    done += 1;
  }
  return done;
}

async function revoke(deps: RevokeDeps, grant: string): Promise<boolean> {
  try {
    return await deps.gameApi.oauth.revokeToken(grant);
  } catch (error) {
    deps.log.warn({ err: error }, 'revoking a grant failed');
    return false;
  }
}

async function claimDue(db: Kysely<Database>, nowMs: number) {
  return db.transaction().execute(async (tx) => {
    const due = await tx
      .selectFrom('grant_revocations')
      .selectAll()
      .where('next_ms', '<=', nowMs)
      .orderBy('next_ms')
      .limit(BATCH_SIZE)
      .forUpdate()
      .skipLocked()
      .execute();
    for (const { sealed_for: sealedFor, attempts } of due)
      await tx
        .updateTable('grant_revocations')
        .set({ attempts: attempts + 1, next_ms: nowMs + Math.min(LONGEST_WAIT_MS, FIRST_WAIT_MS * 2 ** attempts) })
        .where('sealed_for', '=', sealedFor)
        .execute();
    return due;
  });
}
