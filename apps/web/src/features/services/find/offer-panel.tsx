/** The selected offer: rules, what the customer brings and pays, the owner's vouches, and the request button. */
import type { GoingPrice } from '@poexchange/domain/service';
import { useLayoutEffect, useRef, type RefObject } from 'react';
import { useTranslation } from '../../../shared/i18n/use-translation.ts';
import type { League } from '../../../shared/prices/use-league.ts';
import { PresenceDot } from '../../../shared/network/presence-dot.tsx';
import { ChatMark } from '../../../shared/services/chat-mark.tsx';
import { PersonName } from '../../../shared/person/person-name.tsx';
import { ServiceIcon } from '../../../shared/services/service-icon.tsx';
import { ServicePrice } from '../../../shared/services/service-price.tsx';
import { IconButton } from '../../../shared/ui/icon-button.tsx';
import { useTimeAgo } from '../../../shared/ui/time-ago.tsx';
import { writeRegions } from '../../../shared/services/write-regions.ts';
import type { OfferLine } from './offer-lines.ts';
import { OfferFacts } from './offer-facts.tsx';
import { OfferFooter, type OfferRequest } from './offer-footer.tsx';
import { OfferVouch, VouchFacts } from './offer-vouch.tsx';
import { personOfRow } from '../person-of.ts';
import { PanelSection } from '../panel-section.tsx';

export type OfferPanelProps = {
  readonly line: OfferLine;
  readonly league: League;
  /** The service's going price for the offer's map; null for a custom service. */
  readonly going: GoingPrice | null;
  /** The owner's other offers. */
  readonly others: readonly OfferLine[];
  readonly request: OfferRequest;
  readonly onSelect: (id: string) => void;
  readonly onMove: (by: 1 | -1) => void;
  readonly onClose: () => void;
};

/**
 * Reuses the elements of the previous offer: a footer that disappeared and returned would change the space reserved for
 * toasts and make the browser restyle the whole page twice.
 */
export function OfferPanel({ line, league, going, others, request, onSelect, onMove, onClose }: OfferPanelProps) {
  const { t } = useTranslation();
  const { row } = line;
  const body = useRef<HTMLDivElement>(null);
  const onScroll = useTopOfOffer(body, row.id);
  return (
    <>
      <header className="border-b border-line-soft px-4 pt-3 pb-2.5">
        <div className="flex items-center gap-2">
          <PresenceDot presence={row.userStatus} />
          <h2 className="flex min-w-0 text-18">
            <PersonName person={personOfRow(row)} className="max-md:min-h-[40px] items-center" />
          </h2>
          <OfferVouch key={row.id} line={line} />
          {row.isChatLinked && <ChatMark />}
          <span className="flex-1" />
          <IconButton size="sm" glyph="chevronLeft" label={t('services.panel.previous')} onClick={() => onMove(-1)} />
          <IconButton size="sm" glyph="chevronRight" label={t('services.panel.next')} onClick={() => onMove(1)} />
          <IconButton size="sm" glyph="close" label={t('app.close')} onClick={onClose} />
        </div>
        <p className="mt-1 text-12 text-muted">
          {row.onlineSinceMs !== null && <OnlineSince sinceMs={row.onlineSinceMs} />}
          {[row.userStatus !== 'online' && t(`presence.${row.userStatus}`), writeRegions(row.regions) || t('services.filter.anyRegion')]
            .filter(Boolean)
            .join(' · ')}
        </p>
      </header>
      <div ref={body} onScroll={onScroll} className="min-h-0 flex-1 overflow-y-auto">
        <OfferFacts line={line} going={going} head="shown" />
        <VouchFacts line={line} />
        {others.length > 0 && (
          <PanelSection title={t('services.panel.alsoOffers')}>
            <ul className="grid gap-y-1">
              {others.slice(0, 8).map((other) => (
                <li key={other.row.id} className="min-w-0">
                  <button
                    type="button"
                    onClick={() => onSelect(other.row.id)}
                    className="flex w-full items-center gap-2 rounded-sm text-left hover:text-accent max-md:min-h-[40px]"
                  >
                    <ServiceIcon service={other.row} />
                    <span className="min-w-0 flex-1 wrap-anywhere">{other.name}</span>
                    <ServicePrice price={other.row} weight="normal" />
                  </button>
                </li>
              ))}
            </ul>
          </PanelSection>
        )}
      </div>
      <OfferFooter line={line} league={league} request={request} />
    </>
  );
}

function OnlineSince({ sinceMs }: { readonly sinceMs: number }) {
  const { t } = useTranslation();
  const duration = useTimeAgo(sinceMs, 'short');
  return <>{`${duration === t('time.now') ? t('services.panel.onlineNow') : t('services.panel.onlineFor', { duration })} · `}</>;
}

/**
 * Scrolls to the top when the offer changes. Does not read the scroll position from the browser, which would force a
 * layout on each key press.
 */
function useTopOfOffer(body: RefObject<HTMLElement | null>, id: string): () => void {
  const isScrolled = useRef(false);
  useLayoutEffect(() => {
    if (isScrolled.current) body.current?.scrollTo({ top: 0 });
    isScrolled.current = false;
  }, [body, id]);
  return () => void (isScrolled.current = true);
}
