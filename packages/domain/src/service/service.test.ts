import fc from 'fast-check';
import { describe, expect, it, vi } from 'vitest';
import {
  composeServicePost,
  composeServiceWhisper,
  describeGoingPrice,
  hasMap,
  listServices,
  readCustomName,
  readRules,
  readServicePrice,
  serviceRoom,
} from './index.ts';

describe('service rooms', () => {
  const identity = {
    poe: 'poe1',
    league: 'hardcore mercenaries',
    serviceCategory: 'WTS_other',
    serviceName: 'lab1',
  } as const;

  it('R7.60 names a room by game, league, category and service name; custom services share one room', () => {
    expect(serviceRoom({ ...identity, isCustomService: false })).toBe('services-poe1-hardcore mercenaries-WTS_other-lab1');
    expect(serviceRoom({ ...identity, serviceName: 'my own', isCustomService: true })).toBe(
      'services-poe1-hardcore mercenaries-WTS_other-custom',
    );
  });
});

describe('service texts', () => {
  it('rejects rules with too many lines without cleaning them', () => {
    const normalized = vi.spyOn(String.prototype, 'normalize');
    try {
      expect(readRules('\n'.repeat(3900))).toEqual({ ok: false, code: 'tooLong' });
      expect(normalized).not.toHaveBeenCalled();
    } finally {
      normalized.mockRestore();
    }
    expect(readRules(`a${'\n'.repeat(79)}`)).toEqual({ ok: true, text: 'a' });
    expect(readRules(`a${'\n'.repeat(80)}`)).toEqual({ ok: false, code: 'tooLong' });
  });

  it('keeps at most three accents on a letter, and normalises full-width Latin letters', () => {
    expect(readCustomName(`z${'\u0301'.repeat(60)}a`)).toEqual({ ok: true, text: 'ź\u0301\u0301\u0301a' });
    expect(readCustomName('ａｄｍｉｎ　１')).toEqual({ ok: true, text: 'admin 1' });
    expect(readCustomName('ａ\u0301')).toEqual({ ok: true, text: 'á' });
    for (const name of ['Việt', 'שָּׁלוֹם', 'ที่นี่', 'ボス！']) expect(readCustomName(name)).toEqual({ ok: true, text: name.normalize('NFC') });
  });

  it('R3.35 reads rules as plain text: keeps markup as text and removes invisible characters', () => {
    expect(readRules('  Pay <b>first</b>\u202E\u200B.  \r\n\n\u0007 Then \u2066wait\u2069 ')).toEqual({
      ok: true,
      text: 'Pay <b>first</b>.\nThen wait',
    });
    expect(readRules(' \u200B\n ')).toEqual({ ok: true, text: '' });
    expect(readRules('x'.repeat(400))).toMatchObject({ ok: true });
    for (const long of ['x'.repeat(401), 'x'.repeat(100_000), 'x\n'.repeat(21)])
      expect(readRules(long)).toEqual({ ok: false, code: 'tooLong' });
  });

  it('R2.21 limits a custom name to one line of 1 to 60 visible characters', () => {
    expect(readCustomName(' Simulacrum\n\u202E 30\u200D waves ')).toEqual({ ok: true, text: 'Simulacrum 30 waves' });
    for (const empty of ['', ' ', '\u200B\u2800\u3164']) expect(readCustomName(empty)).toEqual({ ok: false, code: 'empty' });
    expect(readCustomName('\u{1F600}'.repeat(60))).toMatchObject({ ok: true });
    expect(readCustomName('x'.repeat(61))).toEqual({ ok: false, code: 'tooLong' });
  });

  it('leaves text that has already been cleaned unchanged', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 200 }), (text) => {
        for (const read of [readRules, readCustomName]) {
          const first = read(text);
          if (first.ok) expect(read(first.text)).toEqual(first.text === '' ? read('') : first);
        }
      }),
      { numRuns: 50 },
    );
  });
});

describe('service prices', () => {
  it('R2.23, R3.45 accepts an amount in one of the game’s units, where 0 is free', () => {
    expect(readServicePrice({ priceValue: 1.5, priceType: 'd' }, 'poe1')).toEqual({ priceValue: 1.5, priceType: 'd' });
    expect(readServicePrice({ priceValue: -0, priceType: 'c' }, 'poe1')).toEqual({ priceValue: 0, priceType: 'c' });
    for (const priceValue of [-1, Number.NaN, Number.POSITIVE_INFINITY, 1_000_001, 0.000_000_1, 0.004_999, '5', null])
      expect([priceValue, readServicePrice({ priceValue, priceType: 'c' }, 'poe1')]).toEqual([priceValue, null]);
    expect(readServicePrice({ priceValue: 0.005, priceType: 'c' }, 'poe1')).toEqual({ priceValue: 0.01, priceType: 'c' });
    expect(readServicePrice({ priceValue: 1.005, priceType: 'ex' }, 'poe2')).toEqual({ priceValue: 1.01, priceType: 'ex' });
    expect(readServicePrice({ priceValue: 0.001, priceType: 'ex' }, 'poe2')).toBeNull();
    expect(readServicePrice({ priceValue: 1, priceType: 'ex' }, 'poe1')).toBeNull();
    expect(readServicePrice({ priceValue: 1, priceType: 'ex' }, 'poe2')).toEqual({ priceValue: 1, priceType: 'ex' });
  });

  it('computes the going price as the median, counting free offers without averaging them', () => {
    expect(describeGoingPrice([100, 0, 300, 200, 400, 500])).toEqual({
      kind: 'known',
      count: 6,
      freeCount: 1,
      lowChaos: 100,
      medianChaos: 300,
      highChaos: 500,
    });
    expect(describeGoingPrice([4, 1])).toMatchObject({ kind: 'thin', lowChaos: 1, highChaos: 4 });
    expect(describeGoingPrice([4])).toMatchObject({ kind: 'few' });
    expect(describeGoingPrice([0])).toMatchObject({ kind: 'few', count: 1, freeCount: 1, medianChaos: null });
    expect(describeGoingPrice([])).toMatchObject({ kind: 'few', count: 0, lowChaos: null });
  });
});

describe('text to copy', () => {
  const said = {
    poe: 'poe1',
    serviceName: 'maven',
    isCustomService: false,
    location: 'seller',
    creatorType: 'wts',
    priceValue: 232,
    priceType: 'c',
  } as const;
  it('D30 states for a provider what is wanted, and a customer what is offered', () => {
    const listing = { ...said, ign: 'Maps And@', leagueName: 'Mercenaries' };
    expect(composeServiceWhisper(listing, 'Kirael')).toBe("@MapsAnd WTB The Maven (seller's map) for 232c. IGN Kirael (Mercenaries)");
    expect(composeServiceWhisper({ ...listing, creatorType: 'wtb', location: 'buyer', priceValue: 0 }, 'Kirael')).toBe(
      "@MapsAnd WTS The Maven (buyer's map) for free. IGN Kirael (Mercenaries)",
    );
    const long = { ...listing, isCustomService: true, serviceName: 'x'.repeat(60), leagueName: 'y'.repeat(500) };
    expect(composeServiceWhisper(long, 'z'.repeat(500)).length).toBeLessThanOrEqual(300);
  });

  it('lists each service on its own line of a chat server post, then rules, vouches, chat name and in-game name', () => {
    const posted = { ...said, regions: ['eu', 'na'], ownRules: '' };
    const author = { ign: 'Kirael', rules: 'Pay first.\nNo AFK.', vouchCount: 12, chatName: 'kirael' };
    expect(
      composeServicePost([posted, { ...posted, creatorType: 'wtb', priceValue: 0, ownRules: 'Bring a key.', regions: [] }], author),
    ).toBe(
      [
        "WTS The Maven (seller's map), 232c, EU/NA",
        "WTB The Maven (seller's map), free, Bring a key.",
        'Rules: Pay first. / No AFK.',
        'Vouches on PoExchange: 12',
        'Discord: kirael',
        'IGN Kirael',
      ].join('\n'),
    );
    const plain = { ign: 'Kirael', rules: '', vouchCount: 0, chatName: null };
    expect(composeServicePost([{ ...posted, regions: [] }], plain)).toBe("WTS The Maven (seller's map), 232c\nIGN Kirael");
  });

  it('R2.20, D30 mentions no map for labyrinths, benches and the campaign', () => {
    const plainAuthor = { ign: 'Kirael', rules: '', vouchCount: 0, chatName: null };
    const say = (poe: 'poe1' | 'poe2', serviceName: string, isCustomService = false): string =>
      composeServicePost([{ ...said, poe, serviceName, isCustomService, regions: [], ownRules: '' }], plainAuthor).split('\n')[0] ?? '';
    expect(say('poe1', 'lab4')).not.toContain('map');
    const without = listServices('poe1').filter((service) => !hasMap('poe1', { serviceName: service.value, isCustomService: false }));
    expect(without.map(({ value }) => value)).toEqual(['lab1', 'lab2', 'lab3', 'lab4', 'campaign', 'benchCraft']);
    const poe2 = listServices('poe2').filter((service) => !hasMap('poe2', { serviceName: service.value, isCustomService: false }));
    expect([...new Set(poe2.map(({ category }) => category))].toSorted()).toEqual(['optionalCampaignBosses', 'requiredCampaignBosses']);
    for (const named of [say('poe1', '5way'), say('poe1', 'maven'), say('poe2', 'chaosTrial1'), say('poe1', 'lab4', true)])
      expect(named).toContain("(seller's map)");
  });
});
