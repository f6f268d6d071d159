import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { ConfigError, integerVariable, listVariable, portVariable, readConfig, urlVariable } from './config.ts';

const schema = z.object({
  PORT: portVariable(),
  DATABASE_URL: z.string(),
  ROLES: z._default(listVariable(), ['http']),
});

function readProblem(environment: Record<string, string>): ConfigError {
  try {
    readConfig(schema, environment);
  } catch (error) {
    if (error instanceof ConfigError) return error;
  }
  throw new Error('expected a ConfigError');
}

describe('readConfig', () => {
  it('D02 parses known variables and ignores all others', () => {
    const config = readConfig(schema, { PORT: '8080', DATABASE_URL: 'postgres://x', ROLES: 'http, jobs,', HOME: '/' });
    expect(config).toEqual({ PORT: 8080, DATABASE_URL: 'postgres://x', ROLES: ['http', 'jobs'] });
  });

  it('D02 rejects invalid variables, names each of them and shows no value', () => {
    const error = readProblem({ PORT: 'geheim' });
    expect(error.variables).toEqual(['PORT', 'DATABASE_URL']);
    expect(error.message).toContain('PORT: must be a whole number');
    expect(error.message).toContain('DATABASE_URL: is missing');
    expect(error.message).not.toContain('geheim');
  });

  it('D02 treats an empty variable as unset', () => {
    expect(readConfig(schema, { PORT: '1', DATABASE_URL: 'x', ROLES: '' }).ROLES).toEqual(['http']);
    expect(readProblem({ PORT: '', DATABASE_URL: 'x' }).variables).toEqual(['PORT']);
  });

  it('D02 returns a frozen config', () => {
    const config = readConfig(schema, { PORT: '1', DATABASE_URL: 'x', ROLES: 'jobs' });
    expect(() => Object.assign(config, { PORT: 2 })).toThrow(TypeError);
    expect(() => config.ROLES.push('http')).toThrow(TypeError);
  });

  it.each(['', ' 1', '1e3', '0x10', '1.5', '-1', '65536', 'NaN', '99999999999999999999'])('D02 refuses the port "%s"', (text) => {
    expect(z.safeParse(portVariable(), text).success).toBe(false);
  });

  it('D02 reads integers within their bounds and URLs without the trailing slash', () => {
    expect(z.parse(integerVariable({ minimum: -5, maximum: 5 }), '-5')).toBe(-5);
    expect(z.parse(urlVariable(), 'http://127.0.0.1:1/api/')).toBe('http://127.0.0.1:1/api');
    expect(z.safeParse(urlVariable(), 'javascript:alert(1)').success).toBe(false);
    expect(z.safeParse(urlVariable(), '/insights').success).toBe(false);
  });
});
