import { expect, it } from 'vitest';
import { makeColumns } from './economy-columns.tsx';
import { plainView } from './economy-view.ts';

it('omits columns that would be empty in every row of a league without history', () => {
  const listIds = (past: 'some' | 'none') =>
    makeColumns((key) => key, { game: 'poe1', view: plainView, other: null, otherName: '', unitPast: null, past }).map(({ id }) => id);
  expect(listIds('some')).toEqual(expect.arrayContaining(['sevenDays', 'week']));
  expect(listIds('none')).toEqual(listIds('some').filter((id) => id !== 'sevenDays' && id !== 'week'));
});
