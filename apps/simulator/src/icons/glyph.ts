/** Input of a glyph; each function returns the inside of one SVG group. */
export type GlyphInput = Readonly<{ level: number; seed: number }>;
export type Glyph = (input: GlyphInput) => string;
