import { boundedArrays } from '@poexchange/contract/bounded-array';
import { namedSchemas } from '@poexchange/contract/rest/named-schemas';
import * as z from 'zod/mini';

export type Json = Record<string, unknown>;
type Io = 'input' | 'output';

const DEFINED = '#/$defs/';
const NAMED = '#/components/schemas/';

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

const registry = z.registry<{ id: string }>();
for (const [schema, id] of namedSchemas) registry.add(schema, { id });

export type SchemaWriter = {
  /** Returns the JSON Schema of a value that is sent (`input`) or received; refers to named schemas. */
  readonly write: (schema: z.ZodMiniType, io: Io) => Json;
  /** Returns a reference to the schema, which gets this name unless it already has a name. */
  readonly refer: (schema: z.ZodMiniType, options: { io: Io; name: string }) => Json;
  /** All named schemas written so far, by name. */
  readonly named: Readonly<Record<string, Json>>;
};

/**
 * Writes schemas for one document. A named schema is written once. If the sent form differs from the received form, as
 * with defaults, the sent form is named `NameInput`.
 */
export function createSchemaWriter(): SchemaWriter {
  const named: Record<string, Json> = {};

  const write = (schema: z.ZodMiniType, io: Io): Json => {
    const { $schema: _dialect, $defs = {}, ...json } = convert(schema, io) as Json & { $defs?: Record<string, Json> };
    const isOther = (id: string): boolean => io === 'input' && !isSame(id, $defs);
    const rename = (ref: string): string => {
      const id = ref.slice(DEFINED.length);
      return `${NAMED}${isOther(id) ? `${id}Input` : id}`;
    };
    for (const [id, definition] of Object.entries($defs)) named[isOther(id) ? `${id}Input` : id] ??= withRefs(definition, rename);
    return withRefs(json, rename);
  };

  function convert(schema: z.core.$ZodType, io: Io): Json {
    return z.toJSONSchema(schema, {
      io,
      metadata: registry,
      unrepresentable: 'any',
      override: ({ zodSchema, jsonSchema }) => {
        const bounded = boundedArrays.get(zodSchema);
        if (bounded !== undefined)
          Object.assign(jsonSchema, { type: 'array', maxItems: bounded.maxItems, items: write(bounded.element, io) });
        // Fields may be added to replies at any time.
        if (io === 'output' && jsonSchema.additionalProperties === false) delete jsonSchema.additionalProperties;
        for (const [name, property] of Object.entries(jsonSchema.properties ?? {}))
          if (Object.hasOwn(checkedLater, name) && Object.keys(property).length === 0) Object.assign(property, checkedLater[name]);
      },
    }) as Json;
  }

  /** Returns true if the schema with this name has the same form when sent and received. */
  function isSame(id: string, sent: Record<string, Json>): boolean {
    const schema = [...namedSchemas].find(([, name]) => name === id)?.[0];
    if (schema === undefined) return true;
    const { $defs: received = {} } = convert(schema, 'output') as { $defs?: Record<string, Json> };
    return JSON.stringify(inline(sent[id], sent)) === JSON.stringify(inline(received[id], received));
  }

  return {
    named,
    write,
    refer: (schema, { io, name }) => {
      const json = write(schema, io);
      if (typeof json['$ref'] === 'string') return json;
      named[name] = json;
      return { $ref: NAMED + name };
    },
  };
}

/** Copies a JSON value with its references renamed. */
function withRefs<Value>(value: Value, rename: (ref: string) => string): Value {
  return mapJson(value, (part) => {
    const ref = part['$ref'];
    return typeof ref === 'string' && ref.startsWith(DEFINED) ? { ...part, $ref: rename(ref) } : part;
  });
}

/** Copies a JSON value with every reference replaced by its target. */
function inline(value: unknown, defined: Record<string, Json>): unknown {
  return mapJson(value, (part) => {
    const ref = part['$ref'];
    if (typeof ref !== 'string' || !ref.startsWith(DEFINED)) return part;
    return inline(defined[ref.slice(DEFINED.length)], defined) as Json;
  });
}

function mapJson<Value>(value: Value, change: (part: Json) => Json): Value {
  if (Array.isArray(value)) return value.map((each: unknown) => mapJson(each, change)) as Value;
  if (typeof value !== 'object' || value === null) return value;
  const changed = change(value as Json);
  return Object.fromEntries(Object.entries(changed).map(([key, part]) => [key, mapJson(part, change)])) as Value;
}
