import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createLogger } from '@poexchange/platform/log';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildHttp } from './build-http.ts';
import { serveWebApp } from './web-app.ts';
import { failOnUndeclared } from '../testing/fail-on-undeclared.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'web-app-'));
let app: FastifyInstance;
beforeAll(async () => {
  mkdirSync(path.join(folder, 'assets'));
  writeFileSync(path.join(folder, 'index.html'), '<!doctype html>page');
  writeFileSync(path.join(folder, 'assets/app-1a2b.js'), 'script');
  const log = createLogger({ name: 'test', level: 'silent' });
  app = await buildHttp({
    log,
    publicUrl: 'http://localhost',
    foreign: { icons: null, prices: null },
    onUndeclared: failOnUndeclared,
    clock: () => 1,
  });
  await serveWebApp(app, {
    iconBase: 'http://icons',
    pricesUrl: '/insights',
    partnerSignIn: false,
    chatLink: false,
    poe2Stashes: false,
    folder,
  });
});
afterAll(async () => {
  await app.close();
  rmSync(folder, { recursive: true });
});

describe('web app', () => {
  it.each(['/', '/poe/poexchange', '/ggg/connect?code=a.b&state=b.json', '/poe2/poexchange/bulk-trade/trade/x', '/poe/poexchange/api'])(
    'D10 answers %s with the page, never from a cache',
    async (url) => {
      const reply = await app.inject({ url });
      expect(reply).toMatchObject({ statusCode: 200, body: '<!doctype html>page' });
      expect(reply.headers['cache-control']).toBe('no-cache');
    },
  );

  it.each(['/', '/poe/poexchange'])('answers HEAD of %s like GET but without the body, for monitors', async (url) => {
    const reply = await app.inject({ method: 'HEAD', url });
    expect(reply).toMatchObject({ statusCode: 200, body: '' });
    expect(reply.headers['content-type']).toContain('text/html');
  });

  it('D02 lets browsers cache built files for a year', async () => {
    const reply = await app.inject({ url: '/assets/app-1a2b.js' });
    expect(reply).toMatchObject({ statusCode: 200, body: 'script' });
    expect(reply.headers['cache-control']).toContain('immutable');
  });

  it.each([
    ['range', 'bytes=999999999-', 416],
    ['range', 'bytes=5-2', 416],
    ['if-match', '"x"', 412],
    ['if-unmodified-since', 'Mon, 01 Jan 1990 00:00:00 GMT', 412],
  ])('D15 refuses a file if the condition %s: %s cannot be met', async (header, value, status) => {
    for (const url of ['/', '/assets/app-1a2b.js']) {
      const reply = await app.inject({ url, headers: { [header]: value } });
      expect([reply.statusCode, reply.json<{ code: string }>().code]).toEqual([status, 'badRequest']);
    }
  });

  it.each([
    '/assets/',
    '/assets/gone.js',
    '/api/v1/nothing',
    '/api',
    '/api/v2/leagues?x=1',
    '/stash-layouts/currency.json',
    '/robots.txt?v=1',
    '/poe/poexchange/x.map',
  ])('D15 refuses %s with a coded 404', async (url) => {
    const reply = await app.inject({ url });
    expect(reply.statusCode).toBe(404);
    expect(reply.json()).toMatchObject({ code: 'notFound', wording: 'error.not_found' });
  });

  it('limits requests for missing pages and files per address', async () => {
    const ask = async (url: string, address: string): Promise<number> =>
      (await app.inject({ url, headers: { 'x-forwarded-for': address } })).statusCode;
    for (let sent = 0; sent < 300; sent += 1) expect(await ask('/assets/gone.js', '192.0.2.1')).toBe(404);
    expect(await ask('/assets/gone.js', '192.0.2.1')).toBe(429);
    expect(await ask('/api/v1/nothing', '192.0.2.1')).toBe(429);
    expect(await ask('/', '192.0.2.1')).toBe(200);
    for (let sent = 0; sent < 1200; sent += 1) await ask('/poe/poexchange', '192.0.2.2');
    expect(await ask('/poe/poexchange', '192.0.2.2')).toBe(429);
    expect(await ask('/poe/poexchange', '192.0.2.3')).toBe(200);
  });

  it('D02 gives the page the addresses of icons and prices, and nothing else', async () => {
    expect((await app.inject({ url: '/config.json' })).json()).toEqual({
      iconBase: 'http://icons',
      pricesUrl: '/insights',
      partnerSignIn: false,
      chatLink: false,
      poe2Stashes: false,
    });
  });
});
