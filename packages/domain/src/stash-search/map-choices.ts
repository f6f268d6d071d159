import type { Game } from '../item/index.ts';
import { listMaps, listUniqueMaps, mapMods, tablets, waystoneModLines, waystones } from '../tables/index.ts';

/** The game and league a search is written for; poe2's waystones are the same in every league. */
export type SearchScope = { readonly game: Game; readonly league: string };

/** Something a map search can be written for, with its shown name. */
export type MapChoice = { readonly key: string; readonly label: string; readonly detail: string };

/**
 * Lists the maps of a league to choose from: its own, then the unique ones; for poe2 waystones, then tablets. The
 * detail is the tier, empty if it has none.
 */
export function listMapChoices({ game, league }: SearchScope): MapChoice[] {
  if (game === 'poe2') return [...waystones.map(({ name, tier }) => choose(name, `T${tier}`)), ...tablets.map((name) => choose(name))];
  const maps = listMaps(league).map(({ name, tier }) => choose(name, tier === null ? '' : `T${tier}`));
  const unique = listUniqueMaps().map((name) => choose(name));
  return [...maps, ...unique.filter(({ key }) => maps.every((map) => map.key !== key))];
}

/**
 * Lists the map mods to choose from; the detail says where they are found. Mods with the same lines are listed once.
 */
export function listModChoices(game: Game): MapChoice[] {
  if (game === 'poe2') return waystoneModLines.map((line) => choose(line, 'everyMap'));
  const seen = new Map<string, MapChoice>();
  for (const { lines, pool } of mapMods) {
    const label = lines.join(' / ');
    if (!seen.has(label)) seen.set(label, choose(label, pool));
  }
  return [...seen.values()];
}

function choose(label: string, detail = ''): MapChoice {
  return { key: label, label, detail };
}
