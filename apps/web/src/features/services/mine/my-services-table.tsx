/** The rows of My services by section, with the services not offered yet below each. */
import { findService, hasMap, serviceLimits, type Service } from '@poexchange/domain/service';
import { useMemo, useState } from 'react';
import { useTranslation } from '../../../shared/i18n/use-translation.ts';
import { CustomShield } from '../../../shared/services/custom-shield.tsx';
import { SectionIcon, ServiceIcon } from '../../../shared/services/service-icon.tsx';
import { CUSTOM_SECTION } from '../../../shared/services/sections.ts';
import { showServiceName } from '../../../shared/services/show-service-name.ts';
import { Button } from '../../../shared/ui/button.tsx';
import { joinClasses } from '../../../shared/ui/classes.ts';
import { Price } from '../../../shared/ui/price.tsx';
import { usePriceView } from '../../../shared/ui/price-view.tsx';
import { Segmented } from '../../../shared/ui/segmented.tsx';
import { ThinRange } from '../thin-range.tsx';
import { CustomServiceDialog } from './custom-service-dialog.tsx';
import { divideDrafts, type SectionRows } from './divide-drafts.ts';
import type { DraftScope } from './draft-store.ts';
import { draftOfCatalogue, type OfferDraft } from './service-drafts.ts';
import { ServicePriceField } from './service-price-field.tsx';
import { startPrice } from './start-price.ts';
import { readSectionState } from './section-switch.ts';
import { Toggle } from './toggle.tsx';
import type { GoingOf, MyOffer } from './use-my-offer.ts';
import type { useSetActive } from './use-save-services.ts';

export type MyServicesTableProps = {
  readonly scope: DraftScope;
  readonly offer: MyOffer;
  readonly goingOf: GoingOf;
  /** '' for all of them. */
  readonly section: string;
  readonly chosenKey: string | null;
  readonly failedKey: string | null;
  readonly setActive: ReturnType<typeof useSetActive>;
  readonly onSelect: (key: string) => void;
};

export function MyServicesTable(props: MyServicesTableProps) {
  const { scope, offer, section } = props;
  const { t } = useTranslation();
  const sections = useMemo(() => divideDrafts(scope.game, offer.drafts), [scope.game, offer.drafts]);
  const shown = sections.filter((each) => section === '' || each.section === section);
  return (
    <div className="@container min-h-0 flex-1 overflow-y-auto">
      <div role="table" aria-label={t('services.mine.table')}>
        <div role="rowgroup" className="sticky top-0 z-10 border-b border-line bg-bg max-md:hidden">
          <div role="row" className={joinClasses(ROW, 'h-[30px] text-12 font-medium text-muted')}>
            <span role="columnheader" className={columns.on}>
              {t('services.mine.column.on')}
            </span>
            <span role="columnheader" className={columns.service}>
              {t('services.column.service')}
            </span>
            <span role="columnheader" className={columns.where}>
              {t('services.column.where')}
            </span>
            <span role="columnheader" className={joinClasses(columns.price, 'num')}>
              {t('services.mine.column.price')}
            </span>
            <span role="columnheader" className={joinClasses(columns.going, 'num')}>
              {t('services.going.short')}
            </span>
            <span role="columnheader" className={columns.rules}>
              {t('services.column.rules')}
            </span>
            <span role="columnheader" className={joinClasses(columns.state, 'num')}>
              {t('services.mine.column.state')}
            </span>
          </div>
        </div>
        {shown.map((each) => (
          <ServiceSection key={each.section} {...props} rows={each} />
        ))}
      </div>
    </div>
  );
}

const ROW = 'flex items-center gap-3 px-4';
const columns = {
  on: 'flex w-[36px] shrink-0 items-center',
  service: 'min-w-[140px] flex-1',
  where: 'w-[168px] shrink-0 @max-[760px]:hidden',
  price: 'w-[96px] shrink-0',
  going: 'w-[86px] shrink-0 @max-[620px]:hidden',
  rules: 'w-[72px] shrink-0 @max-[780px]:hidden',
  state: 'w-[72px] shrink-0 @max-[520px]:hidden',
} as const;

function ServiceSection(props: MyServicesTableProps & { readonly rows: SectionRows }) {
  const { rows, scope, offer, goingOf, setActive, onSelect } = props;
  const { section, drafts, rest } = rows;
  const { t } = useTranslation();
  const [isAdding, setAdding] = useState(false);
  const saved = drafts.filter(({ id }) => id !== null);
  const activeCount = saved.filter(({ active }) => active).length;
  const onCount = drafts.filter(({ active }) => active).length;
  const state = readSectionState({ onCount, draftCount: drafts.length, totalCount: drafts.length + rest.length, presence: offer.presence });
  const name = t(`services.section.${section}`);
  const isCustom = section === CUSTOM_SECTION;
  const switchTo = onCount < drafts.length ? 'on' : 'off';
  const switchSection = (): void => {
    const ids = saved.flatMap(({ id, active }) => (id !== null && active !== (switchTo === 'on') ? [id] : []));
    if (ids.length > 0) setActive.mutate({ ids, active: switchTo === 'on' });
    for (const draft of drafts) if (draft.id === null) offer.change({ ...draft, active: switchTo === 'on' });
  };
  return (
    <div role="rowgroup" aria-label={name}>
      <div role="row" className={joinClasses(ROW, 'h-[36px] border-b border-line-soft bg-s1')}>
        <span role="cell" className={joinClasses(columns.on, drafts.length === 0 && 'max-md:hidden')}>
          {drafts.length > 0 && (
            <Toggle
              state={state}
              label={t('services.mine.switchSection', { section: name })}
              isBusy={setActive.isPending}
              onChange={switchSection}
            />
          )}
        </span>
        <span role="cell" className="flex min-w-0 flex-1 items-center gap-2">
          <SectionIcon section={section} />
          <span className="truncate font-semibold">{name}</span>
          <span className="shrink-0 text-12 text-muted">
            {isCustom
              ? t('services.mine.customUsed', { count: drafts.length, most: serviceLimits.customPerLeague })
              : t('services.mine.activeOf', { count: activeCount, total: drafts.length + rest.length })}
          </span>
        </span>
        <span role="cell">
          {isCustom ? (
            <Button
              size="sm"
              kind="quiet"
              disabled={drafts.length >= serviceLimits.customPerLeague}
              onClick={() => setAdding(true)}
            >{`+ ${t('services.mine.addCustom')}`}</Button>
          ) : (
            saved.length > 1 && (
              <Button size="sm" kind="quiet" onClick={switchSection}>
                {t(switchTo === 'on' ? 'services.mine.activateAll' : 'services.mine.pauseAll')}
              </Button>
            )
          )}
        </span>
      </div>
      {drafts.map((draft) => (
        <ServiceLine key={draft.key} {...props} draft={draft} />
      ))}
      {rest.length > 0 && (
        <AddTiles scope={scope} rest={rest} goingOf={goingOf} onAdd={(draft) => (offer.change(draft), onSelect(draft.key))} />
      )}
      {isAdding && (
        <CustomServiceDialog
          scope={scope}
          taken={drafts.map(({ serviceName }) => serviceName)}
          onClose={() => setAdding(false)}
          onAdd={(draft) => {
            setAdding(false);
            offer.change(draft);
            onSelect(draft.key);
          }}
        />
      )}
    </div>
  );
}

function ServiceLine({
  scope,
  offer,
  goingOf,
  draft,
  chosenKey,
  failedKey,
  setActive,
  onSelect,
}: MyServicesTableProps & { readonly draft: OfferDraft }) {
  const { t } = useTranslation();
  const named = { poe: scope.game, serviceName: draft.serviceName, isCustomService: draft.isCustomService };
  const name = showServiceName(scope.game, draft);
  const going = draft.isCustomService ? null : goingOf(draft.serviceName, draft.location);
  const isListed = offer.listedIds.has(draft.key);
  const isChosen = draft.key === chosenKey;
  const state = !draft.active ? 'paused' : draft.id === null ? 'notSaved' : isListed ? 'listed' : 'hidden';
  const isUnsaved = offer.changedKeys.has(draft.key);
  return (
    <div
      role="row"
      aria-current={isChosen || undefined}
      onClick={() => onSelect(draft.key)}
      className={joinClasses(
        ROW,
        'min-h-[40px] cursor-pointer border-b border-line-soft py-1 hover:bg-s1',
        isChosen && 'bg-s2 shadow-[inset_2px_0_0_var(--color-accent)] hover:bg-s2',
        failedKey === draft.key && 'bg-bad',
      )}
    >
      <span role="cell" className={columns.on}>
        <Toggle
          state={!draft.active ? 'off' : state === 'hidden' ? 'hidden' : 'on'}
          label={t('services.mine.switch', { service: name })}
          isBusy={setActive.isPending}
          onChange={() =>
            draft.id === null
              ? offer.change({ ...draft, active: !draft.active })
              : setActive.mutate({ ids: [draft.id], active: !draft.active })
          }
        />
      </span>
      <span role="cell" className={joinClasses(columns.service, 'flex items-center gap-2')}>
        <ServiceIcon service={named} className={draft.active ? '' : 'opacity-60'} />
        <button
          type="button"
          onClick={(event) => {
            event.stopPropagation();
            onSelect(draft.key);
          }}
          title={name}
          className={joinClasses(
            'line-clamp-2 min-w-0 text-left leading-[17px] font-semibold wrap-anywhere',
            !draft.active && 'text-muted',
          )}
        >
          {name}
        </button>
        {draft.isCustomService && <CustomShield />}
        {isUnsaved && <span className="size-1.5 shrink-0 rounded-full bg-accent" title={t('services.mine.notSaved')} />}
      </span>
      <span role="cell" className={columns.where} onClick={(event) => event.stopPropagation()}>
        {hasMap(scope.game, draft) && <LocationSwitch scope={scope} draft={draft} onChange={offer.change} />}
      </span>
      <span role="cell" className={columns.price}>
        <ServicePriceField
          label={t('services.mine.priceOf', { service: name })}
          value={draft}
          onChange={(value) => offer.change({ ...draft, price: value.price, typedPrice: value.typedPrice })}
          name={draft.key}
          className="w-full"
        />
      </span>
      <span role="cell" className={joinClasses(columns.going, 'num text-muted')}>
        {going?.kind === 'known' ? (
          <Price chaos={going.medianChaos} hint="none" weight="normal" />
        ) : going?.kind === 'thin' ? (
          <ThinRange going={going} />
        ) : (
          '–'
        )}
      </span>
      <span role="cell" className={joinClasses(columns.rules, 'text-12', draft.ownRules === '' ? 'text-muted' : 'text-text')}>
        {draft.ownRules !== '' ? (
          t('services.mine.ownRules')
        ) : offer.shared.rules.trim() !== '' ? (
          t('services.mine.generalRules')
        ) : (
          <span className="text-faint" title={t('services.panel.noRules')}>
            {'–'}
          </span>
        )}
      </span>
      <span
        role="cell"
        className={joinClasses(
          columns.state,
          'num text-12 leading-[16px] whitespace-normal',
          state === 'listed' ? 'text-up' : state === 'hidden' ? 'text-warn' : 'text-muted',
        )}
      >
        {t(`services.mine.state.${state}`)}
      </span>
    </div>
  );
}

/** Choice of whose map the service is in; if only the buyer's is possible, the other cannot be chosen. */
export function LocationSwitch({
  scope,
  draft,
  onChange,
}: {
  readonly scope: DraftScope;
  readonly draft: OfferDraft;
  readonly onChange: (draft: OfferDraft) => void;
}) {
  const { t } = useTranslation();
  const isBuyersOnly = !draft.isCustomService && findService(scope.game, draft.serviceName)?.buyersMapOnly === true;
  return (
    <Segmented
      label={t('services.filter.map')}
      value={draft.location}
      options={[
        { value: 'seller', label: t('services.map.sellerShort'), isDisabled: isBuyersOnly },
        { value: 'buyer', label: t('services.map.buyerShort') },
      ]}
      onChange={(location) => onChange({ ...draft, location })}
    />
  );
}

/** Tiles shown before "more" is pressed. */
const TILES_AT_FIRST = 8;

type AddTilesProps = {
  readonly scope: DraftScope;
  readonly rest: readonly Service[];
  readonly goingOf: GoingOf;
  readonly onAdd: (draft: OfferDraft) => void;
};

/** Services that are not offered yet, with their going price: a press adds one at that price. */
function AddTiles({ scope, rest, goingOf, onAdd }: AddTilesProps) {
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
