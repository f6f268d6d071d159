import type { Game } from '@poexchange/domain/item';
import type { Translate } from '../../shared/i18n/use-translation.ts';
import { layoutOfTab, type ChosenStack } from './choose-stacks.ts';

/**
 * Describes the first stack's position, and the number of other stacks; the tab next to the list shows all stacks. A
 * special tab has no columns and rows, so only its name is given.
 */
export function sayPlaces(t: Translate, { stacks, game }: { readonly stacks: readonly ChosenStack[]; readonly game: Game }): string {
  const [first, ...more] = stacks;
  if (first === undefined) return t(game === 'poe2' ? 'trade.byHand' : 'trade.noPlace');
  const place = sayPlace(t, first);
  return more.length === 0 ? place : `${place} · ${t('trade.morePlaces', { count: more.length })}`;
}

/** Names the first stack's tab, or returns the result of {@link sayPlaces} if there is no tab. */
export function sayTab(t: Translate, { stacks, game }: { readonly stacks: readonly ChosenStack[]; readonly game: Game }): string {
  const tab = stacks[0]?.place.tabName;
  return tab === undefined || tab === null ? sayPlaces(t, { stacks, game }) : t('trade.inTab', { tab });
}

function sayPlace(t: Translate, { place, take }: ChosenStack): string {
  const tab = place.tabName ?? '';
  if (place.x === null || place.y === null || place.tabId === null) return t('trade.byHand');
  const where =
    layoutOfTab(place.tabType).kind === 'slots'
      ? t('trade.inTab', { tab })
      : t('trade.place', { tab, column: place.x + 1, row: place.y + 1 });
  return take < place.stackSize ? `${where} · ${t('trade.stackOf', { count: take, size: place.stackSize })}` : where;
}
