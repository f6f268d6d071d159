import { useTranslation } from '../../shared/i18n/use-translation.ts';
import { joinClasses } from '../../shared/ui/classes.ts';
import { ItemIcon } from '../../shared/ui/item-icon.tsx';
import { rarityEdge, rarityText } from '../../shared/ui/rarity.ts';
import { Tooltip } from '../../shared/ui/tooltip.tsx';
import type { ListedItem } from './listed-items.ts';
import { cutCount, type PlacedStack } from './stash-places.ts';

/** Known facts about the listing's items, by hash. */
export type StackNames = ReadonlyMap<string, ListedItem>;

export type StashStackProps = {
  readonly stack: PlacedStack;
  readonly items: StackNames;
  readonly lies: 'inSlot' | 'inSquare' | 'inSmallSquare';
  /** Width of a square in percent of the tab. */
  readonly side?: number;
};

/** A stack at its position: gold if it is chosen, with the requested amount; its card on hover and focus. */
export function StashStack({ stack, items, lies, side = 0 }: StashStackProps) {
  const { t } = useTranslation();
  const isAsked = stack.asked > 0;
  const count = isAsked ? stack.asked : stack.stackSize;
  const name = stack.name === '' ? (items.get(stack.hash)?.summary.name ?? '') : stack.name;
  const where = t('listing.stackAt', { count: stack.stackSize, name, column: stack.x + 1, row: stack.y + 1 });
  const label = lies === 'inSlot' ? t('listing.stackIn', { count: stack.stackSize, name }) : where;
  return (
    <Tooltip content={<Card stack={stack} name={name} lies={lies} />} delayMs={50} side="top">
      <li
        aria-label={isAsked ? `${label}, ${t('listing.stackAsked', { count: stack.asked })}` : label}
        // Only requested stacks are in the tab order; hundreds of others would be in the way.
        tabIndex={isAsked ? 0 : -1}
        className={joinClasses(
          'grid place-items-center overflow-hidden border-b-2',
          rarityEdge[stack.rarity],
          lies === 'inSlot' ? 'relative rounded-sm p-0.5' : 'absolute p-px',
          isAsked ? 'bg-hit shadow-[inset_0_0_0_1.5px_var(--color-accent)]' : 'bg-s1',
        )}
        style={
          lies === 'inSlot'
            ? undefined
            : { left: `${stack.x * side}%`, top: `${stack.y * side}%`, width: `${stack.w * side}%`, height: `${stack.h * side}%` }
        }
      >
        <ItemIcon
          path={items.get(stack.hash)?.summary.iconPath ?? ''}
          name=""
          size={40}
          className={joinClasses('bg-transparent', lies !== 'inSlot' && 'size-full!')}
        />
        {count > 1 && (
          <span
            aria-hidden="true"
            className={joinClasses(
              'absolute right-0 bottom-0 rounded-tl-sm px-0.5 text-12 leading-[14px] font-semibold tabular-nums',
              isAsked ? 'bg-accent text-accent-ink' : 'bg-plate text-text',
            )}
          >
            {lies === 'inSmallSquare' ? cutCount(count) : count}
          </span>
        )}
      </li>
    </Tooltip>
  );
}

function Card({ stack, name, lies }: { readonly stack: PlacedStack; readonly name: string; readonly lies: StashStackProps['lies'] }) {
  const { t } = useTranslation();
  // The head already shows name and rarity.
  const lines = stack.lines.filter((line) => !line.startsWith('Rarity: ') && !name.includes(line));
  return (
    <span className="flex max-w-[300px] flex-col gap-1">
      <span className={joinClasses('font-semibold', rarityText[stack.rarity])} translate="no">
        {t('listing.stackIn', { count: stack.stackSize, name })}
      </span>
      {stack.rarity !== 'unknown' && <span className="text-muted">{t(`rarity.${stack.rarity}`)}</span>}
      {lines.map((line, at) => (
        <span key={at} translate="no">
          {line}
        </span>
      ))}
      {lies !== 'inSlot' && <span className="text-muted">{t('listing.stackWhere', { column: stack.x + 1, row: stack.y + 1 })}</span>}
      {stack.asked > 0 && <span className="text-accent">{t('listing.stackAsked', { count: stack.asked })}</span>}
    </span>
  );
}
