/** Snapshots of several weeks of play, generated from a seed: one every 15 minutes while the person plays. */
import { randomUUID } from 'node:crypto';
import { makeGroup, type Tag } from '@poexchange/domain/grouping';
import { makeStashTabId, readPublisherTabId, type GroupHash, type StashTabId } from '@poexchange/domain/ids';
import {
  compareSnapshots,
  computeHourlyIncome,
  sumDetails,
  type DetailItem,
  type SnapshotDetails,
  type SnapshotSums,
  type SnapshotTab,
} from '@poexchange/domain/net-worth';

export type HistoryOptions = {
  readonly league?: string;
  /** Days from the first to the last snapshot; defaults to 7. */
  readonly days?: number;
  /** Minutes between snapshots while playing. */
  readonly everyMinutes?: number;
  /** Hours of the day (UTC) in which snapshots are made; defaults to all day. */
  readonly playedHours?: readonly [from: number, to: number];
  readonly endsAtMs?: number;
  readonly seed?: number;
  /** Notes, keyed by how many hours before the end they were written. */
  readonly notes?: Readonly<Record<number, string>>;
};

export type SeededSnapshot = {
  readonly id: string;
  readonly type: 'manual' | 'auto';
  readonly createdMs: number;
  readonly details: SnapshotDetails;
  readonly sums: SnapshotSums;
  readonly effects: readonly [number, number, number, number] | null;
  readonly hourlyIncome: number;
  readonly note: string;
};

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;

/** Tab, tag, key, final number of pieces, chaos per piece, and the icon's art. */
const kinds: readonly (readonly [tab: number, tag: Tag, key: string, pieces: number, chaos: number, art: string])[] = [
  [0, 'currency', 'divine orb', 318, 193, 'Currency/CurrencyModValues'],
  [0, 'currency', 'exalted orb', 1904, 13.5, 'Currency/CurrencyAddModToRare'],
  [0, 'currency', 'mirror shard', 4, 4982, 'Currency/MirrorShard'],
  [0, 'currency', 'chaos orb', 4120, 1, 'Currency/CurrencyRerollRare'],
  [0, 'currency', 'sacred orb', 12, 410, 'Currency/SacredOrb'],
  [0, 'currency', 'orb of annulment', 210, 11.4, 'Currency/AnnullOrb'],
  [0, 'currency', 'ancient orb', 96, 9.1, 'Currency/AncientOrb'],
  [1, 'unique', 'mageblood', 1, 31_888, 'Belts/InjectorBelt'],
  [1, 'unique', "watcher's eye", 1, 9650, 'Jewels/EldersEye'],
  [1, 'unique', 'nimis', 2, 1120, 'Rings/NimisRing'],
  [1, 'unique', 'headhunter', 1, 12_120, 'Belts/Headhunter'],
  [2, 'card', 'the apothecary', 2, 6690, 'Divination/InventoryIcon'],
  [2, 'card', 'house of mirrors', 1, 6240, 'Divination/InventoryIcon'],
  [2, 'card', 'the doctor', 4, 1210, 'Divination/InventoryIcon'],
  [2, 'card', 'unrequited love', 3, 1690, 'Divination/InventoryIcon'],
  [3, 'scarab', 'horned scarab of awakening', 25, 610, 'Currency/Scarabs/Scarab1'],
  [3, 'scarab', 'horned scarab of bloodlines', 36, 212, 'Currency/Scarabs/Scarab2'],
  [3, 'fragment', 'maven writ', 18, 96, 'Maps/MavenWrit'],
  [3, 'fragment', 'simulacrum splinter', 840, 1.6, 'Currency/SimulacrumSplinter'],
  [4, 'essence', 'deafening essence of anger', 438, 5.67, 'Currency/Essence/Anger'],
  [4, 'essence', 'deafening essence of dread', 1340, 2.55, 'Currency/Essence/Dread'],
  [4, 'essence', 'essence of delirium', 120, 24, 'Currency/Essence/Delirium'],
  [5, 'gem', 'awakened enlighten support', 2, 3900, 'Gems/Support/Enlighten'],
  [5, 'gem', 'empower support', 3, 780, 'Gems/Support/Empower'],
  [6, 'map', 'citadel map', 210, 14, 'Maps/Citadel'],
  [6, 'map', 'fortress map', 160, 22, 'Maps/Fortress'],
  [7, 'fossil', 'faceted fossil', 40, 31, 'Currency/Delve/Faceted'],
  [7, 'resonator', 'prime chaotic resonator', 70, 12, 'Currency/Delve/Resonator'],
  [8, 'delirium_orb', 'skittering delirium orb', 26, 48, 'Currency/Delirium/Skittering'],
  [9, 'oil', 'golden oil', 31, 36, 'Currency/Oils/Golden'],
  [9, 'catalyst', 'fertile catalyst', 380, 3.1, 'Currency/Catalysts/Fertile'],
];
const tabNames = ['Currency', 'Uniques', 'Cards', 'Frags', 'Essence', 'Gems', 'Maps', 'Delve', 'Delirium', 'Blight'] as const;
const tabTypes = [
  'CurrencyStash',
  'UniqueStash',
  'DivinationCardStash',
  'FragmentStash',
  'EssenceStash',
  'GemStash',
  'MapStash',
  'DelveStash',
  'DeliriumStash',
  'BlightStash',
] as const;

/** Generates the snapshots, oldest first, each with the sums, effects and income that the server would compute. */
export function drawHistory(options: HistoryOptions = {}): SeededSnapshot[] {
  const { league = 'mercenaries', seed = 7, endsAtMs = Date.now(), notes = {} } = options;
  const random = createRandom(seed);
  const times = listTimes(options, endsAtMs);
  const noted = new Map(Object.entries(notes).map(([hours, note]) => [findNearest(times, endsAtMs - Number(hours) * HOUR_MS), note]));
  let before: SeededSnapshot | null = null;
  return times.map((createdMs, at) => {
    const share = times.length === 1 ? 1 : at / (times.length - 1);
    const details = drawDetails({ league, share, createdMs, random });
    const sums = sumDetails(details);
    const effects = before === null ? null : compareSnapshots(before.details, details, { tabs: 'inBoth' });
    const snapshot: SeededSnapshot = {
      id: randomUUID(),
      type: at % 23 === 22 ? 'manual' : 'auto',
      createdMs,
      details,
      sums,
      effects: effects === null ? null : [effects.quantity, effects.price, effects.override, 0],
      hourlyIncome: computeHourlyIncome(
        { createdMs, totalPrice: sums.totalPrice },
        before === null ? null : { createdMs: before.createdMs, totalPrice: before.sums.totalPrice },
      ),
      note: noted.get(at) ?? '',
    };
    before = snapshot;
    return snapshot;
  });
}

/** Times of the snapshots, oldest first; the last time is the end of the history. */
function listTimes({ days = 7, everyMinutes = 15, playedHours }: HistoryOptions, endsAtMs: number): number[] {
  const [from, to] = playedHours ?? [0, 24];
  const times = [endsAtMs];
  for (let atMs = endsAtMs - everyMinutes * MINUTE_MS; atMs > endsAtMs - days * DAY_MS; atMs -= everyMinutes * MINUTE_MS) {
    const hour = (atMs % DAY_MS) / HOUR_MS;
    if (hour >= from && hour < to) times.push(Math.round(atMs));
  }
  return times.toReversed();
}

function findNearest(times: readonly number[], atMs: number): number {
  return times.reduce((best, time, at) => (Math.abs(time - atMs) < Math.abs((times[best] ?? 0) - atMs) ? at : best), 0);
}

type Drawing = { readonly league: string; readonly share: number; readonly createdMs: number; readonly random: () => number };

/** Holdings after this share of the time. Amounts grow from two thirds of the final amount, and prices drift. */
function drawDetails({ league, share, createdMs, random }: Drawing): SnapshotDetails {
  const tabs = tabNames.map((name, at): SnapshotTab => ({
    id: tabIdOf(league, at),
    name,
    type: tabTypes[at] ?? 'NormalStash',
    color: '#7c5a3c',
    itemCount: 30,
    state: 'read',
    readAtMs: createdMs,
  }));
  const items = kinds.flatMap(([tab, tag, key, pieces, chaos, art]): DetailItem[] => {
    const isLate = pieces === 1;
    const quantity = isLate ? (share > 0.35 ? 1 : 0) : Math.round(pieces * (0.65 + 0.35 * share) + (random() - 0.5) * pieces * 0.004);
    if (quantity <= 0) return [];
    const price = Math.round(chaos * (1 + 0.06 * Math.sin(share * 9 + pieces)) * 100) / 100;
    const hash = makeGroup(tag, key, {}).hash as GroupHash;
    return [
      {
        hash,
        priceHash: hash,
        filterHash: hash,
        tag,
        key,
        hashProps: {},
        priceProps: {},
        displayName: key.replace(/(^|\s)[a-z]/g, (letter) => letter.toUpperCase()),
        icon: `/image/Art/2DItems/${art}.png`,
        frameType: tag === 'unique' ? 3 : 5,
        holdings: [{ tabId: tabIdOf(league, tab), quantity, stacks: 1 }],
        quantity,
        price,
        originalPrice: price,
        isCustomPrice: false,
        isIgnored: false,
        isLowConfidence: chaos > 5000 && tag === 'card',
        borrowedPieces: 0,
      },
    ];
  });
  return { game: 'poe1', tabs, items };
}

function tabIdOf(league: string, at: number): StashTabId {
  const tabId = readPublisherTabId(`seed${at}`);
  if (tabId === null) throw new Error('a name of a tab that the product refuses');
  return makeStashTabId(league, tabId);
}

/** Park-Miller minimal standard generator. */
function createRandom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state * 16_807) % 2_147_483_647;
    return state / 2_147_483_647;
  };
}
