import fc from 'fast-check';
import { expect, it } from 'vitest';
import { composeWhispers, readWhisper } from './index.ts';

const base = { game: 'poe1', chaosPerDivine: 180, ign: 'Kirael_Maps', league: 'Mercenaries (HC)', totalChaos: 12 } as const;
const items = Array.from({ length: 40 }, (_, at) => ({ name: `Deafening Essence of Anger ${at}`, quantity: 3, priceChaos: 4 }));

it('D30 reads every whisper that this site composes', () => {
  for (const side of ['sell', 'buy'] as const)
    for (const whisper of [
      ...composeWhispers({ ...base, side, kind: 'whole', category: 'Essence' }),
      ...composeWhispers({ ...base, side, kind: 'search', category: 'Map', count: 4 }),
      ...composeWhispers({ ...base, side, kind: 'items', category: 'Essence', items }),
    ])
      expect(readWhisper(whisper)).toMatchObject({ ign: 'Kirael_Maps', side });
});

it.each(['Mercenaries', 'Mercenaries (HC)', 'Guild League (PL123)'])('returns the request without the league: %s', (league) => {
  const [whisper = ''] = composeWhispers({ ...base, league, side: 'sell', kind: 'whole', category: 'Essence (high)' });
  expect(whisper.endsWith(` (${league})`)).toBe(true);
  expect(readWhisper(whisper)?.what).toBe(whisper.slice('@Kirael_Maps WTB '.length, -` (${league})`.length));
});

it('does not read other text as whispers', () => {
  for (const text of ['', '5 Divine Orb', '@Name hello', 'WTB 4 maps', `@Name WTB ${'x'.repeat(2000)}`])
    expect(readWhisper(text)).toBeNull();
  fc.assert(fc.property(fc.string({ unit: 'binary', maxLength: 300 }), (text) => readWhisper(`Item ${text}`) === null));
});
