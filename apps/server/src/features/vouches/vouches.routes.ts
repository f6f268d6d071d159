import { servicesApi } from '@poexchange/contract/rest/services';
import { readRules, serviceLimits } from '@poexchange/domain/service';
import { sql } from 'kysely';
import { RefusalError } from '../../http/refusal.ts';
import type { ServerApp } from '../../http/server-app.ts';
import { readShownChat } from '../chat-link/index.ts';
import { unvouchFor, vouchFor, type VouchesDeps } from './vouch.ts';
import { countByService, countUpheld, countVouches, readVouchedMs, readVouchedUsers } from './vouches.queries.ts';

/** Maximum reports per person and day. */
const REPORTS_PER_DAY = 10;
const DAY_MS = 24 * 3_600_000;

/**
 * Reports a person's vouches to the operators. A second report on the same person within a day adds nothing and returns
 * `repeated`.
 */
async function reportVouches(
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

export function registerVouches(app: ServerApp, deps: VouchesDeps): void {
  app.mount(servicesApi.getMyVouches, async ({ user }) => {
    const [vouchedUsers, { count }] = await Promise.all([readVouchedUsers(deps.db, user.id), countVouches(deps.db, user.id)]);
    return { vouchedUsers, myVouchCount: count };
  });

  app.mount(servicesApi.getVouchInfo, async ({ params, user }) => {
    const [counted, upheld, services, chat, yoursMs] = await Promise.all([
      countVouches(deps.db, params.id),
      countUpheld(deps.db, params.id),
      countByService(deps.db, params.id),
      readShownChat(deps.db, params.id),
      user === null || user.scopes?.includes('vouches:read') === false
        ? null
        : readVouchedMs(deps.db, { voucherId: user.id, targetId: params.id }),
    ]);
    return {
      vouchCount: counted.count,
      oldestMs: counted.oldestMs,
      newestMs: counted.newestMs,
      linkedCount: counted.linkedCount,
      isChatLinked: chat !== null,
      chatName: chat?.name ?? null,
      yoursMs,
      ...upheld,
      services: services.map(({ category, name, is_custom: isCustomService, count }) => ({
        serviceCategory: category,
        serviceName: name,
        isCustomService,
        count,
      })),
    };
  });

  app.mount(servicesApi.vouch, ({ user, body: { userId: targetId, ...service } }) =>
    vouchFor(deps, { voucherId: user.id, targetId, ...service }),
  );

  app.mount(servicesApi.unvouch, ({ user, body }) => unvouchFor(deps, { voucherId: user.id, targetId: body.userId }));

  app.mount(servicesApi.reportVouches, async ({ user, body }) => {
    const outcome = await reportVouches(deps, { reporterId: user.id, targetId: body.userId, reason: body.reason });
    return { isRepeated: outcome === 'repeated', serverTimeMs: deps.clock() };
  });
}
