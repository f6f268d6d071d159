import { promisify } from 'node:util';
import { inflateRaw } from 'node:zlib';
import { presentDetailItem } from '@poexchange/contract/rest/net-worth';
import { netWorthLimits, unpackDetails } from '@poexchange/domain/net-worth';
import { sql } from 'kysely';
import type { ExportSection } from './export-section.ts';

const inflate = promisify(inflateRaw);

/** Reads a snapshot's tabs and items in readable form for their owner. */
async function readItems(packed: Buffer): Promise<object> {
  const details = unpackDetails((await inflate(packed, { maxOutputLength: netWorthLimits.maxPackedBytes })).toString());
  return details === null ? {} : { tabs: details.tabs, items: details.items.map(presentDetailItem) };
}

/** Net worth sections of an export. */
export const netWorthSections: readonly ExportSection[] = [
  {
    name: 'netWorthSettings',
    table: 'snapshot_settings',
    owner: 'user_id',
    key: ['game'],
    pageRows: 10,
    fields: {
      game: 'game',
      selectedProfile: 'selected_profile_id',
      autosnapshotEnabled: 'auto_enabled',
      snapshotIntervalMs: 'interval_ms',
      lastSnapshotMs: 'last_snapshot_ms',
      nextManualSnapshotMs: 'next_manual_ms',
      nextAutoSnapshotMs: 'next_auto_ms',
      updatedMs: 'updated_ms',
    },
  },
  {
    name: 'netWorthProfiles',
    table: 'snapshot_profiles',
    owner: 'user_id',
    key: ['id'],
    pageRows: 50,
    fields: {
      id: 'id',
      game: 'game',
      name: 'name',
      league: 'league',
      priceLeague: 'price_league',
      stashTabs: 'stash_tabs',
      stashFolders: 'stash_folders',
      includeEquipment: 'include_equipment',
      includeInventory: 'include_inventory',
      characterName: 'character_name',
      createdMs: 'created_ms',
      updatedMs: 'updated_ms',
    },
  },
  {
    name: 'netWorthSnapshots',
    table: 'snapshots',
    owner: 'user_id',
    key: ['id'],
    pageRows: 200,
    fields: {
      id: 'id',
      profile: 'profile_id',
      game: 'game',
      league: 'league',
      priceLeague: 'price_league',
      characterId: 'character_id',
      characterName: 'character_name',
      includeEquipment: 'include_equipment',
      includeInventory: 'include_inventory',
      type: 'type',
      totalChaos: 'total_chaos',
      // -1 means none.
      hourlyIncome: sql`nullif(hourly_income, -1)`,
      effects: 'effects',
      tabs: 'priced_tabs',
      categories: 'priced_categories',
      carriedTabs: 'carried_tabs',
      note: 'note',
      createdMs: 'created_ms',
      savedMs: 'saved_ms',
    },
  },
  {
    name: 'netWorthSnapshotItems',
    table: 'snapshot_details',
    owner: 'user_id',
    key: ['snapshot_id'],
    pageRows: 1,
    fields: { snapshot: 'snapshot_id', packed: 'packed' },
    present: async ({ snapshot, packed }) => ({ snapshot, ...(await readItems(packed as Buffer)) }),
  },
];
