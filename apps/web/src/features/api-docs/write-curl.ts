import type { Operation, Schema } from '@poexchange/contract/openapi/read-openapi';

/** Depth to which an example of a body is written; a schema may be recursive. */
const DEEPEST = 6;

/** Writes a call as a curl command for a shell: parameter names in capitals are placeholders. */
export function writeCurl({ method, path, access, parameters, body }: Operation, origin: string): string {
  const query = parameters
    .filter((parameter) => parameter.in === 'query' && parameter.required)
    .map(({ name }) => `${name}=${name.toUpperCase()}`)
    .join('&');
  const examples = new Map(parameters.map(({ name, example }) => [name, example]));
  const filled = path.replaceAll(/\{(\w+)\}/g, (_, name: string) => examples.get(name) ?? name.toUpperCase());
  const url = `${origin}${filled}${query === '' ? '' : `?${query}`}`;
  return [
    `curl ${method === 'GET' || (method === 'POST' && body !== null) ? '' : `-X ${method} `}'${url}'`,
    ...(access === 'visitor' ? [] : ["-H 'Authorization: Bearer TOKEN'"]),
    ...(body === null ? [] : [`--json '${JSON.stringify(makeExample(body)).replaceAll("'", String.raw`'\''`)}'`]),
  ].join(' \\\n  ');
}

/** Writes a shell line that prints JSON in the form used in a path: base64url without padding. */
export function writeEncoding(json: unknown): string {
  return `printf %s '${JSON.stringify(json).replaceAll("'", String.raw`'\''`)}' | base64 | tr '+/' '-_' | tr -d '=\\n'`;
}

/** Creates an example value for a schema: only the required parts. */
export function makeExample(schema: Schema | boolean, depth = 0): unknown {
  if (typeof schema === 'boolean' || depth > DEEPEST) return null;
  if ('const' in schema) return schema.const;
  if (schema.enum !== undefined) return schema.enum[0];
  const first = (schema.anyOf ?? schema.oneOf ?? schema.allOf)?.[0];
  if (first !== undefined) return makeExample(first, depth + 1);
  const type = Array.isArray(schema.type) ? (schema.type as readonly string[])[0] : schema.type;
  if (type === 'array') return (schema.prefixItems ?? [schema.items ?? {}]).map((item) => makeExample(item, depth + 1));
  if (type === 'object') {
    const { properties = {}, required = [] } = schema;
    return Object.fromEntries(required.map((name) => [name, makeExample(properties[name] ?? {}, depth + 1)]));
  }
  if (type === 'string') return schema.format ?? 'text';
  if (type === 'boolean') return true;
  return type === 'number' || type === 'integer' ? 1 : null;
}
