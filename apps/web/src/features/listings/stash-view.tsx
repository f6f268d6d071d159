import { api } from '@poexchange/contract/rest';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from '../../shared/i18n/use-translation.ts';
import { callApi } from '../../shared/api/call-api.ts';
import { Button } from '../../shared/ui/button.tsx';
import { joinClasses } from '../../shared/ui/classes.ts';
import { ItemIcon } from '../../shared/ui/item-icon.tsx';
import { EmptyState, ErrorState, Skeleton } from '../../shared/ui/states.tsx';
import { joinListedItems, type ListedItem } from './listed-items.ts';
import type { ListingItemView } from './listing-view.ts';
import type { Selection } from './selection.ts';
import { readStashPlaces, type PlacedStack, type StashPlaces } from './stash-places.ts';

export type StashViewProps = {
  readonly uuid: string;
  /** Another stamp is another listing: it is read again. */
  readonly stampMs: number;
  readonly items: readonly ListingItemView[];
  readonly selection: Selection;
};

/** The listing as it lies in the stash (R2.07, D18). */
export function StashView({ uuid, stampMs, items, selection }: StashViewProps) {
  const { t } = useTranslation();
  const query = useQuery({
    queryKey: ['listing', uuid, stampMs],
    queryFn: ({ signal }) => callApi(api.getExpandedListing, { params: { uuid } }, { signal }),
    staleTime: 5 * 60_000,
    gcTime: 5_000,
    meta: { failure: 'silent' },
  });
  if (query.isPending) return <Skeleton className="m-4 aspect-square rounded-md" />;
  if (query.data === undefined) {
    return <ErrorState title={t('listing.stashFailed')} actions={<Button onClick={() => void query.refetch()}>{t('app.retry')}</Button>} />;
  }
  const listed = joinListedItems(items, { selection, expanded: query.data });
  // Also what has no name yet: it lies there, and is part of the whole listing.
  const places = readStashPlaces(query.data);
  if (places.placed.length === 0 && places.inSlots.length === 0) return <EmptyState title={t('listing.stashUnknown')} />;
  const byHash = new Map(listed.map((item) => [item.hash, item]));
  return (
    <div className="min-h-0 flex-1 overflow-y-auto px-4 py-3">
      {places.placed.length > 0 && <Grid places={places} items={byHash} selection={selection} />}
      {places.inSlots.length > 0 && <Slots stacks={places.inSlots} items={byHash} selection={selection} />}
      {places.overlaps && <p className="mt-2 text-12 text-muted">{t('listing.stashOverlap')}</p>}
    </div>
  );
}

type DrawnProps = { readonly items: ReadonlyMap<string, ListedItem>; readonly selection: Selection };

function Grid({ places, items, selection }: DrawnProps & { readonly places: StashPlaces }) {
  const { t } = useTranslation();
  const side = 100 / places.size;
  return (
    <ul
      aria-label={t('listing.stashGrid')}
      className="relative aspect-square w-full overflow-hidden rounded-md border border-line bg-bg"
      style={{
        backgroundImage:
          'linear-gradient(var(--color-line-soft) 1px, transparent 1px), linear-gradient(90deg, var(--color-line-soft) 1px, transparent 1px)',
        backgroundSize: `${side}% ${side}%`,
      }}
    >
      {places.placed.map((stack) => (
        <li
          key={stack.id}
          title={describeStack(
            stack,
            t('listing.stackAt', { count: stack.stackSize, name: stack.name, column: stack.x + 1, row: stack.y + 1 }),
          )}
          className={joinClasses(
            'absolute grid place-items-center overflow-hidden p-px',
            isSelected(selection, stack) ? 'bg-hit shadow-[inset_0_0_0_1.5px_var(--color-accent)]' : 'opacity-45',
          )}
          style={{ left: `${stack.x * side}%`, top: `${stack.y * side}%`, width: `${stack.w * side}%`, height: `${stack.h * side}%` }}
        >
          <ItemIcon path={items.get(stack.hash)?.summary.iconPath ?? ''} name={stack.name} className="size-full! bg-transparent" />
          {stack.stackSize > 1 && <StackSize count={stack.stackSize} />}
        </li>
      ))}
    </ul>
  );
}

function Slots({ stacks, items, selection }: DrawnProps & { readonly stacks: readonly PlacedStack[] }) {
  const { t } = useTranslation();
  return (
    <>
      <h3 className="mt-3 mb-1.5 text-12 text-muted">{t('listing.slots')}</h3>
      <ul className="flex flex-wrap gap-1">
        {stacks.map((stack) => (
          <li
            key={stack.id}
            title={describeStack(stack, stack.name)}
            className={joinClasses(
              'relative rounded-sm',
              isSelected(selection, stack) ? 'shadow-[0_0_0_1.5px_var(--color-accent)]' : 'opacity-45',
            )}
          >
            <ItemIcon path={items.get(stack.hash)?.summary.iconPath ?? ''} name={stack.name} size={40} />
            <StackSize count={stack.stackSize} />
          </li>
        ))}
      </ul>
    </>
  );
}

/** By hash: what has no name is part of the selection too. */
const isSelected = (selection: Selection, { hash }: PlacedStack): boolean => (selection[hash] ?? 0) > 0;

/** The item's own lines below what it is; the browser shows them as plain text. */
function describeStack(stack: PlacedStack, title: string): string {
  return [title, ...stack.lines].join('\n');
}

function StackSize({ count }: { readonly count: number }) {
  return (
    <span aria-hidden="true" className="absolute top-0 left-0.5 text-12 leading-none font-semibold [text-shadow:0_0_3px_#000,0_0_2px_#000]">
      {count}
    </span>
  );
}
