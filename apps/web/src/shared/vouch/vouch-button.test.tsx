import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { TooltipLayer } from '../ui/tooltip-layer.tsx';
import { VouchButton, type VouchButtonProps } from './vouch-button.tsx';
import { isPressable, readVouchState, type VouchFacts, type VouchState } from './vouch-state.ts';

const earned: VouchFacts = { isSignedIn: true, isSelf: false, isPending: false, isVouched: false, hasService: true, hasFinished: true };

describe('vouch button state', () => {
  it.each<[VouchState, Partial<VouchFacts>]>([
    ['can', {}],
    ['vouched', { isVouched: true }],
    ['signedOut', { isSignedIn: false, isSelf: true, isVouched: true }],
    ['own', { isSelf: true, isPending: true }],
    ['pending', { isPending: true, isVouched: true }],
    ['noService', { hasService: false, isVouched: true }],
    ['notYet', { hasFinished: false }],
  ])('R4.21, R4.22, R4.24, R5.46, R6.06: the state is %s', (state, facts) => {
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

describe('vouch button', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => {
    cleanup();
    vi.useRealTimers();
  });

  it('R2.29 can be pressed if allowed, and names the person', () => {
    const { button, onPress } = show();
    expect(button.getAttribute('aria-label')).toBe('Vouch for Halvard, 41 vouches');
    expect(button.getAttribute('aria-pressed')).toBe('false');
    fireEvent.click(button);
    expect(onPress).toHaveBeenCalledTimes(1);
  });

  it('R9.27, R2.29 shows what a press does, or why it does nothing, after 250 ms of hovering', () => {
    const { button, change } = show();
    fireEvent.pointerEnter(button, { pointerType: 'mouse' });
    act(() => void vi.advanceTimersByTime(249));
    expect(screen.queryByRole('tooltip')).toBeNull();
    act(() => void vi.advanceTimersByTime(1));
    expect(screen.getByRole('tooltip').textContent).toBe('Vouch for The Maven');
    const texts: readonly (readonly [VouchState, string])[] = [
      ['own', '41 people vouched for you'],
      ['vouched', 'You vouched. Click to undo'],
      ['pending', 'Saving your vouch'],
      ['notYet', 'Available after a finished service'],
      ['signedOut', 'Sign in to vouch'],
      ['noService', 'No service to vouch for'],
    ];
    for (const [state, text] of texts) {
      change({ state });
      expect(screen.getByRole('tooltip').textContent).toBe(text);
    }
  });

  it('R9.27 shows the hint immediately on keyboard focus', () => {
    const { button } = show({ state: 'notYet' });
    // jsdom does not know how the element was focused.
    vi.spyOn(button, 'matches').mockImplementation((selector) => selector === ':focus-visible');
    act(() => button.focus());
    act(() => void vi.advanceTimersByTime(0));
    expect(screen.getByRole('tooltip').textContent).toBe('Available after a finished service');
    act(() => button.blur());
    expect(screen.queryByRole('tooltip')).toBeNull();
  });

  it('R4.24 on touch screens, which have no hover, shows why a press does nothing', () => {
    const { button, onPress } = show({ state: 'signedOut' });
    fireEvent.pointerEnter(button, { pointerType: 'touch' });
    act(() => void vi.advanceTimersByTime(1000));
    expect(screen.queryByRole('tooltip')).toBeNull();
    fireEvent.click(button);
    expect(screen.getByRole('tooltip').textContent).toBe('Sign in to vouch');
    fireEvent.pointerLeave(button, { pointerType: 'touch' });
    expect(screen.queryByRole('tooltip')).toBeNull();
    expect(onPress).not.toHaveBeenCalled();
  });

  it('shows when the service was finished and when the user vouched, and shows a label if the count is next to the button', () => {
    const { button, change } = show({ doneMs: Date.now() - 4 * 60_000, face: 'word' });
    fireEvent.pointerEnter(button, { pointerType: 'mouse' });
    act(() => void vi.advanceTimersByTime(250));
    expect(screen.getByRole('tooltip').textContent).toBe('Vouch for The Maven, done 4 min ago');
    expect(button.textContent).toBe('Vouch');
    change({ state: 'vouched', isVouched: true, vouchedMs: Date.UTC(2026, 5, 14, 12) });
    expect(screen.getByRole('tooltip').textContent).toBe('You vouched on Jun 14, 2026. Click to undo');
    expect(button.textContent).toBe('Vouched');
  });

  it.each<[VouchState, boolean, 'full' | 'outline' | 'spinner', string | null]>([
    ['own', false, 'full', 'true'],
    ['can', false, 'outline', null],
    ['vouched', true, 'full', null],
    ['pending', true, 'spinner', 'true'],
    ['notYet', false, 'outline', 'true'],
    ['signedOut', false, 'outline', 'true'],
    ['noService', true, 'full', 'true'],
  ])('R2.29, R4.22 draws the star and disables the button according to the state %s', (state, isVouched, drawn, disabled) => {
    const { button } = show({ state, isVouched });
    const star = button.querySelector('path[d^="M8 1.8"]')?.closest('svg') ?? null;
    const seen = star === null ? 'spinner' : star.getAttribute('fill') === 'none' ? 'outline' : 'full';
    expect([seen, button.getAttribute('aria-disabled'), button.getAttribute('aria-pressed')]).toEqual([drawn, disabled, String(isVouched)]);
    expect(button.getAttribute('aria-busy')).toBe(state === 'pending' ? 'true' : null);
  });

  it('R4.23 only changes colour, without animation, under reduced motion', () => {
    const { button, change } = show();
    change({ state: 'vouched', isVouched: true, count: 42 });
    const star = button.querySelector('[data-filling]');
    expect(star?.className).toContain('motion-safe:animate-vouch');
    expect(star?.className.split(' ')).not.toContain('animate-vouch');
    expect(button.querySelector('[data-rays]')?.getAttribute('class')).toBe('motion-reduce:hidden');
    expect(button.className).toContain('text-accent-strong');
  });

  it.each<VouchState>(['own', 'pending', 'notYet', 'signedOut', 'noService'])(
    'R4.24 keeps the focus and does nothing in the state %s',
    (state) => {
      const { button, onPress } = show({ state });
      button.focus();
      expect(document.activeElement).toBe(button);
      expect([button.getAttribute('aria-disabled'), (button as HTMLButtonElement).disabled]).toEqual(['true', false]);
      fireEvent.click(button);
      expect(onPress).not.toHaveBeenCalled();
    },
  );

  it('R4.23, R9.26 does not animate a star that is filled on the first render', () => {
    const { button } = show({ state: 'vouched', isVouched: true });
    expect(button.querySelector('[data-filling]')).toBeNull();
    expect(button.querySelector('[data-risen]')).toBeNull();
  });

  it('R4.23, R9.26 fills the star and marks a higher count for 600 ms, but not a lower count', () => {
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

  it('R2.29 does not trigger its row when pressed', () => {
    const onRow = vi.fn<() => void>();
    const onPress = vi.fn<() => void>();
    for (const state of ['can', 'notYet'] as const) {
      render(
        <div onClick={onRow}>
          <VouchButton state={state} isVouched={false} count={41} ign="Halvard" service="The Maven" onPress={onPress} />
        </div>,
      );
      fireEvent.click(screen.getByRole('button'));
      cleanup();
    }
    expect([onPress.mock.calls.length, onRow.mock.calls.length]).toEqual([1, 0]);
  });
});
