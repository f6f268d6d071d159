import type { OwnListing } from '@poexchange/contract/rest';
import type { ListingSide } from '@poexchange/domain/listing';
import { useState } from 'react';
import { useTranslation } from '../../shared/i18n/use-translation.ts';
import type { League } from '../../shared/game/use-league.ts';
import { IgnDialog } from '../../shared/ign/ign-dialog.tsx';
import { Button } from '../../shared/ui/button.tsx';
import { IconButton } from '../../shared/ui/icon-button.tsx';
import { Price } from '../../shared/ui/price.tsx';
import { useCategoryName } from '../../shared/ui/use-category-name.ts';
import type { StashScope } from '../../workers/pricing-core.ts';
import { useCustomGroups } from './custom-groups.ts';
import { EndButtons } from './end-buttons.tsx';
import { MapFilterField } from './map-filter-field.tsx';
import { supportsMapFilter } from './map-filter-store.ts';
import { summarizeOffer, type OfferLine, type OfferSummary } from './offer-lines.ts';
import { SearchOptions } from './search-options.tsx';
import { SettingsFields } from './offer-fields.tsx';
import { OfferStatus } from './offer-status.tsx';
import { PublishResult } from './publish-result.tsx';
import { changeItemChoices, changeOfferSettings, useItemChoices, useOfferSettings, type OfferPlace } from './settings-store.ts';
import { setOffered } from './settings.ts';
import { usePublish } from './use-publish.ts';

export type OfferPanelProps = {
  readonly scope: StashScope;
  readonly league: League;
  readonly place: OfferPlace;
  readonly lines: readonly OfferLine[];
  /** Pieces that the place's map filter leaves out (R5.17). */
  readonly filteredCount: number;
  readonly tabIds: readonly string[];
  readonly isReading: boolean;
  /** The confirmed in-game name; null for none yet. */
  readonly ign: string | null;
  /** This category's listing, as the server has it. */
  readonly listing: OwnListing | undefined;
  readonly onClose?: () => void;
};

/** How the chosen category is offered, what that comes to, and publishing it (R2.10, R2.11). One panel, one place: give it the place as key. */
export function OfferPanel(props: OfferPanelProps) {
  const { scope, league, place, lines, filteredCount, tabIds, isReading, ign, listing, onClose } = props;
  const { t } = useTranslation();
  const nameOf = useCategoryName(scope.game);
  const settings = useOfferSettings(place);
  const choices = useItemChoices(place);
  const publish = usePublish();
  const [asking, setAsking] = useState<'no' | 'change' | 'publish'>('no');
  const summary = summarizeOffer(lines);
  const group = useCustomGroups(scope.game).find(({ id }) => id === place.subCategory);
  const send = (name: string): void =>
    publish.mutate({
      scope,
      place: { category: place.category, subCategory: place.subCategory },
      group,
      tabIds,
      settings,
      choices,
      ign: name,
    });
  const onPublish = (): void => (ign === null ? setAsking('publish') : send(ign));

  return (
    <div className="flex min-h-0 flex-1 flex-col" role="region" aria-label={t('offer.panel')}>
      <header className="flex items-center gap-1 border-b border-line-soft px-4 pt-3 pb-2.5">
        {onClose !== undefined && <IconButton glyph="chevronLeft" label={t('offer.done')} onClick={onClose} className="-ml-2" />}
        <div className="min-w-0 flex-1">
          <h2 className="truncate text-18 font-semibold">{nameOf(place.category, place.subCategory, group?.name)}</h2>
          <OfferStatus listing={listing} />
        </div>
        {listing !== undefined && <EndButtons listing={listing} />}
      </header>
      <div className="flex min-h-0 flex-1 flex-col gap-4 overflow-y-auto px-4 py-4">
        <SettingsFields settings={settings} onChange={(change) => changeOfferSettings(place, change)} />
        <div className="flex items-center gap-2 text-13">
          <span className="text-12 text-muted">{t('offer.character')}</span>
          <span translate="no" className="min-w-0 flex-1 truncate text-right font-semibold">
            {ign ?? <span className="font-normal text-warn">{t('offer.noCharacter')}</span>}
          </span>
          <Button size="sm" kind="quiet" onClick={() => setAsking('change')}>
            {ign === null ? t('offer.chooseCharacter') : t('offer.changeCharacter')}
          </Button>
        </div>
        {supportsMapFilter(place) && <MapFilterField place={place} filteredCount={filteredCount} />}
        <SearchOptions scope={scope} place={place} tabIds={tabIds} />
        <Sidelines summary={summary} lines={lines} place={place} />
      </div>
      <footer className="flex flex-col gap-2.5 border-t border-line bg-s2 px-4 pt-3.5 pb-[calc(14px+env(safe-area-inset-bottom))]">
        <Totals summary={summary} />
        <PublishResult publish={publish} lines={lines} isReading={isReading} />
        <Button kind="primary" size="lg" className="w-full" disabled={summary.groups === 0} isBusy={publish.isPending} onClick={onPublish}>
          {publish.isPending ? t('offer.publishing') : listing?.state === 'active' ? t('offer.update') : t('offer.publish')}
        </Button>
        {summary.groups === 0 && <p className="text-12 text-muted">{t('offer.nothing')}</p>}
      </footer>
      {asking !== 'no' && (
        <IgnDialog
          accountId={scope.accountId}
          scope={{ game: scope.game, league: scope.league }}
          leagueName={league.name}
          current={ign}
          side="asSeller"
          onClose={() => setAsking('no')}
          {...(asking === 'publish' && { onConfirmed: send })}
        />
      )}
    </div>
  );
}

/** What a seller should know before publishing, each with its way back. */
export function Sidelines({
  summary,
  lines,
  place,
}: {
  readonly summary: OfferSummary;
  readonly lines: readonly OfferLine[];
  readonly place: OfferPlace;
}) {
  const { t } = useTranslation();
  const hashes = lines.map((line) => line.entry.hash);
  return (
    <ul className="flex flex-col gap-1.5 border-t border-line-soft pt-3 text-12 text-muted empty:hidden">
      {summary.overridden > 0 && (
        <li className="flex items-center gap-2">
          <span className="flex-1 text-accent">{t('offer.summaryOverridden', { count: summary.overridden })}</span>
          <Button
            size="sm"
            kind="quiet"
            onClick={() =>
              changeItemChoices(place, (before) => ({
                ...before,
                overrides: Object.fromEntries(Object.entries(before.overrides).filter(([hash]) => !hashes.includes(hash))),
              }))
            }
          >
            {t('offer.summaryClear')}
          </Button>
        </li>
      )}
      {summary.leftOut > 0 && (
        <li className="flex items-center gap-2">
          <span className="flex-1">{t('offer.summaryLeftOut', { count: summary.leftOut })}</span>
          <Button
            size="sm"
            kind="quiet"
            onClick={() => changeItemChoices(place, (before) => setOffered(before, { hashes, offered: 'yes' }))}
          >
            {t('offer.summaryPutBack')}
          </Button>
        </li>
      )}
      {summary.lowConfidence.groups > 0 && (
        <li className="flex flex-wrap items-center gap-x-2 text-warn">
          <span>{t('offer.summaryLow', { count: summary.lowConfidence.groups })}</span>
          <Price chaos={summary.lowConfidence.totalChaos} size={12} hint="none" />
        </li>
      )}
    </ul>
  );
}

export function Totals({ summary, side = 'sell' }: { readonly summary: OfferSummary; readonly side?: ListingSide }) {
  const { t } = useTranslation();
  return (
    <dl className="grid grid-cols-[1fr_auto] items-center gap-y-1">
      <dt className="text-12 text-muted">{t('offer.summaryValue')}</dt>
      <dd className="num">
        <Price chaos={summary.valueChaos} weight="normal" hint="none" className="text-muted" />
      </dd>
      <dt className="text-13">
        {t(side === 'buy' ? 'byHand.wantPay' : 'offer.summaryAsk')}
        <span className="block text-12 text-muted">
          {t('offer.groups', { count: summary.groups })}
          {' · '}
          {t('offer.pieces', { count: summary.pieces })}
        </span>
      </dt>
      <dd className="num">
        <Price chaos={summary.totalChaos} size={18} />
      </dd>
    </dl>
  );
}
