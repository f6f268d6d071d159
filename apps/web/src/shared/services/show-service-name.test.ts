import { composeServiceWhisper, listServices } from '@poexchange/domain/service';
import { act } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { switchTo } from '../i18n/i18n.ts';
import { languages } from '../i18n/languages.ts';
import { listServiceNames, showServiceName } from './show-service-name.ts';

afterEach(() => act(() => switchTo('en')));

const named = (serviceName: string, isCustomService = false) => ({ serviceName, isCustomService });

describe('service names', () => {
  it.each(languages.filter(({ code }) => code !== 'en' && code !== 'zh'))(
    'give each boss a distinct translated name in $code',
    async ({ code }) => {
      await act(() => switchTo(code));
      const shown = ['shaper', 'elder', 'uberElder', 'maven', 'chimera', 'phoenix', 'purifier', 'veritania', 'drox'].map((value) =>
        showServiceName('poe1', named(value)),
      );
      expect(new Set(shown).size).toBe(9);
      expect(shown.filter((name) => /^The |Guardian|, the |undefined/.test(name))).toEqual([]);
    },
  );

  it.each(['poe1', 'poe2'] as const)('use the catalogue’s names on an English page (%s)', (game) => {
    for (const { value, name } of listServices(game)) expect(showServiceName(game, named(value))).toBe(name);
  });

  it('use translated words and the game client’s item names in that language', async () => {
    await act(() => switchTo('de'));
    const shown = (game: 'poe1' | 'poe2', value: string): string => showServiceName(game, named(value));
    shown('poe1', 'theFeared');
    await vi.waitFor(() => expect(shown('poe1', 'theFeared')).toBe('Einladung der Seherin: Die Gefürchteten'));
    expect(shown('poe1', 't17Fortress')).toBe("'Festung'-Karte (Tier 17)");
    expect(['anyT17', '5way', 'campaign', 'benchCraft'].map((value) => shown('poe1', value))).toEqual([
      'Beliebige Karte, Tier 17',
      '5-Way',
      'Kampagne',
      'Crafting an der Werkbank',
    ]);
    expect(['shaper', 'uberShaper', 'uberElder', 'maven', 'minotaur', 'drox', 'sirus'].map((value) => shown('poe1', value))).toEqual([
      'Der Schöpfer',
      'Der Schöpfer (uber)',
      'Uber-Ältester',
      'Die Seherin',
      'Wächter des Minotauren',
      'Drox, der Kriegsfürst',
      'Sirus, Awakener of Worlds',
    ]);
    expect(['lab1', 'lab4'].map((value) => shown('poe1', value))).toEqual(['Das Labyrinth', 'Das Ewige Labyrinth']);
    expect(['sekhemasTrial1', 'sekhemasTrial2', 'chaosTrial1'].map((value) => shown('poe2', value))).toEqual([
      'Trial of the Sekhemas, 1 Ebene',
      'Trial of the Sekhemas, 2 Ebenen',
      'Trial of Chaos, 4 Räume',
    ]);
  });

  it.each(['de', 'es', 'fr', 'ja', 'ko', 'pt', 'ru', 'zh'])('contain no untranslated English words in %s', async (code) => {
    await act(() => switchTo(code as 'de'));
    const all = listServices('poe2').map(({ value }) => showServiceName('poe2', named(value)));
    expect(all.filter((name) => name === '' || /, \d+ (floor|room)|services\.name/.test(name))).toEqual([]);
    for (const value of ['anyT17', 'campaign', 'benchCraft', 'lab1', 'lab2', 'lab3', 'lab4'])
      expect(showServiceName('poe1', named(value))).not.toMatch(/^(Any Tier 17 map|Campaign|Bench craft|The .*Labyrinth|services\.|$)/);
  });

  it("use the owner's name for a custom service, and the server's name for a service unknown to the page", async () => {
    await act(() => switchTo('de'));
    expect(showServiceName('poe1', named('campaign', true))).toBe('campaign');
    expect(showServiceName('poe1', named('newBoss'), 'The New Boss')).toBe('The New Boss');
  });

  it('find a service by its English name and by its displayed name', async () => {
    await act(() => switchTo('de'));
    expect(listServiceNames('poe1', named('campaign'))).toBe('campaign kampagne');
  });

  it('D30 stay in English in whispers', async () => {
    await act(() => switchTo('de'));
    const listing = { poe: 'poe1', ...named('campaign'), location: 'seller', creatorType: 'wts', priceValue: 2, priceType: 'd' } as const;
    expect(composeServiceWhisper({ ...listing, ign: 'Seller', leagueName: 'Standard' }, 'Buyer')).toContain('WTB Campaign for 2d');
  });
});
