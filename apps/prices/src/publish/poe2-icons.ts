import { poe2Art } from './tables/poe2-art.ts';

let known: ReadonlyMap<string, string> | undefined;

/**
 * Finds the path of an item's icon in poe2, by its group key: stashes are not public there, so no item brings its own.
 * Null for an item that the table lacks.
 */
export function findPoe2Icon(key: string): string | null {
  known ??= readArt();
  return known.get(key) ?? null;
}

function readArt(): ReadonlyMap<string, string> {
  const icons = new Map<string, string>();
  let folder = '';
  for (const line of poe2Art.trim().split('\n')) {
    const [, file = '', mark = '', name = ''] = /^ {2}(\S+) (\S+) (.+)$/.exec(line) ?? [];
    if (name === '') folder = line;
    else icons.set(name.toLowerCase(), writeIconPath(`2DItems/${folder}${file}`, mark));
  }
  return icons;
}

/** Writes the path as the publisher does: the art in a payload of options, and its signature. */
function writeIconPath(art: string, mark: string): string {
  if (mark === '-') return `/image/Art/${art}.png`;
  const payload = Buffer.from(JSON.stringify([25, 14, { f: art, scale: 1, realm: 'poe2' }])).toString('base64url');
  return `/gen/image/${payload}/${mark}${art.slice(art.lastIndexOf('/'))}.png`;
}
