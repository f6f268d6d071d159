import type { Service } from '@poexchange/domain/service';
import { useState } from 'react';
import { useTranslation } from '../../../shared/i18n/use-translation.ts';
import { ServiceIcon } from '../../../shared/services/service-icon.tsx';
import { showServiceName } from '../../../shared/services/show-service-name.ts';
import { Price } from '../../../shared/ui/price.tsx';
import { usePriceView } from '../../../shared/ui/price-view.tsx';
import type { DraftScope } from './draft-store.ts';
import { draftOfCatalogue, type OfferDraft } from './service-drafts.ts';
import { startPrice } from './start-price.ts';
import type { GoingOf } from './use-my-offer.ts';

/** Number of tiles shown before "more" is clicked. */
const TILES_AT_FIRST = 8;

type AddTilesProps = {
  readonly scope: DraftScope;
  readonly rest: readonly Service[];
  readonly goingOf: GoingOf;
  readonly onAdd: (draft: OfferDraft) => void;
};

/** Services that are not offered yet, with their going prices: a click adds a service at its going price. */
export function AddTiles({ scope, rest, goingOf, onAdd }: AddTilesProps) {
  const { t } = useTranslation();
  const view = usePriceView();
  const [isWhole, setWhole] = useState(false);
  const shown = isWhole ? rest : rest.slice(0, TILES_AT_FIRST);
  return (
    <div role="row" className="flex gap-3 border-b border-line-soft px-4 py-2">
      <span role="cell" title={t('services.mine.add')} className="w-[36px] shrink-0 pt-1 text-muted">
        <span aria-hidden="true">{'+'}</span>
        <span className="sr-only">{t('services.mine.add')}</span>
      </span>
      <span role="cell" className="flex min-w-0 flex-1 flex-wrap gap-1.5">
        {shown.map((service) => {
          const going = goingOf(service.value, service.buyersMapOnly === true ? 'buyer' : 'seller');
          const chaos = going.kind === 'known' ? going.medianChaos : null;
          return (
            <button
              key={service.value}
              type="button"
              onClick={() => onAdd(draftOfCatalogue(service, { side: scope.side, start: startPrice(chaos, view) }))}
              className="inline-flex h-[26px] items-center gap-1.5 rounded-md border border-dashed border-line-strong pr-2 pl-1 text-muted transition-colors hover:border-muted hover:text-text max-md:h-[40px]"
            >
              <ServiceIcon service={{ poe: scope.game, serviceName: service.value, isCustomService: false }} />
              <span>{showServiceName(scope.game, { serviceName: service.value, isCustomService: false })}</span>
              {chaos !== null && <Price chaos={chaos} size={12} hint="none" weight="normal" />}
            </button>
          );
        })}
        {rest.length > TILES_AT_FIRST && (
          <button
            type="button"
            aria-expanded={isWhole}
            onClick={() => setWhole(!isWhole)}
            className="h-[26px] px-2 text-accent max-md:h-[40px]"
          >
            {isWhole ? t('services.rail.fewer') : t('services.rail.more', { count: rest.length - TILES_AT_FIRST })}
          </button>
        )}
      </span>
    </div>
  );
}
