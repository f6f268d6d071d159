import { describe, expect, it } from 'vitest';
import { createLogger } from './log.ts';

function writeLog(use: (log: ReturnType<typeof createLogger>) => void): string {
  let written = '';
  use(createLogger({ name: 'test', destination: { write: (line) => (written += line) } }));
  return written;
}

describe('createLogger', () => {
  it.each([
    ['a header', { req: { headers: { authorization: 'Bearer s3cret' } } }],
    ['a cookie', { req: { headers: { cookie: 'a=s3cret; b=2' } } }],
    ['set-cookie, a list', { headers: { 'set-cookie': ['x=s3cret', 'y=1'] } }],
    ['a nested token', { a: { b: { c: { d: { accessToken: 's3cret' } } } } }],
    ['a snake-case token with escapes', { body: { refresh_token: 'a"\\s3cret' } }],
    ['a list of tokens', { tokens: ['s3cret', 'x'] }],
    ['an OAuth code', { query: { code: 's3cret' } }],
    ['an OAuth state', { query: { state: 'abcs3cret' } }],
    ['a client secret', { client_secret: 's3cret' }],
    ['a verifier', { code_verifier: 's3cret' }],
    ['a database password', { DATABASE_URL: 'postgres://me:s3cret@127.0.0.1/x' }],
    ['a URL parameter', { url: '/x?a=1&code=s3cret&state=s3cret#top' }],
    ['the sign-in path', { url: '/api/v1/auth/ggg/connect/s3cret/alsos3cret' }],
    ['a connection string in an error', { err: new Error('connect postgres://me:s3cret@host/db failed') }],
  ])('D12 does not log secrets: %s', (_what, fields) => {
    const line = writeLog((log) => log.info(fields, 'something happened'));
    expect(line).not.toContain('s3cret');
    expect(line).toContain('something happened');
    expect(() => JSON.parse(line) as unknown).not.toThrow();
  });

  it('D12 scrubs the message text', () => {
    const line = writeLog((log) => log.warn('sent Bearer s3cret and eyJhbGciOi.eyJzdWIi.s3cret'));
    expect(line).not.toContain('s3cret');
  });

  it('D12 keeps harmless parts: error codes, ids and the start of a sign-in', () => {
    const line = writeLog((log) =>
      log.error(
        {
          code: 'ECONNREFUSED',
          sqlState: '23505',
          a: { code: '40P01' },
          b: { code: 'tradeListingNotFound' },
          url: '/auth/ggg/connect/authUrl/poe1',
        },
        'x',
      ),
    );
    for (const kept of ['ECONNREFUSED', '40P01', 'tradeListingNotFound', 'connect/authUrl/poe1']) expect(line).toContain(kept);
  });

  it('D12 scrubs child loggers as well', () => {
    const line = writeLog((log) => log.child({ token: 's3cret' }).info('x'));
    expect(line).not.toContain('s3cret');
  });
});
