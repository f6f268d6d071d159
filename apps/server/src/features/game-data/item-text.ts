/** The text of an item as the game shows it, for buyers who look into a listing and for stash search (D23, D40). */
import { readItem, readModLines, stripMarkup, type GameItem, type ItemProperty } from '@poexchange/domain/item';

export type ItemText = { readonly name: string; readonly lines: string[] };

/** Name and lines of a raw item; a thing that is no item has neither. */
export function readItemText(raw: unknown): ItemText {
  const read = readItem(raw);
  if (!read.ok) return { name: '', lines: [] };
  const { item } = read;
  const name = [item.name, item.typeLine].filter((part) => part !== '').join(' ');
  return { name, lines: listLines(item).filter((line) => line !== '') };
}

function listLines(item: GameItem): string[] {
  return [
    item.name,
    item.typeLine,
    ...item.properties.flatMap(writeProperty),
    ...(item.itemLevel ?? item.ilvl ? [`Item Level: ${item.itemLevel ?? item.ilvl}`] : []),
    ...readModLines(item.enchantMods),
    ...readModLines(item.implicitMods),
    ...item.logbookMods.flatMap((area) => [area.name, area.factionName, ...readModLines(area.mods)]),
    ...readModLines(item.fracturedMods),
    ...readModLines(item.explicitMods),
    ...readModLines(item.craftedMods),
    ...item.additionalProperties.flatMap(writeProperty),
    ...stripMarkup(item.descrText).split(/\r?\n/),
    ...(item.identified ? [] : ['Unidentified']),
    ...(item.corrupted ? ['Corrupted'] : []),
    ...(item.duplicated ? ['Mirrored'] : []),
    ...(item.split ? ['Split'] : []),
    ...(item.note === undefined ? [] : [`Note: ${item.note}`]),
  ];
}

/** Display mode 3 has numbered places in its name; the others put the values behind it. */
function writeProperty(property: ItemProperty): string[] {
  const values = property.values.map(([text]) => stripMarkup(text));
  const name = stripMarkup(property.name);
  if (values.length === 0) return name.split('\n');
  if (/[{%]\d/.test(name)) return [name.replace(/\{(\d+)\}|%(\d+)/g, (_place, braced: string, percent: string) => values[Number(braced ?? percent)] ?? '')];
  return [name === '' ? values.join(', ') : `${name}: ${values.join(', ')}`];
}
