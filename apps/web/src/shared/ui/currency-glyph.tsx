import type { CurrencyUnit } from '@poexchange/domain/currency';

type Look = { readonly light: string; readonly dark: string; readonly mark: string };

/** Told apart by shape as well as by colour: chaos a plain orb, divine a ringed one, exalted a star, regal a crown. */
const looks: Readonly<Record<CurrencyUnit, Look>> = {
  c: { light: '#f3d79a', dark: '#8a6a2d', mark: 'M4.8 6.3c1.6-1.8 4.8-1.8 6.4 0' },
  d: { light: '#d7ecff', dark: '#4d7fb0', mark: 'M8 4.200l1.2 2.600L12 8l-2.8 1.200L8 12l-1.2-2.800L4 8l2.8-1.200z' },
  ex: { light: '#f0e2b4', dark: '#6f6a4c', mark: 'M8 3.800v8.400M4.4 5.900l7.2 4.200M11.6 5.900L4.4 10.1' },
  r: { light: '#f6e6a6', dark: '#a2841f', mark: 'M4.5 10.500V6.500L6.3 8 8 5.2 9.7 8l1.8-1.500v4z' },
};

/** A unit as a small orb; decorative, because the price says its unit in words. */
export function CurrencyGlyph({ unit, size = 14 }: { readonly unit: CurrencyUnit; readonly size?: number }) {
  const { light, dark, mark } = looks[unit];
  return (
    <svg aria-hidden="true" width={size} height={size} viewBox="0 0 16 16" className="inline-block shrink-0">
      <circle cx="8" cy="8" r="7.5" fill={dark} />
      <ellipse cx="7" cy="6.6" rx="5.6" ry="5" fill={light} fillOpacity="0.55" />
      <ellipse cx="6.2" cy="5.2" rx="2.8" ry="2" fill={light} />
      <path
        d={mark}
        fill="none"
        stroke={unit === 'c' ? '#5d4517' : '#1d2c3d'}
        strokeWidth="1.2"
        strokeLinecap="round"
        strokeLinejoin="round"
        strokeOpacity="0.75"
      />
    </svg>
  );
}
