/** Gems, jewels and things that are worn. */
import type { Glyph } from './glyph.ts';
import { body, dot, line, pickBySeed, spark, star } from './strokes.ts';

export const gearGlyphs = {
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
