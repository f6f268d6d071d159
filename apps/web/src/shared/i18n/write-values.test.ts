import { afterEach, describe, expect, it } from 'vitest';
import { changeLanguage } from './i18n.ts';
import { writeClock, writeMoment, writeNumber } from './write-values.ts';

const atMs = new Date(2026, 8, 29, 18, 5).getTime();

describe('numbers and times', () => {
  afterEach(() => changeLanguage('en'));

  it("R9.08 follow the language chosen in the app, not the browser's", async () => {
    expect([writeNumber(1234.5), writeClock(atMs)]).toEqual(['1,234.5', expect.stringMatching(/^6:05\sPM$/)]);
    await changeLanguage('de');
    expect([writeNumber(1234.5), writeClock(atMs)]).toEqual(['1.234,5', '18:05']);
    expect(writeMoment(atMs)).toMatch(/^29\.09\.26, 18:05$/);
  });
});
