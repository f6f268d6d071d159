/** OpenAPI description, generated from the contract's endpoints. */
import { API_PREFIX, listRefusals, type Endpoint } from '@poexchange/contract/endpoint';
import { errorCatalogue, refusalSchema } from '@poexchange/contract/errors';
import { webhookEventData, type WebhookEventType } from '@poexchange/contract/webhook-events';
import { encodeParam, feedFilterSchema } from '@poexchange/contract/rest';
import { notificationsParamSchema } from '@poexchange/contract/rest/later';
import * as z from 'zod/mini';
import { endpoints } from '@poexchange/contract/rest/endpoints';
import { createSchemaWriter, type Json, type SchemaWriter } from './openapi-schemas.ts';
import { eventSummaries, summaries } from './summaries.ts';

const ABOUT =
  'Listings, trades, services, net worth and prices. Refusals have a code and a request id; after 429 wait `retryAfterMs`. A POST ' +
  'that is sent again with the same Idempotency-Key header is done once. Fields and codes may be added at any time; what is to be ' +
  'removed is announced in the changelog 90 days before.';

/** Path parameters with JSON in base64url, by call name: schema and example. */
const encoded: Readonly<Record<string, { readonly name: string; readonly schema: z.ZodMiniType; readonly example: object }>> = {
  getListings: { name: 'filter', schema: feedFilterSchema, example: { side: 'sell' } },
  getNotifications: { name: 'param', schema: notificationsParamSchema, example: { game: 'poe1', sinceMs: 0 } },
};

function listParameters(endpoint: Endpoint, writer: SchemaWriter): Json[] {
  return (['params', 'query'] as const).flatMap((part) => {
    const schema = endpoint[part];
    if (schema === undefined) return [];
    const { properties = {}, required = [] } = writer.write(schema, 'input') as { properties?: Json; required?: string[] };
    return Object.entries(properties as Json).map(([name, property]) => ({
      name,
      in: part === 'params' ? 'path' : 'query',
      required: (required as string[]).includes(name),
      schema: property,
      ...(encoded[endpoint.name]?.name === name && describeEncoded(endpoint.name, { schema: property as Json, writer })),
    }));
  });
}

/** Describes text that contains JSON, using JSON Schema. */
function describeEncoded(call: string, { schema, writer }: { schema: Json; writer: SchemaWriter }): Json {
  const found = encoded[call];
  if (found === undefined) return {};
  const content = {
    contentEncoding: 'base64url',
    contentMediaType: 'application/json',
    contentSchema: { ...writer.write(found.schema, 'input'), examples: [found.example] },
  };
  return {
    description: `base64url, without padding, of JSON such as ${JSON.stringify(found.example)}`,
    example: encodeParam(found.example),
    schema: { ...schema, ...content },
  };
}

/** Describes the idempotency header for calls that accept it. */
function listKey({ errors = [] }: Endpoint): Json[] {
  if (!errors.includes('idempotencyKeyReused')) return [];
  return [{ name: 'idempotency-key', in: 'header', required: false, schema: { type: 'string', maxLength: 128 } }];
}

function describeOperation(endpoint: Endpoint, writer: SchemaWriter): Json {
  const name = endpoint.name.charAt(0).toUpperCase() + endpoint.name.slice(1);
  const codes = listRefusals(endpoint);
  const refusals = codes.map((code) => [
    String(errorCatalogue[code].status),
    {
      description: codes.filter((other) => errorCatalogue[other].status === errorCatalogue[code].status).join(', '),
      content: json({ $ref: '#/components/schemas/Refusal' }),
    },
  ]);
  return {
    operationId: endpoint.name,
    summary: summaries[endpoint.name] ?? '',
    tags: [endpoint.path.split('/')[1] ?? ''],
    ...describeCaller(endpoint),
    ...(endpoint.deprecated !== undefined && { deprecated: true, 'x-sunset': endpoint.deprecated.sunset }),
    'x-calls-per-minute': endpoint.perMinute,
    parameters: [...listParameters(endpoint, writer), ...listKey(endpoint)],
    ...(endpoint.body === undefined
      ? {}
      : { requestBody: { required: true, content: json(writer.refer(endpoint.body, { io: 'input', name: `${name}Body` })) } }),
    responses: {
      200: { description: 'OK', content: json(writer.refer(endpoint.reply, { io: 'output', name: `${name}Reply` })) },
      ...Object.fromEntries(refusals),
    },
  };
}

/** Describes an event as it is posted to a webhook. */
function describeEvent(type: WebhookEventType, writer: SchemaWriter): Json {
  const schema = z.object({ type: z.literal(type), timestamp: z.iso.datetime(), data: webhookEventData[type] });
  const headers = ['webhook-id', 'webhook-timestamp', 'webhook-signature'];
  return {
    post: {
      operationId: type,
      summary: eventSummaries[type],
      // The receiver checks the signature in the headers.
      security: [],
      parameters: headers.map((name) => ({ name, in: 'header', required: true, schema: { type: 'string' } })),
      requestBody: { required: true, content: json(writer.write(schema, 'output')) },
      responses: { '2XX': { description: 'Taken' }, 410: { description: 'Turns the webhook off' } },
    },
  };
}

/** Describes the allowed callers: anyone, a session, or a session and access tokens with the scope. */
function describeCaller({ access, scope }: Endpoint): Json {
  if (access === 'visitor') return { security: [] };
  return scope === undefined
    ? { security: [{ session: [] }] }
    : { security: [{ session: [] }, { accessToken: [scope] }], 'x-scope': scope };
}

function json(schema: Json): Json {
  return { 'application/json': { schema } };
}

/** Describes the whole API as an OpenAPI 3.1 document. */
export function describeApi(): Json {
  const writer = createSchemaWriter();
  const paths: Record<string, Json> = {};
  for (const endpoint of endpoints) {
    const path = API_PREFIX + endpoint.path.replaceAll(/:(\w+)/g, '{$1}');
    paths[path] = { ...paths[path], [endpoint.method.toLowerCase()]: describeOperation(endpoint, writer) };
  }
  return {
    openapi: '3.1.0',
    info: { title: 'PoExchange', version: '1', description: ABOUT, license: { name: 'MIT', identifier: 'MIT' } },
    servers: [{ url: '/', description: 'This site.' }],
    paths,
    webhooks: Object.fromEntries(Object.keys(webhookEventData).map((type) => [type, describeEvent(type as WebhookEventType, writer)])),
    components: {
      schemas: { ...writer.named, Refusal: writer.write(refusalSchema, 'output') },
      securitySchemes: {
        session: { type: 'http', scheme: 'bearer', description: 'The token of a sign-in.' },
        accessToken: { type: 'http', scheme: 'bearer', description: 'A personal access token, made in the settings.' },
      },
    },
  };
}
