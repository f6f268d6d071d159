import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { makeStashTabId, readLeagueId, readPublisherTabId, readStashTabId, splitStashTabId } from './index.ts';

const tabIds = fc.stringMatching(/^[0-9A-Za-z_-]{1,64}$/).map((text) => readPublisherTabId(text) ?? expect.fail());
const leagues = fc.string({ minLength: 1, maxLength: 20 }).filter((league) => readLeagueId(league.toLowerCase()) !== null);

describe('ids', () => {
  it('R3.26 composes one id from league and tab and parses it back', () => {
    const tabId = readPublisherTabId('6f66b5dda2') ?? expect.fail();
    const id = makeStashTabId('Mercenaries', tabId);
    expect(id).toBe('mercenaries:6f66b5dda2');
    expect(readStashTabId('mercenaries:6f66b5dda2')).toBe(id);
    expect(splitStashTabId(id)).toEqual({ league: 'mercenaries', tabId });
  });

  it('R3.26 round trips any league and tab id, including colons and percent signs', () => {
    fc.assert(
      fc.property(leagues, tabIds, (league, tabId) => {
        const id = makeStashTabId(league, tabId);
        expect(readStashTabId(id)).toBe(id);
        expect(splitStashTabId(id)).toEqual({ league: league.toLowerCase(), tabId });
      }),
    );
  });

  it('R3.26 refuses a tab id without a league as a composite id, and a composite id as a publisher’s id', () => {
    fc.assert(
      fc.property(leagues, tabIds, (league, tabId) => {
        expect(readStashTabId(tabId)).toBeNull();
        expect(readPublisherTabId(makeStashTabId(league, tabId))).toBeNull();
      }),
    );
  });

  it('R3.26 refuses a composite id that could not have been composed', () => {
    for (const text of [
      '',
      'x',
      ':x',
      'x:',
      'Mercenaries:x',
      'a:b:c',
      'a/b',
      'a:b c',
      'a%:b',
      `${'l'.repeat(81)}:x`,
      `a:${'x'.repeat(65)}`,
    ])
      expect(readStashTabId(text), text).toBeNull();
  });
});
