import type { ServerEventData } from '@poexchange/contract/events';
import { QueryClient } from '@tanstack/react-query';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { provideLatePart } from '../../shared/late-parts.ts';
import type { ToastHost } from '../../shared/toast/toast-model.ts';
import { applyServerEvent } from './notifications-query.ts';

type Move = ServerEventData<'trade:moved'>;

/** Toasts on the page by id, with the message key, name and pieces of each. */
const shown = new Map<string, string>();
const host: ToastHost = {
  show: (id, { title }) => void shown.set(id, [title.key, ...Object.values(title.params ?? {})].join(' ')),
  showCustom: () => undefined,
  dismiss: (id) => void shown.delete(id),
};

function move(step: Move['step'], before?: Move['step'], pieces?: Move['pieces'], id = 'trade'): string[] {
  const told = { ...(before !== undefined && { before }), ...(pieces !== undefined && { pieces }) };
  const data = { id, game: 'poe1', step, ign: 'Selma', ...told } satisfies Move;
  applyServerEvent({ name: 'trade:moved', data }, new QueryClient());
  return [...shown.values()];
}

describe('announced outcome of a sent request', () => {
  let withdraw = (): void => undefined;
  beforeEach(() => {
    shown.clear();
    withdraw = provideLatePart('toasts', host);
  });
  afterEach(() => withdraw());

  it('announces a decline and its undo, keeping only the latest announcement', () => {
    expect(move('declined', 'asked')).toEqual(['info.trade_declined Selma']);
    expect(move('asked', 'declined')).toEqual(['info.trade_reopened Selma']);
    expect(move('declined', 'asked')).toEqual(['info.trade_declined Selma']);
  });

  it('announces Done and its undo', () => {
    expect(move('traded', 'inHideout')).toEqual(['info.trade_done Selma']);
    expect(move('inHideout', 'traded')).toEqual(['info.trade_undone Selma']);
  });

  it('D33 announces on Done how many pieces were handed over if fewer than requested', () => {
    expect(move('traded', 'asked', { handed: 7, asked: 15 })).toEqual(['info.trade_done_part Selma 7 15']);
    expect(move('traded', 'asked', { handed: 15, asked: 15 })).toEqual(['info.trade_done Selma 15 15']);
  });

  it('D38 announces that the listing left the market, and that it is back', () => {
    expect(move('gone', 'asked')).toEqual(['info.trade_gone Selma']);
    expect(move('asked', 'gone')).toEqual(['info.trade_back Selma']);
  });

  it('announces each request’s outcome without replacing another request’s', () => {
    move('declined', 'asked');
    expect(move('declined', 'asked', undefined, 'other')).toEqual(['info.trade_declined Selma', 'info.trade_declined Selma']);
    expect(move('asked', 'declined', undefined, 'other')).toEqual(['info.trade_declined Selma', 'info.trade_reopened Selma']);
  });

  it('announces neither intermediate steps nor a return to an earlier step', () => {
    expect([...move('invited', 'asked'), ...move('inHideout', 'invited'), ...move('asked', 'invited'), ...move('invited')]).toEqual([]);
  });
});
