import { joinClasses } from './classes.ts';

/** Line icons on a 16 x 16 grid, drawn for this product. */
const shapes = {
  arrowLeft: 'M13.5 8h-11M7 3.5L2.5 8 7 12.5',
  bell: 'M3 12h10l-1-2V7a4 4 0 0 0-8 0v3zM6.6 14h2.8',
  chart: 'M2.5 13.5h11M3.5 10.5l3-3.500 2.500 2 3.500-5',
  check: 'M3 8.5l3.2 3.2L13 4.6',
  chevronDown: 'M4 6l4 4 4-4',
  chevronLeft: 'M10 3.5L5.5 8l4.5 4.5',
  chevronRight: 'M6 3.5L10.5 8 6 12.5',
  chevronUp: 'M4 10l4-4 4 4',
  clock: 'M8 14A6 6 0 1 0 8 2a6 6 0 0 0 0 12zM8 4.8V8l2.2 1.6',
  coin: 'M8 14A6 6 0 1 0 8 2a6 6 0 0 0 0 12zM4.200 6.500c1.800-1.800 5.800-1.800 7.600 0',
  close: 'M4 4l8 8M12 4l-8 8',
  copy: 'M6 6h7v7H6zM3 10V3h7',
  dots: 'M3 8a.5.5 0 1 0 1 0 .5.5 0 1 0-1 0M7.5 8a.5.5 0 1 0 1 0 .5.5 0 1 0-1 0M12 8a.5.5 0 1 0 1 0 .5.5 0 1 0-1 0',
  exchange: 'M2.5 5.5h11M10.5 2.500l3 3-3 3M13.500 10.500h-11M5.500 7.500l-3 3 3 3',
  funnel: 'M2.5 3h11L9.5 8.2V13l-3-1.800v-3z',
  gear: 'M8 10.2a2.2 2.2 0 1 0 0-4.4 2.2 2.2 0 0 0 0 4.4zM8 1.8v2M8 12.2v2M1.8 8h2M12.2 8h2M3.6 3.6l1.4 1.4M11 11l1.4 1.4M3.6 12.4L5 11M11 5l1.4-1.4',
  home: 'M2.5 7.5L8 3l5.5 4.5M4 6.6V13h8V6.6',
  info: 'M8 14A6 6 0 1 0 8 2a6 6 0 0 0 0 12zM8 7.4V11M8 5v.2',
  list: 'M5.5 4H14M5.5 8H14M5.5 12H14M2.3 4h.4M2.3 8h.4M2.3 12h.4',
  menu: 'M2.5 4.5h11M2.5 8h11M2.5 11.5h11',
  minus: 'M3.5 8h9',
  plus: 'M8 3.5v9M3.5 8h9',
  refresh: 'M13 8a5 5 0 1 1-1.5-3.6M13 2.5v2.8h-2.8',
  search: 'M7 11.5A4.5 4.5 0 1 0 7 2.5a4.5 4.5 0 0 0 0 9zM10.4 10.4l3.1 3.1',
  signOut: 'M6.5 13.5H3v-11h3.5M7 8h6.5M10.5 5l3 3-3 3',
  signal: 'M2.2 6.500a8.200 8.200 0 0 1 11.600 0M4.500 9a5 5 0 0 1 7 0M7.500 12.200a.5.5 0 1 0 1 0 .5.5 0 1 0-1 0',
  signalOff: 'M2.2 6.500a8.200 8.200 0 0 1 11.600 0M4.500 9a5 5 0 0 1 7 0M7.500 12.200a.5.5 0 1 0 1 0 .5.5 0 1 0-1 0M3 14L13 2.500',
  sound: 'M2.5 6v4h2.3L8 12.8V3.2L4.8 6zM10.5 5.5a3.5 3.5 0 0 1 0 5M12.3 3.8a6 6 0 0 1 0 8.4',
  soundOff: 'M2.5 6v4h2.3L8 12.8V3.2L4.8 6zM10.8 6.2l3.4 3.6M14.2 6.2l-3.4 3.6',
  stash: 'M2.5 6h11v7.5h-11zM2.5 6l1.3-3.5h8.4L13.5 6M6.5 8.5h3',
  swap: 'M3 5.5h9.5L10 3M13 10.5H3.5L6 13',
  tag: 'M8.5 2.5H13.5v5L8 13 3 8zM11 5v.1',
  trash: 'M3 4.5h10M6.5 4V2.5h3V4M4.3 4.5l.6 9h6.2l.6-9',
  undo: 'M5.5 3L2.5 6l3 3M2.5 6H9a4 4 0 0 1 0 8H6',
  user: 'M8 8a2.8 2.8 0 1 0 0-5.6A2.8 2.8 0 0 0 8 8zM2.8 14c.4-2.8 2.5-4.2 5.2-4.2s4.8 1.4 5.2 4.2',
  warning: 'M8 2.5l6 11H2zM8 6.5V9.8M8 11.6v.2',
} as const;

export type GlyphName = keyof typeof shapes;

/** An icon that only one page uses, as a path on the same grid: it loads with that page instead of with every page. */
export type GlyphShape = { readonly path: string };

export type GlyphProps = { readonly name: GlyphName | GlyphShape; readonly size?: number; readonly className?: string };

/** An icon next to text with the same meaning; it takes the text's colour. */
export function Glyph({ name, size = 16, className }: GlyphProps) {
  return (
    <svg
      aria-hidden="true"
      width={size}
      height={size}
      viewBox="0 0 16 16"
      fill="none"
      stroke="currentColor"
      strokeWidth={1.4}
      strokeLinecap="round"
      strokeLinejoin="round"
      className={joinClasses('shrink-0', className)}
    >
      <path d={typeof name === 'string' ? shapes[name] : name.path} />
    </svg>
  );
}
