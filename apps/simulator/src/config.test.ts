import { describe, expect, it } from 'vitest';
import { readConfig } from './config.ts';

describe('config', () => {
  it('D02 reads the environment into a frozen object with defaults', () => {
    const config = readConfig({ SIM_SEED: '7', SIM_REDIRECT_URIS: 'http://a/ggg/connect, http://b/ggg/connect', CORPUS: '' });
    expect(config).toMatchObject({
      port: 0,
      host: '127.0.0.1',
      seed: '7',
      corpus: undefined,
      redirectUris: ['http://a/ggg/connect', 'http://b/ggg/connect'],
    });
    expect(Object.isFrozen(config)).toBe(true);
  });

  it('D02 names an invalid variable', () => {
    expect(() => readConfig({ SIM_PORT: 'abc' })).toThrow(/SIM_PORT/);
    expect(() => readConfig({ SIM_TIME_SCALE: '-1' })).toThrow(/SIM_TIME_SCALE/);
  });
});
