/**
 * Returns a tab's colour as `#rrggbb`. The publisher sends hexadecimal without `#` and with leading zeros stripped, so
 * "ff" is `#0000ff`. Empty (R3.27) for anything else.
 */
export function readTabColour(colour: unknown): string {
  if (typeof colour !== 'string') return '';
  const digits = colour.startsWith('#') ? colour.slice(1) : colour;
  return /^[0-9a-f]{1,6}$/i.test(digits) ? `#${digits.toLowerCase().padStart(6, '0')}` : '';
}

/**
 * Returns whether black text reads better on a colour than white (R3.30), by the WCAG contrast formula. False if there
 * is no colour.
 */
export function needsBlackText(colour: string): boolean {
  if (!/^#[0-9a-f]{6}$/.test(colour)) return false;
  const [red, green, blue] = [1, 3, 5].map((at) => linearise(Number.parseInt(colour.slice(at, at + 2), 16) / 255)) as [
    number,
    number,
    number,
  ];
  // At this luminance black and white have equal contrast: (L + 0.05)^2 = 1.05 x 0.05.
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue > Math.sqrt(1.05 * 0.05) - 0.05;
}

function linearise(channel: number): number {
  return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;
}
