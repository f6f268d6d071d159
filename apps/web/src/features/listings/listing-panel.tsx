import { Suspense, useMemo, useState, type ReactNode } from 'react';
import { Trans } from '../../shared/i18n/trans.tsx';
import { useTranslation } from '../../shared/i18n/use-translation.ts';
import type { League } from '../../shared/prices/use-league.ts';
import { Button } from '../../shared/ui/button.tsx';
import { Checkbox } from '../../shared/ui/checkbox.tsx';
import { IconButton } from '../../shared/ui/icon-button.tsx';
import { Menu } from '../../shared/ui/menu.tsx';
import { Price } from '../../shared/ui/price.tsx';
import { Segmented } from '../../shared/ui/segmented.tsx';
import { SellerCheck } from './seller-check.tsx';
import { SellerName } from '../../shared/network/seller-name.tsx';
import { Skeleton } from '../../shared/ui/states.tsx';
import { TimeAgo } from '../../shared/ui/time-ago.tsx';
import { useCategoryName } from '../../shared/ui/use-category-name.ts';
import { hideSeller } from './browser-stores.ts';
import type { ListingLine } from './listing-cells.tsx';
import { usePanelFind } from './panel-find.tsx';
import { PanelFooter } from './panel-footer.tsx';
import { usePriceLimits } from './price-limits.ts';
import type { AskedSearch } from './search-ask.tsx';
import { PanelItems, type PanelItemsProps } from './panel-items.tsx';
import { PanelNotes } from './panel-notes.tsx';
import type { ListingsScope } from './use-listings.ts';
import type { Selection, Wanted } from './selection.ts';
import { usePanelSelection, type PanelSelection } from './use-panel-selection.ts';
import { useSteadyItems } from './use-steady-items.ts';
import { useWhisper } from './use-whisper.ts';
import { isAway, useReachability } from '../../shared/network/connection.ts';
import { lazyPart } from '../../shared/network/lazy-part.ts';

const SearchAsk = lazyPart(() => import('./search-ask.tsx').then((module) => ({ default: module.SearchAsk })));
const StashView = lazyPart(() => import('./stash-view.tsx').then((module) => ({ default: module.StashView })));

export type ListingPanelProps = {
  readonly line: ListingLine;
  readonly scope: ListingsScope;
  readonly league: League;
  /** Items of this listing that the filter finds: they come first, and one button selects them. */
  readonly wanted: Wanted;
  /** Items with a number in the filter: the panel opens with it (D34). */
  readonly asked: Wanted;
  readonly onMove: (by: 1 | -1) => void;
  readonly onClose: () => void;
  /** Over the list, the back button comes first, as on any page on a phone. */
  readonly lies: 'beside' | 'over';
};

/** One listing: its items, the selection, and the whisper. One panel, one listing: give it the listing's id as key. */
export function ListingPanel(props: ListingPanelProps) {
  const { line, scope, league, wanted } = props;
  const { t } = useTranslation();
  const [view, setView] = useState<'table' | 'stash'>('table');
  const panel = usePanelSelection(line.row, { wanted, asked: props.asked });
  const [isBySearch, setBySearch] = useState(false);
  const [searched, setSearched] = useState<AskedSearch | null>(null);
  const search = isBySearch ? searched : undefined;
  const whisper = useWhisper(scope, JSON.stringify([panel.selection, line.row.timestampMs, search?.text]));
  const chaosOf = usePriceLimits(scope);
  const limits = useMemo(() => ({ scope, chaosOf }), [scope, chaosOf]);
  const steady = useSteadyItems(line.items, line.row.timestampMs);
  const { found, bar } = usePanelFind(steady, wanted);
  const { uuid, timestampMs: stampMs } = line.row;
  const isInStash = hasStash(line.row);
  const stacksOf = useMemo(() => (isInStash ? { uuid, stampMs } : null), [isInStash, uuid, stampMs]);
  const unknown = line.row.items.length - line.items.length;
  const itemsProps: PanelItemsProps = {
    items: steady,
    selection: line.isEnded ? nothingTaken : panel.selection,
    remarks: panel.remarks,
    onSet: panel.set,
    onType: panel.type,
    isEnded: line.isEnded,
    isFixed: line.row.listingMode === 'bulk' || line.isEnded,
    wanted,
    side: line.row.side,
    limits: line.row.side === 'sell' && !line.isOwn ? limits : null,
    stacksOf,
  };

  return (
    <div className="flex min-h-0 flex-1 flex-col" aria-label={t('listing.panel', { ign: line.row.ign })} role="region">
      <PanelHead {...props} view={view} onView={setView} />
      <PanelNotes line={line} notice={panel.notice} />
      {view === 'stash' ? (
        <Suspense fallback={<Skeleton className="m-4 flex-1" />}>
          <StashView {...itemsProps} uuid={uuid} stampMs={stampMs} />
        </Suspense>
      ) : (
        <>
          {line.row.listingMode === 'single' && !line.isEnded && line.row.items.length > 1 && (
            <SelectionBar panel={panel} wantedCount={wanted.size} />
          )}
          {bar}
          <PanelItems {...itemsProps} items={found} />
          {found.length === 0 && steady.length > 0 && <p className="px-4 py-2 text-12 text-muted">{t('listing.foundNone')}</p>}
          {unknown > 0 && <p className="px-4 py-2 text-12 text-muted">{t('listing.unknownItems', { count: unknown })}</p>}
        </>
      )}
      {!line.isEnded && !line.isOwn && (
        <PanelFooter line={line} league={league} panel={panel} limits={limits} whisper={whisper} search={search}>
          {line.row.supportRegex && (
            <div className="flex flex-col gap-2">
              <Checkbox label={t('search.ask.label')} checked={isBySearch} onChange={setBySearch} />
              {isBySearch ? (
                <Suspense fallback={<Skeleton className="h-[56px]" />}>
                  <SearchAsk line={line} selection={panel.selection} onSelect={panel.setTo} onChange={setSearched} />
                </Suspense>
              ) : (
                <p className="text-12 text-muted">{t('search.ask.hint')}</p>
              )}
            </div>
          )}
        </PanelFooter>
      )}
    </div>
  );
}

/** Nothing of an ended listing can be taken, so its selection has no sum. */
const nothingTaken: Selection = {};

type HeadProps = ListingPanelProps & { readonly view: 'table' | 'stash'; readonly onView: (view: 'table' | 'stash') => void };

function PanelHead({ line, scope, onMove, onClose, lies, view, onView }: HeadProps) {
  const { t } = useTranslation();
  const nameOf = useCategoryName(scope.game);
  const { row } = line;
  const isLost = useReachability((state) => isAway(state.verdict));
  const isInStash = hasStash(row);
  return (
    <header className="flex flex-col gap-2 border-b border-line-soft px-4 pt-3 pb-2.5">
      <div className="flex items-center gap-1">
        {lies === 'over' && <IconButton glyph="arrowLeft" label={t('listing.close')} onClick={onClose} className="-ml-2" />}
        <h2 className="min-w-0 flex-1 text-18 font-semibold">
          <SellerName ign={row.ign} {...(!line.isEnded && { presence: row.presence })} />
        </h2>
        <IconButton
          size="sm"
          glyph={lies === 'over' ? 'chevronUp' : 'chevronLeft'}
          label={t('listing.previous')}
          onClick={() => onMove(-1)}
        />
        <IconButton
          size="sm"
          glyph={lies === 'over' ? 'chevronDown' : 'chevronRight'}
          label={t('listing.next')}
          onClick={() => onMove(1)}
        />
        {!line.isOwn && (
          <Menu
            trigger={<IconButton size="sm" glyph="dots" label={t('listing.actions')} />}
            entries={[{ kind: 'item', id: 'hide', label: t('listing.hide'), onSelect: () => hideSeller(scope.game, row.ign) }]}
          />
        )}
        {lies === 'beside' && <IconButton size="sm" glyph="close" label={t('listing.deselect')} onClick={onClose} />}
      </div>
      {/* Each fact starts with a dot; the negative margin clips the dot at the start of a line. */}
      <div className="overflow-hidden">
        <p className="-ml-4 flex flex-wrap items-center gap-y-0.5 text-12 text-muted">
          {!isInStash && <Fact>{t(row.side === 'buy' ? 'listing.wantsToBuy' : 'trade.byHand')}</Fact>}
          <Fact>{nameOf(row.category, row.subCategory, row.custom?.name)}</Fact>
          <Fact>{t(`listing.mode.${row.listingMode}`)}</Fact>
          {line.percent !== null && (
            <Fact>
              {line.percentRange === null
                ? t('listing.ofValue', { percent: line.percent })
                : t('listing.ofValueRange', { percent: line.percent, from: line.percentRange.from, to: line.percentRange.to })}
            </Fact>
          )}
          {row.chatName !== undefined && (
            <Fact>
              <span translate="no" className="wrap-anywhere">
                {t('listing.chatName', { name: row.chatName })}
              </span>
            </Fact>
          )}
          {row.minTradeValue > 0 && (
            <Fact>
              <span className="inline-flex items-center gap-1">
                {t('listing.min')}
                <Price chaos={row.minTradeValue} size={12} weight="normal" hint="none" />
              </span>
            </Fact>
          )}
        </p>
      </div>
      {(isInStash || isLost) && (
        <div className="flex items-center justify-between gap-2">
          {isInStash && (
            <Segmented
              label={t('listing.view')}
              value={view}
              onChange={onView}
              options={[
                { value: 'table', label: t('listing.viewTable') },
                { value: 'stash', label: t('listing.viewStash') },
              ]}
            />
          )}
          {isLost ? (
            <UnknownPresence seenAt={isInStash ? row.seenAt : null} />
          ) : row.seenAt === null ? (
            <span className="text-12 text-warn">{t('listing.notSeenInStash')}</span>
          ) : (
            <span className="text-12 text-muted">
              <Trans i18nKey="listing.seenInStash" components={{ age: <TimeAgo timestampMs={row.seenAt} /> }} />
            </span>
          )}
        </div>
      )}
      {!line.isOwn && !line.isEnded && <SellerCheck key={row.uuid} row={row} />}
    </header>
  );
}

/** Quantities entered by hand, or wanted, have no place to show (D55, R1.02). */
function hasStash({ byHand, side }: ListingLine['row']): boolean {
  return byHand !== true && side === 'sell';
}

/** While the server cannot be reached (D36): the age of what is known of the seller. */
function UnknownPresence({ seenAt }: { readonly seenAt: number | null }) {
  const { t } = useTranslation();
  return (
    <span role="status" className="text-right text-12 text-warn">
      {t('presence.unknown')}
      {seenAt !== null && (
        <>
          {' · '}
          <Trans i18nKey="listing.seenInStash" components={{ age: <TimeAgo timestampMs={seenAt} /> }} />
        </>
      )}
    </span>
  );
}

function Fact({ children }: { readonly children: ReactNode }) {
  return (
    <span className="relative pl-4">
      <span aria-hidden="true" className="absolute left-0 w-4 text-center">
        {'·'}
      </span>
      <span>{children}</span>
    </span>
  );
}

function SelectionBar({ panel, wantedCount }: { readonly panel: PanelSelection; readonly wantedCount: number }) {
  const { t } = useTranslation();
  return (
    <div
      role="group"
      aria-label={t('listing.selection')}
      className="flex items-center justify-end gap-1 border-b border-line-soft px-3 py-1"
    >
      <span className="flex-1 px-1 text-12 text-muted">{t('listing.selection')}</span>
      {wantedCount > 0 && (
        <Button kind="quiet" size="sm" title={t('listing.selectMatchingHint')} onClick={() => panel.setAll('wanted')}>
          {t('listing.selectMatching', { count: wantedCount })}
        </Button>
      )}
      <Button kind="quiet" size="sm" onClick={() => panel.setAll('all')}>
        {t('listing.selectAll')}
      </Button>
      <Button kind="quiet" size="sm" onClick={() => panel.setAll('none')}>
        {t('listing.selectNone')}
      </Button>
    </div>
  );
}
