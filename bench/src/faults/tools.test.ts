import { expect, it } from 'vitest';
import { checkTools } from './tools.ts';

it('reports fault kinds that the machine cannot inject, and fails a run that requires all kinds', () => {
  const said: string[] = [];
  const say = (text: string): void => void said.push(text);
  checkTools({ disk: '/it', clocks: {} }, { say, wanted: 'required' });
  checkTools({ disk: null, clocks: null }, { say, wanted: undefined });
  expect(said).toEqual([expect.stringContaining('disk'), expect.stringContaining('faketime')]);
  expect(() => checkTools({ disk: null, clocks: {} }, { say, wanted: 'required' })).toThrow('disk');
  expect(() => checkTools({ disk: '/it', clocks: null }, { say, wanted: 'required' })).toThrow('faketime');
  expect(said).toHaveLength(2);
});
