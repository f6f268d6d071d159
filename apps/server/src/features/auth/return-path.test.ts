import { describe, expect, it } from 'vitest';
import { readReturnPath } from './return-path.ts';

const site = 'https://site.example';

describe('readReturnPath', () => {
  it.each([
    ['/', '/'],
    ['/poe/poexchange/bulk-trade?league=a%20b#top', '/poe/poexchange/bulk-trade?league=a%20b#top'],
    ['https://site.example/poe2/poexchange', '/poe2/poexchange'],
    ['/a/../b', '/b'],
    ['/redirect?to=//evil.example', '/redirect?to=//evil.example'],
    ['/ggg/connect?code=1&state=2', '/'],
  ])('D12 keeps %s', (url, path) => {
    expect(readReturnPath(url, site)).toBe(path);
  });

  it.each([
    '',
    'poe/poexchange',
    '//evil.example',
    '/\\evil.example',
    '\\\\evil.example',
    'https://evil.example/',
    'https://site.example.evil.example/',
    'https://site.example@evil.example/',
    'https://site.example',
    'javascript:alert(1)',
    '/\t/evil.example',
    '/\n/evil.example',
    '/.//evil.example',
    '/a/..//evil.example',
    '/%2e//evil.example',
    '/a\\..\\..\\\\evil.example',
    '/\u0000',
    ' /poe',
  ])('D12 refuses %j', (url) => {
    expect(readReturnPath(url, site)).toBeNull();
  });
});
