/** Draws the trade-off as a chart that is readable on light and dark pages. */
import type { TradeOff } from './measure-trade-off.ts';

const WIDTH = 720;
const LEFT = 64;
const RIGHT = 24;
const PANEL = 180;
const tops = [64, 316] as const;
const HEIGHT = 548;
const LARGEST_SHARE = 0.65;
const hourTicks = [0, 6, 12, 18, 24, 30, 36];
const percentTicks = [0, 25, 50, 75, 100];

const STYLE = `
  text { font: 13px system-ui, "Segoe UI", sans-serif; fill: #1f2328 }
  .title { font-weight: 600 } .small { font-size: 12px; fill: #59636e }
  .grid { stroke: #d1d9e0 } .line { fill: none; stroke-width: 2 } .dash { stroke-dasharray: 5 4 }
  .thick { stroke: #0969da } .thin { stroke: #bc4c00 } .dot-thick { fill: #0969da } .dot-thin { fill: #bc4c00 }
  @media (prefers-color-scheme: dark) {
    text { fill: #f0f6fc } .small { fill: #9198a1 } .grid { stroke: #3d444d }
    .thick { stroke: #58a6ff } .thin { stroke: #f0883e } .dot-thick { fill: #58a6ff } .dot-thin { fill: #f0883e }
  }`;

type Panel = { readonly top: number; readonly most: number };
type Read = (point: TradeOff['points'][number]) => number;

const xOf = (share: number): number => LEFT + ((WIDTH - LEFT - RIGHT) * share) / LARGEST_SHARE;
const yOf = ({ top, most }: Panel, value: number): number => top + PANEL * (1 - Math.min(value, most) / most);
const round = (value: number): string => String(Math.round(value * 10) / 10);

/**
 * Draws two SVG panels over the same share of sellers: the share of an attack's hours in which the price is wrong, or
 * wrong without being marked as uncertain, and the hours until a true move is followed. Values above a panel are drawn
 * on its edge.
 */
export function drawTradeOff(found: readonly TradeOff[]): string {
  const [attack, delay] = [
    { top: tops[0], most: 100 },
    { top: tops[1], most: hourTicks.at(-1) ?? 1 },
  ] as const;
  const curves = (panel: Panel, read: Read, style = ''): string[] =>
    found.map(({ kind, points }) => drawCurve(panel, { kind, points, read, style }));
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${HEIGHT}" role="img" aria-labelledby="t d">`,
    '<title id="t">Attack strength against delay</title>',
    '<desc id="d">Above: share of the hours of an attack in which a price is wrong by more than a quarter, and those without a word. Below: hours until half of a true halving is followed.</desc>',
    `<style>${STYLE}</style>`,
    ...drawFrame(attack, {
      title: 'That share of the sellers asks half for 48 hours: hours wrong by over 25 %',
      ticks: percentTicks,
      unit: ' %',
    }),
    ...curves(attack, ({ wrong }) => wrong * 100),
    ...curves(attack, ({ unsaid }) => unsaid * 100, ' dash'),
    ...drawFrame(delay, {
      title: 'Everything halves, and that share says so at once: hours until half is followed',
      ticks: hourTicks,
      unit: ' h',
    }),
    ...curves(delay, ({ followedHours }) => followedHours),
    ...drawLegend(found.map(({ kind }) => kind)),
    '</svg>',
    '',
  ].join('\n');
}

function drawFrame(panel: Panel, { title, ticks, unit }: { title: string; ticks: readonly number[]; unit: string }): string[] {
  const shares = [0.1, 0.2, 0.3, 0.4, 0.5, 0.6];
  return [
    `<text class="title" x="${LEFT}" y="${panel.top - 14}">${title}</text>`,
    ...ticks.flatMap((tick) => {
      const y = round(yOf(panel, tick));
      return [
        `<line class="grid" x1="${LEFT}" x2="${WIDTH - RIGHT}" y1="${y}" y2="${y}"/>`,
        `<text class="small" x="${LEFT - 8}" y="${round(Number(y) + 4)}" text-anchor="end">${tick}${unit}</text>`,
      ];
    }),
    ...shares.map(
      (share) => `<text class="small" x="${round(xOf(share))}" y="${panel.top + PANEL + 18}" text-anchor="middle">${share * 100} %</text>`,
    ),
  ];
}

function drawCurve(panel: Panel, { kind, points, read, style }: Pick<TradeOff, 'kind' | 'points'> & { read: Read; style: string }): string {
  const places = points.map((point) => [round(xOf(point.share)), round(yOf(panel, read(point)))] as const);
  const dots = places.map(([x, y]) => `<circle class="dot-${kind}" cx="${x}" cy="${y}" r="3"/>`);
  return `<polyline class="line ${kind}${style}" points="${places.map((place) => place.join(',')).join(' ')}"/>${dots.join('')}`;
}

function drawLegend(kinds: readonly string[]): string[] {
  const entries = [...kinds.map((kind) => [kind, `${kind} markets`, '']), [kinds[0], 'dashed: and nothing is said', ' dash']];
  return entries.flatMap(([kind = '', text = '', style = ''], at) => {
    const x = LEFT + at * 160;
    return [
      `<line class="line ${kind}${style}" x1="${x}" x2="${x + 26}" y1="20" y2="20"/>`,
      `<text class="small" x="${x + 34}" y="24">${text}</text>`,
    ];
  });
}
