import { expect, it } from 'vitest';
import { isOwnScript } from './trusted-urls.ts';

it("D12 allows only the site's own built files as workers", () => {
  const page = 'https://poexchange.example/poe/poexchange';
  expect(isOwnScript('/assets/pricing-worker-1.js', page)).toBe(true);
  expect(isOwnScript('https://poexchange.example/assets/a.js', page)).toBe(true);
  for (const url of [
    'https://evil.example/assets/a.js',
    'data:text/javascript,alert(1)',
    'blob:https://poexchange.example/1',
    '/insights/a.js',
    '//evil.example/assets/a.js',
    'http://[',
  ]) {
    expect(isOwnScript(url, page)).toBe(false);
  }
});
