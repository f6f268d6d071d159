/** OpenAPI, generated from the contract's endpoints. */
import { boundedArrays } from '@poexchange/contract/bounded-array';
import { API_PREFIX, listRefusals, type Endpoint } from '@poexchange/contract/endpoint';
import { errorCatalogue, refusalSchema } from '@poexchange/contract/errors';
import { webhookEventData, type WebhookEventType } from '@poexchange/contract/webhook-events';
import { encodeParam, feedFilterSchema } from '@poexchange/contract/rest';
import { notificationsParamSchema } from '@poexchange/contract/rest/later';
import * as z from 'zod/mini';
import { endpoints } from './endpoints.ts';
import { eventSummaries, summaries } from './summaries.ts';

type Json = Record<string, unknown>;

const ABOUT =
  'Listings, trades, services, net worth and prices. Refusals have a code and a request id; after 429 wait `retryAfterMs`. A POST ' +
  'that is sent again with the same Idempotency-Key header is done once. Fields and codes may be added at any time; what is to be ' +
  'removed is announced in the changelog 90 days before.';

/**
 * Types of values that the server checks instead of the schema, by property name, so that a refusal can name the broken
 * rule (`priceNotValid`).
 */
const checkedLater: Readonly<Record<string, Json>> = {
  price: { type: 'number' },
  priceValue: { type: 'number' },
  quantity: { type: 'integer' },
  totalPrice: { type: 'number' },
};

/** Path parameters with JSON in base64url, by the name of the call: schema and example. */
const encoded: Readonly<Record<string, { readonly name: string; readonly schema: z.ZodMiniType; readonly example: object }>> = {
  getListings: { name: 'filter', schema: feedFilterSchema, example: { side: 'sell' } },
  getNotifications: { name: 'param', schema: notificationsParamSchema, example: { game: 'poe1', sinceMs: 0 } },
};

function toSchema(schema: z.ZodMiniType, io: 'input' | 'output'): Json {
  const { $schema: _dialect, ...json } = z.toJSONSchema(schema, {
    io,
    unrepresentable: 'any',
    override: ({ zodSchema, jsonSchema }) => {
      const bounded = boundedArrays.get(zodSchema);
      if (bounded !== undefined)
        Object.assign(jsonSchema, { type: 'array', maxItems: bounded.maxItems, items: toSchema(bounded.element, io) });
      for (const [name, property] of Object.entries(jsonSchema.properties ?? {}))
        if (Object.hasOwn(checkedLater, name) && Object.keys(property).length === 0) Object.assign(property, checkedLater[name]);
    },
  }) as Json;
  return json;
}

function listParameters(endpoint: Endpoint): Json[] {
  return (['params', 'query'] as const).flatMap((part) => {
    const schema = endpoint[part];
    if (schema === undefined) return [];
    const { properties = {}, required = [] } = toSchema(schema, 'input') as { properties?: Json; required?: string[] };
    return Object.entries(properties as Json).map(([name, property]) => ({
      name,
      in: part === 'params' ? 'path' : 'query',
      required: (required as string[]).includes(name),
      schema: property,
      ...(encoded[endpoint.name]?.name === name && describeEncoded(endpoint.name, property as Json)),
    }));
  });
}

/** Describes a text that contains JSON in the terms of JSON Schema. */
function describeEncoded(call: string, schema: Json): Json {
  const found = encoded[call];
  if (found === undefined) return {};
  const content = { contentEncoding: 'base64url', contentMediaType: 'application/json', contentSchema: toSchema(found.schema, 'input') };
  return {
    description: `base64url, without padding, of JSON such as ${JSON.stringify(found.example)}`,
    example: encodeParam(found.example),
    schema: { ...schema, ...content, examples: [found.example] },
  };
}

/** Describes the idempotency header, for calls that accept it. */
function listKey({ errors }: Endpoint): Json[] {
  if (!errors.includes('idempotencyKeyReused')) return [];
  return [{ name: 'idempotency-key', in: 'header', required: false, schema: { type: 'string', maxLength: 128 } }];
}

function describeOperation(endpoint: Endpoint): Json {
  const codes = listRefusals(endpoint);
  const refusals = codes.map((code) => [
    String(errorCatalogue[code].status),
    {
      description: codes.filter((other) => errorCatalogue[other].status === errorCatalogue[code].status).join(', '),
      content: json('#/components/schemas/Refusal'),
    },
  ]);
  return {
    operationId: endpoint.name,
    summary: summaries[endpoint.name] ?? '',
    tags: [endpoint.path.split('/')[1] ?? ''],
    ...describeCaller(endpoint),
    ...(endpoint.deprecated !== undefined && { deprecated: true, 'x-sunset': endpoint.deprecated.sunset }),
    'x-calls-per-minute': endpoint.perMinute,
    parameters: [...listParameters(endpoint), ...listKey(endpoint)],
    ...(endpoint.body === undefined
      ? {}
      : { requestBody: { required: true, content: { 'application/json': { schema: toSchema(endpoint.body, 'input') } } } }),
    responses: {
      200: { description: 'OK', content: { 'application/json': { schema: toSchema(endpoint.reply, 'output') } } },
      ...Object.fromEntries(refusals),
    },
  };
}

/** Describes an event as it is posted to a webhook. */
function describeEvent(type: WebhookEventType): Json {
  const schema = z.object({ type: z.literal(type), timestamp: z.iso.datetime(), data: webhookEventData[type] });
  const headers = ['webhook-id', 'webhook-timestamp', 'webhook-signature'];
  return {
    post: {
      operationId: type,
      summary: eventSummaries[type],
      parameters: headers.map((name) => ({ name, in: 'header', required: true, schema: { type: 'string' } })),
      requestBody: { required: true, content: { 'application/json': { schema: toSchema(schema, 'output') } } },
      responses: { '2XX': { description: 'Taken' }, 410: { description: 'Turns the webhook off' } },
    },
  };
}

/** Describes the allowed callers: anybody, a session, or a session and access tokens with the scope. */
function describeCaller({ access, scope }: Endpoint): Json {
  if (access === 'visitor') return { security: [] };
  return scope === undefined
    ? { security: [{ session: [] }] }
    : { security: [{ session: [] }, { accessToken: [scope] }], 'x-scope': scope };
}

function json(ref: string): Json {
  return { 'application/json': { schema: { $ref: ref } } };
}

/** Describes the whole API as an OpenAPI 3.1 document. */
export function describeApi(): Json {
  const paths: Record<string, Json> = {};
  for (const endpoint of endpoints) {
    const path = API_PREFIX + endpoint.path.replaceAll(/:(\w+)/g, '{$1}');
    paths[path] = { ...paths[path], [endpoint.method.toLowerCase()]: describeOperation(endpoint) };
  }
  return {
    openapi: '3.1.0',
    info: { title: 'PoExchange', version: '1', description: ABOUT },
    paths,
    webhooks: Object.fromEntries(Object.keys(webhookEventData).map((type) => [type, describeEvent(type as WebhookEventType)])),
    components: {
      schemas: { Refusal: toSchema(refusalSchema, 'output') },
      securitySchemes: {
        session: { type: 'http', scheme: 'bearer', description: 'The token of a sign-in.' },
        accessToken: { type: 'http', scheme: 'bearer', description: 'A personal access token, made in the settings.' },
      },
    },
  };
}
