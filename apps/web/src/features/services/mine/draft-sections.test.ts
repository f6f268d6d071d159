import { expect, it } from 'vitest';
import { readSectionState } from './draft-sections.ts';

it.each([
  ['off', 0, 2, 45, 'online'],
  ['some', 1, 2, 45, 'online'],
  ['some', 2, 2, 45, 'online'],
  ['on', 45, 45, 45, 'online'],
  ['on', 3, 3, 3, 'idle'],
  ['some', 1, 2, 45, 'offline'],
  ['hidden', 2, 2, 45, 'offline'],
  ['off', 0, 0, 45, 'offline'],
] as const)(
  'the section switch is %s with %i services on, %i drafts and %i services in total, while %s',
  (state, onCount, draftCount, totalCount, presence) => {
    expect(readSectionState({ onCount, draftCount, totalCount, presence })).toBe(state);
  },
);
