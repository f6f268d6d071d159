import {
  isOpenRange,
  noListingFilter,
  openRange,
  type FilterGroup,
  type FilterRow,
  type ListingFilter,
  type NumberRange,
} from './filter.ts';

export type RangeName = 'unitPriceChaos' | 'percent' | 'totalChaos';
export type FlagName = 'onlineOnly' | 'regexAllowed' | 'seenInStash';

/**
 * One condition of a filter as users count them: each row of an `and` or `not` group, and a `count` group as a whole.
 * `group` and `row` are indices into the filter.
 */
export type FilterCondition =
  | { readonly kind: 'row'; readonly of: 'and' | 'not'; readonly row: FilterRow; readonly groupAt: number; readonly rowAt: number }
  | { readonly kind: 'count'; readonly atLeast: number; readonly rows: readonly FilterRow[]; readonly groupAt: number }
  | { readonly kind: 'range'; readonly name: RangeName; readonly range: NumberRange }
  | { readonly kind: 'text'; readonly name: 'itemText' | 'sellerText'; readonly text: string }
  | { readonly kind: 'flag'; readonly name: FlagName };

const ranges = ['unitPriceChaos', 'percent', 'totalChaos'] as const;
const flags = ['onlineOnly', 'regexAllowed', 'seenInStash'] as const;
const texts = ['itemText', 'sellerText'] as const;

/**
 * Lists a filter's conditions in the order of the editor, without neutral conditions (empty groups, open ranges, blank
 * text).
 */
export function listConditions(filter: ListingFilter): FilterCondition[] {
  return [
    ...filter.groups.flatMap(listOfGroup),
    ...ranges.flatMap((name): FilterCondition[] => (isOpenRange(filter[name]) ? [] : [{ kind: 'range', name, range: filter[name] }])),
    ...texts.flatMap((name): FilterCondition[] => (filter[name].trim() === '' ? [] : [{ kind: 'text', name, text: filter[name].trim() }])),
    ...flags.flatMap((name): FilterCondition[] => (filter[name] ? [{ kind: 'flag', name }] : [])),
  ];
}

function listOfGroup(group: FilterGroup, groupAt: number): FilterCondition[] {
  if (group.rows.length === 0) return [];
  if (group.kind === 'count') return [{ kind: 'count', atLeast: group.atLeast, rows: group.rows, groupAt }];
  return group.rows.map((row, rowAt) => ({ kind: 'row', of: group.kind, row, groupAt, rowAt }));
}

/** Removes one condition from a filter, and its group if the group becomes empty. */
export function removeCondition(filter: ListingFilter, condition: FilterCondition): ListingFilter {
  switch (condition.kind) {
    case 'row':
      return { ...filter, groups: removeRow(filter.groups, condition.groupAt, condition.rowAt) };
    case 'count':
      return { ...filter, groups: filter.groups.filter((_group, at) => at !== condition.groupAt) };
    case 'range':
      return { ...filter, [condition.name]: openRange };
    case 'text':
      return { ...filter, [condition.name]: '' };
    case 'flag':
      return { ...filter, [condition.name]: false };
  }
}

function removeRow(groups: readonly FilterGroup[], groupAt: number, rowAt: number): FilterGroup[] {
  return groups.flatMap((group, at) => {
    if (at !== groupAt) return [group];
    const rows = group.rows.filter((_row, place) => place !== rowAt);
    return rows.length === 0 ? [] : [{ ...group, rows }];
  });
}

/** Removes neutral parts from a filter (empty groups, blank text), before it is written or compared. */
export function tidyFilter(filter: ListingFilter): ListingFilter {
  const groups = filter.groups.filter((group) => group.rows.length > 0);
  const tidy = { ...filter, groups, itemText: filter.itemText.trim(), sellerText: filter.sellerText.trim() };
  return listConditions(tidy).length === 0 ? noListingFilter : tidy;
}
