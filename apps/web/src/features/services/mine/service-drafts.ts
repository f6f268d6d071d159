/** Editing state of a person's offered services, and the request bodies that save it. Pure. */
import type { OwnService, PresetDraftBody, ServiceDraftBody } from '@poexchange/contract/rest/services';
import type { Game } from '@poexchange/domain/item';
import {
  prefixCategory,
  readRules,
  type Service,
  type ServiceHome,
  type ServiceLocation,
  type ServicePrice,
  type ServiceRegion,
  type ServiceSide,
} from '@poexchange/domain/service';

export type OfferDraft = {
  /** The service's id if it is saved; otherwise a key made from its name. */
  readonly key: string;
  /** Null for an unsaved service. */
  readonly id: string | null;
  readonly serviceCategory: ServiceDraftBody['serviceCategory'];
  readonly serviceName: string;
  readonly isCustomService: boolean;
  readonly location: ServiceLocation;
  readonly price: ServicePrice;
  /**
   * The field's text while it is not a valid price, or '' before a price is entered; in both cases nothing can be
   * saved.
   */
  readonly typedPrice: string | null;
  /** Rules for this service only. */
  readonly ownRules: string;
  readonly ownRulesMode: 'adds' | 'replaces';
  /** Null uses the shared regions. */
  readonly regions: readonly ServiceRegion[] | null;
  readonly active: boolean;
};

/** Terms shared by all services on one side of a league. */
export type SharedTerms = { readonly rules: string; readonly regions: readonly ServiceRegion[] };

export function ofSide(services: readonly OwnService[], side: ServiceSide): readonly OwnService[] {
  return services.filter(({ creatorType }) => creatorType === side);
}

/** The rules and the regions that most of the services have; the server stores both with each service. */
export function readSharedTerms(services: readonly Pick<OwnService, 'rules' | 'regions'>[]): SharedTerms {
  return {
    rules: mostCommon(services.map(({ rules }) => rules)) ?? '',
    regions: JSON.parse(mostCommon(services.map(({ regions }) => JSON.stringify(regions))) ?? '[]') as ServiceRegion[],
  };
}

/** Key of an unsaved service, by which the page also finds the service after it is saved. */
export function newKeyOf({ serviceName, isCustomService }: Pick<OfferDraft, 'serviceName' | 'isCustomService'>): string {
  return isCustomService ? `new:custom:${serviceName}` : `new:${serviceName}`;
}

export function draftOfService(service: OwnService, shared: SharedTerms): OfferDraft {
  return {
    key: service.id,
    id: service.id,
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

/** The price fields of a draft, as its input field edits them. */
export type PriceDraft = Pick<OfferDraft, 'price' | 'typedPrice'>;

/** A catalogue service that is not offered yet, with its starting price. */
export function draftOfCatalogue(
  service: Service,
  { side, start }: { readonly side: ServiceSide; readonly start: PriceDraft },
): OfferDraft {
  return {
    key: newKeyOf({ serviceName: service.value, isCustomService: false }),
    id: null,
    serviceCategory: prefixCategory(side, service.category),
    serviceName: service.value,
    isCustomService: false,
    location: service.buyersMapOnly === true ? 'buyer' : 'seller',
    ...start,
    ownRules: '',
    ownRulesMode: 'adds',
    regions: null,
    active: true,
  };
}

export function draftOfCustom(
  custom: { readonly name: string; readonly home: ServiceHome; readonly start: PriceDraft },
  side: ServiceSide,
): OfferDraft {
  return {
    key: newKeyOf({ serviceName: custom.name, isCustomService: true }),
    id: null,
    serviceCategory: prefixCategory(side, custom.home),
    serviceName: custom.name,
    isCustomService: true,
    location: 'seller',
    ...custom.start,
    ownRules: '',
    ownRulesMode: 'adds',
    regions: null,
    active: true,
  };
}

/**
 * Returns whether saving would change nothing. Ignores the active state, which a saved service's toggle changes
 * immediately.
 */
export function isUnchanged(draft: OfferDraft, saved: OfferDraft | undefined): boolean {
  if (saved === undefined) return false;
  return (
    draft.typedPrice === null &&
    draft.location === saved.location &&
    draft.price.priceValue === saved.price.priceValue &&
    draft.price.priceType === saved.price.priceType &&
    draft.ownRules === saved.ownRules &&
    draft.ownRulesMode === saved.ownRulesMode &&
    isSameList(draft.regions, saved.regions)
  );
}

export type DraftProblem = {
  /** The service with the problem; null for the shared terms. */
  readonly key: string | null;
  readonly part: 'price' | 'rules';
};

/** The first problem that prevents saving; null if there is none. */
export function findProblem(drafts: readonly OfferDraft[], shared: SharedTerms): DraftProblem | null {
  const priceless = drafts.find(({ typedPrice }) => typedPrice !== null);
  if (priceless !== undefined) return { key: priceless.key, part: 'price' };
  if (!readRules(shared.rules).ok) return { key: null, part: 'rules' };
  const wordy = drafts.find(({ ownRules }) => !readRules(ownRules).ok);
  return wordy === undefined ? null : { key: wordy.key, part: 'rules' };
}

export type SaveScope = { readonly game: Game; readonly league: string; readonly ign: string };

/** A draft without its offering state, as stored in a preset. */
export function writeTerms(draft: OfferDraft, shared: SharedTerms): PresetDraftBody {
  return {
    location: draft.location,
    serviceCategory: draft.serviceCategory,
    serviceName: draft.serviceName,
    isCustomService: draft.isCustomService,
    ...draft.price,
    rules: shared.rules,
    overwriteRules: draft.ownRules,
    overwriteMode: draft.ownRulesMode,
    regions: [...(draft.regions ?? shared.regions)],
    active: draft.active,
  };
}

/** Converts a draft to a request body. */
export function writeBody(draft: OfferDraft, { game, league, ign }: SaveScope, shared: SharedTerms): ServiceDraftBody {
  return { poe: game, league, ign, ...writeTerms(draft, shared) };
}

/**
 * The ids of services that saving makes obsolete: the map is part of a service's identity, so moving a service to the
 * other map creates a new service.
 */
export function listMoved(drafts: readonly OfferDraft[], saved: ReadonlyMap<string, OfferDraft>): string[] {
  return drafts.flatMap(({ id, key, location }) => (id !== null && saved.get(key)?.location !== location ? [id] : []));
}

function mostCommon(values: readonly string[]): string | null {
  const counts = new Map<string, number>();
  for (const value of values) counts.set(value, (counts.get(value) ?? 0) + 1);
  return [...counts].toSorted((a, b) => b[1] - a[1])[0]?.[0] ?? null;
}

function isSameList(a: readonly string[] | null, b: readonly string[] | null): boolean {
  return JSON.stringify(a) === JSON.stringify(b);
}
