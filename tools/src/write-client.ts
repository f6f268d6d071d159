/** Writes the client package's entry: types and a table, from the API description. */
import {
  LEAGUES_PATH,
  leaguesFileSchema,
  priceIndexFileSchema,
  priceIndexPath,
  summaryFileSchema,
  summaryPath,
  valuationFileSchema,
  valuationPath,
} from '@poexchange/contract/price-files';
import { serverEvents } from '@poexchange/contract/events';
import { netWorthRoomEvents } from '@poexchange/contract/events/net-worth';
import { serviceRoomEvents } from '@poexchange/contract/events/services';
import * as z from 'zod/mini';
import { describeApi } from '@poexchange/server/openapi';
import { readEvents, readOpenApi, type Operation, type Schema } from '@poexchange/contract/openapi/read-openapi';
import { writeType } from '@poexchange/contract/openapi/write-type';

/** Events that a program may receive; sign-outs are only for pages. */
const { 'got-loggt-out': _ofPages, ...ofPerson } = serverEvents;
const socketEvents: Readonly<Record<string, z.core.$ZodType>> = { ...ofPerson, ...netWorthRoomEvents, ...serviceRoomEvents };
const KEY_HEADER = 'idempotency-key';
/** Placeholders for a caller in a price file's path. */
const place = { game: 'poe1', league: '{league}', tag: '{tag}' } as const;
const priceFiles = [
  { name: 'leagues', path: LEAGUES_PATH, schema: leaguesFileSchema, about: 'Leagues that have prices.' },
  { name: 'index', path: priceIndexPath(place), schema: priceIndexFileSchema, about: 'The price files of a league.' },
  { name: 'summaries', path: summaryPath(place), schema: summaryFileSchema, about: 'Names of the groups of a tag, by their hashes.' },
  { name: 'valuations', path: valuationPath(place), schema: valuationFileSchema, about: 'Values of the groups of a tag, by their hashes.' },
] as const;

/** Returns the text of the package's `index.ts`. */
export function writeClient(): string {
  const document = describeApi();
  const operations = readOpenApi(document);
  const table = operations.map(
    ({ id, method, path, parameters }) =>
      `  ${id}: { method: '${method}', path: '${path}', hasKey: ${parameters.some(({ name }) => name === KEY_HEADER)} },`,
  );
  return `/** Typed client for the PoExchange API. Generated from the server's contract; make changes there. */
import {
  checkWebhook,
  createPriceReader,
  encodeFilter,
  followEvents as followAll,
  followFeed,
  makeClient,
  type ClientOf,
  type ClientOptions,
  type EventsOptions,
  type FeedState,
  type FollowOptions,
  type Place,
  type Result,
  type Said,
  type WebhookCheck,
  type WebhookInput,
} from './entry.ts';

export { encodeFilter, PoExchangeError, unwrap } from './entry.ts';
export type {
  ClientOptions,
  EventsOptions,
  Extras,
  Failure,
  FeedState,
  Place,
  Refusal,
  Result,
  Said,
  WebhookCheck,
  WebhookHeaders,
  WebhookInput,
  WebSocketLike,
} from './entry.ts';

/** Every call of the API: its parameters, its reply, and the codes it may be rejected with. */
export type Operations = {
${operations.map(writeOperation).join('\n')}
};

const endpoints = {
${table.join('\n')}
} as const;

export type Client = ClientOf<Operations>;

/** Creates a client. Its calls never throw: they resolve to a result that describes the outcome. */
export function createClient(options: ClientOptions): Client {
  return makeClient<Operations>(endpoints, options);
}

export type Listing = Operations['getListings']['reply']['listings'][number];
export type ListingsPlace = Place & { readonly category: string; readonly subCategory?: string; readonly side?: 'sell' | 'buy' };

/** Yields a category's listings by id, and again after each poll for changes. */
export function followListings(
  client: Pick<Client, 'getListings'>,
  { game, league, category, subCategory, side = 'sell' }: ListingsPlace,
  options: Omit<FollowOptions<Listing>, 'read'> = {},
): AsyncGenerator<FeedState<Listing>, void> {
  return followFeed<Listing>({
    ...options,
    read: (sinceMs, signal) =>
      client.getListings(
        { params: { game, league, category, filter: encodeFilter({ side, subCategory, sinceMs }) } },
        signal === undefined ? {} : { signal },
      ),
  });
}

/** Events that are posted to webhooks, by type. More types may be added: ignore unknown types. */
export type WebhookEvent =
${readEvents(document)
  .map(({ summary, body }) => `  /** ${summary} */\n  | ${writeType(body, '  ')}`)
  .join('\n')};

/** Checks a webhook's signature and time, and reads its event. */
export async function verifyWebhook(input: WebhookInput): Promise<WebhookCheck<WebhookEvent>> {
  return (await checkWebhook(input)) as WebhookCheck<WebhookEvent>;
}

/** Events of the socket, by name, with their data. More may be added: ignore unknown events. */
export type Events = {
${Object.entries(socketEvents)
  .map(([name, schema]) => `  '${name}': ${writeType(toSchema(schema), '  ')};`)
  .join('\n')}
};

/** Yields the socket's events, over as many connections as needed. */
export function followEvents(options: EventsOptions): AsyncGenerator<Said<Events>, void> {
  return followAll<Events>(options);
}

${priceFiles.map(({ name, about, schema }) => `/** ${about} */\nexport type ${nameFile(name)} = ${writeType(toSchema(schema))};`).join('\n\n')}

export type Prices = {
${priceFiles.map(writePriceFunction).join('\n')}
};

/** Creates a reader for price files; \`baseUrl\` is their location, such as \`https://example.com/insights\`. */
export function createPrices(options: Pick<ClientOptions, 'baseUrl' | 'fetch'>): Prices {
  const { read } = createPriceReader(options);
  const at = ({ game, league }: Place, path: string, tag = ''): string =>
    (game === 'poe2' ? 'poe2/' : '') + path.replace('{league}', league.replaceAll(' ', '_')).replace('{tag}', tag);
  return {
${priceFiles.map(({ name, path }) => `    ${name}: (${listParameters(path, false)}) => read(${writePathOf(path)}) as never,`).join('\n')}
  };
}
`;
}

function writeOperation({ id, summary, parameters, body, reply, refusals }: Operation): string {
  const parts = (['path', 'query'] as const).flatMap((where) => {
    const named = parameters.filter((parameter) => parameter.in === where);
    if (named.length === 0) return [];
    const isOptional = named.every(({ required }) => !required);
    const shape: Schema = {
      type: 'object',
      properties: Object.fromEntries(named.map(({ name, schema }) => [name, schema])),
      required: named.filter(({ required }) => required).map(({ name }) => name),
    };
    return [`${where === 'path' ? 'params' : 'query'}${isOptional ? '?' : ''}: ${writeType(shape, '      ')};`];
  });
  if (body !== null) parts.push(`body: ${writeType(body, '      ')};`);
  const codes = refusals.flatMap((refusal) => refusal.codes.split(', ')).map((code) => `'${code}'`);
  return `  /** ${summary} */
  ${id}: {
    call: {${parts.map((part) => `\n      ${part}`).join('')}${parts.length === 0 ? '' : '\n    '}};
    reply: ${writeType(reply, '    ')};
    codes: ${codes.join(' | ')};
  };`;
}

function toSchema(schema: z.core.$ZodType): Schema {
  return z.toJSONSchema(schema, { io: 'output', unrepresentable: 'any' }) as Schema;
}

function nameFile(name: string): string {
  return `${name[0]?.toUpperCase()}${name.slice(1)}File`;
}

function listParameters(path: string, isTyped: boolean): string {
  const names = [...(path.includes('{league}') ? ['place: Place'] : []), ...(path.includes('{tag}') ? ['tag: string'] : [])];
  return names.map((each) => (isTyped ? each : (each.split(':')[0] ?? ''))).join(', ');
}

function writePathOf(path: string): string {
  if (!path.includes('{league}')) return `'${path}'`;
  return path.includes('{tag}') ? `at(place, '${path}', tag)` : `at(place, '${path}')`;
}

function writePriceFunction({ name, path, about }: (typeof priceFiles)[number]): string {
  return `  /** ${about} */\n  readonly ${name}: (${listParameters(path, true)}) => Promise<Result<${nameFile(name)}>>;`;
}
