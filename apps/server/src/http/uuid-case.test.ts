import { boundedArrays } from '@poexchange/contract/bounded-array';
import { clientEvents } from '@poexchange/contract/events';
import { netWorthClientEvents } from '@poexchange/contract/events/net-worth';
import { vouchClientEvents } from '@poexchange/contract/events/services';
import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { endpoints } from '@poexchange/contract/rest/endpoints';

type Found = { readonly at: string; readonly schema: z.ZodMiniType };

/** Lists the UUID schemas inside a schema, with the path to each. */
function listUuids(schema: z.ZodMiniType | undefined, at: string): Found[] {
  if (schema === undefined) return [];
  const def = schema._zod.def as unknown as {
    readonly type: string;
    readonly format?: string;
    readonly shape?: Readonly<Record<string, z.ZodMiniType>>;
    readonly options?: readonly z.ZodMiniType[];
    readonly items?: readonly z.ZodMiniType[];
    readonly innerType?: z.ZodMiniType;
    readonly element?: z.ZodMiniType;
    readonly keyType?: z.ZodMiniType;
    readonly valueType?: z.ZodMiniType;
    readonly in?: z.ZodMiniType;
  };
  if (def.format === 'uuid') return [{ at, schema }];
  const named = Object.entries(def.shape ?? {}).flatMap(([name, each]) => listUuids(each, `${at}.${name}`));
  const bounded = boundedArrays.get(schema)?.element;
  const inside = [bounded, def.innerType, def.element, def.keyType, def.valueType, def.in, ...(def.options ?? []), ...(def.items ?? [])];
  return [...named, ...inside.flatMap((each) => listUuids(each, at))];
}

const sent = [
  ...endpoints.flatMap(({ name, params, query, body }) => [params, query, body].flatMap((part) => listUuids(part, name))),
  ...[clientEvents, vouchClientEvents, netWorthClientEvents].flatMap((events) =>
    Object.entries(events).flatMap(([name, { payload }]) => listUuids(payload, name)),
  ),
];

describe('UUIDs that a caller sends', () => {
  it('finds every UUID that an endpoint or an event accepts', () => {
    const places = new Set(sent.map(({ at }) => at));
    for (const at of [
      'getVouchInfo.id',
      'deleteAccessToken.id',
      'deleteNotifications.ids',
      'setServicesActive.target.ids',
      'vouch.userId',
      'snapshot:add.token',
    ])
      expect(places).toContain(at);
    expect(places.size).toBeGreaterThan(39);
  });

  it.each(sent.map(({ at, schema }) => [at, schema] as const))('are converted to lower case in %s', (_at, schema) => {
    expect(z.parse(schema, '0B9CDF4E-8A1E-4F6B-9C41-6C4A9E1F77AB')).toBe('0b9cdf4e-8a1e-4f6b-9c41-6c4a9e1f77ab');
  });
});
