import type { ServiceRequest } from '@poexchange/contract/rest/services';
import { disputeUntilMs, readRules, roleInRequest, serviceLimits } from '@poexchange/domain/service';
import { withTransaction } from '@poexchange/platform/db';
import { sql, type Transaction } from 'kysely';
import type { Database } from '../../../db/schema.ts';
import { RefusalError } from '../../../http/refusal.ts';
import { sideOf } from '../present-service.ts';
import type { ServicesDeps } from '../services.queries.ts';
import { announce, readRequest } from './answer-request.ts';
import { factsOf, lockRequest } from './requests.queries.ts';

const DAY_MS = 24 * 3_600_000;

/** Lets a customer dispute a service that was paid for but not done. Operators decide; a repeat changes nothing. */
export async function disputeService(
  deps: ServicesDeps,
  { userId, id, reason }: { readonly userId: string; readonly id: string; readonly reason: string },
): Promise<ServiceRequest> {
  const read = readRules(reason);
  if (!read.ok || read.text === '')
    throw new RefusalError('serviceTextNotValid', { paths: ['body.reason'], params: { limit: serviceLimits.rulesCharacters } });
  await withTransaction(deps.db, async (tx) => {
    const locked = await lockRequest(tx, { id, userId });
    if (locked === undefined) throw new RefusalError('notFound');
    const { record, party } = locked;
    const nowMs = deps.clock();
    const targetId = party === 'owner' ? record.asker_id : record.owner_id;
    if (roleInRequest(party, sideOf(record)) !== 'customer' || targetId === null) throw new RefusalError('requestClosed');
    if (record.disputed_ms !== null) return;
    if (disputeUntilMs(factsOf(record), nowMs) === null) throw new RefusalError('requestClosed');
    await refuseTooMany(tx, { userId, nowMs });
    await tx.updateTable('service_requests').set({ disputed_ms: nowMs }).where('id', '=', id).execute();
    await tx
      .insertInto('service_disputes')
      .values({
        request_id: id,
        reporter_id: userId,
        target_id: targetId,
        game: record.game,
        category: record.category,
        name: record.name,
        is_custom: record.is_custom,
        price_value: record.price_value,
        price_type: record.price_type,
        reason: read.text,
        created_ms: nowMs,
      })
      .execute();
    await announce(tx, record, { action: 'dispute', party, nowMs });
  });
  return readRequest(deps, { userId, id });
}

async function refuseTooMany(tx: Transaction<Database>, { userId, nowMs }: { userId: string; nowMs: number }): Promise<void> {
  const { count } = await tx
    .selectFrom('service_disputes')
    .select(sql<number>`count(*)::int`.as('count'))
    .where('reporter_id', '=', userId)
    .where('created_ms', '>', nowMs - DAY_MS)
    .executeTakeFirstOrThrow();
  if (count >= serviceLimits.disputesPerDay) throw new RefusalError('rateLimited', { retryAfterMs: DAY_MS, policy: 'service-disputes' });
}
