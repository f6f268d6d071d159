import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { emptySnapshotQueue } from '@poexchange/domain/net-worth';
import { createStore } from 'zustand/vanilla';
import { rememberGame } from '../../../shared/game/interface-store.ts';
import { RunCard } from './run-card.tsx';
import { applyChange, beginRun } from './run-state.ts';
import type { RunnerState, SnapshotRunner } from './snapshot-runner.ts';

const refuse = () => expect.fail('nothing else is asked of the runner');

function showRun(): void {
  vi.stubGlobal('matchMedia', () => ({ matches: true, addEventListener() {}, removeEventListener() {} }));
  const begun = beginRun({ id: '1', profileId: 'p1', type: 'manual' }, 0);
  const run = applyChange(begun, { kind: 'profile', name: 'Main stash', game: 'poe1' });
  const state = createStore<RunnerState>(() => ({ queue: emptySnapshotQueue, run, failure: null, nextManualMs: null }));
  const runner: SnapshotRunner = {
    state,
    onEnd: refuse,
    request: refuse,
    cancel: refuse,
    drop: refuse,
    forgetFailure: refuse,
    followSettings: refuse,
    resume: refuse,
    stop: refuse,
  };
  render(<RunCard runner={runner} onClose={refuse} />);
}

describe('running snapshot card', () => {
  afterEach(() => {
    cleanup();
    vi.unstubAllGlobals();
    rememberGame('poe1');
  });

  it('names the profile, and no game if it is the page’s game', () => {
    rememberGame('poe1');
    showRun();
    expect(screen.getByText(/Main stash · /)).toBeDefined();
    expect(screen.queryByText(/PoE 1/)).toBeNull();
  });

  it('names the game if the page shows the other game', () => {
    rememberGame('poe2');
    showRun();
    expect(screen.getByText(/^Main stash · PoE 1 · /)).toBeDefined();
  });
});
