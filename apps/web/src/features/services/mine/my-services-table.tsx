/** The rows of My services by section, each followed by the section's services that are not offered yet. */
import { serviceLimits } from '@poexchange/domain/service';
import { useMemo, useState } from 'react';
import { useTranslation } from '../../../shared/i18n/use-translation.ts';
import { SectionIcon } from '../../../shared/services/service-icon.tsx';
import { CUSTOM_SECTION } from '../../../shared/services/sections.ts';
import { Button } from '../../../shared/ui/button.tsx';
import { joinClasses } from '../../../shared/ui/classes.ts';
import { AddTiles } from './add-tiles.tsx';
import { CustomServiceDialog } from './custom-service-dialog.tsx';
import { divideDrafts, readSectionState, type SectionRows } from './draft-sections.ts';
import { columns, ROW, ServiceLine, type ServiceLineProps } from './service-line.tsx';
import { Toggle } from './toggle.tsx';

export type MyServicesTableProps = Omit<ServiceLineProps, 'draft'> & {
  /** '' for all sections. */
  readonly section: string;
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
