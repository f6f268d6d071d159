/** Draws a closed shape with the body's fill. */
export function body(d: string): string {
  return `<path d="${d}"/>`;
}

/** Draws a detail without fill, thinner and slightly fainter. */
export function line(d: string): string {
  return `<path class="l" d="${d}"/>`;
}

/** Draws a small bright mark without stroke. */
export function spark(d: string): string {
  return `<path class="s" d="${d}"/>`;
}

export function dot(x: number, y: number, radius: number): string {
  return `<circle class="s" cx="${x}" cy="${y}" r="${radius}"/>`;
}

export function round(value: number): number {
  return Math.round(value * 10) / 10;
}

/** Draws a regular polygon or star as a closed path. */
export function star(x: number, y: number, points: number, outer: number, inner: number, turnDegrees = -90): string {
  const corners = Array.from({ length: points * 2 }, (_, i) => {
    const radius = i % 2 === 0 ? outer : inner;
    const angle = ((turnDegrees + (i * 180) / points) * Math.PI) / 180;
    return `${round(x + radius * Math.cos(angle))} ${round(y + radius * Math.sin(angle))}`;
  });
  return `M${corners.join('L')}Z`;
}

export function pickBySeed<T>(seed: number, list: readonly [T, ...T[]]): T {
  return list[seed % list.length] ?? list[0];
}

/** Input to a glyph function, which returns the contents of one SVG group. */
export type GlyphInput = Readonly<{ level: number; seed: number }>;
export type Glyph = (input: GlyphInput) => string;
