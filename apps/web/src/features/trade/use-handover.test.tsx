import { renderHook } from '@testing-library/react';
import { expect, it } from 'vitest';
import { makeItem, makeTrade } from './testing/make-trade.ts';
import { useHandover } from './use-handover.ts';

const [some, none] = ['a'.repeat(40), 'b'.repeat(40)] as const;
const items = [makeItem(some, { quantity: 10, available: 10 }), makeItem(none, { quantity: 3, available: 0 })];
const entered = { amounts: {}, ticked: [], remarks: {} };

it('D32 does not mark items left out of an ended trade as missing from the stash', () => {
  const done = makeTrade({ items }, { processed: true, handed: { items: [[some, 5]], totalChaos: 5 } });
  const { result } = renderHook(() => useHandover(done, entered, 'ended'));
  expect([some, none].map((hash) => result.current.stateOf(hash))).toEqual(['handed', 'idle']);
});

it('marks nothing as requested or handed over in a declined trade', () => {
  const declined = makeTrade({ items }, { steps: { declinedMs: 1000 } });
  const { result } = renderHook(() => useHandover(declined, entered, 'ended'));
  expect([some, none].map((hash) => result.current.stateOf(hash))).toEqual(['idle', 'idle']);
});

it('D32 marks items that disappear from the stash while a trade is open as missing', () => {
  const { result } = renderHook(() => useHandover(makeTrade({ items }), entered, 'open'));
  expect([some, none].map((hash) => result.current.stateOf(hash))).toEqual(['asked', 'gone']);
});
