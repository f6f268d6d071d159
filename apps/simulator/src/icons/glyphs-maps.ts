/** Cards, maps, fragments, keys and papers. */
import type { Glyph } from './glyph.ts';
import { body, dot, line, pickBySeed, spark, star } from './strokes.ts';

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

export const mapGlyphs = {
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
