/** Reads a character's equipment and inventory for a snapshot. */
import { ApiError } from '@poexchange/contract/client';
import type { ReplyOf } from '@poexchange/contract/endpoint';
import { netWorthApi, type SnapshotProfile } from '@poexchange/contract/rest/net-worth';
import type { CharacterTabId } from '@poexchange/domain/net-worth';
import type { CharacterSource } from '../../../shared/workers/make-snapshot.ts';
import type { World } from './world.ts';

type CharacterItems = ReplyOf<typeof netWorthApi.getCharacterItems>;

type Wishes = Pick<SnapshotProfile, 'poe' | 'activeLeague' | 'character' | 'includeEquipment' | 'includeInventory'>;

/**
 * A character as stored in a snapshot: the publisher's id (null if the character was not read), and the parts that
 * count.
 */
type ReadCharacter = { readonly id: string | null; readonly parts: readonly CharacterSource[] };

/**
 * Returns the parts of a character that a profile counts, or no parts if the profile has no character. A character that
 * was deleted or moved to another league is `gone`; one that could not be read in two tries is `failed` and carried
 * over. Rejects only when the signal aborts.
 */
export async function readCharacter({ call }: Pick<World, 'call'>, profile: Wishes, signal: AbortSignal): Promise<ReadCharacter> {
  const { poe: game, character, includeEquipment, includeInventory } = profile;
  const ids: CharacterTabId[] = [...(includeEquipment ? ['equipment' as const] : []), ...(includeInventory ? ['inventory' as const] : [])];
  if (character === null || ids.length === 0) return { id: null, parts: [] };
  const read = () => call(netWorthApi.getCharacterItems, { params: { name: character }, query: { game } }, { signal });
  const reply = await readTwice(read, signal);
  const parts = ids.map((id): CharacterSource => {
    const named = { id, name: '', type: '', color: '' };
    if (typeof reply === 'string') return { ...named, outcome: reply };
    if (reply.league !== profile.activeLeague) return { ...named, outcome: 'gone' };
    return { ...named, outcome: 'read', items: reply[id], readAtMs: reply.readAtMs };
  });
  return { id: typeof reply === 'string' ? null : reply.id, parts };
}

async function readTwice(read: () => Promise<CharacterItems>, signal: AbortSignal): Promise<CharacterItems | 'gone' | 'failed'> {
  for (let attempt = 0; attempt < 2; attempt += 1) {
    try {
      return await read();
    } catch (error) {
      signal.throwIfAborted();
      if (error instanceof ApiError && error.refusal?.code === 'notFound') return 'gone';
    }
  }
  return 'failed';
}
