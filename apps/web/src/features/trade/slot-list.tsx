import { useTranslation } from '../../shared/i18n/use-translation.ts';
import { writeNumber } from '../../shared/i18n/write-values.ts';
import { joinClasses } from '../../shared/ui/classes.ts';
import { Glyph } from '../../shared/ui/glyph.tsx';
import { ItemIcon } from '../../shared/ui/item-icon.tsx';
import { Skeleton } from '../../shared/ui/states.tsx';
import { hitLooks, type TabGridProps } from './tab-grid.tsx';
import { nameKnown } from '../../shared/price-files/item-text.ts';

/** A special tab, drawn as a list: the tab has a fixed slot for each kind of item, so the item's name is enough. */
export function SlotList({ hits, prices, isNaming = false, stateOf, marked, onMark, onTick }: Omit<TabGridProps, 'columns' | 'others'>) {
  const { t } = useTranslation();
  return (
    <ul className="grid gap-1.5 sm:grid-cols-2 lg:max-xl:grid-cols-1">
      {hits.map(({ place, hash, take }) => {
        const entry = prices.get(hash);
        const isComing = entry === undefined && isNaming;
        const name = isComing ? t('byHand.loading') : nameKnown(entry, t);
        const state = stateOf(hash);
        return (
          <li key={place.id} className="min-w-0">
            <button
              type="button"
              tabIndex={-1}
              title={name}
              onClick={() => onTick(hash)}
              onPointerEnter={() => onMark(hash)}
              onPointerLeave={() => onMark(null)}
              className={joinClasses(
                'flex min-h-[40px] w-full min-w-0 items-center gap-2 rounded-md px-2 py-1 text-left transition-opacity',
                hitLooks[state],
                marked !== null && marked !== hash && 'opacity-75',
              )}
            >
              <ItemIcon path={entry?.iconPath ?? ''} size={24} className="bg-transparent" />
              <span className="line-clamp-2 min-w-0 flex-1 text-12 leading-[1.3]">
                {isComing ? <Skeleton className="my-1 h-3 w-24" /> : name}
              </span>
              <span className="num text-12 font-semibold">
                {state === 'idle'
                  ? writeNumber(place.stackSize)
                  : take < place.stackSize
                    ? t('trade.stackOf', { count: take, size: place.stackSize })
                    : writeNumber(take)}
              </span>
              {(state === 'handed' || state === 'gone') && (
                <Glyph name={state === 'handed' ? 'check' : 'close'} size={12} className={state === 'handed' ? 'text-up' : 'text-down'} />
              )}
            </button>
          </li>
        );
      })}
    </ul>
  );
}
