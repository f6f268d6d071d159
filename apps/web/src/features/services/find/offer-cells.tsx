import { useTranslation } from '../../../shared/i18n/use-translation.ts';
import { writePercent } from '../../../shared/i18n/write-values.ts';
import { PresenceDot } from '../../../shared/network/presence-dot.tsx';
import { ChatMark } from '../../../shared/services/chat-mark.tsx';
import { PersonName } from '../../../shared/person/person-name.tsx';
import { CustomShield } from '../../../shared/services/custom-shield.tsx';
import { ServiceIcon } from '../../../shared/services/service-icon.tsx';
import { ServicePrice } from '../../../shared/services/service-price.tsx';
import { writeMap } from '../../../shared/services/write-map.ts';
import { writeRegions } from '../../../shared/services/write-regions.ts';
import { joinClasses } from '../../../shared/ui/classes.ts';
import { VouchCount } from '../../../shared/vouch/vouch-button.tsx';
import type { OfferLine } from './offer-lines.ts';
import { personOfRow } from '../person-of.ts';

type CellProps = { readonly line: OfferLine };

/** An offer's provider, with their presence and the number of people who vouch for them. */
export function ProviderCell({ line }: CellProps) {
  const { row } = line;
  return (
    <span className="grid grid-cols-[8px_minmax(0,1fr)] items-center gap-x-2">
      <PresenceDot presence={line.isEnded === true ? 'offline' : row.userStatus} />
      <PersonName person={personOfRow(row)} className="justify-self-start max-w-full" />
      <span className="col-start-2 flex items-center gap-1.5">
        <VouchCount count={row.vouchCount} isVouched={line.isVouched} />
        {row.isChatLinked && <ChatMark />}
      </span>
    </span>
  );
}

export function ServiceCell({ line }: CellProps) {
  const { t } = useTranslation();
  return (
    <span className="flex items-center gap-2">
      <ServiceIcon service={line.row} size={26} />
      <span title={line.name} className="line-clamp-3 min-w-0 leading-[15px] wrap-anywhere">
        {line.name}
        {line.row.isCustomService && (
          <span className="ml-1 inline-flex align-middle">
            <CustomShield />
          </span>
        )}
        {line.moreCount > 0 && (
          <>
            {/* Space outside the span: the line breaks here and not within the name. */}{' '}
            <span className="text-12 whitespace-nowrap text-muted">{t('services.moreOffers', { count: line.moreCount })}</span>
          </>
        )}
      </span>
    </span>
  );
}

/** Whose map it is, worded like the filter above, and the regions. */
export function WhereCell({ line }: CellProps) {
  const { t } = useTranslation();
  const map = writeMap(t, line.row.poe, line.row);
  return (
    <span className="block leading-[18px]">
      {map !== '' && (
        <span title={map} className="block truncate">
          {t(line.row.location === 'seller' ? 'services.map.sellerShort' : 'services.map.buyerShort')}
        </span>
      )}
      <span className="block truncate text-12 text-muted">{writeRegions(line.row.regions) || t('services.filter.anyRegion')}</span>
    </span>
  );
}

export function RulesCell({ line }: CellProps) {
  const { rules, overwriteRules, overwriteMode } = line.row;
  const text = overwriteMode === 'replaces' && overwriteRules !== '' ? overwriteRules : [overwriteRules, rules].filter(Boolean).join(' ');
  return <span className="line-clamp-2 text-12 leading-[17px] text-muted">{text.replaceAll('\n', ' ')}</span>;
}

/** The price and its difference from the going price. */
export function OfferPriceCell({ line, percent }: CellProps & { readonly percent: number | null }) {
  return (
    <span className="flex flex-col items-end leading-[18px]">
      <ServicePrice price={line.row} />
      {percent !== null && <PercentText percent={percent} />}
    </span>
  );
}

/** "−6 %": green below the median, grey above the median. */
export function PercentText({ percent, className }: { readonly percent: number; readonly className?: string }) {
  const { t } = useTranslation();
  return (
    <span className={joinClasses('text-12', percent < 0 ? 'text-up' : 'text-muted', className)}>
      {percent === 0 ? t('services.going.median') : `${percent < 0 ? '−' : '+'}${writePercent(Math.abs(percent))}`}
    </span>
  );
}
