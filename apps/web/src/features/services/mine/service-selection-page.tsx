/** Service Selection: chooses many catalogue services at once, to offer or to request. */
import { Link, useNavigate, useSearch } from '@tanstack/react-router';
import { useQuery } from '@tanstack/react-query';
import type { GoingPrice, Service } from '@poexchange/domain/service';
import { useMemo, useState } from 'react';
import { ConnectButton } from '../../../shared/account/connect-button.tsx';
import { useGame, useGameSegment } from '../../../shared/game/use-game.ts';
import { useTranslation } from '../../../shared/i18n/use-translation.ts';
import { useLeague } from '../../../shared/prices/use-league.ts';
import { SectionIcon, ServiceIcon } from '../../../shared/services/service-icon.tsx';
import { listSections } from '../../../shared/services/sections.ts';
import { showServiceName } from '../../../shared/services/show-service-name.ts';
import { useHasToken } from '../../../shared/session/token.ts';
import { Button } from '../../../shared/ui/button.tsx';
import { Checkbox } from '../../../shared/ui/checkbox.tsx';
import { dockedBar } from '../../../shared/ui/docked-bar.ts';
import { Price } from '../../../shared/ui/price.tsx';
import { usePriceView } from '../../../shared/ui/price-view.tsx';
import { Segmented } from '../../../shared/ui/segmented.tsx';
import { EmptyState } from '../../../shared/ui/states.tsx';
import { ThinRange } from '../thin-range.tsx';
import { ServicesFrame } from '../services-frame.tsx';
import type { ServicesSearch } from '../find/services-view.ts';
import { putDrafts, useEdits, type DraftScope } from './draft-store.ts';
import { myServicesQuery } from './my-services-query.ts';
import { startPrice } from './start-price.ts';
import { draftOfCatalogue, ofSide } from './service-drafts.ts';
import { useGoingPrices } from './use-my-offer.ts';

export function ServiceSelectionPage() {
  const { t } = useTranslation();
  const game = useGame();
  const segment = useGameSegment();
  const league = useLeague(game).id;
  const hasToken = useHasToken();
  const view = usePriceView();
  const navigate = useNavigate();
  const search = useSearch({ strict: false }) as ServicesSearch;
  const side = search['side'] === 'buy' ? 'wtb' : 'wts';
  const scope: DraftScope = useMemo(() => ({ game, league, side }), [game, league, side]);
  const { data } = useQuery({ ...myServicesQuery(scope), enabled: hasToken });
  const edits = useEdits(scope);
  const goingOf = useGoingPrices(scope);
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  const there = useMemo(
    () =>
      new Set([
        ...ofSide(data?.services ?? [], side).map(({ serviceName }) => serviceName),
        ...Object.values(edits.drafts).map(({ serviceName }) => serviceName),
      ]),
    [data, side, edits.drafts],
  );
  const sections = useMemo(() => listSections(game), [game]);
  const choose = (services: readonly Service[], how: 'in' | 'out'): void =>
    setChosen((before) => {
      const next = new Set(before);
      for (const { value } of services) if (how === 'in') next.add(value);
      for (const { value } of services) if (how === 'out') next.delete(value);
      return next;
    });
  const goingChaos = (service: Service): number | null => {
    const going = goingOf(service.value, service.buyersMapOnly === true ? 'buyer' : 'seller');
    return going.kind === 'known' ? going.medianChaos : null;
  };
  const add = (): void => {
    const services = sections.flatMap((section) => section.services).filter(({ value }) => chosen.has(value));
    putDrafts(
      scope,
      services.map((service) => draftOfCatalogue(service, { side, start: startPrice(goingChaos(service), view) })),
    );
    void navigate({
      to: '/$game/poexchange/services/my-listings',
      params: { game: segment },
      search: side === 'wtb' ? { side: 'buy' } : {},
    });
  };
  const title = t('services.selection.title');
  return (
    <ServicesFrame title={title} rail={null} panel={null} panelTitle={title} onPanelClose={() => undefined} emptyPanel={<Hint />}>
      <header className="flex min-h-[52px] flex-wrap items-center gap-x-3 gap-y-2 px-4 pt-3 pb-2">
        <div className="flex min-w-0 flex-1 flex-wrap items-baseline gap-x-2.5 max-md:basis-full">
          <h1 className="text-18 font-semibold">{title}</h1>
          <p role="status" className="text-12 text-muted">
            {t('services.selection.chosen', { count: chosen.size })}
          </p>
        </div>
        <Segmented
          label={t('services.side.label')}
          value={side}
          onChange={(next) => void navigate({ to: '.', search: { side: next === 'wtb' ? 'buy' : undefined }, replace: true })}
          options={[
            { value: 'wts', label: t('services.mine.sell') },
            { value: 'wtb', label: t('services.mine.buy') },
          ]}
        />
      </header>
      {hasToken ? (
        <>
          <div className="min-h-0 flex-1 overflow-y-auto px-4 pb-4">
            {sections.map(({ section, services }) => {
              const free = services.filter(({ value }) => !there.has(value));
              const chosenCount = free.filter(({ value }) => chosen.has(value)).length;
              return (
                <fieldset key={section} className="mb-4">
                  <legend className="mb-1.5 flex w-full items-center gap-2 border-b border-line-soft pb-1.5">
                    <SectionIcon section={section} />
                    <span className="flex-1 font-semibold">{t(`services.section.${section}`)}</span>
                    {free.length > 1 && (
                      <Checkbox
                        label={t('services.selection.all')}
                        checked={chosenCount === 0 ? false : chosenCount === free.length ? true : 'mixed'}
                        onChange={(isOn) => choose(free, isOn ? 'in' : 'out')}
                      />
                    )}
                  </legend>
                  <ul className="grid grid-cols-[repeat(auto-fill,minmax(230px,1fr))] gap-x-4">
                    {services.map((service) => (
                      <li key={service.value} className="flex min-h-[32px] items-center gap-2">
                        <Checkbox
                          label={
                            <span className="inline-flex items-center gap-2">
                              <ServiceIcon service={{ poe: game, serviceName: service.value, isCustomService: false }} />
                              {showServiceName(game, { serviceName: service.value, isCustomService: false })}
                            </span>
                          }
                          checked={there.has(service.value) || chosen.has(service.value)}
                          disabled={there.has(service.value)}
                          onChange={(isOn) => choose([service], isOn ? 'in' : 'out')}
                          className="min-w-0 flex-1"
                        />
                        <SelectionPrice going={goingOf(service.value, service.buyersMapOnly === true ? 'buyer' : 'seller')} />
                      </li>
                    ))}
                  </ul>
                </fieldset>
              );
            })}
          </div>
          <footer ref={dockedBar} className="flex shrink-0 items-center gap-2 border-t border-line bg-s2 px-4 py-2.5">
            <span className="flex-1" />
            <Button asChild kind="quiet">
              <Link to="/$game/poexchange/services/my-listings" params={{ game: segment }}>
                {t('app.cancel')}
              </Link>
            </Button>
            <Button kind="primary" size="lg" disabled={chosen.size === 0} onClick={add}>
              {chosen.size === 0 ? t('services.selection.takeNone') : t('services.selection.take', { count: chosen.size })}
            </Button>
          </footer>
        </>
      ) : (
        <EmptyState glyph="user" className="my-auto" title={t('services.mine.needAccount')} actions={<ConnectButton />}>
          {t('services.mine.needAccountText')}
        </EmptyState>
      )}
    </ServicesFrame>
  );
}

function SelectionPrice({ going }: { readonly going: GoingPrice }) {
  if (going.kind === 'thin') return <ThinRange going={going} />;
  const chaos = going.kind === 'known' ? going.medianChaos : null;
  return <Price chaos={chaos} size={12} hint="none" weight="normal" className="text-muted" />;
}

function Hint() {
  const { t } = useTranslation();
  return (
    <EmptyState glyph="tag" title={t('services.selection.hint')} className="my-auto">
      {t('services.selection.hintText')}
    </EmptyState>
  );
}
