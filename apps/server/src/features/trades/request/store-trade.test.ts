import { splitWhisperLines } from '@poexchange/domain/whisper';
import { expect, it } from 'vitest';
import { composeRequest } from './store-trade.ts';

const kinds = Array.from({ length: 40 }, (_, at) => ({ hash: `hash${at}`, price: 4.75, quantity: 200 }));
const listing = { category: 'fragment', sub_category: '', ign: 'Permund_Stash', game: 'poe1', side: 'sell', items: kinds };
const prepared = {
  request: {},
  names: new Map(kinds.map(({ hash }, at) => [hash, `Timeless Maraketh Splinter ${at}`])),
  league: 'Mercenaries',
  chaosPerDivine: 182,
};

it('D39 stores a request for many kinds of items with one short line before the parts of its full text', () => {
  const items = kinds.slice(0, 38).map(({ hash }) => ({ hash, quantity: 139 }));
  const accepted = { listing, check: { ok: true, isWholeListing: false, items }, totalChaos: 25_179 };
  const { short, whispers } = splitWhisperLines(composeRequest(prepared as never, accepted as never));
  expect(short).toBe('@Permund_Stash WTB 38 kinds (5,282 pieces) of your Fragment listing for 138d 63c (Mercenaries)');
  expect(whispers.length).toBeGreaterThan(2);
  expect(whispers.at(-1)).toMatch(new RegExp(`\\(${whispers.length}/${whispers.length}\\) .*Total 138d 63c \\(Mercenaries\\)$`));
});
