// @vitest-environment jsdom
import { beforeEach, describe, expect, it } from 'vitest';
import { resetData } from './reset-data.ts';

const keys = ['interface', 'language', 'sounds', 'my-listings', 'tabs', 'token'].map((key) => `poexchange:${key}`);
const listKept = () => Object.keys(localStorage).sort();

beforeEach(() => {
  localStorage.clear();
  for (const key of [...keys, 'another-site']) localStorage.setItem(key, '{}');
});

describe('resetting what this browser keeps', () => {
  it('R2.15 softly: the interface as at first; prices, groups, tabs and the sign-in stay', async () => {
    await resetData('soft');
    expect(listKept()).toEqual(['another-site', 'poexchange:my-listings', 'poexchange:tabs', 'poexchange:token']);
  });

  it('R2.15, R2.30 hard: nothing of ours stays, and nothing else goes', async () => {
    await resetData('hard');
    expect(listKept()).toEqual(['another-site']);
  });
});
