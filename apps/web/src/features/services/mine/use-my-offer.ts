/** Data of My services: saved services, unsaved edits, and other people's prices for the same services. */
import type { OwnService } from '@poexchange/contract/rest/services';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { hasMap, type GoingPrice, type ServiceLocation } from '@poexchange/domain/service';
import { useAccount } from '../../../shared/account/account.ts';
import { useToChaos } from '../../../shared/services/use-to-chaos.ts';
import { readGoingPrices, type PricedOffer } from '../find/offer-lines.ts';
import { servicesQuery } from '../find/services-query.ts';
import { changeEdits, putDrafts, useEdits, type DraftScope } from './draft-store.ts';
import { myServicesQuery } from './my-services-query.ts';
import { draftOfService, isUnchanged, ofSide, readSharedTerms, type OfferDraft, type SharedTerms } from './service-drafts.ts';

const nothing: readonly OwnService[] = [];

export type MyOffer = ReturnType<typeof useMyOffer>;

export function useMyOffer(scope: DraftScope) {
  const query = useQuery(myServicesQuery(scope));
  const services = query.data?.services ?? nothing;
  const edits = useEdits(scope);
  const own = useMemo(() => ofSide(services, scope.side), [services, scope.side]);
  const savedShared = useMemo(() => readSharedTerms(own), [own]);
  const saved = useMemo(
    () => new Map(own.map((service) => [service.id as string, draftOfService(service, savedShared)])),
    [own, savedShared],
  );
  const shared: SharedTerms = useMemo(
    () => ({ rules: edits.rules ?? savedShared.rules, regions: edits.regions ?? savedShared.regions }),
    [edits.rules, edits.regions, savedShared],
  );
  const drafts = useMemo(() => {
    const fresh = Object.values(edits.drafts).filter(({ id }) => id === null);
    // The active state set by the toggle also applies to a service that is being edited.
    const shown = [...saved.values()].map((draft) => {
      const edited = edits.drafts[draft.key];
      return edited === undefined ? draft : { ...edited, active: draft.active };
    });
    return [...shown, ...fresh];
  }, [saved, edits.drafts]);
  const changed = useMemo(() => drafts.filter((draft) => !isUnchanged(draft, saved.get(draft.key))), [drafts, saved]);
  const isSharedChanged =
    (edits.rules !== null && edits.rules !== savedShared.rules) ||
    (edits.regions !== null && JSON.stringify(edits.regions) !== JSON.stringify(savedShared.regions));
  return {
    query,
    presence: query.data?.presence ?? 'online',
    listedIds: useMemo(() => new Set(own.filter(({ listed }) => listed).map(({ id }) => id as string)), [own]),
    saved,
    savedShared,
    drafts,
    shared,
    /** Shared rules and regions are stored with each service, so changing them saves all services. */
    toSave: isSharedChanged ? drafts : changed,
    changedKeys: useMemo(() => new Set(changed.map(({ key }) => key)), [changed]),
    changeCount: changed.length,
    isSharedChanged,
    change: (draft: OfferDraft) => putDrafts(scope, [draft]),
    changeShared: (terms: Partial<SharedTerms>) => changeEdits(scope, (before) => ({ ...before, ...terms })),
  };
}

export type GoingOf = (serviceName: string, location: ServiceLocation) => GoingPrice;

/**
 * Returns each service's going price, computed from other people's offers for a map, as on the page that lists the
 * offers.
 */
export function useGoingPrices(scope: DraftScope): GoingOf {
  const { data } = useQuery(servicesQuery(scope));
  const toChaos = useToChaos(scope.game, scope.league);
  const account = useAccount();
  const ownUserId = account.status === 'signedIn' ? account.profile.uuid : null;
  const rows = data?.rows;
  return useMemo(() => {
    const offers = new Map<string, PricedOffer[]>();
    for (const row of rows?.values() ?? []) {
      if (row.isCustomService) continue;
      const known = offers.get(row.serviceName) ?? [];
      known.push({ row, chaos: toChaos(row), isOwn: row.userId === ownUserId });
      offers.set(row.serviceName, known);
    }
    return (serviceName, location) => {
      const placed = offers.get(serviceName) ?? [];
      return readGoingPrices(placed, hasMap(scope.game, { serviceName, isCustomService: false }) ? location : 'none').shown;
    };
  }, [rows, toChaos, ownUserId, scope.game]);
}
