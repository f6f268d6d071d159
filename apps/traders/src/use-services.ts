/**
 * A trader requests a service from another trader, or answers a wanted service; the owner of the offer invites, one of
 * the two marks the service as done, and most customers vouch.
 */
import { ApiError } from '@poexchange/contract/client';
import { servicesApi } from '@poexchange/contract/rest/services';
import type { Game } from '@poexchange/domain/item';
import type { ServiceSide } from '@poexchange/domain/service';
import type { Logger } from '@poexchange/platform/log';
import type { Random } from './random.ts';
import type { Trader } from './trader.ts';

const VOUCH_SHARE = 0.7;
const DECLINE_SHARE = 0.1;
/** Time to read a request and to do the service: short, so that an observer sees progress. */
const ANSWER_MS = 4000;
const SERVICE_MS = 15_000;

/** Uses only services of scripted players, so that people who try the product out are not disturbed. */
export async function useService(options: {
  traders: readonly Trader[];
  game: Game;
  league: string;
  side: ServiceSide;
  random: Random;
  log: Logger;
  /** Rejects when the program stops. */
  sleep: (ms: number) => Promise<void>;
}): Promise<void> {
  const { game, league, side, random, sleep } = options;
  const ignOf = (trader: Trader): string => (game === 'poe1' ? trader.ign : (trader.ignPoe2 ?? ''));
  const players = options.traders.filter((trader) => ignOf(trader) !== '');
  if (players.length < 2) return;
  const asker = random.pick(players);
  const owners = new Map(players.filter((trader) => trader !== asker).map((trader) => [ignOf(trader), trader]));
  const category = side === 'wts' ? 'WTS_all' : 'WTB_all';
  const { services } = await asker.call(servicesApi.getServices, { params: { game, league, category }, query: {} });
  const known = services.filter(({ ign }) => owners.has(ign));
  if (known.length === 0) return;
  const service = random.pick(known);
  const owner = owners.get(service.ign);
  if (owner === undefined) return;
  asker.act(game);
  const { request } = await asker.call(servicesApi.requestService, {
    body: { serviceId: service.id, timestampMs: service.timestampMs, ign: ignOf(asker) },
  });
  await sleep(ANSWER_MS * (0.5 + random.next()));
  const answer = (trader: Trader, action: 'invite' | 'decline' | 'done') =>
    trader.call(servicesApi.answerServiceRequest, { body: { id: request.id, action } });
  owner.act(game);
  if (random.chance(DECLINE_SHARE)) return void (await answer(owner, 'decline'));
  await answer(owner, 'invite');
  await sleep(SERVICE_MS * (0.5 + random.next()));
  const [customer, provider] = side === 'wts' ? [asker, owner] : [owner, asker];
  const { request: done } = await answer(customer, 'done');
  options.log.info({ customer: ignOf(customer), provider: ignOf(provider), service: service.serviceName }, 'service done');
  if (!done.canVouch || done.counterpart === null || !random.chance(VOUCH_SHARE)) return;
  const { serviceCategory, serviceName } = done;
  await customer.call(servicesApi.vouch, { body: { userId: done.counterpart.userId, serviceCategory, serviceName } }).catch(ignoreBound);
}

/** Scripted accounts are new, and only a few vouches from new accounts per day count for one person. */
function ignoreBound(error: unknown): void {
  if (!(error instanceof ApiError) || error.refusal?.code !== 'rateLimited') throw error;
}
