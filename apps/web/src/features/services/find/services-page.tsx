/** Lists who currently offers a service, at what price, under which rules, and with how many vouches. */
import type { Game } from '@poexchange/domain/item';
import { useTranslation } from '../../../shared/i18n/use-translation.ts';
import { AskedLeague } from '../../../shared/prices/asked-league.tsx';
import { SeveralRates } from '../../../shared/prices/several-rates.tsx';
import { CUSTOM_SECTION, isSection } from '../../../shared/services/sections.ts';
import { showServiceName } from '../../../shared/services/show-service-name.ts';
import { EmptyState } from '../../../shared/ui/states.tsx';
import { PHONE_QUERY, useMediaQuery } from '../../../shared/ui/use-media-query.ts';
import { ServicesFrame } from '../services-frame.tsx';
import { FindRail, FindSelect } from './find-rail.tsx';
import { OfferList } from './offer-list.tsx';
import { OfferPanel } from './offer-panel.tsx';
import type { ServicePlace } from './services-view.ts';
import { useServicesPage } from './use-services-page.ts';

export function ServicesPage() {
  return (
    <SeveralRates>
      <AskedLeague />
      <Offers />
    </SeveralRates>
  );
}

function Offers() {
  const { t } = useTranslation();
  const isPhone = useMediaQuery(PHONE_QUERY);
  const page = useServicesPage();
  const { game, league, isWide, view, offers, findText, setFindText, chosen, chosenId, choose, requestOf } = page;
  const nav = { game, counts: offers.counts, selected: view, onSelect: page.choosePlace };
  const placeTitle = usePlaceTitle(view, game);
  const title = findText.trim() === '' ? placeTitle : t('services.title');
  return (
    <ServicesFrame
      title={t('services.title')}
      rail={<FindRail {...nav} text={findText} onText={setFindText} />}
      panelKey={chosenId}
      panelTitle={t('services.panel.title')}
      onPanelClose={() => choose(null)}
      emptyPanel={chosenId !== null && offers.feed.data !== undefined ? <OfferGone /> : null}
      panel={
        chosen === null || isPhone ? null : (
          <OfferPanel
            line={chosen}
            league={league}
            going={offers.goingOf?.(chosen) ?? null}
            others={offers.index.listOthers(chosen)}
            request={requestOf(chosen)}
            onSelect={choose}
            onMove={page.move}
            onClose={() => choose(null)}
          />
        )
      }
    >
      <OfferList
        scope={page.scope}
        title={title}
        offers={offers}
        view={view}
        league={league}
        chosen={chosen}
        chosenId={chosenId}
        port={page.port}
        requestOf={requestOf}
        placeSelect={isWide ? null : <FindSelect {...nav} className="min-w-0 flex-1 md:max-w-[280px]" />}
        onChange={page.change}
        onSelect={choose}
      />
      {page.dialog}
    </ServicesFrame>
  );
}

function usePlaceTitle({ section, service }: ServicePlace, game: Game): string {
  const { t } = useTranslation();
  if (section === '') return t('services.title');
  if (service !== '' && section !== CUSTOM_SECTION) return showServiceName(game, { serviceName: service, isCustomService: false });
  return isSection(section) ? t(`services.section.${section}`) : t('services.title');
}

function OfferGone() {
  const { t } = useTranslation();
  return (
    <EmptyState glyph="info" title={t('services.panel.gone')} className="my-auto">
      {t('services.panel.goneText')}
    </EmptyState>
  );
}
