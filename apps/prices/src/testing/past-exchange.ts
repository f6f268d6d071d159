import type { Game } from '@poexchange/domain/item';
import type { DigestOutcome } from '@poexchange/platform/game-api';

const HOUR_SECONDS = 3600;
const chaos = 'Metadata/Items/Currency/CurrencyRerollRare';
const divine = 'Metadata/Items/Currency/CurrencyModValues';
const exalted = 'Metadata/Items/Currency/CurrencyAddModToRare';

/**
 * Returns the price of a divine in chaos in an hour. The price differs from hour to hour, so that a point shows which
 * hours it was made from.
 */
export function pastPriceOf(hourMs: number): number {
  return 100 + Math.abs(((hourMs / 3_600_000) % 194) - 97);
}

/**
 * An exchange in which 10 divines were sold for chaos in each hour, and only one exalted orb in all, too few for a
 * price.
 */
export function answerPastHour(game: Game, hourSeconds: number): DigestOutcome {
  const league = game === 'poe1' ? 'Mercenaries' : 'Dawn of the Hunt';
  const market = (first: string, second: string, volumes: readonly [number, number]) => ({
    league,
    market_id: `${first}|${second}`,
    market_pair: [first, second],
    volume_traded: { [first]: volumes[0], [second]: volumes[1] },
  });
  const markets = [market(divine, chaos, [10, 10 * pastPriceOf(hourSeconds * 1000)])];
  if (hourSeconds % (24 * HOUR_SECONDS) === 0) markets.push(market(exalted, chaos, [1, 12]));
  return { kind: 'ok', body: { next_change_id: hourSeconds + HOUR_SECONDS, markets } };
}
