import type { OwnListing } from '@poexchange/contract/rest';
import type { ListingSide } from '@poexchange/domain/listing';
import { useState } from 'react';
import { useTranslation } from '../../shared/i18n/use-translation.ts';
import type { League } from '../../shared/game/use-league.ts';
import { IgnDialog } from '../../shared/ign/ign-dialog.tsx';
import { Button } from '../../shared/ui/button.tsx';
import { IconButton } from '../../shared/ui/icon-button.tsx';
import { Note } from '../../shared/ui/states.tsx';
import { useCategoryName } from '../../shared/ui/use-category-name.ts';
import { useUnitWithoutRate } from '../../shared/ui/use-unit-without-rate.ts';
import type { StashScope } from '../../workers/pricing-core.ts';
import { EndButtons } from './end-buttons.tsx';
import { draftByHand } from './hand-entries.ts';
import { rememberListed } from './hand-store.ts';
import { summarizeOffer, type OfferLine } from './offer-lines.ts';
import { SettingsFields } from './offer-fields.tsx';
import { Sidelines, Totals } from './offer-panel.tsx';
import { OfferStatus } from './offer-status.tsx';
import { PublishResult } from './publish-result.tsx';
import { changeOfferSettings, useOfferSettings, type OfferPlace } from './settings-store.ts';
import { useHandPublish } from './use-hand-publish.ts';

export type HandPanelProps = {
  readonly scope: StashScope;
  readonly league: League;
  readonly side: ListingSide;
  readonly place: OfferPlace;
  readonly lines: readonly OfferLine[];
  readonly ign: string | null;
  readonly listing: OwnListing | undefined;
  readonly onClose?: () => void;
};

/** How what was entered is offered, or what is wanted is paid, and publishing it. One panel, one place: give it the place as key. */
export function HandPanel({ scope, league, side, place, lines, ign, listing, onClose }: HandPanelProps) {
  const { t } = useTranslation();
  const nameOf = useCategoryName(scope.game);
  const settings = useOfferSettings(place);
  const publish = useHandPublish();
  const [asking, setAsking] = useState<'no' | 'change' | 'publish'>('no');
  const unitWithoutRate = useUnitWithoutRate();
  const summary = summarizeOffer(lines);
  const unpriced = lines.length - summary.groups - summary.leftOut;
  const send = (name: string): void => {
    void publish.mutateAsync({ place, drafted: draftByHand(side, lines), settings, ign: name }).then(rememberListed, () => undefined);
  };

  return (
    <div className="flex min-h-0 flex-1 flex-col" role="region" aria-label={t('offer.panel')}>
      <header className="flex items-center gap-1 border-b border-line-soft px-4 pt-3 pb-2.5">
        {onClose !== undefined && <IconButton glyph="chevronLeft" label={t('offer.done')} onClick={onClose} className="-ml-2" />}
        <div className="min-w-0 flex-1">
          <h2 className="truncate text-18 font-semibold">{nameOf(place.category, place.subCategory)}</h2>
          <OfferStatus listing={listing} />
        </div>
        {listing !== undefined && <EndButtons listing={listing} />}
      </header>
      <div className="flex min-h-0 flex-1 flex-col gap-4 overflow-y-auto px-4 py-4">
        <SettingsFields side={side} settings={settings} onChange={(change) => changeOfferSettings(place, change)} />
        <div className="flex items-center gap-2 text-13">
          <span className="text-12 text-muted">{t('offer.character')}</span>
          <span translate="no" className="min-w-0 flex-1 truncate text-right font-semibold">
            {ign ?? <span className="font-normal text-warn">{t('offer.noCharacter')}</span>}
          </span>
          <Button size="sm" kind="quiet" onClick={() => setAsking('change')}>
            {ign === null ? t('offer.chooseCharacter') : t('offer.changeCharacter')}
          </Button>
        </div>
        {unitWithoutRate !== null && <Note tone="info">{t('price.noRate', { unit: t(`price.name.${unitWithoutRate}`) })}</Note>}
        {unpriced > 0 && <Note>{t('byHand.unpriced', { count: unpriced })}</Note>}
        <Sidelines summary={summary} lines={lines} place={place} />
      </div>
      <footer className="flex flex-col gap-2.5 border-t border-line bg-s2 px-4 pt-3.5 pb-[calc(14px+env(safe-area-inset-bottom))]">
        <Totals summary={summary} side={side} />
        <PublishResult publish={publish} lines={lines} isReading={false} />
        <Button
          kind="primary"
          size="lg"
          className="w-full"
          disabled={summary.groups === 0}
          isBusy={publish.isPending}
          onClick={() => (ign === null ? setAsking('publish') : send(ign))}
        >
          {publish.isPending ? t('offer.publishing') : listing?.state === 'active' ? t('offer.update') : t('offer.publish')}
        </Button>
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
