import { scopes, type Scope } from '../scopes.ts';
import * as z from 'zod/mini';

/** The parts of a JSON Schema that the page renders. */
export type Schema = {
  readonly $ref?: string;
  readonly type?: string | readonly string[];
  readonly const?: unknown;
  readonly enum?: readonly unknown[];
  readonly format?: string;
  readonly anyOf?: readonly Schema[];
  readonly oneOf?: readonly Schema[];
  readonly allOf?: readonly Schema[];
  readonly items?: Schema | boolean;
  readonly prefixItems?: readonly Schema[];
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly required?: readonly string[];
  readonly additionalProperties?: boolean | Schema;
  readonly maxItems?: number;
  /** Schema of the JSON encoded in a base64url string. */
  readonly contentSchema?: Schema;
  readonly examples?: readonly unknown[];
};

export type Parameter = {
  readonly name: string;
  readonly in: string;
  readonly required: boolean;
  readonly schema: Schema;
  /** The value as sent on the wire. */
  readonly example?: string | undefined;
};

export type Operation = {
  readonly id: string;
  readonly method: string;
  readonly path: string;
  readonly summary: string;
  /** First segment of the path: the subject of the call. */
  readonly tag: string;
  /** Permitted callers: everyone, a session only, or also an access token with this scope. */
  readonly access: 'visitor' | 'session' | Scope;
  /** First day a deprecated call may be removed, such as `2026-01-31`; null for other calls. */
  readonly sunset: string | null;
  readonly perMinute: number;
  readonly parameters: readonly Parameter[];
  readonly body: Schema | null;
  readonly reply: Schema;
  readonly refusals: readonly { readonly status: string; readonly codes: string }[];
};

const schema = z.custom<Schema>((value) => typeof value === 'object' && value !== null);
const content = z.object({ 'application/json': z.object({ schema }) });
const operationSchema = z.object({
  operationId: z.string(),
  summary: z.string(),
  tags: z.array(z.string()),
  security: z.array(z.record(z.string(), z.array(z.string()))),
  'x-scope': z.optional(z.enum(scopes)),
  'x-sunset': z.optional(z.string()),
  'x-calls-per-minute': z.number(),
  parameters: z.array(z.object({ name: z.string(), in: z.string(), required: z.boolean(), schema, example: z.optional(z.string()) })),
  requestBody: z.optional(z.object({ content })),
  responses: z.record(z.string(), z.object({ description: z.string(), content: z.optional(content) })),
});
const documentSchema = z.object({ paths: z.record(z.string(), z.record(z.string(), operationSchema)) });

/** An event posted to webhooks, and the shape of its body. */
export type PostedEvent = { readonly type: string; readonly summary: string; readonly body: Schema };

const eventSchema = z.object({ post: z.object({ summary: z.string(), requestBody: z.object({ content }) }) });
const eventsSchema = z.object({ webhooks: z._default(z.record(z.string(), eventSchema), {}) });

const NAMED = '#/components/schemas/';

/** Copies a document, replacing references with the named schemas, so that each call can be read on its own. */
function inlineSchemas(document: unknown): unknown {
  const named = z.safeParse(z.object({ components: z.object({ schemas: z.record(z.string(), z.unknown()) }) }), document);
  const schemas = named.success ? named.data.components.schemas : {};
  const inline = (value: unknown, within: readonly string[]): unknown => {
    if (Array.isArray(value)) return value.map((each) => inline(each, within));
    if (typeof value !== 'object' || value === null) return value;
    const { $ref: ref } = value as { $ref?: unknown };
    const name = typeof ref === 'string' && ref.startsWith(NAMED) ? ref.slice(NAMED.length) : undefined;
    // A recursive schema stays a reference.
    if (name !== undefined && Object.hasOwn(schemas, name) && !within.includes(name)) return inline(schemas[name], [...within, name]);
    return Object.fromEntries(Object.entries(value).map(([key, part]) => [key, inline(part, within)]));
  };
  return inline(document, []);
}

/** Reads the events of our OpenAPI document, in document order. Throws for any other document. */
export function readEvents(document: unknown): PostedEvent[] {
  const { webhooks } = z.parse(eventsSchema, inlineSchemas(document));
  return Object.entries(webhooks).map(([type, { post }]) => ({
    type,
    summary: post.summary,
    body: post.requestBody.content['application/json'].schema,
  }));
}

/** Reads the calls of our OpenAPI document, in document order. Throws for any other document. */
export function readOpenApi(document: unknown): Operation[] {
  const { paths } = z.parse(documentSchema, inlineSchemas(document));
  return Object.entries(paths).flatMap(([path, operations]) =>
    Object.entries(operations).map(([method, operation]): Operation => {
      const { 200: reply, ...refusals } = operation.responses;
      return {
        id: operation.operationId,
        method: method.toUpperCase(),
        path,
        summary: operation.summary,
        tag: operation.tags[0] ?? '',
        access: operation['x-scope'] ?? (operation.security.length === 0 ? 'visitor' : 'session'),
        sunset: operation['x-sunset'] ?? null,
        perMinute: operation['x-calls-per-minute'],
        parameters: operation.parameters,
        body: operation.requestBody?.content['application/json'].schema ?? null,
        reply: reply?.content?.['application/json'].schema ?? {},
        refusals: Object.entries(refusals).map(([status, { description }]) => ({ status, codes: description })),
      };
    }),
  );
}
