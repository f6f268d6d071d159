import { beforeAll, describe, expect, it } from 'vitest';
import { exchangeMarketSchema, type ExchangeMarket } from '@poexchange/contract/game-api';
import { startClient, userAgent, type Client } from '../testing/client.ts';

let client: Client;
let hour: number;
beforeAll(async () => {
  client = await startClient();
  hour = Math.floor(client.simulator.now() / 3_600_000) * 3600;
});

type Digest = { next_change_id: number; markets: ExchangeMarket[] };
const read = async (path: string) => {
  const reply = await client.app.inject({ method: 'GET', url: `/api/currency-exchange${path}`, headers: { 'user-agent': userAgent } });
  return { status: reply.statusCode, ...(reply.json() as Digest) };
};
const chaos = 'Metadata/Items/Currency/CurrencyRerollRare';
const divine = 'Metadata/Items/Currency/CurrencyModValues';

describe('exchange digest', () => {
  it('D03 covers all leagues for a whole hour, with goods identified by metadata paths, in either order', async () => {
    const { status, next_change_id: next, markets } = await read(`/${hour - 3600}`);
    expect([status, next]).toEqual([200, hour]);
    for (const market of markets) exchangeMarketSchema.parse(market);
    expect(new Set(markets.map(({ league }) => league))).toContain('Mercenaries');
    expect(markets.some(({ market_pair: [first] }) => first === chaos)).toBe(true);
    expect(markets.some(({ market_pair: [, second] }) => second === chaos)).toBe(true);
    expect(markets.some((market) => Object.values(market.volume_traded).every((volume) => volume === 0))).toBe(true);
  });

  it('D03 reports prices near the true prices', async () => {
    const { markets } = await read(`/${hour - 3600}`);
    const pair = markets.find(
      (market) => market.league === 'Mercenaries' && [chaos, divine].every((path) => market.market_pair.includes(path)),
    );
    const truth = client.simulator.world.truth.divineOf('Mercenaries');
    expect(Math.abs(Math.log((pair?.volume_traded[chaos] ?? 0) / (pair?.volume_traded[divine] ?? 0) / truth))).toBeLessThan(0.08);
  });

  it('D03 returns the same digest for the same hour', async () => {
    expect(await read(`/${hour - 7200}`)).toEqual(await read(`/${hour - 7200}`));
  });

  it.each(['', '/poe2'])(
    'D03 serves past hours of its seeded world, with prices that move and end at the starting prices: %s',
    async (realm) => {
      const league = realm === '' ? 'Mercenaries' : 'Dawn of the Hunt';
      const ratioAt = async (hoursAgo: number) => {
        const { markets } = await read(`${realm}/${hour - hoursAgo * 3600}`);
        const pair = markets.find(
          (market) => market.league === league && [chaos, divine].every((path) => market.market_pair.includes(path)),
        );
        return (pair?.volume_traded[chaos] ?? 0) / (pair?.volume_traded[divine] ?? 0);
      };
      const days = (await Promise.all(Array.from({ length: 30 }, (_, day) => ratioAt(1 + 24 * day)))).filter((ratio) => ratio > 0);
      expect(days.length).toBeGreaterThan(15);
      expect(Math.max(...days) / Math.min(...days)).toBeGreaterThan(1.1);
      expect(Math.max(...days) / Math.min(...days)).toBeLessThan(3);
      // Prices change less between successive days than over the whole month.
      const steps = days.slice(1).map((ratio, at) => Math.abs(Math.log(ratio / (days[at] ?? ratio))));
      expect(Math.max(...steps)).toBeLessThan(0.35);
    },
  );

  it('D03 produces the same past price movements in another run with the same seed', async () => {
    const other = await startClient();
    const path = `/api/currency-exchange/${hour - 200 * 3600}`;
    const again = await other.app.inject({ method: 'GET', url: path, headers: { 'user-agent': userAgent } });
    expect(again.json()).toEqual({ next_change_id: hour - 199 * 3600, markets: (await read(`/${hour - 200 * 3600}`)).markets });
  });

  it('D03 returns a 404 in the digest’s format for an unpublished hour', async () => {
    expect(await read(`/${hour}`)).toEqual({ status: 404, next_change_id: hour, markets: [] });
    expect(await read(`/poe2/${hour + 3600}`)).toEqual({ status: 404, next_change_id: hour + 3600, markets: [] });
  });

  it('D55 provides a separate exchange for poe2, which lists the poe2 units first', async () => {
    const { markets } = await read(`/poe2/${hour - 3600}`);
    expect(new Set(markets.map(({ league }) => league))).toEqual(new Set(['Dawn of the Hunt', 'Standard']));
    expect(markets.some(({ market_pair: pair }) => pair.includes('Metadata/Items/Currency/CurrencyAddModToRare'))).toBe(true);
  });

  it('D03 requires a token on the API host', async () => {
    const reply = await client.app.inject({
      method: 'GET',
      url: `/currency-exchange/${hour - 3600}`,
      headers: { 'user-agent': userAgent },
    });
    expect(reply.statusCode).toBe(401);
  });
});
