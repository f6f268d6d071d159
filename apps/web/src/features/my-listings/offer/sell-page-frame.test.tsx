import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { SellPageFrame } from './sell-page-frame.tsx';

let isWide: boolean;
let listeners: Set<() => void>;

/** Rotates the tablet. */
function turn(to: 'landscape' | 'portrait'): void {
  isWide = to === 'landscape';
  act(() => listeners.forEach((listener) => listener()));
}

function Terms() {
  const [clicks, setClicks] = useState(0);
  return (
    <>
      <input aria-label="percent" defaultValue="100" />
      <button type="button" onClick={() => setClicks(clicks + 1)}>{`chosen ${clicks}`}</button>
    </>
  );
}

const nav = {
  game: 'poe1',
  label: 'Categories',
  counts: {},
  selected: { category: 'currency', subCategory: '' },
  onSelect: () => undefined,
} as const;
const place = { game: 'poe1', league: 'standard', category: 'currency', subCategory: '' } as const;
const panel = (onClose?: () => void) => (
  <>
    {onClose && (
      <button type="button" onClick={onClose}>
        {'done'}
      </button>
    )}
    <Terms />
  </>
);

beforeEach(() => {
  isWide = true;
  listeners = new Set();
  vi.stubGlobal('matchMedia', () => ({
    get matches() {
      return isWide;
    },
    addEventListener: (_type: string, listener: () => void) => listeners.add(listener),
    removeEventListener: (_type: string, listener: () => void) => listeners.delete(listener),
  }));
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

describe('draft on a sell page', () => {
  it('R2.10, R2.11 keeps typed and selected values when a tablet is rotated and rotated back, open or closed', () => {
    render(
      <SellPageFrame nav={nav} view="work" place={place} lines={[]} panel={panel} instead={null}>
        {'table'}
      </SellPageFrame>,
    );
    fireEvent.change(screen.getByLabelText('percent'), { target: { value: '95' } });
    fireEvent.click(screen.getByRole('button', { name: 'chosen 0' }));
    const expectKept = (): void => {
      expect(screen.getByRole<HTMLInputElement>('textbox', { name: 'percent' }).value).toBe('95');
      expect(screen.getByRole('button', { name: 'chosen 1' })).toBeTruthy();
    };
    turn('portrait');
    // In a narrow window the page shows the table first.
    expect(screen.queryByRole('dialog')).toBeNull();
    fireEvent.click(screen.getByRole('button', { name: 'Offer' }));
    expect(screen.getByRole('dialog', { name: 'Offer' })).toBeTruthy();
    expectKept();
    turn('landscape');
    expect(screen.queryByRole('dialog')).toBeNull();
    expectKept();
    turn('portrait');
    fireEvent.click(screen.getByRole('button', { name: 'done' }));
    expect(screen.queryByRole('textbox')).toBeNull();
    turn('landscape');
    expectKept();
  });
});
