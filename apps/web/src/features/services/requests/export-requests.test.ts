import { expect, it } from 'vitest';
import { exportRequests } from './export-requests.ts';
import { makeRequest } from '../testing/make-service.ts';

it('D35 writes requests newest first, with the agreed price, and prevents names from running as formulas', () => {
  const early = makeRequest('early', { askedMs: 0, askerIgn: '=HYPERLINK("x")', priceValue: 1.5, priceType: 'd' });
  const late = makeRequest('late', {
    askedMs: 2000,
    endedMs: 5000,
    state: 'declined',
    endedBy: 'asker',
    isCustomService: true,
    serviceName: 'Wave 15, "fast"',
    priceValue: 232,
    priceType: 'c',
  });
  const [heads, ...lines] = exportRequests([early, late]).trimEnd().split('\r\n');
  expect(heads).toBe('\uFEFFasked,ended,result,role,player,service,category,league,price,currency,vouched');
  expect(lines[0]).toMatch(/^1970-01-01T00:00:02\.000Z,1970-01-01T00:00:05\.000Z,withdrawn,provider,[^,]+,"Wave 15, ""fast""",/);
  expect(lines[0]).toMatch(/,232,c,false$/);
  expect(lines[1]).toMatch(/^1970-01-01T00:00:00\.000Z,,asked,provider,"'=HYPERLINK\(""x""\)",The Maven,/);
  expect(lines[1]).toMatch(/,1\.5,d,false$/);
  expect(exportRequests([]).split('\r\n')).toHaveLength(2);
});
