import { makeGroup } from '@poexchange/domain/grouping';
import { describe, expect, it } from 'vitest';
import { findExchangeGroup } from './read-digest.ts';
import { poe2ExchangeIds } from './tables/poe2.ts';

/** Lists a table's metadata paths: folders, and below each folder the rest of the path and the name. */
function listPaths(table: string): string[] {
  let folder = '';
  return table
    .trim()
    .split('\n')
    .flatMap((line) => {
      if (line.startsWith('  ')) return [`Metadata/Items/${folder}${line.slice(2, line.indexOf(' ', 2))}`];
      folder = line;
      return [];
    });
}

describe('exchange goods', () => {
  it('R3.24 treats waystones as maps of their tier and gives logbooks no level', () => {
    const waystone = makeGroup('map', 'waystone (tier 15)', { tier: 15 });
    expect(findExchangeGroup('poe2', 'Metadata/Items/Maps/MapKeyTier15')).toEqual(waystone);
    const logbook = makeGroup('logbook', 'expedition logbook', {});
    expect(findExchangeGroup('poe2', 'Metadata/Items/Expedition/ExpeditionLogbook')).toEqual(logbook);
  });

  it('R3.24 finds a group for every good traded on the poe2 exchange', () => {
    const paths = listPaths(poe2ExchangeIds);
    expect(paths.length).toBeGreaterThan(700);
    expect(paths.filter((path) => findExchangeGroup('poe2', path) === undefined)).toEqual([]);
  });
});
