/**
 * Draws a path's icon: a lit, rounded tile in the subject's hue with a glyph on it. The same path always produces the
 * same picture.
 */
import { drawGlyph } from './glyphs.ts';
import { readSubject } from './subject.ts';

/** Returns a complete SVG document of less than 2 KiB, without scripts, text or external references. */
export function drawIcon(path: string): string {
  const { glyph, hue, saturation: s, level, seed } = readSubject(path);
  const style = `.l{fill:none;stroke-width:2.2;opacity:.85}.s{fill:hsl(${hue} ${s + 25}% 90%);stroke:none}.o{fill:hsl(${hue} ${s}% 14%)}.b{fill:none;stroke-width:3.6}`;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64"><style>${style}</style><defs><linearGradient id="t" x1="0" y1="0" x2=".6" y2="1"><stop stop-color="hsl(${hue} ${s}% 36%)"/><stop offset=".55" stop-color="hsl(${hue} ${s}% 21%)"/><stop offset="1" stop-color="hsl(${(hue + 350) % 360} ${s}% 13%)"/></linearGradient><linearGradient id="b" x1=".2" y1="0" x2=".7" y2="1"><stop stop-color="hsl(${hue} ${s + 14}% 66%)"/><stop offset="1" stop-color="hsl(${hue} ${s + 6}% 30%)"/></linearGradient><radialGradient id="h" cx=".32" cy=".2" r=".7"><stop stop-color="#fff" stop-opacity=".2"/><stop offset="1" stop-color="#fff" stop-opacity="0"/></radialGradient></defs><rect width="64" height="64" rx="13" fill="url(#t)"/><rect width="64" height="64" rx="13" fill="url(#h)"/><rect x="1" y="1" width="62" height="62" rx="12" fill="none" stroke="hsl(${hue} ${s}% 60%)" stroke-opacity=".28" stroke-width="2"/><g fill="url(#b)" stroke="hsl(${hue} ${s + 22}% 86%)" stroke-width="2.8" stroke-linejoin="round" stroke-linecap="round">${drawGlyph(glyph, { level, seed })}</g></svg>`;
}
