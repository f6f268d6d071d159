import { stripMarkup } from './markup.ts';

/** A text, or the empty one. */
export function readText(value: unknown): string {
  return typeof value === 'string' ? value : '';
}

/** A text, or undefined. */
export function readOptionalText(value: unknown): string | undefined {
  return typeof value === 'string' ? value : undefined;
}

/**
 * Matches printable ASCII without markup, words separated by single spaces: nearly every name, which then needs no
 * cleaning.
 */
const PLAIN_NAME = /^[!-;=-Z\\-z|}~]+(?: [!-;=-Z\\-z|}~]+)*$/;
const INVISIBLE = /[\u00ad\u200b-\u200d\u2060\ufeff]/g;
const BLANKS = /[ \u00a0\u2000-\u200a\u202f\u3000]+/g;

/**
 * Reads a name without markup, or the empty text; in the game's spelling, so that one name is one group in every form
 * it was sent in: single spaces, straight apostrophes, composed letters, no invisible characters (R3.05, R3.07).
 */
export function readName(value: unknown): string {
  if (typeof value !== 'string' || value === '') return '';
  if (PLAIN_NAME.test(value)) return value;
  return stripMarkup(value).normalize('NFC').replaceAll(INVISIBLE, '').replaceAll('\u2019', "'").replaceAll(BLANKS, ' ').trim();
}

/** A finite number, or the given one. */
export function readNumber(value: unknown, otherwise: number): number {
  return typeof value === 'number' && Number.isFinite(value) ? value : otherwise;
}

/** A finite number, or undefined. */
export function readOptionalNumber(value: unknown): number | undefined {
  return typeof value === 'number' && Number.isFinite(value) ? value : undefined;
}

/** Reads a stack size, which defaults to 1 (R9.34), also for fractions, negatives and zero. */
export function readStackSize(value: unknown): number {
  return typeof value === 'number' && Number.isSafeInteger(value) && value > 0 ? value : 1;
}

const LARGEST_FRAME = 99;

/**
 * Reads the number of an item's frame, or -1 for anything else: frames are numbered from 0, and new ones may be added.
 */
export function readFrame(value: unknown): number {
  return typeof value === 'number' && Number.isInteger(value) && value >= 0 && value <= LARGEST_FRAME ? value : -1;
}

const LARGEST_SIDE = 24;

/** Cells of an item's side, 1 to 24, as no tab is wider; anything else is 1. */
export function readSide(value: unknown): number {
  return typeof value === 'number' && Number.isInteger(value) && value > 0 && value <= LARGEST_SIDE ? value : 1;
}

/** Reads a place in a tab: a cell, or the number of a slot in special tabs; anything but a count from 0 is 0. */
export function readPlace(value: unknown): number {
  return typeof value === 'number' && Number.isSafeInteger(value) && value > 0 ? value : 0;
}
