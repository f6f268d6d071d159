import { readPublisherTabId, type PublisherTabId } from '../ids/index.ts';
import { readField } from './tab-list.ts';

/**
 * A kind of map in a map tab (R3.28). `tier` and `ilvl` are null if the publisher does not send them; `itemCount` is
 * the number of these maps.
 */
export type MapChild = {
  readonly id: PublisherTabId;
  readonly name: string;
  readonly section: 'special' | 'unique' | 'tier17';
  readonly tier: number | null;
  readonly ilvl: number | null;
  readonly image: string;
  readonly itemCount: number;
};

const SPECIAL_TIER = 16;
const ILVL_BELOW_TIER = 67;
const sections: readonly unknown[] = ['special', 'unique', 'tier17'];

/**
 * Lists the maps in a map tab's special, unique and tier 17 sections (R3.28). Special maps have tier 16 and item level
 * 83; the item level of all others is 67 plus their tier. Drops maps of the normal section (R5.03), both under its old
 * name `normal` and as the newer sections per tier. Leaves out children without a map. `tab` is the single tab as the
 * publisher sends it.
 */
export function readMapChildren(tab: unknown): MapChild[] {
  const children = readField(tab, 'children');
  if (!Array.isArray(children)) return [];
  return children.flatMap((child: unknown) => readMapChild(child) ?? []);
}

function readMapChild(child: unknown): MapChild | undefined {
  const rawId = readField(child, 'id');
  const id = typeof rawId === 'string' ? readPublisherTabId(rawId) : null;
  const metadata = readField(child, 'metadata');
  const map = readField(metadata, 'map');
  const section = readField(map, 'section');
  if (id === null || !sections.includes(section)) return undefined;
  const name = readField(map, 'name');
  const image = readField(map, 'image');
  const items = readField(metadata, 'items') ?? readField(map, 'items');
  const tier = section === 'special' ? SPECIAL_TIER : readTier(readField(map, 'tier'), name, section);
  return {
    id,
    name: typeof name === 'string' ? name : '',
    section: section as MapChild['section'],
    tier,
    ilvl: tier === null ? null : ILVL_BELOW_TIER + tier,
    image: typeof image === 'string' ? image : '',
    itemCount: Number.isSafeInteger(items) && (items as number) > 0 ? (items as number) : 0,
  };
}

/**
 * Returns the `tier` field or, if the field is missing, the tier in the name: since 3.28 only the name contains the
 * tier, as in "Map (Tier 6)".
 */
function readTier(tier: unknown, name: unknown, section: unknown): number | null {
  if (Number.isSafeInteger(tier) && (tier as number) > 0) return tier as number;
  const inName = typeof name === 'string' ? /\(Tier (\d{1,2})\)/.exec(name)?.[1] : undefined;
  if (inName !== undefined) return Number(inName);
  return section === 'tier17' ? 17 : null;
}
