import { describeRefusal, errorCatalogue, type ErrorCode } from '@poexchange/contract/errors';
import type { VouchInfo } from '@poexchange/contract/rest/services';
import { QueryClientProvider } from '@tanstack/react-query';
import { act, cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createQueryClient } from '../failures/query-client.ts';
import { loadNotificationTexts } from '../i18n/i18n.ts';
import { clearToken } from '../session/token.ts';
import { makeFinished, noVouches, otherId, ownId, serveVouches, type VouchServer } from '../vouch/testing/vouch-server.ts';
import type { Person } from './person.ts';
import { PersonName, PROFILE_HOVER_MS, PROFILE_LEAVE_MS } from './person-name.tsx';

const service = { serviceCategory: 'WTS_bossKilling', serviceName: 'maven', isCustomService: false } as const;
const person: Person = {
  userId: otherId,
  ign: 'MapsAndMischief',
  game: 'poe1',
  vouchCount: 41,
  presence: 'online',
  onlineSinceMs: Date.now() - 2 * 3_600_000,
  regions: ['eu', 'asia'],
  service,
};
const DAY_MS = 24 * 3_600_000;
const known: VouchInfo = {
  ...noVouches,
  vouchCount: 41,
  oldestMs: Date.now() - 1165 * DAY_MS,
  linkedCount: 33,
  isChatLinked: true,
  services: [
    { ...service, count: 18 },
    { ...service, serviceName: 'sirus', count: 3 },
    { ...service, serviceName: 'uberElder', count: 11 },
    { ...service, serviceCategory: 'WTS_requiredCampaignBosses', serviceName: 'ekbabAndIktabCruel', count: 7 },
    { ...service, serviceName: 'Any run', isCustomService: true, count: 1 },
  ],
};

let server: VouchServer;
let isPhone: boolean;
beforeEach(async () => {
  await loadNotificationTexts();
  isPhone = false;
  server = serveVouches();
  server.info = known;
  vi.stubGlobal('matchMedia', () => ({ matches: isPhone, addEventListener: () => undefined, removeEventListener: () => undefined }));
});
afterEach(() => {
  cleanup();
  clearToken();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

function show(over: Partial<Person> = {}) {
  const onRow = vi.fn<() => void>();
  const client = createQueryClient();
  const draw = (some: Partial<Person>) => (
    <QueryClientProvider client={client}>
      <div onClick={onRow} onKeyDown={({ key }) => key === 'Enter' && onRow()}>
        <PersonName person={{ ...person, ...over, ...some }} />
      </div>
    </QueryClientProvider>
  );
  const { rerender } = render(draw({}));
  return { onRow, change: (some: Partial<Person>) => rerender(draw(some)) };
}
const findName = () => screen.getByRole('button', { name: 'MapsAndMischief' });
const findProfile = () => screen.findByRole('dialog', { name: 'About MapsAndMischief' });
const readRows = (profile: HTMLElement) =>
  [...profile.querySelectorAll('dl > div')].map((row) =>
    [...row.querySelectorAll('dt, dd:not([aria-hidden])')].map((cell) => cell.textContent),
  );
const refuse = (code: ErrorCode) => () => Response.json(describeRefusal(code, 'r'), { status: errorCatalogue[code].status });

describe('person name', () => {
  it('D61 opens the profile when pressed without selecting the row, moves focus to the profile, and restores focus on Escape', async () => {
    const { onRow } = show();
    const name = findName();
    expect([name.getAttribute('aria-haspopup'), name.getAttribute('aria-expanded')]).toEqual(['dialog', 'false']);
    fireEvent.keyDown(name, { key: 'Enter' });
    fireEvent.click(name);
    const profile = await findProfile();
    expect(name.getAttribute('aria-expanded')).toBe('true');
    expect(document.activeElement).toBe(profile);
    fireEvent.click(profile);
    fireEvent.keyDown(profile, { key: 'Enter' });
    expect(onRow).not.toHaveBeenCalled();
    fireEvent.keyDown(profile, { key: 'Escape' });
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(document.activeElement).toBe(name);
    fireEvent.click(name);
    await findProfile();
    fireEvent.click(name);
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('D61 opens when the pointer has rested on the name for 300 ms, does not move focus, and closes when the pointer leaves', async () => {
    // Load the part before the clock is faked.
    await import('./person-profile.tsx');
    show();
    const name = findName();
    vi.useFakeTimers({ shouldAdvanceTime: false });
    const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));
    fireEvent.pointerEnter(name, { pointerType: 'touch' });
    await pass(PROFILE_HOVER_MS * 2);
    expect(screen.queryByRole('dialog')).toBeNull();
    fireEvent.pointerEnter(name, { pointerType: 'mouse' });
    await pass(299);
    expect(name.getAttribute('aria-expanded')).toBe('false');
    await pass(1);
    expect(name.getAttribute('aria-expanded')).toBe('true');
    const profile = screen.getByRole('dialog');
    expect(profile.contains(document.activeElement)).toBe(false);
    fireEvent.pointerLeave(name, { pointerType: 'mouse' });
    await pass(PROFILE_LEAVE_MS - 1);
    fireEvent.pointerEnter(profile, { pointerType: 'mouse' });
    await pass(PROFILE_LEAVE_MS * 5);
    expect(screen.queryByRole('dialog')).not.toBeNull();
    fireEvent.pointerLeave(profile, { pointerType: 'mouse' });
    await pass(PROFILE_LEAVE_MS);
    expect(screen.queryByRole('dialog')).toBeNull();
    // After a press the profile stays open when the pointer leaves.
    fireEvent.pointerEnter(name, { pointerType: 'mouse' });
    await pass(PROFILE_HOVER_MS);
    fireEvent.click(name);
    fireEvent.pointerLeave(name, { pointerType: 'mouse' });
    await pass(PROFILE_LEAVE_MS * 5);
    expect(screen.queryByRole('dialog')).not.toBeNull();
  });

  it('requests nothing before it opens, and closes when its row is reused for another person', async () => {
    const { change } = show();
    expect(server.calls).toEqual([]);
    fireEvent.click(findName());
    await findProfile();
    change({ userId: '00000000-0000-4000-8000-00000000000c', ign: 'Another' });
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(screen.getByRole('button', { name: 'Another' }).getAttribute('aria-expanded')).toBe('false');
  });

  it('renders a plain name once the account is deleted', () => {
    show({ userId: null });
    expect(screen.queryByRole('button')).toBeNull();
    expect(screen.getByText('MapsAndMischief')).toBeDefined();
  });

  it('D61 opens a sheet with a close button on a phone', async () => {
    isPhone = true;
    show();
    fireEvent.click(findName());
    const sheet = await screen.findByRole('dialog');
    expect(await within(sheet).findByText('33 of 41')).toBeDefined();
    fireEvent.click(within(sheet).getByRole('button', { name: 'Close' }));
    expect(screen.queryByRole('dialog')).toBeNull();
  });
});

describe('profile of a person', () => {
  const open = async (over: Partial<Person> = {}) => {
    show(over);
    fireEvent.click(screen.getByRole('button'));
    return findProfile();
  };

  it('D61, D63 counts distinct people and people with a chat account, and lists services in rows that add up to the total', async () => {
    const profile = await open();
    expect(await within(profile).findByText('33 of 41')).toBeDefined();
    expect(profile.textContent).toContain('Online 2 h · EU, Asia');
    expect(readRows(profile)).toEqual([
      ['Different people', '41'],
      ['Oldest vouch', '3 yrs 2 mths'],
      ['Chat linked', '33 of 41'],
      ['Chat name', 'not shown'],
      ['The Maven', '18'],
      ['Uber Elder', '11'],
      ['Ekbab, Ancient Steed and Iktab, the Deathlord (Cruel)', '7'],
      ['Other', '5'],
    ]);
  });

  it.each([
    ['its owner shows it', { isChatLinked: true, chatName: 'morven' }, 'morven'],
    ['its owner does not show it', { isChatLinked: true, chatName: null }, 'not shown'],
    ['none is linked', { isChatLinked: false, chatName: null }, 'not linked'],
  ])('D63 shows the chat name, or why it is missing: %s', async (_case, chat, text) => {
    server.info = { ...known, ...chat };
    const profile = await open();
    await within(profile).findByText('33 of 41');
    expect(readRows(profile)[3]).toEqual(['Chat name', text]);
  });

  it('reports that a person has no vouches yet', async () => {
    server.info = noVouches;
    const profile = await open({ vouchCount: 0 });
    expect(await within(profile).findByText('No vouches yet')).toBeDefined();
    expect(readRows(profile)).toEqual([['Chat name', 'not linked']]);
  });

  it('shows that it is loading, then why it failed, and retries on request', async () => {
    let answer = (_response: Response): void => undefined;
    server.instead[`GET /vouches/user/${otherId}`] = () => new Promise((resolve) => (answer = resolve));
    const profile = await open();
    expect(await within(profile).findByRole('status', { name: 'Loading the profile' })).toBeDefined();
    await vi.waitFor(() => expect(server.calls).toContain(`GET /vouches/user/${otherId}`));
    answer(refuse('badRequest')());
    expect((await within(profile).findByRole('alert')).textContent).toContain('The profile could not be loaded.');
    delete server.instead[`GET /vouches/user/${otherId}`];
    fireEvent.click(within(profile).getByRole('button', { name: 'Try again' }));
    expect(await within(profile).findByText('33 of 41')).toBeDefined();
  });

  it('R6.04, R4.24 shows a visitor the count from the list, requests nothing, and says why they cannot vouch', async () => {
    clearToken();
    const profile = await open();
    expect(readRows(profile)).toEqual([['Different people', '41']]);
    expect(profile.textContent).toContain('Sign in to see when and for which services people vouched.');
    expect(
      within(profile)
        .getByRole('button', { name: /^Vouch/ })
        .getAttribute('aria-disabled'),
    ).toBe('true');
    expect(within(profile).queryByRole('button', { name: 'Report' })).toBeNull();
    expect(server.calls).toEqual([]);
  });

  it('R6.10, R7.33 counts vouches in the user’s own profile from their own data, without vouch and report buttons', async () => {
    const profile = await open({ userId: ownId });
    await vi.waitFor(() => expect(readRows(profile)).toEqual([['Different people', '23']]));
    expect(within(profile).queryAllByRole('button')).toEqual([]);
    expect(server.calls.filter((call) => call.includes('/vouches/user/'))).toEqual([]);
  });

  it('D61 vouches for the last finished service, and withdraws the vouch', async () => {
    server.requests = [makeFinished({ endedMs: 5, serviceName: 'sirus' }), makeFinished()];
    const profile = await open();
    const button = await within(profile).findByRole('button', { name: /^Vouch for MapsAndMischief/ });
    await vi.waitFor(() => expect(button.dataset['state']).toBe('can'));
    fireEvent.click(button);
    await vi.waitFor(() => expect(readRows(profile)[0]).toEqual(['Different people', '42']));
    expect(server.bodies).toEqual([{ userId: otherId, serviceCategory: 'WTS_bossKilling', serviceName: 'maven' }]);
    expect(button.textContent).toBe('Vouched');
    fireEvent.click(button);
    await vi.waitFor(() => expect(readRows(profile)[0]).toEqual(['Different people', '41']));
  });
});

describe('reporting vouches', () => {
  const openForm = async () => {
    show();
    fireEvent.click(findName());
    const profile = await findProfile();
    fireEvent.click(await within(profile).findByRole('button', { name: 'Report' }));
    return { profile, field: within(profile).getByRole('textbox', { name: 'Reason' }) as HTMLTextAreaElement };
  };
  const send = (profile: HTMLElement) => fireEvent.click(within(profile).getByRole('button', { name: 'Send report' }));

  it('D61 sends the normalised reason, thanks the reporter, and leads back to the profile', async () => {
    const { profile, field } = await openForm();
    expect(document.activeElement).toBe(field);
    fireEvent.change(field, { target: { value: ' Five accounts\u202E of one day ' } });
    send(profile);
    expect((await within(profile).findByRole('status')).textContent).toBe(
      'Thank you. Our team will review the vouches for MapsAndMischief.',
    );
    expect(server.bodies).toEqual([{ userId: otherId, reason: 'Five accounts of one day' }]);
    fireEvent.click(within(profile).getByRole('button', { name: 'Back to the profile' }));
    expect(await within(profile).findByText('33 of 41')).toBeDefined();
  });

  it('D61 says that a second report within a day adds nothing', async () => {
    server.instead['POST /vouches/report'] = () => Response.json({ isRepeated: true, serverTimeMs: 1 });
    const { profile, field } = await openForm();
    fireEvent.change(field, { target: { value: 'bought' } });
    send(profile);
    expect((await within(profile).findByRole('status')).textContent).toContain('in the last 24 hours');
  });

  it('refuses an empty or overlong reason, and keeps the typed text', async () => {
    const { profile, field } = await openForm();
    send(profile);
    expect(within(profile).getByRole('alert').textContent).toBe('Describe what’s wrong with these vouches');
    fireEvent.change(field, { target: { value: '\u200B \n' } });
    send(profile);
    expect(within(profile).getByRole('alert').textContent).toBe('Describe what’s wrong with these vouches');
    fireEvent.change(field, { target: { value: 'x'.repeat(401) } });
    expect(within(profile).getByRole('alert').textContent).toBe('At most 400 characters');
    send(profile);
    expect(field.value).toHaveLength(401);
    expect(server.bodies).toEqual([]);
  });

  it.each([
    [refuse('notFound'), 'This account no longer exists.'],
    [refuse('rateLimited'), 'You have sent many reports today. Please try again tomorrow.'],
    [undefined, 'No connection. Nothing was changed; try again later.'],
  ])('shows why a report was refused, and can resend it (%#)', async (answer, text) => {
    server.instead['POST /vouches/report'] = answer;
    const { profile, field } = await openForm();
    fireEvent.change(field, { target: { value: 'bought' } });
    send(profile);
    expect((await within(profile).findByRole('alert')).textContent).toBe(text);
    expect(field.value).toBe('bought');
    delete server.instead['POST /vouches/report'];
    await vi.waitFor(() => expect(within(profile).queryByRole('button', { name: 'Send report' })).not.toBeNull());
    send(profile);
    expect(await within(profile).findByRole('status')).toBeDefined();
  });

  it('returns to the profile without sending', async () => {
    const { profile } = await openForm();
    fireEvent.click(within(profile).getByRole('button', { name: 'Cancel' }));
    expect(await within(profile).findByText('33 of 41')).toBeDefined();
    expect(server.bodies).toEqual([]);
  });
});
