import { afterEach, expect, it } from 'vitest';
import { provideLatePart, withLatePart } from './late-parts.ts';

const withdrawals: (() => void)[] = [];
afterEach(() => withdrawals.splice(0).forEach((withdraw) => withdraw()));

it('queues a message for a part that is not ready, and delivers the message once', () => {
  const heard: string[] = [];
  withLatePart('announcer', () => heard.push('early'));
  const provide = (name: string): void => {
    withdrawals.push(provideLatePart('announcer', () => void heard.push(name)));
  };
  provide('first');
  provide('second');
  withLatePart('announcer', (announce) => announce({} as never));
  expect(heard).toEqual(['early', 'second']);
});

it('queues messages again after a part is removed, and leaves other parts in place', () => {
  const heard: string[] = [];
  const leave = provideLatePart('announcer', () => undefined);
  withdrawals.push(provideLatePart('announcer', () => void heard.push('still here')));
  leave();
  withLatePart('announcer', (announce) => announce({} as never));
  for (const withdraw of withdrawals.splice(0)) withdraw();
  withLatePart('announcer', () => heard.push('waited'));
  expect(heard).toEqual(['still here']);
  withdrawals.push(provideLatePart('announcer', () => undefined));
  expect(heard).toEqual(['still here', 'waited']);
});
