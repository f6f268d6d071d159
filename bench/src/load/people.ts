/** Inserts people directly into the database: thousands of individual sign-ins would take longer than the load test. */
import { createHmac } from 'node:crypto';
import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Bench } from '../lib/run-bench.ts';
import { startPart, type Product } from '../lib/start-product.ts';

const DAY_MS = 86_400_000;
const LEAGUE = 'mercenaries';

export type LoadPerson = { readonly id: string; readonly ign: string; readonly accountName: string; readonly token: string };

/** Adds people with a session, a character that was just read, and a confirmed name in the league. */
export async function addPeople(
  product: Pick<Product, 'query' | 'loginKey'>,
  options: { count: number; prefix: string },
): Promise<LoadPerson[]> {
  const nowMs = Date.now();
  const rows = await product.query(
    `with people as (
       insert into users (account_uuid, name, created_ms, signed_in_ms)
       select $1 || n, $1 || n || '#1234', $2, $2 from generate_series(1, $3::int) n returning id, name
     ), opened as (
       insert into sessions (user_id, created_ms, expires_ms) select id, $2, $2::bigint + ${20 * DAY_MS} from people returning id, user_id
     ), played as (
       insert into account_characters (user_id, game, characters, read_ms)
       select id, 'poe1', jsonb_build_array(jsonb_build_object('name', split_part(name, '#', 1), 'league', '${LEAGUE}', 'class', 'Witch', 'level', 90)), $2
       from people
     ), named as (
       insert into main_igns (user_id, game, league, ign, confirmed_ms) select id, 'poe1', '${LEAGUE}', split_part(name, '#', 1), $2 from people
     )
     select people.id, people.name, opened.id as session from people join opened on opened.user_id = people.id`,
    [options.prefix, nowMs, options.count],
  );
  return rows.map(({ id, name, session }) => ({
    id: String(id),
    accountName: String(name),
    ign: String(name).replace('#1234', ''),
    token: signToken(product.loginKey, { sub: String(id), sid: String(session), nowMs }),
  }));
}

/**
 * Adds a service for each person, and returns the service ids by person: thousands of calls would take longer than the
 * load.
 */
export async function addServices({ query }: Pick<Product, 'query'>, ids: readonly string[]): Promise<Map<string, string>> {
  const rows = await query(
    `insert into service_listings (user_id, game, league, location, category, name, name_key, is_custom, ign, price_value, price_type,
       rules, overwrite_rules, overwrite_mode, regions, active, timestamp_ms)
     select id, 'poe1', '${LEAGUE}', 'seller', 'WTS_bossKilling', 'maven', 'maven', false, 'Ign', 5, 'c',
       'Wait in my hideout, bring the map.', '', 'adds', '{eu}', true, $2 from unnest($1::uuid[]) as id
     returning id, user_id`,
    [ids, Date.now()],
  );
  return new Map(rows.map((row) => [String(row['user_id']), String(row['id'])]));
}

function signToken(loginKey: string, options: { sub: string; sid: string; nowMs: number }): string {
  const write = (part: object): string => Buffer.from(JSON.stringify(part)).toString('base64url');
  const iat = Math.floor(options.nowMs / 1000);
  const signed = `${write({ alg: 'HS256' })}.${write({ sid: options.sid, sub: options.sub, iat, exp: iat + (10 * DAY_MS) / 1000 })}`;
  return `${signed}.${createHmac('sha256', loginKey).update(signed).digest('base64url')}`;
}

/** Writes the people's tokens into a file, one per line, and returns its path. */
export async function writeTokens(folder: string, people: readonly LoadPerson[]): Promise<string> {
  const file = path.join(folder, `tokens-${people.length}.txt`);
  await writeFile(file, people.map(({ token }) => token).join('\n'));
  return file;
}

/** Opens idle sockets for these people in a separate process. */
export async function openIdleSockets(
  bench: Bench,
  { url, people, count }: { url: string; people: readonly LoadPerson[]; count: number },
): Promise<void> {
  const tokensFile = await writeTokens(bench.folder, people);
  const env = { SERVER_URL: url, SOCKET_TOKENS_FILE: tokensFile, SOCKET_COUNT: String(count) };
  await startPart(bench, { name: 'idle-sockets', entry: 'bench/src/programs/idle-sockets.ts', env });
}
