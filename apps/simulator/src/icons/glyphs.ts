/**
 * Glyphs on a 64 x 64 tile, drawn by hand as strokes over a softly lit body. Every function returns the content of a
 * group that already has the body's fill and the light stroke; `line` draws details without a body.
 */
import { leagueGlyphs } from './glyphs-league.ts';
import { body, dot, type Glyph, type GlyphInput, line, pickBySeed, spark, star } from './strokes.ts';

// Gems, jewels and equipment.

/** Cards, maps, fragments, keys and papers. */
const cardPictures = [
  spark(star(32, 29, 5, 10, 4.5)),
  spark('M37 19A11 11 0 1 0 37 39A9 9 0 1 1 37 19Z'),
  spark('M20 29C26 20 38 20 44 29C38 38 26 38 20 29Z') + '<circle class="o" cx="32" cy="29" r="4"/>',
  '<circle class="s" cx="32" cy="29" r="6"/>' +
    line('M32 17V20M32 38V41M20 29H23M41 29H44M23.5 20.500L26 23M38 35L40.5 37.500M40.5 20.500L38 23M26 35L23.5 37.5'),
  spark('M24 38V24L28 29L32 20L36 29L40 24V38Z'),
  spark('M32 39C20 30 22 20 28 20C31 20 32 23 32 24C32 23 33 20 36 20C42 20 44 30 32 39Z'),
  spark('M32 18L39 29L32 40L25 29Z'),
] as const;

const mapGlyphs = {
  card: ({ seed }) =>
    body('M20 7H44A4 4 0 0 1 48 11V53A4 4 0 0 1 44 57H20A4 4 0 0 1 16 53V11A4 4 0 0 1 20 7Z') +
    line('M21 13H43V44H21Z') +
    pickBySeed(seed, cardPictures) +
    line('M25 50.500H39'),
  deck: () =>
    body('M14 19L36 10L44 44L22 54Z') +
    body('M24 12H46A3 3 0 0 1 49 15V50A3 3 0 0 1 46 53H24A3 3 0 0 1 21 50V15A3 3 0 0 1 24 12Z') +
    spark(star(35, 32.5, 4, 11, 4)),
  map: ({ seed }) =>
    body('M9 16L24 10L40 16L55 10V48L40 54L24 48L9 54Z') +
    line('M24 10V48M40 16V54') +
    pickBySeed(seed, [
      line('M14 44C18 34 22 42 28 34S36 26 44 30') + spark('M44 20l3 3l3-3l2 2l-3 3l3 3l-2 2l-3-3l-3 3l-2-2l3-3l-3-3z'),
      line('M13 26C20 22 26 30 32 26S44 34 51 24') + dot(46, 40, 3.5),
      line('M14 38C20 30 28 44 34 32S46 28 51 36') + spark(star(19, 24, 4, 5.5, 2)),
    ]),
  fragment: ({ seed }) =>
    pickBySeed(seed, [
      body('M12 14L40 10L52 26L44 34L50 48L28 54L30 42L14 40L20 28Z') + line('M40 10L36 24L44 34M36 24L20 28M36 24L30 42'),
      body('M32 8L54 30L44 54H20L10 30Z') + line('M32 8V28L54 30M32 28L10 30M32 28L20 54M32 28L44 54'),
      body('M14 12H38L36 20L52 22V50L42 48L40 54H14L18 42L10 34Z') + spark(star(30, 34, 4, 10, 4)),
    ]),
  key: () => '<circle cx="22" cy="22" r="13"/><circle class="o" cx="22" cy="22" r="5"/>' + body('M29 33L33 29L54 50V55H48V50H43V45H39Z'),
  invitation: ({ level }) =>
    body('M9 17H55V49H9Z') +
    line('M9 17L32 36L55 17M9 49L26 31M55 49L38 31') +
    `<circle class="o" cx="32" cy="37" r="7"/>` +
    spark(star(32, 37, Math.max(3, level), 4.5, 2)),
  report: () => body('M15 9H40L49 18V55H15Z') + line('M40 9V18H49M22 26H42M22 33H42M22 40H33') + dot(41, 46, 4),
  blueprint: () => body('M9 13H55V51H9Z') + line('M9 26H30V38H55M30 26V13M42 38V51M20 26V51M42 26H55') + dot(25, 32, 2) + dot(48, 32, 2),
  book: () =>
    body('M32 15C25 10 16 10 9 13V50C16 47 25 47 32 52C39 47 48 47 55 50V13C48 10 39 10 32 15Z') +
    line('M32 15V52M16 22C20 21 23 22 26 23M16 30C20 29 23 30 26 31M38 23C41 22 44 21 48 22M38 31C41 30 44 29 48 30'),
} as const satisfies Record<string, Glyph>;

const gearGlyphs = {
  gem: () => body('M20 12H44L55 27L32 56L9 27Z') + line('M9 27H55M20 12L25 27L32 56L39 27L44 12M25 27L32 12L39 27'),
  support: () => '<circle cx="32" cy="32" r="22"/>' + line('M21 20H43L50 30L32 50L14 30Z') + spark('M26 24H38L42 30L32 42L22 30Z'),
  jewel: ({ seed }) =>
    body('M32 7L50 18V46L32 57L14 46V18Z') +
    line('M32 7L40 22L50 18M40 22L40 42L50 46M40 42L32 57L24 42L14 46M24 42V22L14 18M24 22L32 7M24 22H40M24 42H40') +
    (seed % 2 === 0 ? dot(32, 32, 3) : spark(star(32, 32, 4, 7, 2.5))),
  flask: () =>
    body('M26 7H38V12H36V22C46 26 50 34 48 44C46 53 40 57 32 57C24 57 18 53 16 44C14 34 18 26 28 22V12H26Z') +
    line('M16 39C23 34 28 44 35 39S45 36 48 39') +
    dot(27, 48, 2) +
    dot(36, 46, 2.5),
  ring: () =>
    '<circle cx="32" cy="38" r="18"/><circle class="o" cx="32" cy="38" r="11"/>' +
    body('M24 8H40L45 15L32 27L19 15Z') +
    line('M19 15H45M28 8L32 27L36 8'),
  amulet: () => line('M13 8C14 26 24 32 32 34C40 32 50 26 51 8') + body('M32 29L43 42L32 57L21 42Z') + line('M21 42H43M32 29V57'),
  belt: () =>
    body('M6 24H58V42H6Z') +
    body('M22 18H42V48H22Z') +
    '<path class="o" d="M28 25H36V41H28Z"/>' +
    line('M36 33H46') +
    dot(12, 33, 2) +
    dot(52, 33, 2),
  gloves: () =>
    body(
      'M20 56V40L11 31C8 27 13 23 17 26L22 31V12C22 7 29 7 29 12V9C29 4 36 4 36 9V12C36 7 43 7 43 12V18C43 14 49 14 49 19V38L44 47V56Z',
    ) + line('M29 12V27M36 12V27M43 18V29M20 49H44'),
  boots: () => body('M20 8H38V36C46 39 54 41 55 50V55H20Z') + line('M20 47H54M20 16H38M27 24H38M27 31H38'),
  helmet: () => body('M12 36C12 20 20 9 32 9C44 9 52 20 52 36V48L42 55V40H36V53H28V40H22V55L12 48Z') + line('M32 9V33M14 33H50'),
  armour: () => body('M21 9L28 14H36L43 9L56 19L50 29L46 27V55H18V27L14 29L8 19Z') + line('M32 14V55M18 38H46M24 22H40'),
  shield: ({ seed }) =>
    body('M32 7L54 14V32C54 45 44 53 32 58C20 53 10 45 10 32V14Z') +
    pickBySeed(seed, [
      line('M32 7V58M10 28H54'),
      spark(star(32, 31, 4, 15, 5)),
      line('M32 17L45 21V32C45 39 39 45 32 48C25 45 19 39 19 32V21Z'),
    ]),
  bow: () => line('M16 8C40 10 54 24 56 48L16 8L56 48') + body('M10 54L38 26L35 20L47 17L44 29L38 26L14 58Z'),
  blade: ({ seed }) =>
    pickBySeed(seed, [
      body('M50 8L54 12L30 40L24 34Z') + body('M18 32L32 46L29 49L15 35Z') + body('M20 40L24 44L14 56L8 50Z') + line('M50 12L28 36'),
      body('M36 8C50 10 56 20 54 32C46 34 40 30 36 24Z') + body('M32 16L38 20L16 57L10 53Z') + line('M42 15C48 18 50 24 49 28'),
      body('M32 6L40 18L35 26H29L24 18Z') + body('M29 26H35V58H29Z') + line('M32 12V20') + dot(20, 14, 2) + dot(44, 14, 2),
    ]),
  cube: () => body('M32 8L53 19V44L32 56L11 44V19Z') + line('M11 19L32 31L53 19M32 31V56'),
} as const satisfies Record<string, Glyph>;

// Orbs, scrolls, coins and similar items.

const CIRCLE = '<circle cx="32" cy="32" r="19"/>';

/** Engravings on orbs. */
const orbMarks = [
  () => line('M19 36c5-9 11-2 14-7s8-6 13-1') + line('M21 44c6-5 10 0 14-4s6-4 9-2'),
  () => spark(star(32, 32, 4, 13, 4)) + dot(43, 22, 1.8),
  () => line(`${star(32, 32, 6, 12, 7)}`) + dot(32, 32, 3),
  () => line('M32 13c-9 8-9 30 0 38c9-8 9-30 0-38') + line('M13.5 32h37'),
  () => line('M22 24a13 13 0 1 0 20 0') + spark('M32 17l4 8h-8z'),
  () => line('M32 20a12 12 0 1 1-12 12a8 8 0 1 1 8 8a4.5 4.5 0 1 1 4-6'),
  () => line('M24 22l16 20M40 22L24 42') + dot(32, 32, 4),
  () => line('M20 32a12 8 0 0 0 24 0a12 8 0 0 0-24 0') + dot(32, 32, 4.5),
] as const;

const orbGlyphs = {
  orb: ({ seed }) => CIRCLE + pickBySeed(seed, orbMarks)() + spark('M20 25c2-5 6-8 11-8.500c-4 2-7 5-8.5 9.500z'),
  shard: ({ seed }) =>
    pickBySeed(seed, [
      body('M34 8L46 30L36 56L20 42L22 22Z') + line('M34 8L32 34L36 56M22 22L32 34L46 30M20 42L32 34'),
      body('M28 9L44 20L42 44L26 55L19 33Z') + line('M28 9L33 31L26 55M19 33L33 31L44 20M42 44L33 31'),
    ]),
  mirror: () =>
    '<ellipse cx="32" cy="25" rx="15" ry="18"/><ellipse class="o" cx="32" cy="25" rx="10" ry="13"/>' +
    body('M28 42H36V51H41V57H23V51H28Z') +
    spark('M26 20L35 13L37 15L26 25Z') +
    spark('M27 30L39 20L39 24L29 33Z'),
  drop: () =>
    body('M32 9C42 22 49 30 49 39A17 17 0 0 1 15 39C15 30 22 22 32 9Z') +
    line('M32 50V32M32 42l7-7M32 38l-6-6') +
    spark('M22 36c1-4 3-7 5-9c-1 4-2 7-2 10z'),
  scroll: () => body('M20 12H48V46H20Z') + body('M13 46H43V54H18A5 5 0 0 1 13 46Z') + line('M27 21H41M27 28H41M27 35H37'),
  coin: ({ seed }) => CIRCLE + '<circle class="l" cx="32" cy="32" r="13"/>' + spark(star(32, 32, 3 + (seed % 4), 9, 4)),
  tool: ({ seed }) =>
    pickBySeed(seed, [
      body('M38 9L52 23L45 30L31 16Z') + body('M34 23L38 27L19 51L12 52L13 45Z'),
      body('M14 38L40 12L51 23L26 49Z') + line('M21 43L45 18M31 50L36 55H52'),
      body('M16 20H42L48 27L42 34H16Z') + body('M25 34H33V55H25Z') + line('M22 27H38'),
    ]),
  lens: () =>
    '<circle cx="28" cy="27" r="16"/>' + body('M39 40L43 36L54 48L49 53Z') + line('M19 25a9 9 0 0 1 9-8') + spark(star(31, 30, 4, 7, 2)),
  flame: ({ level }) =>
    body('M33 7C36 17 48 22 48 38A16 16 0 0 1 16 38C16 29 22 26 24 18C27 21 28 24 28 27C32 22 34 15 33 7Z') +
    line('M32 50C26 50 23 45 25 40C27 43 29 42 30 38C34 41 40 45 37 49') +
    Array.from({ length: level }, (_, i) => dot(32 + (i - (level - 1) / 2) * 6, 57.5, 1.8)).join(''),
  coil: ({ level }) =>
    body('M32 9C46 12 52 24 50 36C48 50 34 56 24 52C14 48 13 36 20 30C26 25 36 28 36 35C36 40 30 42 28 39') +
    Array.from({ length: level }, (_, i) => dot(40 + i * 4.5, 56 - i * 3.5, 1.8)).join(''),
} as const satisfies Record<string, Glyph>;

const glyphs = { ...orbGlyphs, ...leagueGlyphs, ...mapGlyphs, ...gearGlyphs };

export type GlyphName = keyof typeof glyphs;

export function drawGlyph(name: GlyphName, input: GlyphInput): string {
  return glyphs[name](input);
}
