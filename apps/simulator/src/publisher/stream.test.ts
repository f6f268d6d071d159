import { beforeAll, describe, expect, it } from 'vitest';
import { publicStashPageSchema, type PublicStashChange, type PublicStashPage } from '@poexchange/contract/game-api';
import { startClient, type Client } from '../testing/client.ts';
import { catalogue } from '../world/catalogue/catalogue.ts';
import { readChangeId, writeChangeId } from '../world/stream.ts';

let client: Client;
let token: string;
beforeAll(async () => {
  client = await startClient({ SIM_TIME_SCALE: '20' });
  token = await client.serviceToken();
});

async function readFrom(id: string): Promise<{ id: string; changes: PublicStashChange[] }> {
  const changes: PublicStashChange[] = [];
  for (let next = id; ;) {
    const page = (await client.get(`/public-stash-tabs?id=${next}`, token)).json() as PublicStashPage;
    if (page.stashes.length === 0) return { id: page.next_change_id, changes };
    changes.push(...page.stashes);
    next = page.next_change_id;
  }
}

const kindOf = new Map(catalogue.map((entry) => [entry.name, entry.kind]));

/** Reads the newest change id without reading the changes before it. */
function readNewestId(): string {
  return writeChangeId(client.simulator.world.stream.length());
}

describe('public stash stream', () => {
  it('D51 numbers changes with five counters that can be read back', () => {
    for (const position of [0, 1, 4, 5, 6, 999, 123_456]) expect(readChangeId(writeChangeId(position))).toBe(position);
    expect(readChangeId('1-2-3')).toBeNull();
    expect(readChangeId('a-b-c-d-e')).toBeNull();
  });

  it('D51 contains at least 20,000 priced items from 200 sellers and of 12 kinds in Mercenaries', async () => {
    const { changes } = await readFrom('');
    const league = changes.filter((change) => change.league === 'Mercenaries');
    const priced = league.flatMap((change) => change.items).filter((item) => /^~(price|b\/o) /.test(item.note ?? ''));
    expect(priced.length).toBeGreaterThan(20_000);
    expect(new Set(league.map((change) => change.accountName)).size).toBeGreaterThan(200);
    expect(new Set(priced.flatMap((item) => kindOf.get(item.typeLine) ?? [])).size).toBeGreaterThanOrEqual(12);
    expect(new Set(changes.map((change) => change.league))).toEqual(
      new Set(['Mercenaries', 'Hardcore Mercenaries', 'Standard', 'Hardcore']),
    );
    publicStashPageSchema.parse((await client.get('/public-stash-tabs', token)).json());
    const sample = priced[0];
    expect(sample?.icon).toMatch(/^http:\/\/[^/]+\/gen\/image\//);
  });

  it('D51 returns the same id when no changes are left, and continues from that id when sellers act', async () => {
    const id = readNewestId();
    expect((await client.get(`/public-stash-tabs?id=${id}`, token)).json()).toEqual({ next_change_id: id, stashes: [] });
    client.wait(60);
    const { changes } = await readFrom(id);
    expect(changes.length).toBeGreaterThan(100);
    expect(new Set(changes.map((change) => change.id)).size).toBe(changes.length);
  });

  it('D51 sends an empty change for a tab that is no longer public', async () => {
    const id = readNewestId();
    client.wait(150);
    const hidden = (await readFrom(id)).changes.filter((change) => !change.public);
    expect(hidden.length).toBeGreaterThan(0);
    expect(hidden[0]).toMatchObject({ accountName: null, league: null, stash: null, items: [] });
  });

  it('D51 shows changes after the publisher’s delay, with the tab’s state at the time of the change', async () => {
    const late = await startClient({ SIM_STREAM_DELAY_SECONDS: '300', SIM_TIME_SCALE: '20' });
    const lateToken = await late.serviceToken();
    const read = async (id: string) => (await late.get(`/public-stash-tabs?id=${id}`, lateToken)).json() as PublicStashPage;
    const id = writeChangeId(late.simulator.world.stream.length());
    late.wait(60);
    expect((await read(id)).stashes).toEqual([]);
    const [seller] = late.simulator.world.sellers;
    const tab = seller === undefined ? undefined : [...seller.account.stashes.values()].flat()[0];
    if (seller === undefined || tab === undefined) throw new Error('nobody sells');
    late.simulator.world.stream.push(tab, { accountName: 'Late#1', characterName: 'Late', league: 'Standard' });
    const { name } = tab;
    tab.name = 'renamed since';
    late.wait(299);
    const before = await read(id);
    expect(before.stashes.some((change) => change.accountName === 'Late#1')).toBe(false);
    late.wait(2);
    let last: PublicStashPage = before;
    for (let next = id; last.stashes.every((change) => change.accountName !== 'Late#1'); next = last.next_change_id) {
      last = await read(next);
      if (last.stashes.length === 0) break;
    }
    expect(last.stashes.find((change) => change.accountName === 'Late#1')?.stash).toBe(name);
  });

  it('D55 offers no stream for poe2 and rejects an invalid change id', async () => {
    expect((await client.get('/public-stash-tabs/poe2', token)).statusCode).toBe(404);
    expect((await client.get('/public-stash-tabs?id=zzz', token)).json()).toMatchObject({ error: { code: 2 } });
    const { access_token: player } = await client.signIn({ fresh: '1' });
    expect((await client.get('/public-stash-tabs', player)).statusCode).toBe(403);
  });

  it('D03 creates the same world from the same seed, and a different world from another seed', async () => {
    const read = async (seed: string) => {
      const one = await startClient({ SIM_SEED: seed });
      one.wait(30);
      return (await one.get('/public-stash-tabs', await one.serviceToken())).body;
    };
    const [first, second, third] = [await read('7'), await read('7'), await read('8')];
    expect(first === second).toBe(true);
    expect(first === third).toBe(false);
  });
});
