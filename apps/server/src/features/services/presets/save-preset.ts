import type { PresetDraft, PresetService, ServicePreset } from '@poexchange/contract/rest/services';
import { readPresetName, serviceLimits } from '@poexchange/domain/service';
import { nameKey } from '@poexchange/domain/whisper';
import type { Transaction } from 'kysely';
import type { Database } from '../../../db/schema.ts';
import { findFirstReply, runOnce } from '../../../http/idempotency.ts';
import { RefusalError } from '../../../http/refusal.ts';
import { publishEvent, userRoom } from '../../../realtime/outbox.ts';
import { mayExist } from '../../listings/index.ts';
import { checkDrafts } from '../check-drafts.ts';
import type { Place, ServicesDeps } from '../services.queries.ts';
import { presentPreset, countPresets, insertPreset, isNameTaken, lockOwner, readPresets, updatePreset } from './presets.queries.ts';

type Saving = Place & {
  readonly userId: string;
  /** The preset to replace; absent for a new preset. */
  readonly id?: string | undefined;
  readonly name: string;
  readonly services: readonly PresetDraft[];
  readonly idempotencyKey: string | null;
};

/** Adds or replaces a preset; checks and cleans its services as if they were published. */
export async function savePreset(deps: ServicesDeps, saving: Saving): Promise<ServicePreset> {
  const { userId, id, game, league, name, services, idempotencyKey } = saving;
  const row = { ...describePreset(saving), updated_ms: deps.clock() };
  const once = { userId, operation: 'saveServicePreset', idempotencyKey, body: [id, game, league, name, services] };
  const isRepeated = (await findFirstReply(deps.db, once)) !== null;
  if (!isRepeated && id === undefined && !(await mayExist(deps, { game, league }))) throw new RefusalError('leagueNotFound');
  const saved = await runOnce(deps.db, once, async (tx) => {
    if (!(await lockOwner(tx, userId))) throw new RefusalError('sessionExpired');
    const savedId = id === undefined ? await addPreset(tx, row) : await replacePreset(tx, { ...row, id });
    await publishEvent(tx, { room: userRoom(userId), event: 'services:changed', data: { game, league } });
    return { id: savedId };
  });
  const [record] = await readPresets(deps.db, { userId, id: saved.id });
  if (record === undefined) throw new RefusalError('notFound');
  return presentPreset(record);
}

type Described = ReturnType<typeof describePreset> & { readonly updated_ms: number };

async function addPreset(tx: Transaction<Database>, row: Described): Promise<string> {
  const { presetsPerLeague, presetsPerPerson } = serviceLimits;
  const count = await countPresets(tx, { userId: row.user_id, game: row.game, league: row.league });
  if (count.inLeague >= presetsPerLeague) throw new RefusalError('tooManyPresets', { params: { limit: presetsPerLeague } });
  if (count.inAll >= presetsPerPerson) throw new RefusalError('tooManyPresets', { params: { limit: presetsPerPerson } });
  const id = await insertPreset(tx, row);
  if (id === null) throw new RefusalError('presetNameTaken', { paths: ['body.name'] });
  return id;
}

async function replacePreset(tx: Transaction<Database>, row: Described & { readonly id: string }): Promise<string> {
  const [known] = await readPresets(tx, { userId: row.user_id, id: row.id });
  if (known === undefined || known.game !== row.game || known.league !== row.league) throw new RefusalError('notFound');
  if (await isNameTaken(tx, row)) throw new RefusalError('presetNameTaken', { paths: ['body.name'] });
  await updatePreset(tx, row);
  return row.id;
}

function describePreset({ userId, game, league, name: typed, services }: Saving) {
  const name = readPresetName(typed);
  if (!name.ok)
    throw new RefusalError('serviceTextNotValid', { paths: ['body.name'], params: { limit: serviceLimits.presetNameCharacters } });
  // A preset has no character: the owner chooses one when publishing.
  const drafts = services.map((service) => ({ ...service, poe: game, league: league as never, ign: '' }));
  const kept = checkDrafts(drafts, { path: 'body.services' }).rows.map((row): PresetService => ({
    location: row.location,
    serviceCategory: row.category,
    serviceName: row.name,
    isCustomService: row.is_custom,
    priceValue: row.price_value,
    priceType: row.price_type,
    rules: row.rules,
    overwriteRules: row.overwrite_rules,
    overwriteMode: row.overwrite_mode,
    regions: row.regions,
    active: row.active,
  }));
  if (kept.filter(({ isCustomService }) => isCustomService).length > serviceLimits.customPerLeague)
    throw new RefusalError('tooManyServices', { params: { limit: serviceLimits.customPerLeague } });
  return { user_id: userId, game, league, name: name.text, name_key: nameKey(name.text), services: JSON.stringify(kept) };
}

/**
 * Deletes one of a person's presets. Another person's preset is treated as nonexistent, and a repeat changes nothing.
 */
export async function deletePreset(
  deps: Pick<ServicesDeps, 'db'>,
  { userId, id, idempotencyKey }: { userId: string; id: string; idempotencyKey: string | null },
): Promise<void> {
  await runOnce(deps.db, { userId, operation: 'deleteServicePreset', idempotencyKey, body: id }, async (tx) => {
    await lockOwner(tx, userId);
    const deleted = await tx
      .deleteFrom('service_presets')
      .where('user_id', '=', userId)
      .where('id', '=', id)
      .returning(['game', 'league'])
      .executeTakeFirst();
    if (deleted !== undefined) await publishEvent(tx, { room: userRoom(userId), event: 'services:changed', data: deleted });
    return {};
  });
}
