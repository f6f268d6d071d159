/** The offers on a phone: two lines each; an opened offer shows all its details in place. */
import type { GoingPrice } from '@poexchange/domain/service';
import { useEffect, useRef, useState, type ReactNode } from 'react';
import { useTranslation } from '../../../shared/i18n/use-translation.ts';
import { PresenceDot } from '../../../shared/network/presence-dot.tsx';
import { PersonName } from '../../../shared/person/person-name.tsx';
import type { League } from '../../../shared/prices/use-league.ts';
import { ChatMark } from '../../../shared/services/chat-mark.tsx';
import { CustomShield } from '../../../shared/services/custom-shield.tsx';
import { ServiceIcon } from '../../../shared/services/service-icon.tsx';
import { ServicePrice } from '../../../shared/services/service-price.tsx';
import { writeMap } from '../../../shared/services/write-map.ts';
import { writeRegions } from '../../../shared/services/write-regions.ts';
import { Button } from '../../../shared/ui/button.tsx';
import { joinClasses } from '../../../shared/ui/classes.ts';
import { VouchCount } from '../../../shared/vouch/vouch-button.tsx';
import { personOfRow } from '../person-of.ts';
import { PercentText } from './offer-cells.tsx';
import { OfferFacts } from './offer-facts.tsx';
import { OfferActions, type OfferRequest } from './offer-footer.tsx';
import { percentFromMedian, type OfferLine } from './offer-lines.ts';
import { OfferVouch, VouchFacts } from './offer-vouch.tsx';
import { RowRequest, type RowRequestPort } from './row-request.tsx';

export type OfferCardsProps = {
  readonly label: string;
  readonly lines: readonly OfferLine[];
  readonly league: League;
  readonly chosenId: string | null;
  readonly goingOf: ((line: OfferLine) => GoingPrice | null) | null;
  readonly requestOf: (line: OfferLine) => OfferRequest;
  readonly port: RowRequestPort;
  /** Content above the first offer, which scrolls with the list. */
  readonly top: ReactNode;
  /** Selecting the same offer again deselects it. */
  readonly onSelect: (id: string | null) => void;
};

/**
 * Number of offers rendered initially, and added whenever the user scrolls near the end: rows that expand in place have
 * no fixed height.
 */
const PAGE = 40;

export function OfferCards(props: OfferCardsProps) {
  const { t } = useTranslation();
  const { label, lines } = props;
  const [shownCount, setShownCount] = useState(PAGE);
  return (
    <div className="min-h-0 flex-1 overflow-y-auto">
      {props.top}
      <ul aria-label={label}>
        {lines.slice(0, shownCount).map((line) => (
          <OfferCard key={line.row.id} {...props} line={line} />
        ))}
        {lines.length > shownCount && (
          <li className="p-4">
            <NearEnd onNear={() => setShownCount(shownCount + PAGE)} />
            <Button className="w-full" onClick={() => setShownCount(shownCount + PAGE)}>
              {t('services.showMore', { count: lines.length - shownCount })}
            </Button>
          </li>
        )}
      </ul>
    </div>
  );
}

function OfferCard({ line, league, chosenId, goingOf, requestOf, port, onSelect }: OfferCardsProps & { readonly line: OfferLine }) {
  const { t } = useTranslation();
  const { row } = line;
  const isOpen = chosenId === row.id;
  const going = goingOf?.(line) ?? null;
  const percent = percentFromMedian(line.chaos, going);
  const rules = row.overwriteRules || row.rules;
  return (
    <li className={joinClasses('border-b border-line-soft', isOpen && 'bg-s1 shadow-[inset_2px_0_0_var(--color-accent)]')}>
      <div className="flex items-center gap-2 px-4">
        <button
          type="button"
          aria-expanded={isOpen}
          onClick={() => onSelect(isOpen ? null : row.id)}
          className="min-w-0 flex-1 py-2.5 text-left focus-visible:-outline-offset-2"
        >
          <span className="flex items-center gap-2">
            <PresenceDot presence={row.userStatus} />
            <span translate="no" className="min-w-0 font-semibold wrap-anywhere">
              {row.ign}
            </span>
            <span className="inline-flex shrink-0 whitespace-nowrap">
              <VouchCount count={row.vouchCount} isVouched={line.isVouched} />
            </span>
            {row.isChatLinked && <ChatMark />}
            <span className="flex-1" />
            {percent !== null && <PercentText percent={percent} className="shrink-0 whitespace-nowrap" />}
            <ServicePrice price={row} />
          </span>
          <span className="mt-1.5 flex items-center gap-2">
            <ServiceIcon service={row} size={26} />
            <span className="min-w-0 flex-1">
              <span className="flex items-center gap-1">
                <span className="min-w-0 wrap-anywhere">{line.name}</span>
                {row.isCustomService && <CustomShield />}
              </span>
              <span className="block truncate text-12 text-muted">
                {[writeMap(t, row.poe, row), writeRegions(row.regions), rules.replaceAll('\n', ' ')].filter(Boolean).join(' · ')}
              </span>
            </span>
          </span>
        </button>
        {!isOpen && (
          <span className="shrink-0">
            <RowRequest line={line} port={port} />
          </span>
        )}
      </div>
      {isOpen && (
        <div className="border-t border-line-soft pb-4">
          <OfferFacts line={line} going={going} head="above" />
          <VouchFacts line={line} />
          <div className="flex flex-col gap-2.5 px-4 pt-3">
            <div className="flex min-w-0 items-center gap-2">
              <PersonName person={personOfRow(row)} className="min-h-[40px] items-center text-14" />
              <OfferVouch line={line} />
            </div>
            <OfferActions line={line} league={league} request={requestOf(line)} />
          </div>
        </div>
      )}
    </li>
  );
}

/** Calls `onNear` when its element is close to the visible area. */
function NearEnd({ onNear }: { readonly onNear: () => void }) {
  const latest = useRef(onNear);
  useEffect(() => {
    latest.current = onNear;
  });
  const mark = useRef<HTMLSpanElement>(null);
  useEffect(() => {
    if (mark.current === null || typeof IntersectionObserver === 'undefined') return undefined;
    const observer = new IntersectionObserver((entries) => entries.some(({ isIntersecting }) => isIntersecting) && latest.current(), {
      rootMargin: '400px',
    });
    observer.observe(mark.current);
    return () => observer.disconnect();
  });
  return <span ref={mark} />;
}
