import type { PresetService } from '@poexchange/contract/rest/services';
import { describe, expect, it } from 'vitest';
import { makeOwnService } from '../../testing/make-service.ts';
import { draftOfService, type OfferDraft } from '../service-drafts.ts';
import { draftsOfPreset, isInUse, planPreset, presetSide } from './plan-preset.ts';

const shared = { rules: 'Wait', regions: ['eu'] as const };
const own = (id: string, over: Parameters<typeof makeOwnService>[1] = {}): OfferDraft =>
  draftOfService(makeOwnService(id, { rules: 'Wait', regions: ['eu'], serviceName: id, ...over }), shared);
/** Converts services to the format stored in a preset. */
const keep = (drafts: readonly OfferDraft[]): PresetService[] => draftsOfPreset(drafts, shared) as PresetService[];
const read = (wanted: readonly PresetService[], saved: readonly OfferDraft[]) => planPreset(wanted, { saved, shared });
const sayChanges = (wanted: readonly PresetService[], saved: readonly OfferDraft[]) =>
  read(wanted, saved).changes.map(({ after, parts }) => [after.serviceName, ...parts]);

const maven = own('maven');
const sirus = own('sirus', { active: false, priceValue: 50 });
const custom = own('c', { serviceName: 'Any Run', isCustomService: true });

describe('changes by a preset', () => {
  it('plans no changes if the preset equals the current offers', () => {
    const saved = [maven, sirus, custom];
    const plan = read(keep(saved), saved);
    expect([isInUse(plan), plan.toSave]).toEqual([true, []]);
  });

  it('switches services on and off, adds missing services, and pauses services that the preset does not name', () => {
    const shaper = own('shaper');
    const wanted = keep([{ ...maven, active: false }, { ...sirus, active: true }, shaper]);
    expect(sayChanges(wanted, [maven, sirus, custom])).toEqual([
      ['maven', 'off'],
      ['sirus', 'on'],
      ['shaper', 'added', 'on'],
      ['Any Run', 'off'],
    ]);
    const { toSave } = read(wanted, [maven, sirus, custom]);
    expect(toSave.map(({ key, id, active }) => [key, id, active])).toEqual([
      ['maven', 'maven', false],
      ['sirus', 'sirus', true],
      ['new:shaper', null, true],
      ['c', 'c', false],
    ]);
    expect(sayChanges(keep([maven]), [maven, sirus])).toEqual([]);
  });

  it('R3.45 compares price, currency, map, own rules and own regions, and matches custom services case-insensitively', () => {
    const wanted = keep([
      { ...maven, price: { priceValue: 100, priceType: 'd' }, location: 'buyer' },
      { ...sirus, ownRules: 'Pay first', regions: ['na'] },
      { ...custom, serviceName: 'any run', price: { priceValue: 1, priceType: 'c' } },
    ]);
    expect(sayChanges(wanted, [maven, sirus, custom])).toEqual([
      ['maven', 'price', 'map'],
      ['sirus', 'rules', 'regions'],
      ['any run', 'price'],
    ]);
    // The same service on the other map counts as a different service, so the old row must be deleted.
    expect(read(wanted, [maven, sirus, custom]).toSave[0]).toMatchObject({ id: 'maven', key: 'maven', location: 'buyer' });
  });

  it('keeps both if a service is offered at either map, and moves neither', () => {
    const atBuyers = own('maven2', { serviceName: 'maven', location: 'buyer' });
    expect(sayChanges(keep([{ ...atBuyers, price: { priceValue: 7, priceType: 'c' } }, maven]), [maven, atBuyers])).toEqual([
      ['maven', 'price'],
    ]);
  });

  it('saves all services when shared rules or regions change', () => {
    const wanted = draftsOfPreset([maven], { rules: 'Pay first', regions: ['eu'] }) as PresetService[];
    const plan = read(wanted, [maven, sirus]);
    expect(plan).toMatchObject({ changes: [], isRulesChanged: true, isRegionsChanged: false, shared: { rules: 'Pay first' } });
    expect(isInUse(plan)).toBe(false);
    expect(plan.toSave.map(({ key }) => key)).toEqual(['maven', 'sirus']);
    const moved = draftsOfPreset([maven], { rules: 'Wait', regions: ['na'] }) as PresetService[];
    expect(read(moved, [maven])).toMatchObject({ isRegionsChanged: true, toSave: [{ key: 'maven' }] });
  });

  it('pauses everything for an empty preset, and keeps rules and regions', () => {
    const plan = read([], [maven, sirus]);
    expect(plan).toMatchObject({ isRulesChanged: false, shared });
    expect(plan.toSave.map(({ key, active }) => [key, active])).toEqual([['maven', false]]);
  });

  it('affects only services on its own side', () => {
    const bought = own('uberElder', { serviceCategory: 'WTB_bossKilling' });
    const preset = { services: keep([maven, bought]) };
    expect(presetSide(preset, 'wts').map(({ serviceName }) => serviceName)).toEqual(['maven']);
    expect(presetSide(preset, 'wtb').map(({ serviceName }) => serviceName)).toEqual(['uberElder']);
  });

  it('plans no further changes once the plan is saved, for any two sets of services', () => {
    const names = ['maven', 'sirus', 'shaper', 'uberElder'];
    const pick = (seed: number): OfferDraft[] =>
      names.flatMap((name, at) => {
        const bits = (seed >> (at * 3)) & 7;
        return bits === 0
          ? []
          : [own(name, { active: (bits & 1) === 1, priceValue: bits, location: (bits & 4) === 4 ? 'buyer' : 'seller' })];
      });
    for (let seed = 1; seed < 4096; seed += 37) {
      const [saved, wanted] = [pick(seed), keep(pick((seed * 1103) % 4096))];
      const plan = read(wanted, saved);
      const after = new Map(saved.map((draft) => [draft.key, draft]));
      for (const draft of plan.toSave) after.set(draft.key, draft);
      expect(isInUse(planPreset(wanted, { saved: [...after.values()], shared: plan.shared }))).toBe(true);
    }
  });
});
