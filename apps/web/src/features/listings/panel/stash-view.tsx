import type { ExpandedListing } from '@poexchange/contract/rest';
import { stashTabKindOf, stashTabKinds, type StashTabKind } from '@poexchange/domain/stash';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useMemo, useRef, useState, type RefObject } from 'react';
import { useTranslation } from '../../../shared/i18n/use-translation.ts';
import { Button } from '../../../shared/ui/button.tsx';
import { Segmented } from '../../../shared/ui/segmented.tsx';
import { EmptyState, ErrorState, Skeleton } from '../../../shared/ui/states.tsx';
import { expandedListingQuery, isNotFound } from '../feed/expanded-query.ts';
import { joinListedItems, type ListedItem } from './listed-items.ts';
import { PanelItem, type PanelItemsProps } from './panel-items.tsx';
import { readStashPlaces, type PlacedStack, type PlacedTab } from './stash-places.ts';
import { StashStack, type StashItems } from './stash-stack.tsx';

export type StashViewProps = PanelItemsProps & {
  readonly uuid: string;
  /** A different stamp means a different version, which is read again. */
  readonly stampMs: number;
};

/**
 * The listing as in the stash (R2.07, D18), to select from. It always fills the space between head and foot, so that
 * neither moves.
 */
export function StashView({ uuid, stampMs, ...items }: StashViewProps) {
  const { t } = useTranslation();
  const { t: say } = useTranslation('notification');
  const query = useQuery(expandedListingQuery(uuid, stampMs));
  if (query.data !== undefined) return <Tabs {...items} expanded={query.data} />;
  const isGone = isNotFound(query.error);
  return (
    <div className="flex min-h-0 flex-1 flex-col overflow-y-auto overscroll-contain px-4 py-3">
      {query.isPending ? (
        <Skeleton className="aspect-square w-full rounded-md" />
      ) : (
        <ErrorState
          title={isGone ? say('error.trade_listing_not_found') : t('listing.stashFailed')}
          className="my-auto"
          actions={isGone ? undefined : <Button onClick={() => void query.refetch()}>{t('app.retry')}</Button>}
        />
      )}
    </div>
  );
}

type TabsProps = PanelItemsProps & { readonly expanded: ExpandedListing };

function Tabs({ expanded, ...panel }: TabsProps) {
  const { t } = useTranslation();
  const { items, selection, onSet, isFixed } = panel;
  const [used, setUsed] = useState<string | null>(null);
  const places = useMemo(() => readStashPlaces(expanded, selection), [expanded, selection]);
  // Items without a name are included, because they are in the stash and part of the whole listing.
  const known = useMemo(
    () => new Map(joinListedItems(items, { selection, expanded }).map((item): [string, ListedItem] => [item.hash, item])),
    [items, selection, expanded],
  );
  const listed = useMemo(() => new Map(expanded.items.map((item) => [item.hash, item])), [expanded]);
  const stacks = places.tabs.flatMap((tab) => tab.stacks);
  const stash: StashItems = {
    known,
    listed,
    taken: (hash) => selection[hash] ?? 0,
    onSet: isFixed ? null : onSet,
    onUse: setUsed,
    entry: (stacks.find(({ hash }) => hash === used) ?? stacks.find(({ asked }) => asked > 0) ?? stacks[0])?.id ?? null,
  };
  const wheel = useStackWheel(stash);
  const usedItem = used === null ? undefined : items.find(({ hash }) => hash === used);
  if (places.tabs.length === 0) {
    // Being seen in a tab outside the listing differs from never being seen.
    const isSeen = typeof expanded.seenAt === 'number';
    return <EmptyState className="my-auto" title={t(isSeen ? 'listing.stashElsewhere' : 'listing.stashUnknown')} />;
  }
  return (
    <>
      <div ref={wheel} data-stash="" className="flex min-h-0 flex-1 flex-col gap-4 overflow-y-auto overscroll-contain px-4 py-3">
        {places.tabs.map((tab, at) => (
          <Tab key={at} tab={tab} number={places.tabs.length > 1 ? at + 1 : null} items={stash} />
        ))}
        {places.unseen > 0 && <p className="text-12 text-muted">{t('listing.stashUnseen', { count: places.unseen })}</p>}
      </div>
      {/* Quantity without a wheel or keys: the item of the last used stack, as in the table. */}
      {usedItem !== undefined && (
        <div className="h-[70px] shrink-0 border-t border-line max-md:h-[122px]">
          <PanelItem {...panel} key={usedItem.hash} item={usedItem} />
        </div>
      )}
    </>
  );
}

/**
 * The wheel over the focused stack changes its item's pieces by one, or by ten when Shift is held; elsewhere the wheel
 * scrolls.
 */
function useStackWheel({ onSet, taken }: StashItems): RefObject<HTMLDivElement | null> {
  const box = useRef<HTMLDivElement>(null);
  const latest = useRef({ onSet, taken });
  useEffect(() => {
    latest.current = { onSet, taken };
  });
  useEffect(() => {
    const element = box.current;
    const onWheel = (event: WheelEvent): void => {
      const stack = event.target instanceof Element ? event.target.closest<HTMLElement>('[data-stack]') : null;
      if (stack === null || stack !== document.activeElement || latest.current.onSet === null) return;
      const delta = event.deltaY === 0 ? event.deltaX : event.deltaY;
      const hash = stack.dataset['hash'];
      if (delta === 0 || hash === undefined) return;
      event.preventDefault();
      const by = (delta < 0 ? 1 : -1) * (event.shiftKey ? 10 : 1);
      latest.current.onSet(hash, Math.max(0, latest.current.taken(hash) + by));
    };
    element?.addEventListener('wheel', onWheel, { passive: false });
    return () => element?.removeEventListener('wheel', onWheel);
  }, []);
  return box;
}

type TabProps = { readonly tab: PlacedTab; readonly number: number | null; readonly items: StashItems };

function Tab({ tab, number, items }: TabProps) {
  const { t } = useTranslation();
  const [scale, setScale] = useState<'fit' | 'double'>('fit');
  const kind = readKind(tab.kind);
  const title =
    number === null
      ? t(`stash.type.${kind}`)
      : kind === 'premium'
        ? t('listing.stashTabPlain', { number })
        : t('listing.stashTab', { number, kind: t(`stash.type.${kind}`) });
  const asked = tab.stacks.filter(({ asked: pieces }) => pieces > 0).length;
  return (
    <section aria-label={title} className="flex min-w-0 flex-col gap-1.5">
      <div className="flex min-h-[28px] flex-wrap items-center gap-x-2 gap-y-1">
        <h3 className="text-13 font-semibold">{title}</h3>
        <span className="min-w-0 flex-1 truncate text-12 text-muted">
          {asked > 0 ? t('listing.stashAsked', { count: asked }) : t('listing.stashStacks', { count: tab.stacks.length })}
        </span>
        {tab.size === 24 && (
          <Segmented
            label={t('listing.stashScale')}
            value={scale}
            onChange={setScale}
            options={[
              { value: 'fit', label: t('listing.stashFit') },
              { value: 'double', label: '2×' },
            ]}
          />
        )}
      </div>
      {tab.size === null ? <Slots tab={tab} items={items} /> : <Grid tab={tab} size={tab.size} scale={scale} items={items} />}
    </section>
  );
}

/** Tabs with a slot per item; a fragment tab is shown by its sections (R3.29). */
function Slots({ tab, items }: { readonly tab: PlacedTab; readonly items: StashItems }) {
  const { t } = useTranslation();
  const kindOf = ({ hash }: PlacedStack): StashTabKind => {
    const summary = items.known.get(hash)?.summary;
    return summary === undefined ? 'general' : stashTabKindOf(summary);
  };
  const sections =
    tab.kind === 'fragment'
      ? stashTabKinds.map((kind) => ({ kind, stacks: tab.stacks.filter((stack) => kindOf(stack) === kind) }))
      : [{ kind: null, stacks: tab.stacks }];
  return sections
    .filter(({ stacks }) => stacks.length > 0)
    .map(({ kind, stacks }) => (
      <div key={kind ?? ''} className="flex flex-col gap-1">
        {kind !== null && <h4 className="text-12 text-muted">{t(`stash.kind.${kind}`)}</h4>}
        <ul aria-label={kind === null ? t('listing.slots') : t(`stash.kind.${kind}`)} className="flex flex-wrap gap-1">
          {stacks.map((stack) => (
            <StashStack key={stack.id} stack={stack} items={items} lies="inSlot" />
          ))}
        </ul>
      </div>
    ));
}

/** Narrower cells are unreadable, so a tab that does not fit is scrolled. */
const LEAST_SQUARE_PX = 24;

type GridProps = { readonly tab: PlacedTab; readonly size: 12 | 24; readonly scale: 'fit' | 'double'; readonly items: StashItems };

function Grid({ tab, size, scale, items }: GridProps) {
  const { t } = useTranslation();
  const side = 100 / size;
  const least = LEAST_SQUARE_PX * size * (scale === 'double' ? 2 : 1);
  return (
    <div className="max-w-full overflow-auto overscroll-contain rounded-md border border-line" tabIndex={-1}>
      <ul
        aria-label={t('listing.stashGrid')}
        className="relative aspect-square overflow-hidden bg-bg"
        style={{
          width: `max(100%, ${least}px)`,
          backgroundImage:
            'linear-gradient(var(--color-line-soft) 1px, transparent 1px), linear-gradient(90deg, var(--color-line-soft) 1px, transparent 1px)',
          backgroundSize: `${side}% ${side}%`,
        }}
      >
        {tab.stacks.map((stack) => (
          <StashStack
            key={stack.id}
            stack={stack}
            items={items}
            lies={size === 24 && scale === 'fit' ? 'inSmallSquare' : 'inSquare'}
            side={side}
          />
        ))}
      </ul>
    </div>
  );
}

const kinds = [
  'currency',
  'quad',
  'map',
  'essence',
  'divination',
  'delve',
  'fragment',
  'premium',
  'flask',
  'gem',
  'unique',
  'blight',
  'delirium',
  'ultimatum',
] as const;

/** An unknown kind is treated like any other tab. */
function readKind(kind: string): (typeof kinds)[number] {
  return kinds.find((known) => known === kind) ?? 'premium';
}
