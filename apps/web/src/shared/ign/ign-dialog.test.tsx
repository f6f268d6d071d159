import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { IgnDialog, type IgnDialogProps } from './ign-dialog.tsx';
import { charactersQuery } from './main-ign.ts';

const accountId = '5f0c7d0e-6a8e-4d0b-9d0a-0d6f2f6d0009';
const scope = { game: 'poe1', league: 'mercenaries' } as const;
const confirmed: unknown[] = [];
/** Completes the pending server call. */
let answer = (): void => undefined;

beforeEach(() => {
  confirmed.length = 0;
  const answered = new Promise<void>((resolve) => (answer = resolve));
  vi.stubGlobal('fetch', async (input: RequestInfo | URL, init?: RequestInit) => {
    const request = new Request(new URL(input instanceof Request ? input.url : String(input), 'http://localhost'), init);
    if (!request.url.endsWith('/users/mainIgn')) throw new TypeError(`nothing asks for ${request.url}`);
    confirmed.push(await request.json());
    await answered;
    return Response.json({ uuid: accountId, name: 'Seller', banned: false, mainIgns: [], serverTimeMs: 1 });
  });
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

it('R3.65 confirms a character by keyboard: focuses the chosen character, and Enter confirms it once', async () => {
  const client = new QueryClient({ defaultOptions: { queries: { retry: false, staleTime: Infinity } } });
  const names = ['Aina', 'Brine'];
  client.setQueryData(
    charactersQuery({ accountId, game: 'poe1' }).queryKey,
    names.map((name) => ({ name, class: 'Witch', level: 90, league: 'Mercenaries' })) as never,
  );
  const onConfirming = vi.fn<NonNullable<IgnDialogProps['onConfirming']>>();
  render(
    <QueryClientProvider client={client}>
      <IgnDialog
        accountId={accountId}
        scope={scope}
        leagueName="Mercenaries"
        current="Brine"
        side="asBuyer"
        onClose={() => undefined}
        onConfirming={onConfirming}
      />
    </QueryClientProvider>,
  );
  expect(screen.getByRole('button', { name: 'Whisper as Brine' })).toBeTruthy();
  expect(screen.getByRole('dialog').textContent).toContain('invites this character');
  const chosen = screen.getByRole<HTMLInputElement>('radio', { name: /Brine/ });
  expect([document.activeElement, chosen.checked]).toEqual([chosen, true]);
  // The key that opened the dialog is still held down.
  fireEvent.keyDown(chosen, { key: 'Enter', repeat: true });
  expect(onConfirming).not.toHaveBeenCalled();
  fireEvent.keyDown(chosen, { key: 'Enter' });
  await waitFor(() => expect(confirmed).toEqual([{ game: 'poe1', league: 'mercenaries', ign: 'Brine' }]));
  // Enter again, before the server has answered.
  fireEvent.keyDown(chosen, { key: 'Enter' });
  expect(onConfirming).toHaveBeenCalledTimes(1);
  answer();
  await expect(onConfirming.mock.calls[0]?.[0]).resolves.toBe('Brine');
  expect(confirmed).toHaveLength(1);
});
