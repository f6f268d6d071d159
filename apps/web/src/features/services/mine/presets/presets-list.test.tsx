import { describeRefusal, errorCatalogue, type ErrorCode } from '@poexchange/contract/errors';
import { servicesApi, type OwnService, type ServicePreset } from '@poexchange/contract/rest/services';
import { QueryClientProvider } from '@tanstack/react-query';
import { cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createQueryClient } from '../../../../shared/failures/query-client.ts';
import { loadNotificationTexts } from '../../../../shared/i18n/i18n.ts';
import { clearToken, storeToken } from '../../../../shared/session/token.ts';
import { makeOwnService } from '../../testing/make-service.ts';
import type { DraftScope } from '../draft-store.ts';
import { draftOfService, readSharedTerms } from '../service-drafts.ts';
import { useMyOffer } from '../use-my-offer.ts';
import { draftsOfPreset, type ApplyPlan, type PresetPlan } from './plan-preset.ts';
import { PresetsList } from './presets-list.tsx';

const token = `e30.${btoa(JSON.stringify({ exp: 9_999_999_999 }))}.s`;
const scope: DraftScope = { game: 'poe1', league: 'mercenaries', side: 'wts' };
const idOf = (at: number) => `00000000-0000-4000-8000-00000000000${at}`;
const own = [
  makeOwnService(idOf(1), { userId: idOf(9) as OwnService['userId'], league: 'mercenaries' }),
  makeOwnService(idOf(2), { userId: idOf(9) as OwnService['userId'], league: 'mercenaries', serviceName: 'sirus', active: false }),
];
const shared = readSharedTerms(own);
const drafts = own.map((service) => draftOfService(service, shared));
const makePreset = (at: number, name: string, some: typeof drafts): ServicePreset =>
  ({
    id: idOf(at),
    poe: 'poe1',
    league: 'mercenaries',
    name,
    services: draftsOfPreset(some, shared),
    updatedMs: 1,
  }) as unknown as ServicePreset;

let presets: ServicePreset[];
let instead: Record<string, () => Response>;
let bodies: { readonly id?: string; readonly name?: string; readonly services?: unknown[] }[];
const refuse = (code: ErrorCode, params?: Record<string, number>) => () =>
  Response.json({ ...describeRefusal(code, 'r'), ...(params && { params }) }, { status: errorCatalogue[code].status });
beforeEach(async () => {
  await loadNotificationTexts();
  presets = [
    makePreset(4, 'Evening carries', drafts),
    makePreset(
      5,
      'Weekend',
      drafts.map((draft) => ({ ...draft, active: true })),
    ),
  ];
  instead = {};
  bodies = [];
  storeToken(token);
  vi.stubGlobal('fetch', (url: string, init: RequestInit = {}) => {
    const call = `${init.method ?? 'GET'} ${url.replace('/api/v1', '').split('?')[0] ?? ''}`;
    if (typeof init.body === 'string') bodies.push(JSON.parse(init.body) as (typeof bodies)[number]);
    const usual: Record<string, () => Response> = {
      'GET /services/poe1/my/list': () =>
        Response.json(servicesApi.getMyServices.reply.parse({ services: own, presence: 'online', serverTimeMs: 1 })),
      'GET /services/poe1/my/presets': () => Response.json(servicesApi.getServicePresets.reply.parse({ presets, serverTimeMs: 1 })),
      'POST /services/presets': () => {
        const sent = servicesApi.saveServicePreset.body?.parse(bodies.at(-1)) ?? expect.fail();
        const preset = { ...makePreset(6, sent.name, drafts), ...(sent.id && { id: sent.id }) };
        presets = [...presets.filter(({ id }) => id !== preset.id), preset];
        return Response.json({ preset, serverTimeMs: 1 });
      },
      'POST /services/presets/delete': () => {
        presets = presets.filter(({ id }) => id !== bodies.at(-1)?.id);
        return Response.json({ serverTimeMs: 1 });
      },
    };
    const answer = instead[call] ?? usual[call];
    return answer === undefined ? Promise.reject(new TypeError('fetch failed')) : Promise.resolve(answer());
  });
});
afterEach(() => {
  cleanup();
  clearToken();
  vi.unstubAllGlobals();
});

function Shown({ onApply }: { readonly onApply: ApplyPlan }) {
  const offer = useMyOffer(scope);
  return <PresetsList scope={scope} leagueName="Mercenaries" offer={offer} isSaving={false} failure={null} onApply={onApply} />;
}
function show() {
  const onApply = vi.fn<ApplyPlan>();
  render(
    <QueryClientProvider client={createQueryClient()}>
      <Shown onApply={onApply} />
    </QueryClientProvider>,
  );
  return onApply;
}
const findRow = (name: RegExp) => screen.findByRole('button', { name });

describe('presets of a league', () => {
  it('marks the current preset, with its number of active services', async () => {
    show();
    expect((await findRow(/^Evening carries/)).textContent).toBe('Evening carries1');
    await vi.waitFor(() => expect(screen.getByRole('button', { name: /^Evening/ }).getAttribute('aria-current')).toBe('true'));
    expect([
      screen.getByRole('button', { name: /^Weekend/ }).textContent,
      screen.getByRole('button', { name: /^Weekend/ }).ariaCurrent,
    ]).toEqual(['Weekend2', null]);
  });

  it('shows what a preset would change, and saves nothing before confirmation', async () => {
    const onApply = show();
    const row = await findRow(/^Weekend/);
    await vi.waitFor(() => expect((row as HTMLButtonElement).disabled).toBe(false));
    fireEvent.click(row);
    const dialog = screen.getByRole('dialog', { name: 'Weekend' });
    expect(
      within(dialog)
        .getAllByRole('listitem')
        .map((item) => item.textContent),
    ).toEqual(['Sirus, Awakener of Worldson']);
    fireEvent.click(within(dialog).getByRole('button', { name: 'Cancel' }));
    expect(onApply).not.toHaveBeenCalled();
    fireEvent.click(row);
    fireEvent.click(screen.getByRole('button', { name: 'Save and list' }));
    const [plan, onSaved] = onApply.mock.calls[0] as [PresetPlan, () => void];
    expect(plan.toSave.map(({ serviceName, active }) => [serviceName, active])).toEqual([['sirus', true]]);
    expect(bodies).toEqual([]);
    onSaved();
    await vi.waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  it('stores the displayed services under a name, and replaces a preset of the same name only after a warning', async () => {
    show();
    await findRow(/^Evening/);
    const keep = screen.getByRole('button', { name: 'Save as preset' });
    await vi.waitFor(() => expect((keep as HTMLButtonElement).disabled).toBe(false));
    fireEvent.click(keep);
    const dialog = screen.getByRole('dialog');
    fireEvent.click(within(dialog).getByRole('button', { name: 'Save' }));
    expect(within(dialog).getByRole('alert').textContent).toBe('Enter a name');
    const field = within(dialog).getByRole('textbox', { name: 'Name' });
    fireEvent.change(field, { target: { value: 'x'.repeat(41) } });
    expect(within(dialog).getByRole('alert').textContent).toBe('At most 40 characters');
    fireEvent.click(within(dialog).getByRole('button', { name: 'Save' }));
    expect(bodies).toEqual([]);
    fireEvent.change(field, { target: { value: 'weekend' } });
    expect(dialog.textContent).toContain('A preset with this name already exists.');
    fireEvent.click(within(dialog).getByRole('button', { name: 'Replace' }));
    await vi.waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(bodies).toMatchObject([{ id: idOf(5), game: 'poe1', league: 'mercenaries', name: 'weekend', services: [{}, {}] }]);
    expect(await findRow(/^weekend1/)).toBeDefined();
  });

  it('asks before replacing a preset that another tab stored in the meantime, and shows other errors', async () => {
    show();
    await findRow(/^Evening/);
    const keep = screen.getByRole('button', { name: 'Save as preset' });
    await vi.waitFor(() => expect((keep as HTMLButtonElement).disabled).toBe(false));
    fireEvent.click(keep);
    const dialog = screen.getByRole('dialog');
    instead['POST /services/presets'] = refuse('tooManyPresets', { limit: 20 });
    fireEvent.change(within(dialog).getByRole('textbox'), { target: { value: 'Lab' } });
    fireEvent.click(within(dialog).getByRole('button', { name: 'Save' }));
    expect((await within(dialog).findByRole('alert')).textContent).toContain('20');
    instead['POST /services/presets'] = refuse('presetNameTaken');
    presets = [...presets, makePreset(7, 'Lab', drafts)];
    fireEvent.click(within(dialog).getByRole('button', { name: 'Save' }));
    const replace = await within(dialog).findByRole('button', { name: 'Replace' });
    await findRow(/^Lab/).catch(() => undefined);
    delete instead['POST /services/presets'];
    await vi.waitFor(() => expect(dialog.textContent).toContain('already exists'));
    fireEvent.click(replace);
    await vi.waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(bodies.at(-1)).toMatchObject({ id: idOf(7), name: 'Lab' });
  });

  it('deletes a preset after a second click', async () => {
    show();
    const row = await findRow(/^Weekend/);
    await vi.waitFor(() => expect((row as HTMLButtonElement).disabled).toBe(false));
    fireEvent.click(row);
    fireEvent.click(screen.getByRole('button', { name: 'Delete preset' }));
    expect(bodies).toEqual([]);
    fireEvent.click(screen.getByRole('button', { name: 'Yes, delete it' }));
    await vi.waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(bodies).toEqual([{ id: idOf(5) }]);
    expect(await findRow(/^Evening/)).toBeDefined();
    expect(screen.queryByRole('button', { name: /^Weekend/ })).toBeNull();
  });

  it('reports a failed load, and offers a retry', async () => {
    instead['GET /services/poe1/my/presets'] = refuse('badRequest');
    show();
    const again = await findRow(/could not be loaded/);
    delete instead['GET /services/poe1/my/presets'];
    fireEvent.click(again);
    expect(await findRow(/^Weekend/)).toBeDefined();
  });
});
