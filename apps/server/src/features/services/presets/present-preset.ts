import type { ServicePreset } from '@poexchange/contract/rest/services';
import type { ServicePresetId } from '@poexchange/domain/ids';
import type { PresetRecord } from './presets.queries.ts';

/** A preset as its owner sees it. */
export function presentPreset(record: PresetRecord): ServicePreset {
  const { id, game: poe, league, name, services, updated_ms: updatedMs } = record;
  return { id: id as ServicePresetId, poe, league, name, services, updatedMs };
}
