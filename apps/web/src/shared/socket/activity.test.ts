import type { Game } from '@poexchange/domain/item';
import { describe, expect, it } from 'vitest';
import { createActivity, type ActivityDeps } from './activity.ts';

const minuteMs = 60_000;
type Said = Parameters<ActivityDeps['emit']>;

function makeTab() {
  const tab = {
    nowMs: 1_000_000_000,
    game: 'poe1' as Game,
    shared: new Map<Game, number>(),
    said: [] as Said[],
    warned: [] as (number | null)[],
  };
  const activity = createActivity({
    readNowMs: () => tab.nowMs,
    readGame: () => tab.game,
    readSharedMs: (game) => tab.shared.get(game) ?? null,
    writeSharedMs: (game, atMs) => void tab.shared.set(game, atMs),
    onIdleNear: (idleAtMs) => void tab.warned.push(idleAtMs),
    emit: (...said) => void tab.said.push(said),
  });
  const pass = (ms: number): void => {
    for (let left = ms; left > 0; left -= 15_000) {
      tab.nowMs += 15_000;
      activity.tick();
    }
  };
  return { tab, activity, pass };
}

describe('activity', () => {
  it('R4.05 R7.54 R9.04 reports active every 5 minutes while the last action is under 30 minutes old, with that action’s age', () => {
    const { tab, activity, pass } = makeTab();
    activity.announce();
    pass(20 * minuteMs);
    expect(tab.said).toEqual([0, 5, 10, 15, 20].map((minutes): Said => ['userActive', { game: 'poe1', agoMs: minutes * minuteMs }]));
  });

  it('R4.05 warns five minutes before the user becomes idle, and withdraws the warning at the next action', () => {
    const { tab, activity, pass } = makeTab();
    activity.note();
    const idleAtMs = tab.nowMs + 30 * minuteMs;
    pass(24 * minuteMs);
    expect(tab.warned).toEqual([]);
    pass(2 * minuteMs);
    expect(tab.warned).toEqual([idleAtMs]);
    activity.note();
    expect(tab.warned).toEqual([idleAtMs, null]);
  });

  it('R4.05 R7.55 reports idle once after 30 minutes, and active at the next action', () => {
    const { tab, activity, pass } = makeTab();
    activity.announce();
    tab.said = [];
    pass(40 * minuteMs);
    expect(tab.said.filter(([event]) => event === 'userIdle')).toEqual([['userIdle', { game: 'poe1', agoMs: 30 * minuteMs }]]);
    tab.said = [];
    activity.note();
    expect(tab.said).toEqual([['userActive', { game: 'poe1', agoMs: 0 }]]);
  });

  it('R4.05 does not treat an untouched tab as idle while another tab of the game is used', () => {
    const { tab, activity, pass } = makeTab();
    activity.announce();
    pass(29 * minuteMs);
    tab.shared.set('poe1', tab.nowMs);
    pass(10 * minuteMs);
    expect(tab.said.map(([event]) => event)).not.toContain('userIdle');
  });

  it('D60 ignores actions in tabs of the other game', () => {
    const { tab, activity, pass } = makeTab();
    activity.announce();
    pass(29 * minuteMs);
    tab.shared.set('poe2', tab.nowMs);
    pass(2 * minuteMs);
    expect(tab.said.map(([event]) => event)).toContain('userIdle');
  });

  it('D60 reports a switch to the other game, with the last action there', () => {
    const { tab, activity, pass } = makeTab();
    activity.announce();
    pass(10 * minuteMs);
    tab.game = 'poe2';
    activity.note();
    activity.announce();
    expect(tab.said.at(-1)).toEqual(['userActive', { game: 'poe2', agoMs: 0 }]);
    pass(5 * minuteMs);
    tab.game = 'poe1';
    activity.announce();
    expect(tab.said.at(-1)).toEqual(['userActive', { game: 'poe1', agoMs: 15 * minuteMs }]);
  });

  it('R4.06 announces the game when the socket reconnects, without counting it as an action', () => {
    const { tab, activity, pass } = makeTab();
    pass(31 * minuteMs);
    tab.said = [];
    activity.announce();
    expect(tab.said).toEqual([['userIdle', { game: 'poe1', agoMs: 31 * minuteMs }]]);
  });

  it('R4.05 does not extend activity when the clock is set back', () => {
    const { tab, pass } = makeTab();
    tab.shared.set('poe1', tab.nowMs + 600 * minuteMs);
    pass(31 * minuteMs);
    expect(tab.said.at(-1)?.[0]).toBe('userIdle');
  });
});
