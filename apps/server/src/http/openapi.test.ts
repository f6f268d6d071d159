import { readEvents, readOpenApi } from '@poexchange/contract/openapi/read-openapi';
import { webhookEventData } from '@poexchange/contract/webhook-events';
import { decodeParam, feedFilterSchema } from '@poexchange/contract/rest';
import { namedSchemas } from '@poexchange/contract/rest/named-schemas';
import { notificationsParamSchema } from '@poexchange/contract/rest/later';
import { scopes } from '@poexchange/contract/scopes';
import { describe, expect, it } from 'vitest';
import { endpoints } from '@poexchange/contract/rest/endpoints';
import { describeApi } from './openapi.ts';
import { summaries } from './summaries.ts';

type Operation = { operationId: string; summary: string; security: Record<string, string[]>[]; 'x-calls-per-minute': number };
const { paths } = describeApi() as { paths: Record<string, Record<string, Operation>> };
const operations = Object.values(paths).flatMap((path) => Object.values(path));

describe('API description', () => {
  it('has a sentence for every call, but none for unknown calls', () => {
    expect(Object.keys(summaries).toSorted()).toEqual(endpoints.map(({ name }) => name).toSorted());
    for (const { summary } of operations) expect(summary).toMatch(/^[A-Z].{10,110}\.$/);
    expect(new Set(Object.values(summaries)).size).toBe(endpoints.length);
  });

  it('describes every webhook event as posted', () => {
    const events = readEvents(describeApi());
    expect(events.map(({ type }) => type)).toEqual(Object.keys(webhookEventData));
    for (const { summary } of events) expect(summary).toMatch(/^[A-Z].+\.$/);
    expect(events.find(({ type }) => type === 'listing.sold')?.body).toMatchObject({
      properties: { type: { const: 'listing.sold' }, data: { required: ['game', 'league', 'listings', 'tradeId'] } },
    });
  });

  it('D15 gives every body and reply a name, and defines each name once', () => {
    const document = describeApi() as { components: { schemas: Record<string, unknown> } };
    const referred = [...JSON.stringify(document).matchAll(/"\$ref":"#\/components\/schemas\/(\w+)"/g)].map(([, name]) => name);
    expect(new Set(referred)).toEqual(new Set(Object.keys(document.components.schemas)));
    expect(new Set(namedSchemas.values()).size).toBe(namedSchemas.size);
    type Content = { content: { 'application/json': { schema: { $ref?: string } } } };
    for (const operation of operations as (Operation & { requestBody?: Content; responses: { 200: Content } })[])
      for (const part of [operation.requestBody, operation.responses[200]])
        if (part !== undefined)
          expect(part.content['application/json'].schema, operation.operationId).toEqual({ $ref: expect.any(String) as string });
  });

  it('allows replies to have fields that are not described', () => {
    const replies = readOpenApi(describeApi()).map(({ reply }) => reply);
    expect(JSON.stringify(replies)).toContain('"properties"');
    expect(JSON.stringify(replies)).not.toContain('"additionalProperties":false');
  });

  it('D21 describes the content of base64url parameters, with an example that the server can read', () => {
    const found = readOpenApi(describeApi()).flatMap(({ id, parameters }) =>
      parameters.filter(({ schema }) => schema.contentSchema !== undefined).map((parameter) => ({ id, ...parameter })),
    );
    expect(found.map(({ id, name, schema }) => [id, name, Object.keys(schema.contentSchema?.properties ?? {})])).toEqual([
      ['getListings', 'filter', ['side', 'sinceMs', 'subCategory']],
      ['getNotifications', 'param', ['game', 'sinceMs']],
    ]);
    expect(decodeParam(feedFilterSchema, found[0]?.example ?? '')).toEqual({ side: 'sell' });
    expect(decodeParam(notificationsParamSchema, found[1]?.example ?? '')).toEqual({ game: 'poe1', sinceMs: 0 });
  });

  it('gives every part of a body a type', () => {
    const untyped: string[] = [];
    const look = (schema: unknown, path: string): void => {
      if (typeof schema !== 'object' || schema === null) return;
      for (const [name, property] of Object.entries((schema as { properties?: object }).properties ?? {})) {
        if (Object.keys(property as object).length === 0) untyped.push(`${path}.${name}`);
        look(property, `${path}.${name}`);
      }
      look((schema as { items?: unknown }).items, `${path}[]`);
    };
    for (const { id, body } of readOpenApi(describeApi())) look(body, id);
    expect(untyped).toEqual([]);
  });

  it('states who may call: anyone, a session, or a token with the scope', () => {
    for (const { name, access, scope } of endpoints) {
      const { security } = operations.find(({ operationId }) => operationId === name) as Operation;
      const session = access === 'user' ? [{ session: [] }] : [];
      expect(security, name).toEqual(scope === undefined ? session : [...session, { accessToken: [scope] }]);
      if (access === 'visitor') expect(scope, name).toBeUndefined();
    }
  });

  it('uses every scope, and requires no write scope for reads', () => {
    const used = new Map(scopes.map((scope) => [scope, endpoints.filter((endpoint) => endpoint.scope === scope)]));
    for (const [scope, calls] of used) {
      expect(calls, scope).not.toEqual([]);
      for (const { name, method } of calls) expect(method === 'GET', `${name} ${scope}`).toBe(scope.endsWith(':read'));
    }
  });

  it('reserves for sessions what a program must not do on a person’s behalf', () => {
    const alone = endpoints.filter(({ scope }) => scope === undefined).map(({ name }) => name);
    expect(alone).toEqual(
      expect.arrayContaining([
        'createAccessToken',
        'deleteAccount',
        'exportAccount',
        'createTradeNotification',
        'requestService',
        'vouch',
        'getStash',
      ]),
    );
  });

  it('announces deprecated calls 90 days ahead', () => {
    for (const { name, deprecated } of endpoints.filter((endpoint) => endpoint.deprecated !== undefined)) {
      const [since, sunset] = [deprecated?.since ?? '', deprecated?.sunset ?? ''];
      for (const day of [since, sunset]) expect(day, name).toMatch(/^20\d\d-\d\d-\d\d$/);
      expect((Date.parse(sunset) - Date.parse(since)) / 86_400_000, name).toBeGreaterThanOrEqual(90);
    }
  });
});
