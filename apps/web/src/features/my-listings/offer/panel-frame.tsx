import type { OwnListing } from '@poexchange/contract/rest';
import { isBelowMinTradeValue, type ListingSide } from '@poexchange/domain/listing';
import { useState, type ReactNode } from 'react';
import { useTranslation } from '../../../shared/i18n/use-translation.ts';
import type { League } from '../../../shared/prices/use-league.ts';
import { IgnDialog } from '../../../shared/ign/ign-dialog.tsx';
import { Button } from '../../../shared/ui/button.tsx';
import { IconButton } from '../../../shared/ui/icon-button.tsx';
import { Note } from '../../../shared/ui/states.tsx';
import { useCategoryName } from '../../../shared/ui/use-category-name.ts';
import type { StashScope } from '../../../shared/workers/kept-tabs.ts';
import { changeOfferSettings, type OfferPlace, useCustomGroups, useOfferSettings } from '../../price-book/index.ts';
import { EndButtons } from './end-buttons.tsx';
import { differsFromListing, noSearchTerms, type SearchTerms } from './listing-difference.ts';
import { summarizeOffer, type OfferLine } from './offer-lines.ts';
import { SettingsFields } from './offer-fields.tsx';
import { AskedPrices } from './asked-prices.tsx';
import { BadPrices, FarPricesDialog } from './far-prices.tsx';
import { Sidelines, Totals } from './offer-summary.tsx';
import { OfferStatus } from './offer-status.tsx';
import { PublishResult, type PublishResultProps } from './publish-result.tsx';
import { useBadLines, useBadPercent, useFarLines, withoutBad } from './price-drafts.ts';
import { useConfirmation } from './use-confirmation.ts';
import { dockedBar } from '../../../shared/ui/docked-bar.ts';

export type PanelProps = {
  readonly scope: StashScope;
  readonly league: League;
  readonly place: OfferPlace;
  readonly lines: readonly OfferLine[];
  /** The confirmed in-game name; null until a name is first confirmed. */
  readonly ign: string | null;
  /** The server's listing for this place. */
  readonly listing: OwnListing | undefined;
  readonly onClose?: () => void;
};

export type PanelFrameProps = PanelProps & {
  readonly side: ListingSide;
  readonly publish: PublishResultProps['publish'];
  /** Missing if nothing can be searched for. */
  readonly search?: SearchTerms;
  /** True while tabs are being read: more items may be added. */
  readonly isReading: boolean;
  readonly onPublish: (ign: string) => void;
  /** Content between the terms and the notes before publishing. */
  readonly children: ReactNode;
  /** Shown below the button if nothing can be published. */
  readonly whyNot?: string;
};

/** A place's draft: terms, total, and publishing (R2.10, R2.11). Each panel shows one place: use the place as key. */
export function PanelFrame(props: PanelFrameProps) {
  const { scope, league, side, place, lines, ign, listing, publish, isReading, onPublish, onClose, children, whyNot } = props;
  const { t } = useTranslation();
  const nameOf = useCategoryName(scope.game);
  const offering = useOffering(props);
  const { settings, summary, bad, far, asking } = offering;
  return (
    <div className="flex min-h-0 flex-1 flex-col" role="region" aria-label={t('offer.panel')}>
      <header className="flex items-center gap-1 border-b border-line-soft px-4 pt-3 pb-2.5">
        {onClose !== undefined && <IconButton glyph="arrowLeft" label={t('offer.done')} onClick={onClose} className="-ml-2" />}
        <div className="min-w-0 flex-1">
          <h2 className="truncate text-18 font-semibold">{nameOf(place.category, place.subCategory, offering.groupName)}</h2>
          <OfferStatus listing={listing} />
        </div>
        {listing !== undefined && <EndButtons listing={listing} />}
      </header>
      <div className="flex min-h-0 flex-1 flex-col gap-4 overflow-y-auto px-4 py-4">
        <SettingsFields side={side} place={place} settings={settings} onChange={(change) => changeOfferSettings(place, change)} />
        <Character ign={ign} onChange={() => offering.setAsking('change')} />
        {children}
        <Sidelines summary={summary} lines={lines} place={place} />
      </div>
      <footer
        ref={dockedBar}
        className="flex flex-col gap-2.5 border-t border-line bg-s2 px-4 pt-3.5 pb-[calc(14px+env(safe-area-inset-bottom))]"
      >
        <Totals summary={summary} side={side} listedChaos={listing?.state === 'active' ? listing.totalPrice : null} />
        <AskedPrices lines={lines} place={place} />
        <BadPrices bad={bad} />
        {offering.isBelowMinimum && <Note>{t('offer.minimumAboveTotal')}</Note>}
        <PublishResult publish={{ ...publish, data: offering.confirmed }} lines={lines} isReading={isReading} />
        <Button
          kind={offering.isNews ? 'primary' : 'outline'}
          size="lg"
          className="w-full"
          disabled={!offering.canPublish}
          isBusy={publish.isPending}
          onClick={offering.press}
        >
          {publish.isPending ? t('offer.publishing') : t(namePublishing(listing, offering.isNews))}
        </Button>
        {whyNot !== undefined && summary.groups === 0 && bad.length === 0 && <p className="text-12 text-muted">{whyNot}</p>}
      </footer>
      {offering.isDoubting && <FarPricesDialog far={far} onClose={offering.stopDoubting} onConfirm={offering.confirmFar} />}
      {asking !== 'no' && (
        <IgnDialog
          accountId={scope.accountId}
          scope={{ game: scope.game, league: scope.league }}
          leagueName={league.name}
          current={ign}
          side="asSeller"
          onClose={() => offering.setAsking('no')}
          {...(asking === 'publish' && { onConfirmed: onPublish })}
        />
      )}
    </div>
  );
}

/** The place's draft as it would be published, and the confirmations required before publishing. */
function useOffering({ scope, place, lines, ign, listing, publish, onPublish, search = noSearchTerms }: PanelFrameProps) {
  const settings = useOfferSettings(place);
  const [asking, setAsking] = useState<'no' | 'change' | 'publish'>('no');
  const [isDoubting, setDoubting] = useState(false);
  const bad = useBadLines(place, lines);
  const summary = summarizeOffer(withoutBad(lines, bad));
  const isBelowMinimum = summary.groups > 0 && isBelowMinTradeValue(summary.totalChaos, settings.minTradeValue);
  const badPercent = useBadPercent(place);
  const { far, confirm } = useFarLines({ place, lines, multiplier: settings.multiplier });
  const start = (): void => (ign === null ? setAsking('publish') : onPublish(ign));
  const chosen = lines.filter(({ override, isOffered }) => override !== null || !isOffered);
  const choices = JSON.stringify([
    settings,
    search,
    ign,
    chosen.map(({ entry, override, isOffered }) => [entry.hash, override, isOffered]),
  ]);
  const groupName = useCustomGroups(scope.game).find(({ id }) => id === place.subCategory)?.name;
  return {
    settings,
    groupName,
    bad,
    summary,
    isBelowMinimum,
    far,
    asking,
    setAsking,
    confirmed: useConfirmation(publish.data, { listing, choices }),
    // A draft that buyers already see needs no confirmation; updating still renews its two hours.
    isNews: listing === undefined || differsFromListing(listing, { lines, settings, ign, search, groupName }),
    canPublish: summary.groups > 0 && !isBelowMinimum && bad.length === 0 && badPercent.text === null,
    press: () => (far.length > 0 ? setDoubting(true) : start()),
    isDoubting,
    stopDoubting: () => setDoubting(false),
    confirmFar: () => {
      confirm();
      setDoubting(false);
      start();
    },
  };
}

function namePublishing(listing: OwnListing | undefined, isNews: boolean) {
  if (listing?.state !== 'active') return 'offer.publish';
  return isNews ? 'offer.update' : 'offer.renew';
}

function Character({ ign, onChange }: { readonly ign: string | null; readonly onChange: () => void }) {
  const { t } = useTranslation();
  return (
    <div className="flex items-center gap-2 text-13">
      <span className="text-12 text-muted">{t('offer.character')}</span>
      <span translate="no" className="min-w-0 flex-1 truncate text-right font-semibold">
        {ign ?? <span className="font-normal text-warn">{t('offer.noCharacter')}</span>}
      </span>
      <Button size="sm" kind="quiet" onClick={onChange}>
        {ign === null ? t('offer.chooseCharacter') : t('offer.changeCharacter')}
      </Button>
    </div>
  );
}
