import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { TooltipLayer } from '../ui/tooltip-layer.tsx';
import { VouchButton, type VouchButtonProps } from './vouch-button.tsx';
import { isPressable, readVouchState, type VouchFacts, type VouchState } from './vouch-state.ts';

const earned: VouchFacts = { isSignedIn: true, isSelf: false, isPending: false, isVouched: false, hasService: true, hasFinished: true };

describe('what the button is', () => {
  it.each<[VouchState, Partial<VouchFacts>]>([
    ['can', {}],
    ['vouched', { isVouched: true }],
    ['signedOut', { isSignedIn: false, isSelf: true, isVouched: true }],
    ['own', { isSelf: true, isPending: true }],
    ['pending', { isPending: true, isVouched: true }],
    ['noService', { hasService: false, isVouched: true }],
    ['notYet', { hasFinished: false }],
  ])('R4.21, R4.22, R4.24, R5.46, R6.06: %s', (state, facts) => {
    expect(readVouchState({ ...earned, ...facts })).toBe(state);
    expect(isPressable(state)).toBe(state === 'can' || state === 'vouched');
  });
});

function show(over: Partial<VouchButtonProps> = {}) {
  const onPress = vi.fn<VouchButtonProps['onPress']>();
  const draw = (some: Partial<VouchButtonProps> = {}) => (
    <>
      <VouchButton state="can" isVouched={false} count={41} ign="Halvard" service="The Maven" onPress={onPress} {...over} {...some} />
      <TooltipLayer />
    </>
  );
  const { rerender } = render(draw());
  return { onPress, change: (some: Partial<VouchButtonProps>) => rerender(draw(some)), button: screen.getByRole('button') };
}

describe('the button', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => {
    cleanup();
    vi.useRealTimers();
  });

  it('R2.29 presses where it may, and says whom it is for', () => {
    const { button, onPress } = show();
    expect(button.getAttribute('aria-label')).toBe('Vouch for Halvard, 41 vouches');
    expect(button.getAttribute('aria-pressed')).toBe('false');
    fireEvent.click(button);
    expect(onPress).toHaveBeenCalledTimes(1);
  });

  it('R9.27, R2.29 says 250 ms after the pointer came what pressing does, or why it does nothing', () => {
    const { button, change } = show();
    fireEvent.pointerEnter(button, { pointerType: 'mouse' });
    act(() => void vi.advanceTimersByTime(249));
    expect(screen.queryByRole('tooltip')).toBeNull();
    act(() => void vi.advanceTimersByTime(1));
    expect(screen.getByRole('tooltip').textContent).toBe('Vouch for The Maven');
    const texts: readonly (readonly [VouchState, string])[] = [
      ['own', '41 people vouch for you'],
      ['vouched', 'You vouched. Press to take it back'],
      ['pending', 'Saving your vouch'],
      ['notYet', 'After a finished service'],
      ['signedOut', 'Sign in to vouch'],
      ['noService', 'No service to vouch for'],
    ];
    for (const [state, text] of texts) {
      change({ state });
      expect(screen.getByRole('tooltip').textContent).toBe(text);
    }
  });

  it.each<VouchState>(['own', 'pending', 'notYet', 'signedOut', 'noService'])('R4.24 %s keeps the focus and does nothing', (state) => {
    const { button, onPress } = show({ state });
    button.focus();
    expect(document.activeElement).toBe(button);
    expect([button.getAttribute('aria-disabled'), (button as HTMLButtonElement).disabled]).toEqual(['true', false]);
    fireEvent.click(button);
    expect(onPress).not.toHaveBeenCalled();
  });

  it('R4.23, R9.26 fills the star and marks the risen count for 600 ms, and not when it falls', () => {
    const { button, change } = show();
    const has = (mark: string): boolean => button.querySelector(`[${mark}]`) !== null;
    change({ state: 'vouched', isVouched: true, count: 42 });
    expect([has('data-filling'), has('data-risen')]).toEqual([true, true]);
    act(() => void vi.advanceTimersByTime(599));
    expect([has('data-filling'), has('data-risen')]).toEqual([true, true]);
    act(() => void vi.advanceTimersByTime(1));
    expect([has('data-filling'), has('data-risen')]).toEqual([false, false]);
    change({ state: 'can', isVouched: false, count: 41 });
    expect([has('data-filling'), has('data-risen')]).toEqual([false, false]);
    change({ state: 'vouched', isVouched: true, count: 42 });
    expect([has('data-filling'), has('data-risen')]).toEqual([true, true]);
  });
});
