/** Reads a large JSON body and checks it against its endpoint, in a worker thread. */
import type { Endpoint } from '@poexchange/contract/endpoint';
import secureJson from 'secure-json-parse';
import { jsonBounds, keepsJsonBounds } from './json-bounds.ts';
import { checkPart, type CheckedPart } from './parse-part.ts';

/** A body as it arrived, with the name of its endpoint. */
export type BodyJob = { readonly endpoint: string; readonly bytes: Uint8Array };

const notJson: CheckedPart = { kind: 'refused', paths: ['body'] };

/** Checks a body's bounds, JSON and schema. Throws if no endpoint with this name has a body. */
export function checkBody(endpoints: readonly Pick<Endpoint, 'name' | 'body'>[], { endpoint: name, bytes }: BodyJob): CheckedPart {
  const schema = endpoints.find((endpoint) => endpoint.name === name)?.body;
  if (schema === undefined) throw new Error(`No endpoint ${name} with a body`);
  if (!keepsJsonBounds(bytes, jsonBounds)) return notJson;
  let json: unknown;
  try {
    // Refuses keys that would change an object's prototype, as the parser of small bodies does.
    json = secureJson.parse(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).toString('utf8'));
  } catch (error) {
    if (error instanceof SyntaxError) return notJson;
    throw error;
  }
  return checkPart(schema, json, 'body');
}
