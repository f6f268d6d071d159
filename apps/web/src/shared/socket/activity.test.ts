import { describe, expect, it } from 'vitest';
import { createActivity } from './activity.ts';

const minuteMs = 60_000;

function makeTab() {
  const tab = { nowMs: 1_000_000_000, sharedMs: null as number | null, said: [] as string[] };
  const activity = createActivity({
    readNowMs: () => tab.nowMs,
    readSharedMs: () => tab.sharedMs,
    writeSharedMs: (atMs) => {
      tab.sharedMs = atMs;
    },
    emit: (event) => void tab.said.push(event),
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
  it('R4.05 R9.04 says active every 5 minutes while active within 30', () => {
    const { tab, activity, pass } = makeTab();
    activity.announce();
    pass(20 * minuteMs);
    expect(tab.said).toEqual(['userActive', 'userActive', 'userActive', 'userActive', 'userActive']);
  });

  it('R4.05 says idle once after 30 minutes, and active at the next action', () => {
    const { tab, activity, pass } = makeTab();
    activity.announce();
    tab.said = [];
    pass(40 * minuteMs);
    expect(tab.said.filter((event) => event === 'userIdle')).toHaveLength(1);
    tab.said = [];
    activity.note();
    expect(tab.said).toEqual(['userActive']);
  });

  it('R4.05 a tab nobody touches is not idle while another one is used', () => {
    const { tab, activity, pass } = makeTab();
    activity.announce();
    pass(29 * minuteMs);
    tab.sharedMs = tab.nowMs;
    pass(10 * minuteMs);
    expect(tab.said).not.toContain('userIdle');
  });

  it('R4.05 says where it is when the socket comes back', () => {
    const { tab, activity, pass } = makeTab();
    pass(31 * minuteMs);
    tab.said = [];
    activity.announce();
    expect(tab.said).toEqual(['userIdle']);
  });
});
