import { ApiError } from '@poexchange/contract/client';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { CheckedItem, PriceCheck } from '../../../shared/workers/price-check.ts';
import { isItemText } from './manual-item.ts';
import { readItemTexts } from './read-item-texts.ts';

const { checkText, callApi } = vi.hoisted(() => ({
  checkText: vi.fn<PriceCheck['checkText']>(),
  callApi: vi.fn<(endpoint: unknown, call: unknown) => Promise<unknown>>(),
}));
vi.mock('../../../shared/workers/pricing-client.ts', () => ({ getPricingWorker: (): Pick<PriceCheck, 'checkText'> => ({ checkText }) }));
vi.mock('../../../shared/api/call-api.ts', () => ({ callApi }));
afterEach(() => vi.resetAllMocks());

const hand = { game: 'poe2', league: 'rise', side: 'sell' } as const;
const t = ((key: string) => key) as never;
const text = 'Rarity: Unique\nHeadhunter\n--------\nCorrupted';

type Checked = Extract<CheckedItem, { kind: 'checked' }>;
const own = (isNamed: boolean): Checked['own'] => ({
  hash: isNamed ? 'named' : 'new',
  tag: 'unique',
  key: 'headhunter',
  name: 'Headhunter',
  properties: isNamed ? {} : { corrupted: true },
  isNamed,
});
const checked = (changes: Partial<Checked>) =>
  ({ kind: 'checked', own: own(true), text: 'its text', quantity: 1, isCutOff: false, ...changes }) as Checked;
const answer = (...items: CheckedItem[]) =>
  checkText.mockResolvedValue({
    ok: true,
    items,
    leftOutCount: 0,
    unreadLines: [],
    unreadLineCount: 0,
    miscountedLines: [],
    miscountedLineCount: 0,
    suggestions: [],
  });
const refuse = (code: string) =>
  callApi.mockRejectedValue(new ApiError({ status: 422, refusal: { code, wording: 'x' } as never, endpoint: 'noteVariant' }));

describe('items pasted into manual entry in the game’s clipboard format', () => {
  it('D45, D55 adds a named variant without a request, and counts two copies as two pieces', async () => {
    answer(checked({}), checked({ quantity: 2 }));
    expect(await readItemTexts(hand, text, t)).toEqual({
      picked: [{ entry: { hash: 'named', tag: 'unique', name: 'Headhunter' }, quantity: 3 }],
      names: ['Headhunter'],
      left: [],
    });
    expect(callApi).not.toHaveBeenCalled();
  });

  it('D45, D55 registers an unnamed variant once on the server, and adds it with its properties', async () => {
    answer(checked({ own: own(false) }), checked({ own: own(false) }));
    callApi.mockResolvedValue({ hash: 'new' });
    const variant = { key: 'headhunter', properties: { corrupted: true } };
    expect(await readItemTexts(hand, text, t)).toEqual({
      picked: [{ entry: { hash: 'new', tag: 'unique', name: 'Headhunter' }, quantity: 2, variant }],
      names: ['Headhunter (property.corrupted)'],
      left: [],
    });
    expect(callApi.mock.calls.map(([, call]) => call)).toEqual([{ body: { game: 'poe2', league: 'rise', text: 'its text' } }]);
  });

  it.each([
    ['the server does not know its kind', 'priceCheck.why.unknownItem', () => refuse('unknownItem')],
    ['the league has no market', 'priceCheck.why.unknownItem', () => refuse('leagueNotFound')],
    ['the server fails', 'byHand.notChecked', () => refuse('internal')],
    ['the server reads another variant', 'byHand.notChecked', () => callApi.mockResolvedValue({ hash: 'named' })],
  ])('D55 skips unlistable items with a reason, and adds the other items: %s', async (_what, why, prepare) => {
    answer(checked({ own: own(false) }), checked({}));
    prepare();
    const { picked, left } = await readItemTexts(hand, text, t);
    expect(picked.map(({ entry }) => entry.hash)).toEqual(['named']);
    expect(left).toEqual([`Headhunter (property.corrupted): ${why}`]);
  });

  it('D55 adds nothing from text that is truncated, from another game, or of an unknown kind', async () => {
    answer(
      checked({ isCutOff: true }),
      { kind: 'otherGame', name: 'Mageblood', game: 'poe1' },
      { kind: 'ungrouped', name: 'Dire Grip', baseType: 'Gloves', isRare: true, reason: 'unknownItem' },
    );
    expect(await readItemTexts(hand, text, t)).toEqual({
      picked: [],
      names: [],
      left: ['Headhunter: priceCheck.cutOff', 'Mageblood: priceCheck.otherGame.poe1', 'Dire Grip: priceCheck.why.rare'],
    });
    checkText.mockResolvedValue({ ok: false, reason: 'tooLong' });
    expect(await readItemTexts(hand, text, t)).toEqual({ picked: [], names: [], left: ['priceCheck.refused.tooLong'] });
    const headless = text.slice(text.indexOf('Headhunter'));
    expect(await readItemTexts(hand, headless, t)).toMatchObject({ picked: [], left: ['priceCheck.unread.notAnItem'] });
  });

  it('D55 distinguishes an item in any client language from a list of names', () => {
    expect(isItemText('Rareté: Unique\r\nChasseur de têtes\r\n--------\r\nCorrompu')).toBe(true);
    expect(isItemText('12 Divine Orb\n3 Vaal Orb\n-- mine')).toBe(false);
  });
});
