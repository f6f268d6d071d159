/** Orbs, scrolls, coins and the like. */
import type { Glyph } from './glyph.ts';
import { body, dot, line, pickBySeed, spark, star } from './strokes.ts';

const CIRCLE = '<circle cx="32" cy="32" r="19"/>';

/** Engravings of orbs. */
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

export const orbGlyphs = {
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
