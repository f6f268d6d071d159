import type { StashTabId } from '@poexchange/domain/ids';
import type { StashTabInfo } from '@poexchange/domain/stash';
import { CUSTOM_CATEGORY_ID } from '@poexchange/domain/category';
import { ApiError } from '@poexchange/contract/client';
import { useMemo, useRef } from 'react';
import { useTranslation } from '../../../shared/i18n/use-translation.ts';
import { ConnectButton } from '../../../shared/account/connect-button.tsx';
import { Button } from '../../../shared/ui/button.tsx';
import { Checkbox } from '../../../shared/ui/checkbox.tsx';
import { TextField } from '../../../shared/ui/field.tsx';
import { Segmented } from '../../../shared/ui/segmented.tsx';
import { EmptyState, ErrorState, Note, RowsSkeleton } from '../../../shared/ui/states.tsx';
import { PHONE_QUERY, useMediaQuery } from '../../../shared/ui/use-media-query.ts';
import { useSlashKey } from '../../../shared/ui/use-slash-key.ts';
import { VirtualTable } from '../../../shared/ui/virtual-table.tsx';
import type { Stash, useStashEntries } from '../../stash/index.ts';
import { GroupMenu } from '../offer/group-menu.tsx';
import { LeftOut } from './left-out.tsx';
import { OfferCards } from '../offer/offer-cards.tsx';
import { heightOfRows, makeOfferColumns } from '../offer/offer-columns.tsx';
import type { OfferLine, OfferSort, OfferSortColumn } from '../offer/offer-lines.ts';
import { useOfferActions } from '../offer/use-offer-actions.ts';
import { changeItemChoices, setOffered, type OfferPlace } from '../../price-book/index.ts';
import type { useOffer } from './use-offer.ts';

/** Widths of a row's placeholders. */
const skeletonRow = { start: ['size-[28px]', 'h-3 w-[160px]'], end: ['h-3 w-[60px]', 'h-3 w-[80px]'] };

export type OfferTableProps = {
  readonly stash: Stash;
  readonly entries: ReturnType<typeof useStashEntries>;
  readonly offer: ReturnType<typeof useOffer>;
  readonly place: OfferPlace;
  readonly text: string;
  readonly onText: (text: string) => void;
  readonly show: 'priced' | 'unpriced';
  readonly onShow: (show: 'priced' | 'unpriced') => void;
  readonly sort: OfferSort;
  readonly onSort: (column: OfferSortColumn) => void;
  readonly onChooseTabs: () => void;
};

const rowKey = (line: OfferLine): string => line.entry.hash;

/** The selected category's items with their prices, or a message instead. */
export function OfferTable(props: OfferTableProps) {
  const { stash, entries, offer } = props;
  const { t } = useTranslation();
  const hasEntries = (entries.data?.entries.length ?? 0) > 0;
  if (stash.list.error !== null && stash.tabs === undefined && !hasEntries) return <ListFailure stash={stash} />;
  if (stash.tabIds.length === 0) {
    return (
      <EmptyState
        title={t('offer.noTabs')}
        className="my-auto"
        actions={
          <Button kind="primary" size="lg" isBusy={stash.list.isPending} onClick={props.onChooseTabs}>
            {t('stash.chooseTabs')}
          </Button>
        }
      >
        {t('offer.noTabsText')}
      </EmptyState>
    );
  }
  if (entries.error !== null && entries.data === undefined) {
    return (
      <ErrorState
        title={t('offer.failed')}
        className="my-auto"
        actions={<Button onClick={() => void entries.refetch()}>{t('app.retry')}</Button>}
      />
    );
  }
  if (entries.data === undefined || (entries.data.itemCount === 0 && (stash.loader.run !== null || entries.isFetching)))
    return <RowsSkeleton label={t('offer.grouping')} {...skeletonRow} />;
  if (entries.data.entries.length === 0) {
    return (
      <EmptyState
        title={t('offer.noItems')}
        className="my-auto"
        actions={<Button onClick={props.onChooseTabs}>{t('stash.chooseTabs')}</Button>}
      >
        {t('offer.noItemsText')} <LeftOut leftOut={entries.data.leftOut} />
      </EmptyState>
    );
  }
  return (
    <>
      <OfferBar {...props} />
      <OfferNotes {...props} failedTags={entries.data.failedTags} />
      {offer.shown.length === 0 ? <NothingShown {...props} /> : <OfferRows {...props} />}
    </>
  );
}

type OfferNotesProps = Pick<OfferTableProps, 'stash' | 'show'> & { readonly failedTags: readonly string[] };

function OfferNotes({ stash, show, failedTags }: OfferNotesProps) {
  const { t } = useTranslation();
  return (
    <>
      {stash.list.error !== null && stash.tabs === undefined && (
        <div role="status" className="px-4 pb-2">
          <Note>
            {t('stash.chooser.failed')}{' '}
            <button type="button" className="font-semibold underline underline-offset-2" onClick={() => void stash.list.refetch()}>
              {t('app.retry')}
            </button>
          </Note>
        </div>
      )}
      {failedTags.length > 0 && (
        <div role="status" className="px-4 pb-2">
          <Note>{t('offer.pricesFailed', { tags: failedTags.join(', ') })}</Note>
        </div>
      )}
      {show === 'unpriced' && (
        <div className="px-4 pb-2">
          <Note tone="info">{t('offer.unpricedText')}</Note>
        </div>
      )}
    </>
  );
}

function OfferBar({ offer, place, text, onText, show, onShow }: OfferTableProps) {
  const { t } = useTranslation();
  const hashes = offer.shown.filter((line) => line.price !== null).map((line) => line.entry.hash);
  const offered = offer.shown.filter((line) => line.isOffered).length;
  const isPhone = useMediaQuery(PHONE_QUERY);
  const search = useRef<HTMLInputElement>(null);
  useSlashKey(search);
  const check = {
    checked: offered === 0 ? false : offered === hashes.length ? true : ('mixed' as const),
    onChange: (isOn: boolean) => changeItemChoices(place, (before) => setOffered(before, { hashes, offered: isOn ? 'yes' : 'no' })),
  };
  return (
    <div className="@container flex items-center gap-2 px-4 pb-2.5">
      {hashes.length > 0 && isPhone && <Checkbox {...check} aria-label={t('offer.offerAll')} className="mr-1" />}
      <TextField
        ref={search}
        type="search"
        glyph="search"
        aria-label={t('offer.search')}
        placeholder={t(isPhone ? 'offer.search' : 'economy.searchHint')}
        value={text}
        onChange={(event) => onText(event.target.value)}
        className="min-w-[90px] flex-1 md:max-w-[230px]"
      />
      {offer.unpricedCount > 0 && (
        <Segmented
          label={t('offer.show')}
          value={show}
          onChange={onShow}
          options={[
            {
              value: 'priced',
              // The table below explains why no item has a price.
              label: offer.pricedCount === 0 ? t('offer.showNonePriced') : t('offer.showPriced', { count: offer.pricedCount }),
            },
            { value: 'unpriced', label: t('offer.showUnpriced', { count: offer.unpricedCount }) },
          ]}
        />
      )}
      {hashes.length > 0 && !isPhone && <Checkbox {...check} label={t('offer.offerAll')} />}
      <span className="flex-1 max-md:hidden" />
      <GroupMenu place={place} lines={offer.shown} />
    </div>
  );
}

function OfferRows({ stash, offer, place, sort, onSort }: OfferTableProps) {
  const { t } = useTranslation();
  const isPhone = useMediaQuery(PHONE_QUERY);
  const { tabs } = stash;
  const { multiplier } = offer.settings;
  const tabsById = useMemo(
    () => new Map((tabs ?? []).flatMap((tab): [StashTabId, StashTabInfo][] => [tab, ...tab.children].map((each) => [each.id, each]))),
    [tabs],
  );
  const { onOffer, onPrice } = useOfferActions(place);
  const columns = useMemo(
    () => makeOfferColumns({ t, place, multiplier, tabsById, onOffer, onPrice }),
    [t, place, multiplier, tabsById, onOffer, onPrice],
  );
  if (isPhone) return <OfferCards lines={offer.shown} place={place} multiplier={multiplier} onOffer={onOffer} onPrice={onPrice} />;
  const rowHeight = heightOfRows(offer.lines);
  return (
    <VirtualTable
      key={rowHeight}
      label={t('offer.table')}
      listed={`${place.category}/${place.subCategory}`}
      rows={offer.shown}
      rowKey={rowKey}
      columns={columns}
      rowHeight={rowHeight}
      sort={sort}
      onSort={onSort}
    />
  );
}

function ListFailure({ stash }: { readonly stash: Stash }) {
  const { t } = useTranslation();
  const error = stash.list.error;
  const code = error instanceof ApiError ? error.refusal?.code : undefined;
  if (code === 'gameAccountNotConnected') {
    return (
      <EmptyState glyph="user" title={t('offer.notConnected')} className="my-auto" actions={<ConnectButton />}>
        {t('offer.notConnectedText')}
      </EmptyState>
    );
  }
  const reason =
    code === 'gameApiDown' || code === 'gameApiTimeout' || code === 'leagueNotFound'
      ? code
      : error instanceof ApiError && error.status === 0
        ? 'network'
        : 'unknown';
  return (
    <ErrorState
      title={t('stash.chooser.failed')}
      className="my-auto"
      actions={<Button onClick={() => void stash.list.refetch()}>{t('app.retry')}</Button>}
    >
      {t('stash.chooser.failedText', { reason: t(`stash.reason.${reason}`) })}
    </ErrorState>
  );
}

/** Empty view: no match, no items, or only items without a price, which a click shows. */
function NothingShown({ offer, text, show, place, onShow }: OfferTableProps) {
  const { t } = useTranslation();
  if (text.trim() !== '') return <EmptyState glyph="search" title={t('offer.noneFound')} className="my-auto" />;
  if (show === 'priced' && offer.unpricedCount > 0) {
    return (
      <EmptyState
        glyph="tag"
        title={t('price.none')}
        className="my-auto"
        actions={<Button onClick={() => onShow('unpriced')}>{t('offer.showUnpriced', { count: offer.unpricedCount })}</Button>}
      >
        {t('offer.unpricedText')}
      </EmptyState>
    );
  }
  return (
    <EmptyState glyph="search" title={t('offer.noneInCategory')} className="my-auto">
      {place.category === CUSTOM_CATEGORY_ID ? t('offer.group.empty') : undefined}
    </EmptyState>
  );
}
