import { act, renderHook } from '@testing-library/react';
import type { ListingRow } from '@poexchange/contract/rest';
import { beforeEach, describe, expect, it } from 'vitest';
import { forgetSelections, keepSelection, readKeptSelection } from './kept-selections.ts';
import { anger, offer, zeal } from './testing/panel-world.ts';
import { usePanelSelection } from './use-panel-selection.ts';

beforeEach(() => forgetSelections());

it('D34 opens a panel with the quantities in the filter, and with none of the items that the filter only names', () => {
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

const nothing = new Map<string, number>();
const open = (first: ListingRow) =>
  renderHook(({ row }: { row: ListingRow }) => usePanelSelection(row, { wanted: nothing, asked: nothing }), {
    initialProps: { row: first },
  });
const stocked = (quantity: number, over: Partial<ListingRow> = {}) =>
  offer({
    items: [
      [anger, 5, quantity],
      [zeal, 2, 4],
    ],
    listedMs: 1,
    ...over,
  });

describe('typed quantities', () => {
  it('D33, R5.08 restores what a trade took from the selection on undo, and keeps later choices', () => {
    const { result, rerender } = open(stocked(16));
    act(() => result.current.type(anger, '16', 'left'));
    rerender({ row: stocked(14, { timestampMs: 20 }) });
    expect([result.current.selection, result.current.notice]).toEqual([{ [anger]: 14 }, 'tradedReduced']);
    act(() => result.current.type(zeal, '2', 'left'));
    expect(result.current.selection).toEqual({ [anger]: 14, [zeal]: 2 });
    rerender({ row: stocked(16, { timestampMs: 30 }) });
    expect([result.current.selection, result.current.notice]).toEqual([{ [anger]: 16, [zeal]: 2 }, 'traded']);
    expect(result.current.isOwnChoice).toBe(false);
  });

  it('D34 caps the selection permanently on a new publication, and when quantities are typed over', () => {
    const { result, rerender } = open(stocked(16));
    act(() => result.current.type(anger, '16', 'left'));
    rerender({ row: stocked(14, { timestampMs: 20, listedMs: 20 }) });
    rerender({ row: stocked(16, { timestampMs: 30, listedMs: 20 }) });
    expect(result.current.selection).toEqual({ [anger]: 14 });
    rerender({ row: stocked(10, { timestampMs: 40, listedMs: 20 }) });
    act(() => result.current.type(anger, '3', 'left'));
    rerender({ row: stocked(16, { timestampMs: 50, listedMs: 20 }) });
    expect(result.current.selection).toEqual({ [anger]: 3 });
  });

  it('D34 keeps the selection across a page reload, capped at the current stock', () => {
    const first = open(stocked(16));
    act(() => first.result.current.type(anger, '16', 'left'));
    act(() => first.result.current.type(zeal, '3', 'left'));
    first.unmount();
    forgetSelections('memory');
    expect(open(stocked(16)).result.current).toMatchObject({ selection: { [anger]: 16, [zeal]: 3 }, isOwnChoice: false, notice: null });
    forgetSelections('memory');
    const less = open(stocked(9, { timestampMs: 20 })).result.current;
    expect([less.selection, less.notice]).toEqual([{ [anger]: 9, [zeal]: 3 }, 'tradedReduced']);
    expect(open(stocked(16, { timestampMs: 30, listedMs: 30 })).result.current.selection).toEqual({});
  });

  it('limits the stored selections, and ignores damaged or blocked storage', () => {
    const chosen = Object.fromEntries(Array.from({ length: 200 }, (_, at) => [`${at}`.padStart(40, '0'), 1]));
    for (let at = 0; at < 300; at++) keepSelection({ uuid: `u${at}`, timestampMs: 1 } as ListingRow, { chosen, wanted: nothing });
    expect((sessionStorage.getItem('poexchange:selections') ?? '').length).toBeLessThanOrEqual(400_000);
    const read = (at: number) => readKeptSelection({ uuid: `u${at}`, timestampMs: 1 } as ListingRow, nothing);
    expect([read(99), read(100)?.chosen]).toEqual([null, chosen]);
    forgetSelections('memory');
    expect([read(200), read(299)?.chosen]).toEqual([null, chosen]);
    for (const damaged of ['{', '[1]', '[["u299",{"stampMs":1,"wanted":"[]","chosen":{"a":-4}}]]']) {
      sessionStorage.setItem('poexchange:selections', damaged);
      forgetSelections('memory');
      expect(read(299)).toBeNull();
    }
  });
});
