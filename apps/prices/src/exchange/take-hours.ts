import { games } from '@poexchange/domain/item';
import type { Game } from '@poexchange/domain/item';
import type { DigestOutcome } from '@poexchange/platform/game-api';
import type { Logger } from '@poexchange/platform/log';
import type { PricesDb } from '../database.ts';
import { HOUR_MS, hourOf } from '../valuate/history.ts';
import { readLastHour, storeHour } from './exchange-queries.ts';
import { readDigest } from './read-digest.ts';

export type TakeHoursDeps = {
  readonly db: PricesDb;
  readonly fetchDigest: (game: Game, hourSeconds: number) => Promise<DigestOutcome>;
  readonly log: Logger;
  readonly clock: () => number;
};

/** What an anchor needs (D52), and no more: a program that was off for a week does not ask for the week. */
const HOURS_TO_CATCH_UP = 6;

/**
 * Takes the hours of the exchange that are published and not taken yet, oldest first, of both games. Returns the number of hours taken. What is not to be had now is
 * asked again the next time; nothing is thrown for it.
 */
export async function takeHours(deps: TakeHoursDeps): Promise<number> {
  let taken = 0;
  for (const game of games) taken += await takeHoursOf(game, deps);
  return taken;
}

async function takeHoursOf(game: Game, { db, fetchDigest, log, clock }: TakeHoursDeps): Promise<number> {
  const nowMs = clock();
  const last = await readLastHour(db, game);
  const newestMs = hourOf(nowMs) - HOUR_MS;
  const oldestMs = newestMs - (HOURS_TO_CATCH_UP - 1) * HOUR_MS;
  // A clock that was set back has hours "taken" in its future: those it asks for are then known, or new.
  const firstMs = last === null || last > nowMs ? oldestMs : Math.max(last + HOUR_MS, oldestMs);
  let taken = 0;
  for (let hourMs = firstMs; hourMs <= newestMs; hourMs += HOUR_MS) {
    const outcome = await fetchDigest(game, hourMs / 1000);
    if (outcome.kind !== 'ok') {
      if (outcome.kind === 'down') log.warn({ game, hourMs, reason: outcome.reason }, 'the exchange cannot be had');
      return taken;
    }
    const digest = readDigest(game, outcome.body);
    if (digest === null) {
      log.warn({ game, hourMs }, 'the exchange sent what is no digest');
      return taken;
    }
    // An hour that says it is another one is that other one, from a cache on the way, or not there yet: taken for this one it would count twice, and this one never.
    if (digest.nextHourSeconds !== (hourMs + HOUR_MS) / 1000) {
      log.warn({ game, hourMs, nextHourSeconds: digest.nextHourSeconds }, 'the exchange sent another hour');
      return taken;
    }
    if ((await storeHour(db, { game, hourMs, takenAt: new Date(nowMs), trades: digest.trades })) === 'stored') taken += 1;
    const { trades, untraded, otherLeague, unknown, unreadable } = digest;
    log.info({ game, hourMs, trades: trades.length, untraded, otherLeague, unknown, unreadable }, 'exchange hour taken');
  }
  return taken;
}
