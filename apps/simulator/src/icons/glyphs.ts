/**
 * Glyphs on a 64 x 64 tile, drawn by hand as strokes over a softly lit body. Every function returns the content of a
 * group that has the body's fill and the light stroke already; `line` marks details without a body.
 */
import { orbGlyphs } from './glyphs-currency.ts';
import { gearGlyphs } from './glyphs-gear.ts';
import { leagueGlyphs } from './glyphs-league.ts';
import { mapGlyphs } from './glyphs-maps.ts';
import type { GlyphInput } from './glyph.ts';

const glyphs = { ...orbGlyphs, ...leagueGlyphs, ...mapGlyphs, ...gearGlyphs };

export type GlyphName = keyof typeof glyphs;

export function drawGlyph(name: GlyphName, input: GlyphInput): string {
  return glyphs[name](input);
}
