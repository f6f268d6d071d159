import { readRules, serviceLimits } from '@poexchange/domain/service';
import { sql } from 'kysely';
import { RefusalError } from '../../http/refusal.ts';
import type { VouchesDeps } from './vouches-deps.ts';

/** Reports per person and day. */
const REPORTS_PER_DAY = 10;
const DAY_MS = 24 * 3_600_000;

/**
 * Reports a person's vouches to the operators. A second report on the same person within a day adds nothing and is
 * `repeated`.
 */
export async function reportVouches(
  { db, clock }: VouchesDeps,
  { reporterId, targetId, reason }: { reporterId: string; targetId: string; reason: string },
): Promise<'reported' | 'repeated'> {
  if (reporterId === targetId) throw new RefusalError('ownVouch');
  const read = readRules(reason);
  if (!read.ok || read.text === '')
    throw new RefusalError('serviceTextNotValid', { paths: ['body.reason'], params: { limit: serviceLimits.rulesCharacters } });
  const target = await db.selectFrom('users').select('id').where('id', '=', targetId).executeTakeFirst();
  if (target === undefined) throw new RefusalError('notFound');
  const nowMs = clock();
  const today = await db
    .selectFrom('vouch_reports')
    .select([sql<number>`count(*)::int`.as('all'), sql<number>`(count(*) filter (where target_id = ${targetId}))::int`.as('same')])
    .where('reporter_id', '=', reporterId)
    .where('created_ms', '>', nowMs - DAY_MS)
    .executeTakeFirstOrThrow();
  if (today.same > 0) return 'repeated';
  if (today.all >= REPORTS_PER_DAY) throw new RefusalError('rateLimited', { retryAfterMs: DAY_MS, policy: 'vouch-reports' });
  await db
    .insertInto('vouch_reports')
    .values({ reporter_id: reporterId, target_id: targetId, reason: read.text, created_ms: nowMs })
    .execute();
  return 'reported';
}
