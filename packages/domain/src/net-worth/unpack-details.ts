import { displayNameOf, type HashProperties, type HashValue, type Tag } from '../grouping/index.ts';
import { readStashTabId } from '../ids/index.ts';
import { readIconPath } from '../item/index.ts';
import { tags as knownTags } from '../tables/index.ts';
import { cleanVisibleText } from '../whisper/clean-text.ts';
import {
  characterTabIds,
  tabStates,
  type DetailItem,
  type Holding,
  type SnapshotDetails,
  type SnapshotTab,
  type SnapshotTabId,
} from './details.ts';
import { netWorthLimits } from './limits.ts';
import { nameGroups } from './name-groups.ts';
import { IGNORED, NO_OWN_PRICE, PACKED_DETAILS_VERSION, type PackedDetails } from './pack-details.ts';

const allTags: ReadonlySet<string> = new Set(knownTags);
const characterTabs: ReadonlySet<string> = new Set(characterTabIds);
const PROPERTY_NAME = /^[A-Za-z][A-Za-z0-9_]{0,63}$/;
/** Control characters and lone surrogates, which no stored text contains. */
const UNSTORABLE = /[\p{Cc}\p{Cs}]/u;
const MAX_PROPERTIES = 64;
/** All fields of the packed form. Unknown fields are refused, so that they are never stored. */
const packedFields: ReadonlySet<string> = new Set<keyof PackedDetails>([
  'v',
  'game',
  'tabs',
  'tags',
  'props',
  'icons',
  'tag',
  'key',
  'prop',
  'priceProp',
  'icon',
  'frame',
  'value',
  'own',
  'low',
  'borrowed',
  'spread',
  'at',
  'quantity',
  'stacks',
]);
const MAX_TIME_MS = 8.64e15;

/**
 * Parses untrusted packed details (`packDetails`): null unless every value is one that a snapshot can have, within
 * `netWorthLimits`. Hashes and names are derived from tag, key and properties, prices from the market's value and the
 * person's custom price.
 */
export function unpackDetails(text: string): SnapshotDetails | null {
  if (text.length > netWorthLimits.maxPackedBytes) return null;
  try {
    return readPacked(JSON.parse(text));
  } catch (error) {
    if (error instanceof Malformed || error instanceof SyntaxError) return null;
    throw error;
  }
}

/** A value that no snapshot can have. */
class Malformed extends Error {}

function check(holds: boolean): asserts holds {
  if (!holds) throw new Malformed();
}

function readPacked(raw: unknown): SnapshotDetails {
  check(typeof raw === 'object' && raw !== null);
  const packed = raw as Record<string, unknown>;
  check(packed['v'] === PACKED_DETAILS_VERSION);
  check(Object.keys(packed).every((name) => packedFields.has(name)));
  const game = packed['game'];
  check(game === 'poe1' || game === 'poe2');
  const tabs = readList(packed['tabs'], netWorthLimits.maxTabs + characterTabIds.length).map(readTab);
  check(new Set(tabs.map(({ id }) => id)).size === tabs.length);

  const key = readList(packed['key'], netWorthLimits.maxItems).map((value) =>
    readText(value, { longest: netWorthLimits.maxKeyLength, least: 1 }),
  );
  const count = key.length;
  const column = (name: string, range: Range): number[] => {
    const values = readList(packed[name], count).map((value) => readNumber(value, range));
    check(values.length === count);
    return values;
  };
  const tags = readList(packed['tags'], allTags.size).map(readTag);
  const props = readList(packed['props'], 2 * count).map(readProperties);
  const icons = readList(packed['icons'], count).map(readIcon);
  const spread = column('spread', { least: 1, most: tabs.length, whole: true });
  const held = spread.reduce((sum, each) => sum + each, 0);
  check(held <= netWorthLimits.maxHoldings);
  const parts = (name: string, range: Range): number[] => {
    const values = readList(packed[name], held).map((value) => readNumber(value, { ...range, whole: true }));
    check(values.length === held);
    return values;
  };
  const columns: Columns = {
    tag: column('tag', { least: 0, most: tags.length - 1, whole: true }),
    prop: column('prop', { least: 0, most: props.length - 1, whole: true }),
    priceProp: column('priceProp', { least: -1, most: props.length - 1, whole: true }),
    icon: column('icon', { least: 0, most: icons.length - 1, whole: true }),
    frame: column('frame', { least: -1, most: 1000, whole: true }),
    value: column('value', { least: -1, most: netWorthLimits.maxPriceChaos }),
    own: column('own', { least: IGNORED, most: netWorthLimits.maxPriceChaos }),
    low: column('low', { least: 0, most: 1, whole: true }),
    borrowed:
      packed['borrowed'] === undefined
        ? Array<number>(count).fill(0)
        : column('borrowed', { least: 0, most: netWorthLimits.maxQuantity, whole: true }),
  };
  check(countWrittenOut(columns, { props, icons }) <= netWorthLimits.maxWrittenOut);
  const at = parts('at', { least: 0, most: tabs.length - 1 });
  const quantity = parts('quantity', { least: 1, most: netWorthLimits.maxQuantity });
  const stacks = parts('stacks', { least: 1, most: netWorthLimits.maxQuantity });

  const seen = new Set<string>();
  let next = 0;
  const items = key.map((name, row): DetailItem => {
    const holdings: Holding[] = [];
    for (const end = next + (spread[row] as number); next < end; next += 1)
      holdings.push({
        tabId: (tabs[at[next] as number] as SnapshotTab).id,
        quantity: quantity[next] as number,
        stacks: stacks[next] as number,
      });
    check(new Set(holdings.map(({ tabId }) => tabId)).size === holdings.length);
    const item = makeItem({ key: name, row, columns, tags, props, icons, holdings });
    check(!seen.has(item.priceHash));
    seen.add(item.priceHash);
    return item;
  });
  return { game, tabs, items };
}

type Columns = Readonly<Record<'tag' | 'prop' | 'priceProp' | 'icon' | 'frame' | 'value' | 'own' | 'low' | 'borrowed', readonly number[]>>;

/** Counts the characters of the properties and icons of all kinds, once for each kind that refers to them. */
function countWrittenOut(
  { prop, priceProp, icon }: Columns,
  { props, icons }: { readonly props: readonly HashProperties[]; readonly icons: readonly string[] },
): number {
  const lengths = props.map((each) => JSON.stringify(each).length);
  const sum = (indexes: readonly number[], lengthAt: (index: number) => number): number =>
    indexes.reduce((total, index) => total + (index === -1 ? 0 : lengthAt(index)), 0);
  const ofProps = (index: number): number => lengths[index] as number;
  return sum(prop, ofProps) + sum(priceProp, ofProps) + sum(icon, (index) => (icons[index] as string).length);
}

type Row = {
  readonly key: string;
  readonly row: number;
  readonly columns: Columns;
  readonly tags: readonly Tag[];
  readonly props: readonly HashProperties[];
  readonly icons: readonly string[];
  readonly holdings: readonly Holding[];
};

function makeItem({ key, row, columns, tags, props, icons, holdings }: Row): DetailItem {
  const read = (name: keyof Columns): number => columns[name][row] as number;
  const tag = tags[read('tag')] as Tag;
  const hashProps = props[read('prop')] as HashProperties;
  const priceProps = read('priceProp') === -1 ? hashProps : (props[read('priceProp')] as HashProperties);
  const [value, own] = [read('value'), read('own')];
  check(value >= 0 || value === -1);
  check(own >= 0 || own === NO_OWN_PRICE || own === IGNORED);
  const originalPrice = value === -1 ? null : value;
  return {
    ...nameGroups({ tag, key, hashProps, priceProps }),
    tag,
    key,
    hashProps,
    priceProps,
    displayName: displayNameOf({ tag, key }),
    icon: icons[read('icon')] as string,
    frameType: read('frame'),
    holdings,
    quantity: holdings.reduce((sum, held) => sum + held.quantity, 0),
    price: own === IGNORED ? 0 : own === NO_OWN_PRICE ? (originalPrice ?? 0) : own,
    originalPrice,
    isCustomPrice: own >= 0,
    isIgnored: own === IGNORED,
    isLowConfidence: read('low') === 1,
    borrowedPieces: read('borrowed'),
  };
}

type Range = { readonly least: number; readonly most: number; readonly whole?: true };

function readList(value: unknown, longest: number): readonly unknown[] {
  check(Array.isArray(value) && value.length <= longest);
  return value as readonly unknown[];
}

function readNumber(value: unknown, { least, most, whole }: Range): number {
  check(typeof value === 'number' && value >= least && value <= most && (whole === undefined || Number.isSafeInteger(value)));
  return value as number;
}

function readText(value: unknown, { longest, least = 0 }: { readonly longest: number; readonly least?: number }): string {
  check(typeof value === 'string' && value.length >= least && value.length <= longest && !UNSTORABLE.test(value));
  return value as string;
}

function readTag(value: unknown): Tag {
  check(typeof value === 'string' && allTags.has(value));
  return value as Tag;
}

function readIcon(value: unknown): string {
  const icon = readText(value, { longest: netWorthLimits.maxIconLength });
  check(icon === '' || readIconPath(icon) === icon);
  return icon;
}

function readTab(value: unknown): SnapshotTab {
  const fields = readList(value, 7);
  check(fields.length === 7);
  const [id, name, type, color, itemCount, state, readAtMs] = fields;
  return {
    id: readTabId(id),
    // Cleaned rather than refused, because older pages sent names as the publisher does, and those names are stored.
    name: cleanVisibleText(readText(name, { longest: netWorthLimits.maxTabNameLength })),
    type: readText(type, { longest: 64 }),
    color: readText(color, { longest: 16 }),
    itemCount: readNumber(itemCount, { least: 0, most: 1_000_000, whole: true }),
    state: tabStates[readNumber(state, { least: 0, most: tabStates.length - 1, whole: true })] ?? 'read',
    readAtMs: readNumber(readAtMs, { least: 0, most: MAX_TIME_MS }),
  };
}

function readTabId(value: unknown): SnapshotTabId {
  check(typeof value === 'string');
  if (characterTabs.has(value)) return value as SnapshotTabId;
  const id = readStashTabId(value);
  check(id !== null);
  return id;
}

function readProperties(value: unknown): HashProperties {
  check(typeof value === 'object' && value !== null && !Array.isArray(value));
  const entries = Object.entries(value);
  check(entries.length <= MAX_PROPERTIES);
  for (const [name, content] of entries) check(PROPERTY_NAME.test(name) && isHashValue(content));
  return value as HashProperties;
}

function isHashValue(value: unknown): value is HashValue {
  if (typeof value === 'string') return value.length <= netWorthLimits.maxPropertiesLength;
  if (typeof value === 'number') return Number.isFinite(value);
  if (typeof value === 'boolean') return true;
  return (
    Array.isArray(value) &&
    value.length <= MAX_PROPERTIES &&
    value.every((entry) => typeof entry === 'string' && entry.length <= netWorthLimits.maxPropertiesLength)
  );
}
