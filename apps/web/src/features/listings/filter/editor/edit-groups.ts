/** Changes that the editor makes to a filter's groups. Pure. */
import { filterLimits, type FilterGroup, type FilterItem, type FilterRow } from '@poexchange/domain/listing-filter';

type Groups = readonly FilterGroup[];

export type GroupKind = FilterGroup['kind'];

/** Group shown in an empty editor so that items can be added. */
export const firstGroup: FilterGroup = { kind: 'and', rows: [] };

export function countRows(groups: Groups): number {
  return groups.reduce((sum, { rows }) => sum + rows.length, 0);
}

export function canAddRow(groups: Groups): boolean {
  return countRows(groups) < filterLimits.rows;
}

export function addGroup(groups: Groups): Groups {
  // A second group is for conditions that the first group cannot express.
  const next: FilterGroup = groups.some(({ kind }) => kind === 'count')
    ? { kind: 'not', rows: [] }
    : { kind: 'count', atLeast: 1, rows: [] };
  return groups.length < filterLimits.groups ? [...(groups.length === 0 ? [firstGroup] : groups), next] : groups;
}

export function removeGroup(groups: Groups, at: number): Groups {
  return groups.filter((_group, place) => place !== at);
}

/** A group keeps its rows when its kind changes. */
export function changeKind(group: FilterGroup, kind: GroupKind): FilterGroup {
  return kind === 'count' ? { kind, atLeast: Math.max(1, Math.ceil(group.rows.length / 2)), rows: group.rows } : { kind, rows: group.rows };
}

/** Adds an item to a group; an item already in the group stays unchanged. */
export function addItem(group: FilterGroup, item: FilterItem): FilterGroup {
  const name = itemKey(item);
  if (group.rows.some((row) => itemKey(row.item) === name)) return group;
  return { ...group, rows: [...group.rows, { item, minQuantity: null, maxPriceChaos: null }] };
}

export function changeRow(group: FilterGroup, at: number, row: FilterRow): FilterGroup {
  return { ...group, rows: group.rows.map((before, place) => (place === at ? row : before)) };
}

/** Removes a row; a COUNT group never requires more rows than it has. */
export function removeRow(group: FilterGroup, at: number): FilterGroup {
  const rows = group.rows.filter((_row, place) => place !== at);
  return group.kind === 'count' ? { ...group, rows, atLeast: Math.max(1, Math.min(group.atLeast, rows.length)) } : { ...group, rows };
}

export function itemKey(item: FilterItem): string {
  return item.kind === 'group' ? item.hash : JSON.stringify([item.tag, item.key, item.properties]);
}
