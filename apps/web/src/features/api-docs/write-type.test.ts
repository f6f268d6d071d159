import { execFileSync } from 'node:child_process';
import { encodeParam } from '@poexchange/contract/rest';
import { describe, expect, it } from 'vitest';
import type { Schema } from '@poexchange/contract/openapi/read-openapi';
import { makeExample, writeCurl, writeEncoding } from './operation-row.tsx';
import { writeType } from '@poexchange/contract/openapi/write-type';

const uuid: Schema = { type: 'string', format: 'uuid' };
const listing: Schema = {
  type: 'object',
  properties: {
    id: uuid,
    'content-type': { type: 'string' },
    items: { type: 'array', maxItems: 60, items: { type: 'object', properties: { n: { type: 'integer' } }, required: ['n'] } },
    side: { enum: ['sell', 'buy'] },
    endedMs: { anyOf: [{ type: 'number' }, { type: 'null' }] },
    tabs: { type: 'array', items: { enum: ['a', 'b'] } },
    notes: { type: 'object', additionalProperties: { type: ['string', 'null'] } },
  },
  required: ['id', 'items', 'side'],
};

describe('schemas written as types', () => {
  it('names every field, marks optional fields, and keeps formats and bounds', () => {
    expect(writeType(listing)).toBe(`{
  id: string /* uuid */;
  "content-type"?: string;
  items: {
    n: number;
  }[] /* at most 60 */;
  side: "sell" | "buy";
  endedMs?: number | null;
  tabs?: ("a" | "b")[];
  notes?: {
    [name: string]: string | null;
  };
}`);
  });

  it.each<[Schema, string]>([
    [{ $ref: '#/components/schemas/Refusal' }, 'Refusal'],
    [{ const: 1 }, '1'],
    [{ type: 'object', additionalProperties: {} }, '{}'],
    [{ allOf: [{ type: 'string' }, uuid] }, 'string & string /* uuid */'],
    [{ type: 'array', items: uuid }, '(string /* uuid */)[]'],
    [{ type: 'array', prefixItems: [uuid, { type: 'number' }], items: false }, '[string /* uuid */, number]'],
    [{ type: 'array', prefixItems: [{ const: 1 }], items: { type: 'number' } }, '[1, ...number[]]'],
    [{ type: 'array', items: true }, 'unknown[]'],
    [{}, 'unknown'],
  ])('writes %j as %s', (schema, text) => expect(writeType(schema)).toBe(text));
});

describe('example calls', () => {
  it('contain the required parts, quoted for a shell', () => {
    expect(makeExample(listing)).toEqual({ id: 'uuid', items: [{ n: 1 }], side: 'sell' });
    const tuple: Schema = { type: 'array', prefixItems: [{ const: 'a' }, { type: 'number' }], items: false };
    expect(makeExample(tuple)).toEqual(['a', 1]);
    expect(makeExample({ type: 'array', items: false })).toEqual([null]);
    const call = { id: '', summary: '', tag: '', sunset: null, perMinute: 1, reply: {}, refusals: [] } as const;
    const parameter = (name: string, place: string, required: boolean) => ({ name, in: place, required, schema: {} });
    const curl = writeCurl(
      {
        ...call,
        method: 'PATCH',
        path: '/api/v1/services/update/{id}',
        access: 'services:write',
        parameters: [parameter('id', 'path', true), parameter('league', 'query', true), parameter('sinceMs', 'query', false)],
        body: { const: { ign: "Kitava's" } },
      },
      'https://site.example',
    );
    expect(curl).toBe(
      String.raw`curl -X PATCH 'https://site.example/api/v1/services/update/ID?league=LEAGUE' \
  -H 'Authorization: Bearer TOKEN' \
  --json '{"ign":"Kitava'\''s"}'`,
    );
    const encoded = { ...parameter('filter', 'path', true), example: 'eyJhIjoxfQ' };
    const feed = { ...call, method: 'GET', path: '/f/{filter}', access: 'visitor', parameters: [encoded], body: null } as const;
    expect(writeCurl(feed, '')).toBe("curl '/f/eyJhIjoxfQ'");
    const open = writeCurl({ ...call, method: 'GET', path: '/api/v1/health', access: 'visitor', parameters: [], body: null }, '');
    expect(open).toBe("curl '/api/v1/health'");
    expect(writeCurl({ ...call, method: 'POST', path: '/p', access: 'visitor', parameters: [], body: null }, '')).toBe("curl -X POST '/p'");
  });

  it('D21 include a shell line that encodes JSON for a path in the form the server decodes', () => {
    for (const json of [{ side: 'sell' }, { text: "Kitava's ??>>~~ü" }, { long: 'x'.repeat(100) }])
      expect(execFileSync('sh', ['-c', writeEncoding(json)], { encoding: 'utf8' })).toBe(encodeParam(json));
  });
});
