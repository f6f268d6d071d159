import type { SnapshotProfile } from '@poexchange/contract/rest/net-worth';
import { describe, expect, it } from 'vitest';
import { refuse } from '../testing/world.ts';
import { readCharacter } from './read-character.ts';
import type { World } from './world.ts';

const wishes = {
  poe: 'poe1' as const,
  activeLeague: 'mercenaries' as SnapshotProfile['activeLeague'],
  character: 'Ann',
  includeEquipment: true,
  includeInventory: true,
};
const items = { id: 'char-1', league: 'mercenaries', equipment: [1, 2], inventory: [3], readAtMs: 5 };

/** Reads a character while the publisher gives these replies, in order. */
function play(answers: (typeof items | Error)[], over: Partial<typeof wishes> | { character: null } = {}) {
  const asked: string[] = [];
  const call = async (_endpoint: unknown, { params }: { params: { name: string } }) => {
    asked.push(params.name);
    const answer = answers.shift();
    if (answer === undefined || answer instanceof Error) throw answer ?? new Error('no answer left');
    return answer;
  };
  return { asked, result: readCharacter({ call: call as unknown as World['call'] }, { ...wishes, ...over }, new AbortController().signal) };
}

const outcomes = async ({ result }: ReturnType<typeof play>) => (await result).parts.map(({ id, outcome }) => `${id} ${outcome}`);

describe('character in a snapshot', () => {
  it('R3.59 returns the equipment and inventory that the profile counts, in one request', async () => {
    const both = play([items]);
    expect(await both.result).toMatchObject({
      id: 'char-1',
      parts: [
        { id: 'equipment', outcome: 'read', items: [1, 2], readAtMs: 5 },
        { id: 'inventory', items: [3] },
      ],
    });
    expect(both.asked).toEqual(['Ann']);
    expect(await outcomes(play([items], { includeInventory: false }))).toEqual(['equipment read']);
  });

  it('R3.59 sends no request for a profile without a character', async () => {
    for (const over of [{ character: null }, { includeEquipment: false, includeInventory: false }]) {
      const played = play([], over);
      expect([await played.result, played.asked]).toEqual([{ id: null, parts: [] }, []]);
    }
  });

  it('D72 reports a character that was deleted or moved to another league as gone', async () => {
    expect(await outcomes(play([refuse('notFound')]))).toEqual(['equipment gone', 'inventory gone']);
    expect(await outcomes(play([{ ...items, league: 'standard' }]))).toEqual(['equipment gone', 'inventory gone']);
  });

  it('D72 tries twice to read a character, then carries its items over', async () => {
    expect(await outcomes(play([refuse('gameApiDown'), items]))).toEqual(['equipment read', 'inventory read']);
    expect(await outcomes(play([refuse('gameApiDown'), refuse('gameApiDown')]))).toEqual(['equipment failed', 'inventory failed']);
  });
});
