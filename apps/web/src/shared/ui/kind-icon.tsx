import type { Tag } from '@poexchange/domain/grouping';
import { hueOf } from './monogram.tsx';
import { ItemIcon, type ItemIconProps } from './item-icon.tsx';
import { joinClasses } from './classes.ts';

/** Line icons for kinds of items on a 16 x 16 grid, drawn for this product. */
const shapes = {
  amulet: 'M3.500 2.500c0 4 2 6 4.500 6s4.500-2 4.500-6M8 8.500l2.500 2.500L8 13.500 5.500 11z',
  artifact: 'M8 2.500l5 3v5l-5 3-5-3v-5zM8 6l2 1.200v1.800L8 10.200 6 9V7.200z',
  base: 'M8 2.500l5 1.500v4c0 2.500-2 4.500-5 5.500-3-1-5-3-5-5.500V4zM8 5.500v5M6 8h4',
  beast:
    'M8 8c2 0 3.500 2 3.500 3.500S10 13.500 8 13.500s-3.500-.500-3.500-2S6 8 8 8zM3.500 7.500v.500M6 4.500v.500M10 4.500v.500M12.500 7.500v.500',
  bone: 'M5.500 10.500l5-5M3.500 9.500a1.500 1.500 0 1 0 1 3 1.500 1.500 0 1 0 3-1M12.500 6.500a1.500 1.500 0 1 0-1-3 1.500 1.500 0 1 0-3 1',
  card: 'M4 2.500h8v11H4zM6 4.500h4v4H6zM6 11h4',
  catalyst: 'M5 13.500h6c1 0 1.500-1 1-2L9.500 6.500v-4h-3v4L4 11.500c-.500 1 0 2 1 2zM5.500 10h5M6 2.500h4',
  core: 'M8 2.500l4.500 2.500v6L8 13.500 3.500 11V5zM8 6a2 2 0 1 0 0 4 2 2 0 0 0 0-4z',
  delirium:
    'M8 13.500a5.500 5.500 0 1 0 0-11 5.500 5.500 0 0 0 0 11zM4 6.500c2-1.500 3 1.500 5 0s2-1 3 0M4 9.500c2-1.500 3 1.500 5 0s2-1 3 0',
  essence:
    'M8 2c3 3.500 4 5.500 4 7.500a4 4 0 0 1-8 0C4 7.500 5 5.500 8 2zM8 7c1 1.200 1.500 2 1.500 3a1.500 1.500 0 0 1-3 0C6.500 9 7 8.200 8 7z',
  fragment: 'M4 3l5-.500 3.500 4-1.500 6.500-5 .500L3 9zM4 3l3.500 5.500L12.500 6.500M7.500 8.500L6 13.500',
  gem: 'M5 3h6l2.500 3.500L8 13.500 2.500 6.500zM2.500 6.500h11M6 6.500l2 7 2-7L8 3z',
  idol: 'M6 13.500V10L4.500 8.500V5L8 2.500 11.500 5v3.500L10 10v3.500zM6.500 6.500h.200M9.500 6.500h.200M7 9h2',
  jewel: 'M8 2.500l4 3v5l-4 3-4-3v-5zM4 5.500l4 2.500 4-2.500M8 8v5.500',
  logbook: 'M4 2.500h7.500a1 1 0 0 1 1 1v10H5a1.500 1.500 0 0 1-1.500-1.500V3M12.500 10.500H5A1.500 1.500 0 0 0 3.500 12M6.500 5.500h3.500',
  omen: 'M8 2.500l5.500 10.500h-11zM8 7a1.500 1.500 0 1 0 0 3 1.500 1.500 0 0 0 0-3z',
  orb: 'M8 13.500a5.500 5.500 0 1 0 0-11 5.500 5.500 0 0 0 0 11zM8 5.500l.800 1.700 1.700.800-1.700.800L8 10.500l-.800-1.700L5.500 8l1.700-.800z',
  rune: 'M4 2.500h8v11H4zM7 11V5l3 2.500-3 2',
  shard: 'M9 2l2.500 6L8 14 4.500 9zM9 2L7.500 8.500 8 14M4.500 9l3-.500 4-.500',
  tablet: 'M3.500 2.500h9v11h-9zM6 5.500h4M6 8h4M6 10.500h2.500',
  unique: 'M2.500 5l3 2.500L8 3.500l2.500 4 3-2.500-1 7.500h-9zM4 10.500h8',
  waystone: 'M8 2l4.500 4-2 7.500h-5L3.500 6zM8 5.500v5M6 7.500l2-2 2 2',
} as const;
type Kind = keyof typeof shapes;

/** Words in names that determine the kind within mixed tags; the first match wins. */
const kindsByWord: readonly (readonly [RegExp, Kind])[] = [
  [/\b(?:rune|runes|runic|verisium|mark)\b/i, 'rune'],
  [/\bsoul core\b|\bcore\b/i, 'core'],
  [/\bidol\b/i, 'idol'],
  [/\b(?:bone|rib|jawbone|collarbone|vertebrae|cranium)\b/i, 'bone'],
  [/\btablet\b/i, 'tablet'],
  [/\bwaystone\b/i, 'waystone'],
  [/\bshard\b|\bsplinter\b/i, 'shard'],
  [/\bgem\b/i, 'gem'],
  [/\blogbook\b/i, 'logbook'],
  [/\b(?:amulet|talisman|locket)\b/i, 'amulet'],
];

const kindsByTag: Readonly<Record<Tag, Kind>> = {
  allflame_ember: 'essence',
  alva_temple: 'tablet',
  artifacts: 'artifact',
  base: 'base',
  beast: 'beast',
  blighted_map: 'waystone',
  blighted_ravaged_map: 'waystone',
  blueprint: 'logbook',
  breach: 'fragment',
  card: 'card',
  catalyst: 'catalyst',
  cluster: 'jewel',
  contract: 'logbook',
  corpse: 'bone',
  currency: 'orb',
  delirium_orb: 'delirium',
  essence: 'essence',
  forbidden_tome: 'logbook',
  fossil: 'fragment',
  fragment: 'fragment',
  gem: 'gem',
  incubator: 'core',
  influenced_map: 'waystone',
  inscribed_ultimatum: 'logbook',
  invitation: 'logbook',
  logbook: 'logbook',
  map: 'waystone',
  memory: 'essence',
  misc: 'artifact',
  oil: 'catalyst',
  omen: 'omen',
  relic: 'idol',
  resonator: 'core',
  reward_map: 'waystone',
  runegraft: 'rune',
  scarab: 'artifact',
  scouting_report: 'logbook',
  tattoo: 'rune',
  timeless_jewel: 'jewel',
  unique: 'unique',
  unique_map: 'waystone',
  vial: 'catalyst',
};

const certain: ReadonlySet<Kind> = new Set(['unique', 'gem', 'jewel', 'card', 'beast', 'base', 'waystone', 'logbook']);

/** Returns an item's kind, which is drawn if the item has no picture. */
export function findKind({ tag, name }: { readonly tag: Tag; readonly name: string }): Kind {
  const ofTag = kindsByTag[tag];
  // For these tags, words in the name do not determine the kind.
  if (certain.has(ofTag)) return ofTag;
  return kindsByWord.find(([word]) => word.test(name))?.[1] ?? ofTag;
}

type KindIconProps = Omit<ItemIconProps, 'name' | 'mark'> & { readonly tag: Tag; readonly name: string };

/**
 * An item's picture next to its name. If the picture is unknown or cannot be loaded, shows a drawing of the item's kind
 * in a colour derived from its name, so that items in a list look different.
 */
export function KindIcon({ tag, name, path, loads = 'late', size = 28, className }: KindIconProps) {
  if (path !== '') {
    const fallback = <KindIcon tag={tag} name={name} path="" size={size} {...(className !== undefined && { className })} />;
    return <ItemIcon path={path} fallback={fallback} loads={loads} size={size} {...(className !== undefined && { className })} />;
  }
  const kind = findKind({ tag, name });
  const hue = hueOf(name);
  return (
    <svg
      aria-hidden="true"
      viewBox="-2 -2 20 20"
      width={size}
      height={size}
      fill="none"
      strokeLinecap="round"
      strokeLinejoin="round"
      strokeWidth={1.2}
      data-kind={kind}
      style={{ stroke: `hsl(${hue} 55% 74%)`, backgroundColor: `hsl(${hue} 28% 20%)` }}
      className={joinClasses('inline-block shrink-0 rounded-sm', className)}
    >
      <path d={shapes[kind]} />
    </svg>
  );
}
