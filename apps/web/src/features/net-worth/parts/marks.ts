import type { GlyphShape } from '../../../shared/ui/glyph.tsx';

/** Icons that only these pages use, on a 16 x 16 grid, so that other pages do not load them. */
export const marks = {
  download: { path: 'M8 2.5v7.500M4.800 7L8 10.200 11.200 7M3 13.500h10' },
  eye: { path: 'M1.5 8S4 3.500 8 3.500 14.500 8 14.500 8 12 12.500 8 12.500 1.500 8 1.500 8zM8 10a2 2 0 1 0 0-4 2 2 0 0 0 0 4z' },
  eyeOff: {
    path: 'M2.5 2.500l11 11M6.200 4a6 6 0 0 1 1.800-.3C12 3.700 14.500 8 14.500 8a11 11 0 0 1-2 2.500M9.400 9.400A2 2 0 0 1 6.600 6.600M4.300 5.200A11 11 0 0 0 1.500 8S4 12.300 8 12.300a6 6 0 0 0 2.600-.6',
  },
  flag: { path: 'M3.5 14V2.500M3.500 3h8.500L10 6l2 3H3.500' },
  pencil: { path: 'M3 13l.7-2.800 7.300-7.300 2.100 2.100-7.300 7.300zM9.500 4.400l2.100 2.100' },
  share: { path: 'M8 10V2.500M5 5.200L8 2.300l3 2.900M3 8.500v5h10v-5' },
} as const satisfies Readonly<Record<string, GlyphShape>>;
