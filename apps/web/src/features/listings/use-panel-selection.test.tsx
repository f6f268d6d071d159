import { act, renderHook } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { forgetSelections } from './kept-selections.ts';
import { anger, offer, zeal } from './testing/panel-world.ts';
import { usePanelSelection } from './use-panel-selection.ts';

beforeEach(forgetSelections);

it('D34 a panel opens with the pieces the filter states, and with nothing of what it only names', () => {
  const row = offer();
  const wanted = new Map([
    [anger, 3],
    [zeal, 4],
  ]);
  const { result } = renderHook(() => usePanelSelection(row, { wanted, asked: new Map([[anger, 3]]) }));
  expect([result.current.selection, result.current.isOwnChoice]).toEqual([{ [anger]: 3 }, false]);
  act(() => result.current.setAll('wanted'));
  expect([result.current.selection, result.current.isOwnChoice]).toEqual([{ [anger]: 3, [zeal]: 4 }, true]);
});
