import type { IncomingMessage } from 'node:http';
import { describe, expect, it } from 'vitest';
import { createMinuteBudget, createMinuteLimit, readAddress } from './socket-bounds.ts';

type Asked = Pick<IncomingMessage, 'headers' | 'socket'>;
const from = (remoteAddress: string, passedOn?: string): Asked => ({
  headers: passedOn === undefined ? {} : { 'x-forwarded-for': passedOn },
  socket: { remoteAddress } as IncomingMessage['socket'],
});

describe('address of a connection', () => {
  it.each([
    ['its own', from('192.0.2.7'), '192.0.2.7'],
    ['its own, whatever it says itself', from('192.0.2.7', '192.0.2.1'), '192.0.2.7'],
    ['passed on by a proxy on this machine', from('127.0.0.1', '192.0.2.1'), '192.0.2.1'],
    ['passed on over IPv6', from('::1', '2001:db8:1:2::7'), '2001:db8:1:2::'],
    ['passed on over IPv4 written as IPv6', from('::ffff:127.0.0.1', '192.0.2.1'), '192.0.2.1'],
    ['the last one before the proxies of this machine', from('127.0.0.1', '203.0.113.9, 192.0.2.1, 127.0.0.2'), '192.0.2.1'],
    ['the proxy where it passes nothing on', from('127.0.0.1'), '127.0.0.1'],
    ['the proxy where it passes on a word', from('127.0.0.1', 'garbage'), '127.0.0.1'],
  ])('is %s', (_what, asked, address) => {
    expect(readAddress(asked)).toBe(address);
  });
});

describe('budget per minute', () => {
  it('is used up at its limit, and renewed a minute after its first use', () => {
    let nowMs = 1000;
    const budget = createMinuteBudget({ clock: () => nowMs, limit: 10 });
    expect([budget.take(7), budget.readLeft(), budget.take(3), budget.take(1), budget.readLeft()]).toEqual([true, 3, true, false, 0]);
    nowMs += 59_999;
    expect(budget.take(1)).toBe(false);
    nowMs += 1;
    expect([budget.readLeft(), budget.take(10), budget.take(1)]).toEqual([10, true, false]);
  });
});

describe('limit per minute and key, on a single node', () => {
  it('is used up only by its own key, not by other keys, and renewed a minute after the first use', () => {
    let nowMs = 0;
    const mayOpen = createMinuteLimit({ name: 'sockets', max: 3000 }, { clock: () => nowMs });
    const asked = Array.from({ length: 3001 }, () => mayOpen('192.0.2.1'));
    expect(asked.indexOf(false)).toBe(3000);
    for (let other = 0; other < 19_000; other += 1) expect(mayOpen(`10.${other >> 8}.${other & 255}.1`)).toBe(true);
    expect(mayOpen('192.0.2.1')).toBe(false);
    nowMs += 60_000;
    expect(mayOpen('192.0.2.1')).toBe(true);
  });
});
