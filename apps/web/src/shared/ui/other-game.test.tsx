// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import type { useGame } from '../game/use-game.ts';
import { OtherGame } from './other-game.tsx';

vi.mock('../game/use-game.ts', () => ({ useGame: (() => 'poe2') satisfies typeof useGame }));

afterEach(cleanup);

it('R3.51 marks only items from the other game', () => {
  render(<OtherGame game="poe1" />);
  expect(screen.getByText('PoE 1')).toBeTruthy();
  cleanup();
  const { container } = render(<OtherGame game="poe2" />);
  expect(container.textContent).toBe('');
});
