import { readMapSearch } from '@poexchange/domain/stash-search';
import { describe, expect, it } from 'vitest';
import { noChoices, takeOver, toggleChoice } from './form-store.ts';

describe('search form', () => {
  it('D41 makes a mod either wanted or avoided, never both', () => {
    const wanted = toggleChoice(noChoices, 'wanted', 'a');
    expect(toggleChoice(wanted, 'avoided', 'a')).toMatchObject({ wanted: [], avoided: ['a'] });
    expect(toggleChoice(wanted, 'wanted', 'a')).toMatchObject({ wanted: [] });
  });

  it('D41 converts a search to choices, and keeps terms that no choice can express', () => {
    const read = readMapSearch('"^port map|^strand map" "m q.*([6-9].|\\d..)%" "!poison on" whatever', {
      game: 'poe1',
      league: 'mercenaries',
    });
    if (!read.ok) throw new Error(read.error.code);
    const { choices, rest } = takeOver(read, noChoices);
    expect(choices.maps).toEqual(['Port Map', 'Strand Map']);
    expect(choices.thresholds).toEqual({ quantity: 60 });
    expect(choices.avoided).toContain('Monsters Poison on Hit');
    expect(rest).toEqual(['whatever']);
  });
});
