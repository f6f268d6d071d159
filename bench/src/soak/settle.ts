/** The simulated people: each with a session, a listing, a service and a stash profile. */
import { API_PREFIX } from '@poexchange/contract/endpoint';
import { draftOf, place, SHOP_CATEGORY } from '../faults/people.ts';
import type { Product } from '../lib/start-product.ts';
import { callServer, nameAnswer } from '../load/calls.ts';
import { addPeople, addServices, type LoadPerson } from '../load/people.ts';
import type { Soaker, Taker } from './mix.ts';

/** Inserts every person's profile and service into the database: thousands of calls would take longer than the soak. */
export async function settlePeople(
  product: Pick<Product, 'query' | 'loginKey' | 'url'>,
  { count, hashes }: { count: number; hashes: readonly string[] },
): Promise<Soaker[]> {
  const people = await addPeople(product, { count, prefix: 'Soaker' });
  const ids = people.map(({ id }) => id);
  const services = await addServices(product, ids);
  const profiles = await addProfiles(product, ids);
  const settled: Soaker[] = [];
  for (const [turn, person] of people.entries()) {
    const [serviceId = '', profileId = ''] = [services.get(person.id), profiles.get(person.id)];
    settled.push({ ...person, serviceId, profileId, listing: await list(product.url, { person, hashes, turn }) });
  }
  return settled;
}

/** Adds people who only make snapshots. */
export async function addTakers(product: Pick<Product, 'query' | 'loginKey'>, count: number): Promise<Taker[]> {
  const people = await addPeople(product, { count, prefix: 'Taker' });
  const profiles = await addProfiles(
    product,
    people.map(({ id }) => id),
  );
  return people.map((person) => ({ ...person, profileId: profiles.get(person.id) ?? '' }));
}

async function addProfiles({ query }: Pick<Product, 'query'>, ids: readonly string[]): Promise<Map<string, string>> {
  const rows = await query(
    `insert into snapshot_profiles (user_id, game, name, league, price_league, stash_tabs, stash_folders, include_equipment, include_inventory,
       created_ms, updated_ms)
     select id, '${place.game}', 'Stash', '${place.league}', '${place.league}', '{${place.league}:a}', '{}', false, false, $2, $2 from unnest($1::uuid[]) as id
     returning id, user_id`,
    [ids, Date.now()],
  );
  return new Map(rows.map((row) => [String(row['user_id']), String(row['id'])]));
}

async function list(
  url: string,
  { person, hashes, turn }: { person: LoadPerson; hashes: readonly string[]; turn: number },
): Promise<Soaker['listing']> {
  const body = JSON.stringify(draftOf({ ign: person.ign, category: SHOP_CATEGORY, hashes, turn }));
  const called = await callServer(url, { method: 'POST', path: `${API_PREFIX}/listings`, token: person.token, body });
  if (called.status !== 200) throw new Error(`A listing was refused: ${nameAnswer(called)}`);
  return JSON.parse(called.body.toString()) as Soaker['listing'];
}
