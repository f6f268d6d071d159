/** Checks the API description against OpenAPI's own schema, and checks the versions it states. */
import { API_PREFIX } from '@poexchange/contract/endpoint';
import { Validator } from '@seriousme/openapi-schema-validator';
import { describe, expect, it } from 'vitest';
import { describeApi } from './openapi.ts';

/** Validates as an outside reader would, seeing only what JSON contains. */
async function validate(document: object): Promise<unknown> {
  const validator = new Validator();
  const { valid, errors } = await validator.validate(JSON.parse(JSON.stringify(document)) as Record<string, unknown>);
  return valid ? validator.version : errors;
}
/** Returns the description with one part replaced. */
const change = (part: object): object => ({ ...describeApi(), ...part });

describe('API description as a document', () => {
  it('D15 is valid according to the OpenAPI 3.1 schema', async () => {
    expect(await validate(describeApi())).toBe('3.1');
  });

  it.each([
    ['a call without a description of its replies', { paths: { '/x': { get: { responses: { 200: {} } } } } }],
    ['a parameter without a place', { paths: { '/x': { get: { parameters: [{ name: 'a', schema: {} }] } } } }],
    ['an unknown field of the document', { calls: {} }],
  ])('is invalid with %s', async (_what, part) => {
    expect(await validate(change(part))).toEqual(expect.anything());
    expect(await validate(change(part))).not.toBe('3.1');
  });

  it('D15 states its OpenAPI version and the version in the path prefix', () => {
    const { openapi, info, paths } = describeApi() as { openapi: string; info: { version: string }; paths: object };
    expect(openapi).toBe('3.1.0');
    const addresses = Object.keys(paths);
    expect(addresses.filter((address) => !address.startsWith(`/api/v${info.version}/`))).toEqual([]);
    expect(API_PREFIX).toBe(`/api/v${info.version}`);
  });
});
