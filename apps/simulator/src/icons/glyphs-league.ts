/** Items from individual game mechanics: essences, scarabs, fossils, oils and so on. */
import { body, dot, type Glyph, line, pickBySeed, round, spark, star } from './strokes.ts';

function scaleAround(scale: number, inner: string): string {
  return `<g transform="translate(${round(32 - 32 * scale)} ${round(32 - 32 * scale)}) scale(${scale})">${inner}</g>`;
}

const sockets: readonly (readonly (readonly [number, number])[])[] = [
  [[32, 32]],
  [
    [32, 23],
    [32, 41],
  ],
  [
    [32, 22],
    [23, 39],
    [41, 39],
  ],
  [
    [24, 24],
    [40, 24],
    [24, 40],
    [40, 40],
  ],
];

const runes = [
  'M25 46V18L40 28L25 36',
  'M24 18V46M40 18V46M24 26L40 38',
  'M32 17V47M22 25L32 17L42 25M22 39L32 47L42 39',
  'M24 47V17L40 17L32 30H40L28 47',
  'M32 17L43 32L32 47L21 32ZM21 17L43 47',
] as const;

export const leagueGlyphs = {
  essence: ({ level }) => {
    const rays =
      level >= 6 ? line('M12 32H6M58 32H52M17 17L13 13M51 13L47 17M17 47L13 51M51 51L47 47') : level >= 4 ? line('M13 32H9M55 32H51') : '';
    const flame =
      body('M32 7C45 22 47 37 32 57C17 37 19 22 32 7Z') + line('M32 17L39 31L32 46L25 31Z') + (level >= 5 ? dot(32, 31, 3) : '');
    return rays + scaleAround(round(0.74 + level * 0.035), flame);
  },
  scarab: ({ level }) =>
    line(
      level >= 4
        ? 'M19 27L6 15M18 35L5 35M20 43L8 54M45 27L58 15M46 35L59 35M44 43L56 54'
        : 'M20 27L11 20M18 35H9M20 43L12 51M44 27L53 20M46 35H55M44 43L52 51',
    ) +
    body('M32 19C44 19 47 30 46 38C45 49 38 55 32 55C26 55 19 49 18 38C17 30 20 19 32 19Z') +
    body(level >= 5 ? 'M24 19C22 12 26 8 32 8C38 8 42 12 40 19L44 5L34 8H30L20 5Z' : 'M25 19C25 10 39 10 39 19Z') +
    line('M32 27V55M20 30C27 25 37 25 44 30') +
    Array.from({ length: Math.min(level, 4) }, (_, i) => dot(i % 2 === 0 ? 26 : 38, 37 + Math.floor(i / 2) * 8, 2)).join(''),
  fossil: () =>
    body(
      'M52 35C52 46 43 54 32 54C20 54 11 45 11 33C11 21 20 12 31 12C41 12 49 20 49 30C49 38 43 44 35 44C28 44 22 39 22 32C22 26 26 22 32 22C37 22 40 26 40 31C40 34 37 37 34 36',
    ) + line('M31 12L31.5 22M14 23L24 27M11.5 38L23 36M22 51L28 43M40 53L37 44M50 42L44 38'),
  resonator: ({ level }) =>
    body('M32 8L53 20V44L32 56L11 44V20Z') +
    (sockets[level - 1] ?? []).map(([x, y]) => `<circle class="o" cx="${x}" cy="${y}" r="5.5"/>`).join(''),
  oil: () =>
    body('M26 9H38V17L48 33A17 17 0 1 1 16 33L26 17Z') +
    line('M18 36C24 31 29 40 35 36S45 34 47 37') +
    spark('M23 44c2 4 5 6 9 6c-3-2-5-4-6-7z') +
    line('M25 17H39'),
  catalyst: () =>
    body('M32 8L40 20V48L32 56L24 48V20Z') +
    body('M46 24L53 32V46L46 52L40 46V30Z') +
    body('M18 24L24 30V46L18 52L11 46V32Z') +
    line('M32 8V56M24 20L32 27L40 20'),
  mist: () =>
    '<circle cx="32" cy="32" r="20"/>' +
    line('M14 27C22 21 27 33 35 27S47 22 51 26') +
    line('M13 36C21 30 27 42 36 36S48 31 51 36') +
    line('M18 44C25 39 29 48 37 44S44 41 46 42') +
    dot(26, 20, 2.2) +
    dot(38, 19, 2.2),
  vial: () =>
    body('M25 8H39V14H36V26L44 36V49A6 6 0 0 1 38 55H26A6 6 0 0 1 20 49V36L28 26V14H25Z') +
    line('M20 40C26 36 31 44 36 40S42 38 44 40') +
    dot(29, 48, 2) +
    dot(36, 46, 1.6),
  rift: ({ seed }) =>
    body('M32 8L52 20V44L32 56L12 44V20Z') +
    spark(seed % 2 === 0 ? 'M16 32C24 20 40 20 48 32C40 44 24 44 16 32Z' : 'M32 15C41 24 41 40 32 49C23 40 23 24 32 15Z') +
    '<circle class="o" cx="32" cy="32" r="6"/>',
  egg: ({ seed }) =>
    body('M32 8C43 8 50 24 50 36A18 18 0 0 1 14 36C14 24 21 8 32 8Z') +
    line(seed % 2 === 0 ? 'M16 30L24 35L30 28L38 36L49 30' : 'M15 38L23 32L31 39L40 31L49 37') +
    spark(star(32, 46, 4, 5, 1.6)),
  tattoo: ({ seed }) =>
    line('M32 8V15M32 49V56M8 32H15M49 32H56M15 15L20 20M44 44L49 49M49 15L44 20M20 44L15 49') +
    '<circle cx="32" cy="32" r="15"/>' +
    spark(
      pickBySeed(seed, [
        'M32 22C40 26 40 38 32 42C36 36 36 28 32 22Z',
        'M23 30C28 24 36 24 41 30C36 28 28 28 23 30ZM23 36C28 40 36 40 41 36C36 43 28 43 23 36Z',
        star(32, 32, 5, 10, 4),
      ]),
    ),
  omen: ({ seed }) =>
    body('M32 8L55 50H9Z') +
    spark('M20 40C26 31 38 31 44 40C38 47 26 47 20 40Z') +
    `<circle class="o" cx="32" cy="40" r="${3.5 + (seed % 3)}"/>` +
    line('M32 17V25'),
  rune: ({ seed }) => body('M20 10L44 8L54 24L51 45L38 56L18 53L10 36L12 20Z') + `<path class="b" d="${pickBySeed(seed, runes)}"/>`,
  tablet: ({ seed }) =>
    body('M18 10H46L52 20V50L44 55H20L12 47V18Z') + line('M20 19H44M20 47H44') + spark(star(32, 33, 3 + (seed % 3), 10, 5)),
  paw: () =>
    body('M32 31C41 31 47 40 46 47C45 54 38 52 32 52C26 52 19 54 18 47C17 40 23 31 32 31Z') +
    '<ellipse cx="16" cy="31" rx="5" ry="7"/><ellipse cx="26" cy="19" rx="5" ry="8"/><ellipse cx="39" cy="19" rx="5" ry="8"/><ellipse cx="49" cy="31" rx="5" ry="7"/>',
  coffin: () => body('M24 8H40L48 24L41 56H23L16 24Z') + line('M32 18V40M25 26H39'),
} as const satisfies Record<string, Glyph>;
