import type { ExpandedListing } from '@poexchange/contract/rest';
import { roundMultiplier } from '@poexchange/domain/currency';
import type { KeyboardEvent, MouseEvent } from 'react';
import { nameItem } from '../../../shared/i18n/item-names.ts';
import { useTranslation } from '../../../shared/i18n/use-translation.ts';
import { writeNumber } from '../../../shared/i18n/write-values.ts';
import { joinClasses } from '../../../shared/ui/classes.ts';
import { ItemIcon } from '../../../shared/ui/item-icon.tsx';
import { Price } from '../../../shared/ui/price.tsx';
import { usePriceView } from '../../../shared/ui/price-view.tsx';
import { rarityEdge, rarityText } from '../../../shared/ui/rarity.ts';
import { readArrowStep } from '../../../shared/ui/step-buttons.tsx';
import { Tooltip, tooltipDelayMs } from '../../../shared/ui/tooltip.tsx';
import type { ListedItem } from './listed-items.ts';
import { cutCount, toggleStack, type PlacedStack } from './stash-places.ts';

/** Known facts about the listing's items, by hash, and the functions that change the selection. */
export type StashItems = {
  readonly known: ReadonlyMap<string, ListedItem>;
  readonly listed: ReadonlyMap<string, ExpandedListing['items'][number]>;
  readonly taken: (hash: string) => number;
  /** Null if the quantities are fixed. */
  readonly onSet: ((hash: string, quantity: number) => void) | null;
  /** Sets the item whose stack was last used. */
  readonly onUse: (hash: string) => void;
  /** The only stack in the tab order; arrow keys move to the other stacks. */
  readonly entry: string | null;
};

export type StashStackProps = {
  readonly stack: PlacedStack;
  readonly items: StashItems;
  readonly lies: 'inSlot' | 'inSquare' | 'inSmallSquare';
  /** Width of a cell, in percent of the tab. */
  readonly side?: number;
};

/** Pieces selected by a press or a step while Shift is held. */
const SHIFT_PIECES = 10;

/**
 * A stack at its position: if selected, it is gold and shows the selected amount; hover and focus show its card. A
 * press selects or deselects the stack, or ten pieces when Shift is held; arrow up and down and the wheel change the
 * pieces of the focused stack.
 */
export function StashStack({ stack, items, lies, side = 0 }: StashStackProps) {
  const { t } = useTranslation();
  const isAsked = stack.asked > 0;
  const name = nameItem(stack.name === '' ? (items.known.get(stack.hash)?.summary.name ?? '') : stack.name);
  const where = t('listing.stackAt', { count: stack.stackSize, name, column: stack.x + 1, row: stack.y + 1 });
  const label = lies === 'inSlot' ? t('listing.stackIn', { count: stack.stackSize, name }) : where;
  const add = (pieces: number): void => items.onSet?.(stack.hash, Math.max(0, items.taken(stack.hash) + pieces));
  const press = (event: MouseEvent): void => {
    items.onUse(stack.hash);
    if (event.shiftKey) add(SHIFT_PIECES);
    else items.onSet?.(stack.hash, toggleStack(stack, items.taken(stack.hash)));
  };
  const step = (event: KeyboardEvent<HTMLButtonElement>): void => {
    const by = readArrowStep(event);
    if (by !== null) {
      event.preventDefault();
      add(by);
    } else if (event.key === 'ArrowLeft' || event.key === 'ArrowRight') {
      // Within the stash these keys move between stacks, not between listings.
      event.preventDefault();
      findNeighbour(event.currentTarget, event.key === 'ArrowRight' ? 1 : -1)?.focus();
    }
  };
  return (
    <li
      className={lies === 'inSlot' ? 'relative' : 'absolute'}
      style={
        lies === 'inSlot'
          ? undefined
          : { left: `${stack.x * side}%`, top: `${stack.y * side}%`, width: `${stack.w * side}%`, height: `${stack.h * side}%` }
      }
    >
      <Tooltip content={<Card stack={stack} name={name} lies={lies} items={items} />} delayMs={tooltipDelayMs.currency} side="top">
        <button
          type="button"
          data-stack={stack.id}
          data-hash={stack.hash}
          aria-label={isAsked ? `${label}, ${t('listing.stackAsked', { count: stack.asked })}` : label}
          aria-pressed={isAsked}
          aria-disabled={items.onSet === null || undefined}
          tabIndex={items.entry === stack.id ? 0 : -1}
          onClick={press}
          onFocus={() => items.onUse(stack.hash)}
          onKeyDown={step}
          className={joinClasses(
            'relative grid place-items-center overflow-hidden border-b-2 focus-visible:-outline-offset-2 aria-disabled:cursor-default',
            rarityEdge[stack.rarity],
            lies === 'inSlot' ? 'rounded-sm p-0.5' : 'size-full p-px',
            isAsked ? 'bg-hit shadow-[inset_0_0_0_1.5px_var(--color-accent)]' : 'bg-s1 hover:bg-s3',
          )}
        >
          <StackPicture stack={stack} items={items} lies={lies} />
        </button>
      </Tooltip>
    </li>
  );
}

function StackPicture({ stack, items, lies }: Pick<StashStackProps, 'stack' | 'items' | 'lies'>) {
  const isAsked = stack.asked > 0;
  const count = isAsked ? stack.asked : stack.stackSize;
  return (
    <>
      <ItemIcon
        path={items.known.get(stack.hash)?.summary.iconPath ?? ''}
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
    </>
  );
}

function findNeighbour(button: HTMLElement, by: 1 | -1): HTMLElement | undefined {
  const all = [...(button.closest('[data-stash]')?.querySelectorAll<HTMLElement>('[data-stack]') ?? [])];
  return all[all.indexOf(button) + by];
}

type CardProps = { readonly stack: PlacedStack; readonly name: string } & Pick<StashStackProps, 'lies' | 'items'>;

function Card({ stack, name, lies, items }: CardProps) {
  const { t } = useTranslation();
  const view = usePriceView();
  const listed = items.listed.get(stack.hash);
  const valueChaos = items.known.get(stack.hash)?.primaryValuation.valueChaos ?? null;
  const percent = listed === undefined || valueChaos === null ? null : roundMultiplier((listed.price / valueChaos) * 100);
  // The head already shows name and rarity.
  const lines = stack.lines.filter((line) => !line.startsWith('Rarity: ') && !name.includes(line));
  return (
    <span className="flex max-w-[300px] flex-col gap-1">
      <span className={joinClasses('font-semibold', rarityText[stack.rarity])} translate="no">
        {t('listing.stackIn', { count: stack.stackSize, name })}
      </span>
      {listed !== undefined && (
        <span className="flex items-baseline gap-1.5">
          {/* The hint is rendered outside the panel, without its price view. */}
          <Price chaos={listed.price} view={view} size={12} hint="none" />
          {t('listing.each')}
          <span className="text-muted">{percent === null ? '–' : t('listing.ofValue', { percent })}</span>
        </span>
      )}
      {stack.rarity !== 'unknown' && <span className="text-muted">{t(`rarity.${stack.rarity}`)}</span>}
      {lines.map((line, at) => (
        <span key={at} translate="no">
          {line}
        </span>
      ))}
      {lies !== 'inSlot' && <span className="text-muted">{t('listing.stackWhere', { column: stack.x + 1, row: stack.y + 1 })}</span>}
      {listed !== undefined && (
        <span className={items.taken(stack.hash) > 0 ? 'text-accent' : 'text-muted'}>
          {t('listing.stackTaken', { taken: writeNumber(items.taken(stack.hash)), stock: writeNumber(listed.quantity) })}
        </span>
      )}
      {(listed?.rawItems.length ?? 0) > 1 && <span className="text-muted">{t('listing.stackOrder')}</span>}
      {items.onSet !== null && <span className="text-muted max-md:hidden">{t('listing.stackKeys')}</span>}
    </span>
  );
}
