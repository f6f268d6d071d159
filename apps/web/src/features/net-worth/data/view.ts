/** The net worth page's view, as encoded in its address. Pure. */

/** What the chart's bands represent. */
export const chartModes = ['category', 'tab', 'total'] as const;
export type ChartMode = (typeof chartModes)[number];

/**
 * The page's filters by category and tab ids. An empty list does not filter; if both lists are set, both must match.
 */
export type NetWorthFilter = { readonly categories: readonly string[]; readonly tabs: readonly string[] };

export type NetWorthView = {
  /** The selected snapshot; null for the newest snapshot. */
  readonly snapshot: string | null;
  /** The snapshot to compare with; null for the previous snapshot. */
  readonly since: string | null;
  /** `compare`: the page shows only the comparison of the two snapshots. */
  readonly mode: 'track' | 'compare';
  readonly by: ChartMode;
  readonly filter: NetWorthFilter;
  /** The chart's window, in ms; null for the default. */
  readonly fromMs: number | null;
  readonly toMs: number | null;
};

export const noFilter: NetWorthFilter = { categories: [], tabs: [] };

export const plainView: NetWorthView = {
  snapshot: null,
  since: null,
  mode: 'track',
  by: 'category',
  filter: noFilter,
  fromMs: null,
  toMs: null,
};

type Search = Readonly<Record<string, string | undefined>>;

const UUID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;
const MAX_FILTER_IDS = 60;
const MAX_ID_LENGTH = 310;
const SEPARATOR = ',';

/** Reads the address. Ignores unknown and invalid parts: a broken link shows everything instead of an error. */
export function readView(search: Search): NetWorthView {
  const by = chartModes.find((mode) => mode === search['by']) ?? plainView.by;
  const [fromMs, toMs] = [readTime(search['from']), readTime(search['to'])];
  const isWindow = fromMs === null || toMs === null || fromMs < toMs;
  return {
    snapshot: readUuid(search['snapshot']),
    since: readUuid(search['since']),
    mode: search['mode'] === 'compare' ? 'compare' : 'track',
    by,
    filter: { categories: readIds(search['category']), tabs: readIds(search['tab']) },
    fromMs: isWindow ? fromMs : null,
    toMs: isWindow ? toMs : null,
  };
}

/** Writes the address without default values. */
export function writeView(view: NetWorthView): Record<string, string | undefined> {
  return {
    snapshot: view.snapshot ?? undefined,
    since: view.since ?? undefined,
    mode: view.mode === 'track' ? undefined : view.mode,
    by: view.by === plainView.by ? undefined : view.by,
    category: writeIds(view.filter.categories),
    tab: writeIds(view.filter.tabs),
    from: view.fromMs === null ? undefined : String(Math.round(view.fromMs)),
    to: view.toMs === null ? undefined : String(Math.round(view.toMs)),
  };
}

export function isFiltered({ categories, tabs }: NetWorthFilter): boolean {
  return categories.length > 0 || tabs.length > 0;
}

/**
 * Returns the filter after a click on an id: only that id, or that id in addition to the others if `adds` is set. A
 * click on a selected id removes it.
 */
export function toggleFilter(
  filter: NetWorthFilter,
  press: { readonly list: keyof NetWorthFilter; readonly id: string; readonly how: 'only' | 'adds' },
): NetWorthFilter {
  const { list, id, how } = press;
  const chosen = filter[list];
  const others = chosen.filter((each) => each !== id);
  if (how === 'adds') {
    const next = others.length < chosen.length ? others : [...chosen, id].slice(0, MAX_FILTER_IDS);
    return { ...filter, [list]: next };
  }
  const isOnlyOne = others.length < chosen.length && filter.categories.length + filter.tabs.length === 1;
  return isOnlyOne ? noFilter : { ...noFilter, [list]: [id] };
}

function readUuid(text: string | undefined): string | null {
  return text !== undefined && UUID.test(text) ? text.toLowerCase() : null;
}

function readTime(text: string | undefined): number | null {
  return text !== undefined && /^\d{1,15}$/.test(text) ? Number(text) : null;
}

function readIds(text: string | undefined): readonly string[] {
  if (text === undefined || text === '') return [];
  const ids = text
    .split(SEPARATOR)
    .map(unescapeId)
    .filter((id) => id !== '' && id.length <= MAX_ID_LENGTH);
  return [...new Set(ids)].slice(0, MAX_FILTER_IDS);
}

function writeIds(ids: readonly string[]): string | undefined {
  return ids.length === 0 ? undefined : ids.map((id) => id.replaceAll('~', '~0').replaceAll(SEPARATOR, '~1')).join(SEPARATOR);
}

function unescapeId(text: string): string {
  return text.replaceAll('~1', SEPARATOR).replaceAll('~0', '~');
}
