import type { Game } from '@poexchange/domain/item';
import type { ReactNode } from 'react';
import { Trans } from '../../../shared/i18n/trans.tsx';
import { useTranslation } from '../../../shared/i18n/use-translation.ts';
import { isAway, useReachability } from '../../../shared/network/connection.ts';
import { SellerName } from '../../../shared/network/seller-name.tsx';
import { IconButton } from '../../../shared/ui/icon-button.tsx';
import { Menu } from '../../../shared/ui/menu.tsx';
import { Price } from '../../../shared/ui/price.tsx';
import { Segmented } from '../../../shared/ui/segmented.tsx';
import { TimeAgo } from '../../../shared/ui/time-ago.tsx';
import { useCategoryName } from '../../../shared/ui/use-category-name.ts';
import { hideSeller } from '../browser-stores.ts';
import type { ListingLine } from '../listing-cells.tsx';
import { SellerCheck } from './seller-check.tsx';
import type { ListingsScope } from '../use-listings.ts';

export type PanelView = 'table' | 'stash';

export type PanelHeadProps = {
  readonly line: ListingLine;
  readonly scope: ListingsScope;
  readonly onMove: (by: 1 | -1) => void;
  readonly onClose: () => void;
  /** If the panel is over the list, the back button comes first, as on any page on a phone. */
  readonly lies: 'beside' | 'over';
  readonly view: PanelView;
  readonly onView: (view: PanelView) => void;
};

/** The seller, the listing's terms, and when the listing was last seen. */
export function PanelHead({ line, scope, onMove, onClose, lies, view, onView }: PanelHeadProps) {
  const { t } = useTranslation();
  const { row } = line;
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
      <Facts line={line} game={scope.game} />
      <ViewAndLastSeen row={row} view={view} onView={onView} />
      {!line.isOwn && !line.isEnded && <SellerCheck key={row.uuid} row={row} />}
    </header>
  );
}

function Facts({ line: { row, percent, percentRange }, game }: { readonly line: ListingLine; readonly game: Game }) {
  const { t } = useTranslation();
  const nameOf = useCategoryName(game);
  return (
    // Each fact starts with a dot; the negative margin clips the dot at the start of a line.
    <div className="overflow-hidden">
      <p className="-ml-4 flex flex-wrap items-center gap-y-0.5 text-12 text-muted">
        {!hasStash(row) && <Fact>{t(row.side === 'buy' ? 'listing.wantsToBuy' : 'trade.byHand')}</Fact>}
        <Fact>{nameOf(row.category, row.subCategory, row.custom?.name)}</Fact>
        <Fact>{t(`listing.mode.${row.listingMode}`)}</Fact>
        {percent !== null && (
          <Fact>
            {percentRange === null
              ? t('listing.ofValue', { percent })
              : t('listing.ofValueRange', { percent, from: percentRange.from, to: percentRange.to })}
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
  );
}

/** The switch between table and stash, and when the listing was last seen in the stash. */
function ViewAndLastSeen({ row, view, onView }: Pick<ListingLine, 'row'> & Pick<PanelHeadProps, 'view' | 'onView'>) {
  const { t } = useTranslation();
  const isLost = useReachability((state) => isAway(state.verdict));
  const isInStash = hasStash(row);
  if (!isInStash && !isLost) return null;
  return (
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
  );
}

/** Quantities entered by hand and wanted quantities have no stash position to show (D55, R1.02). */
export function hasStash({ byHand, side }: ListingLine['row']): boolean {
  return byHand !== true && side === 'sell';
}

/** Shows the age of the seller's last known presence while the server is unreachable (D36). */
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
