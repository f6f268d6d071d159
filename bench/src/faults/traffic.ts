/** Users' actions during faults, at a fixed rate that does not depend on earlier calls (open loop). */
import { laterApi } from '@poexchange/contract/rest/later';
import { servicesApi } from '@poexchange/contract/rest/services';
import type { ServiceId } from '@poexchange/domain/ids';
import { repeatOpenLoop } from '../load/calls.ts';
import type { Random } from '../lib/random.ts';
import { callUntilAnswered, type Ledger } from './ledger.ts';
import { draftOf, SHOP_CATEGORY, type Person } from './people.ts';

/** Number of actions of each kind that start per second. */
const rates = { publish: 1.5, trade: 1.5, service: 1 } as const;
/** Share of calls that are resent after their answer, as if the page had not received it. */
const AGAIN_SHARE = 0.2;

type Load = {
  readonly people: readonly Person[];
  readonly shopHashes: readonly string[];
  readonly ledger: Ledger;
  readonly random: Random;
  readonly isOver: () => boolean;
  readonly signal: AbortSignal;
  readonly share?: number;
};

/** Runs until `isOver`; resolves when all calls have been answered. */
export async function runTraffic(load: Load): Promise<void> {
  const busy = new Set<string>();
  const alone = async (name: string, work: () => Promise<void>): Promise<void> => {
    // A person does one action of each kind at a time, so that the last answer is the current state.
    if (busy.has(name)) return;
    busy.add(name);
    await work().finally(() => busy.delete(name));
  };
  const at = (turn: number): Person => load.people[turn % load.people.length] as Person;
  const every = (perSecond: number, start: (turn: number) => Promise<void>): Promise<void> =>
    repeatOpenLoop({ perSecond: perSecond * (load.share ?? 1), isOver: load.isOver, start });
  await Promise.all([
    every(rates.publish, (turn) => alone(`publish ${at(turn).ign}`, () => publish(load, at(turn), turn))),
    every(rates.service, (turn) => alone(`service ${at(turn).ign}`, () => changePrice(load, at(turn), turn))),
    every(rates.trade, (turn) => {
      const owner = load.random.pick(load.people);
      const asker = load.random.pick(load.people.filter((one) => one !== owner));
      return alone(`trade ${owner.ign}`, () => alone(`ask ${asker.ign}`, () => trade(load, { owner, asker, turn })));
    }),
  ]);
}

async function publish({ ledger, random, signal, shopHashes }: Load, person: Person, turn: number): Promise<void> {
  const body = draftOf({ ign: person.ign, category: SHOP_CATEGORY, hashes: shopHashes, turn });
  const listing = await callUntilAnswered(ledger, (idempotencyKey) => person.call(laterApi.createListing, { body }, { idempotencyKey }), {
    signal,
    sameAs: random.chance(AGAIN_SHARE) ? (a, b) => a.uuid === b.uuid && a.timestampMs === b.timestampMs : undefined,
  });
  if (listing === null) return;
  ledger.acknowledged.publications += 1;
  person.known.shop = listing;
}

async function changePrice({ ledger, signal }: Load, person: Person, turn: number): Promise<void> {
  const priceValue = 1 + (turn % 500);
  const params = { id: person.serviceId as ServiceId };
  const reply = await callUntilAnswered(
    ledger,
    (idempotencyKey) => person.call(servicesApi.updateService, { params, body: { priceValue } }, { idempotencyKey }),
    { signal },
  );
  if (reply === null) return;
  ledger.acknowledged.services += 1;
  person.known.price = priceValue;
}

/**
 * Sends a trade request to a stall's owner, who advances and finishes the trade: each piece leaves the listing once.
 */
async function trade(load: Load, { owner, asker, turn }: { owner: Person; asker: Person; turn: number }): Promise<void> {
  const { ledger, random, signal } = load;
  const again = random.chance(AGAIN_SHARE);
  const [item] = owner.stall.items;
  if (item === undefined) return;
  const pieces = 1 + (turn % 3);
  const asked = await callUntilAnswered(
    ledger,
    (idempotencyKey) =>
      asker.call(
        laterApi.createTradeNotification,
        {
          body: {
            listingUuid: owner.stall.uuid,
            listingTimestampMs: owner.known.stallMs,
            ign: asker.ign,
            items: [[item.hash, pieces]],
          },
        },
        { idempotencyKey },
      ),
    { signal, sameAs: again ? (a, b) => a.id === b.id : undefined },
  );
  if (asked === null) return;
  ledger.acknowledged.requests += 1;
  owner.known.asked.push(asked.id);
  const { id } = asked;
  const step = await callUntilAnswered(
    ledger,
    (idempotencyKey) => owner.call(laterApi.setTradeStep, { body: { id, step: 'invited' } }, { idempotencyKey }),
    { signal },
  );
  if (step !== null) ledger.acknowledged.steps += 1;
  const done = await callUntilAnswered(
    ledger,
    (idempotencyKey) => owner.call(laterApi.finishTrade, { body: { id, items: [[item.hash, pieces]] } }, { idempotencyKey }),
    { signal, sameAs: again ? (a, b) => a.notification.id === b.notification.id : undefined },
  );
  if (done === null) return;
  ledger.acknowledged.trades += 1;
  owner.known.handed += pieces;
  owner.known.stallMs = done.listing?.timestampMs ?? owner.known.stallMs;
}
