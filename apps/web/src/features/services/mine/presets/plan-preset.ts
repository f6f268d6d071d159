/** Plans which of the person's services a preset changes, before anything is saved. Pure. */
import type { PresetDraftBody, ServicePreset } from '@poexchange/contract/rest/services';
import { readServiceCategory, type ServiceSide } from '@poexchange/domain/service';
import { nameKey } from '@poexchange/domain/whisper';
import { newKeyOf, readSharedTerms, writeTerms, type OfferDraft, type SharedTerms } from '../service-drafts.ts';

type PresetService = ServicePreset['services'][number];

export type ChangedPart = 'added' | 'on' | 'off' | 'price' | 'map' | 'rules' | 'regions';

export type PresetChange = {
  readonly after: OfferDraft;
  /** The saved service; null for a new service. */
  readonly before: OfferDraft | null;
  readonly parts: readonly ChangedPart[];
};

export type PresetPlan = {
  readonly changes: readonly PresetChange[];
  readonly shared: SharedTerms;
  readonly isRulesChanged: boolean;
  readonly isRegionsChanged: boolean;
  /** Services to save. Shared rules and regions are stored with each service, so changing them saves all services. */
  readonly toSave: readonly OfferDraft[];
};

/** Saves a plan's changes, then calls `onSaved`. */
export type ApplyPlan = (plan: PresetPlan, onSaved: () => void) => void;

/** Returns the services in a preset for one side. */
export function presetSide({ services }: Pick<ServicePreset, 'services'>, side: ServiceSide): readonly PresetService[] {
  return services.filter(({ serviceCategory }) => readServiceCategory(serviceCategory)?.side === side);
}

/** Returns services in the format of a preset: active services with prices, maps, rules and regions. */
export function draftsOfPreset(drafts: readonly OfferDraft[], shared: SharedTerms): PresetDraftBody[] {
  return drafts.map((draft) => writeTerms(draft, shared));
}

/**
 * Plans the changes for a preset: services in the preset get its values, and services that are not in it are paused. A
 * service on the other map is moved to the preset's map, because offering the same service on both maps is rarely
 * intended.
 */
export function planPreset(
  wanted: readonly PresetService[],
  { saved, shared: before }: { readonly saved: readonly OfferDraft[]; readonly shared: SharedTerms },
): PresetPlan {
  const shared = wanted.length === 0 ? before : readSharedTerms(wanted);
  const left = new Map(saved.map((draft) => [draft.key, draft]));
  const take = (fits: (draft: OfferDraft) => boolean): OfferDraft | null => {
    const found = [...left.values()].find(fits) ?? null;
    if (found !== null) left.delete(found.key);
    return found;
  };
  const exact = wanted.map((service) => take((draft) => isSame(draft, service) && draft.location === service.location));
  const pairs = wanted.map((service, at) => ({ service, draft: exact[at] ?? take((draft) => isSame(draft, service)) }));
  const changes = [
    ...pairs.map(({ service, draft }) => compare(draft, draftOfPreset(service, draft, shared), { before, shared })),
    ...[...left.values()].map((draft) => compare(draft, { ...draft, active: false }, { before, shared })),
  ];
  const isRulesChanged = shared.rules !== before.rules;
  const isRegionsChanged = !isSameList(shared.regions, before.regions);
  const changed = changes.filter(({ parts }) => parts.length > 0);
  return {
    changes: changed,
    shared,
    isRulesChanged,
    isRegionsChanged,
    toSave: (isRulesChanged || isRegionsChanged ? changes : changed).map(({ after }) => after),
  };
}

/** Returns whether choosing the preset would change nothing. */
export function isInUse(plan: PresetPlan): boolean {
  return plan.changes.length === 0 && !plan.isRulesChanged && !plan.isRegionsChanged;
}

function isSame(draft: OfferDraft, service: PresetService): boolean {
  if (draft.isCustomService !== service.isCustomService) return false;
  if (!draft.isCustomService) return draft.serviceName === service.serviceName;
  return nameKey(draft.serviceName) === nameKey(service.serviceName);
}

function draftOfPreset(service: PresetService, saved: OfferDraft | null, shared: SharedTerms): OfferDraft {
  return {
    key: saved?.key ?? newKeyOf(service),
    id: saved?.id ?? null,
    serviceCategory: service.serviceCategory,
    serviceName: service.serviceName,
    isCustomService: service.isCustomService,
    location: service.location,
    price: { priceValue: service.priceValue, priceType: service.priceType },
    typedPrice: null,
    ownRules: service.overwriteRules,
    ownRulesMode: service.overwriteMode,
    regions: isSameList(service.regions, shared.regions) ? null : service.regions,
    active: service.active,
  };
}

type Terms = { readonly before: SharedTerms; readonly shared: SharedTerms };

function compare(before: OfferDraft | null, after: OfferDraft, terms: Terms): PresetChange {
  if (before === null) return { after, before, parts: after.active ? ['added', 'on'] : ['added'] };
  const isPrice = before.price.priceValue !== after.price.priceValue || before.price.priceType !== after.price.priceType;
  const parts: readonly (ChangedPart | false)[] = [
    before.active !== after.active && (after.active ? 'on' : 'off'),
    isPrice && 'price',
    before.location !== after.location && 'map',
    isOwnRulesChanged(before, after) && 'rules',
    isOwnRegionsChanged(before, after, terms) && 'regions',
  ];
  return { after, before, parts: parts.filter((part) => part !== false) };
}

function isOwnRulesChanged(before: OfferDraft, after: OfferDraft): boolean {
  return before.ownRules !== after.ownRules || (after.ownRules !== '' && before.ownRulesMode !== after.ownRulesMode);
}

/**
 * Returns whether a service's own regions change. A change to the shared regions is shown only once, for all services.
 */
function isOwnRegionsChanged(before: OfferDraft, after: OfferDraft, terms: Terms): boolean {
  if (before.regions === null && after.regions === null) return false;
  return !isSameList(before.regions ?? terms.before.regions, after.regions ?? terms.shared.regions);
}

function isSameList(a: readonly string[] | null, b: readonly string[] | null): boolean {
  return JSON.stringify(a) === JSON.stringify(b);
}
