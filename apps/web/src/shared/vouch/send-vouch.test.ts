import { afterEach, describe, expect, it, vi } from 'vitest';
import { useConnection } from '../socket/connection-store.ts';
import { EventRefusedError, type Realtime } from '../socket/realtime.ts';
import { sendVouch } from './use-vouch.ts';

const userId = '00000000-0000-4000-8000-000000000001';
const given = { userId, service: { category: 'WTS_bossKilling', name: 'maven' }, isGiven: true };
const reply = { userId, vouchCount: 3 };

function connect(ask: () => Promise<unknown>) {
  const asked = vi.fn<(name: string, payload: unknown) => Promise<unknown>>(ask);
  const refuse = (): never => expect.fail('not used');
  const realtime: Realtime = { ask: asked as Realtime['ask'], emit: refuse, follow: refuse, reopen: refuse, close: refuse };
  useConnection.setState({ realtime, socket: 'open' });
  const called = vi.fn<typeof fetch>(() => Promise.resolve(Response.json(reply)));
  vi.stubGlobal('fetch', called);
  return { asked, called };
}

describe('sending a vouch', () => {
  afterEach(() => {
    useConnection.setState({ realtime: null, socket: 'closed' });
    vi.unstubAllGlobals();
  });

  it('R7.49, R7.50 uses the socket while connected', async () => {
    const { asked, called } = connect(() => Promise.resolve(reply));
    expect(await sendVouch(given)).toEqual(reply);
    await sendVouch({ ...given, isGiven: false });
    expect(asked.mock.calls.map(([name, payload]) => [name, payload])).toEqual([
      ['vouch', { userId, serviceCategory: 'WTS_bossKilling', serviceName: 'maven' }],
      ['unvouch', { userId }],
    ]);
    expect(called).not.toHaveBeenCalled();
  });

  it('is refused over the socket in the same way as in a call', async () => {
    connect(() => Promise.reject(new EventRefusedError('vouchNotEarned')));
    await expect(sendVouch(given)).rejects.toMatchObject({ status: 409, refusal: { code: 'vouchNotEarned' } });
  });

  it('R7.34 uses a call if the socket is disconnected or does not answer', async () => {
    const { called } = connect(() => Promise.reject(new Error('operation has timed out')));
    expect(await sendVouch(given)).toEqual(reply);
    useConnection.setState({ socket: 'closed' });
    await sendVouch(given);
    expect(called.mock.calls.map(([url]) => url)).toEqual(['/api/v1/vouches/vouch', '/api/v1/vouches/vouch']);
  });
});
