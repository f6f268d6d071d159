import { stripMarkup } from './markup.ts';

/** Returns a string; anything else becomes an empty string. */
export function readText(value: unknown): string {
  return typeof value === 'string' ? value : '';
}

/** Returns a string; anything else becomes undefined. */
export function readOptionalText(value: unknown): string | undefined {
  return typeof value === 'string' ? value : undefined;
}

/**
 * Matches printable ASCII without markup, words separated by single spaces: nearly every name, so that most names need
 * no cleaning.
 */
const PLAIN_NAME = /^[!-;=-Z\\-z|}~]+(?: [!-;=-Z\\-z|}~]+)*$/;
const INVISIBLE = /[\u00ad\u200b-\u200d\u2060\ufeff]/g;
const BLANKS = /[ \u00a0\u2000-\u200a\u202f\u3000]+/g;

/**
 * Reads a name without markup, or an empty string. Normalises the spelling, so that one name is one group in every form
 * in which it is sent: single spaces, straight apostrophes, composed letters, no invisible characters.
 */
export function readName(value: unknown): string {
  if (typeof value !== 'string' || value === '') return '';
  if (PLAIN_NAME.test(value)) return value;
  return stripMarkup(value).normalize('NFC').replaceAll(INVISIBLE, '').replaceAll('\u2019', "'").replaceAll(BLANKS, ' ').trim();
}

/** Returns the value if it is a finite number, otherwise the given default. */
export function readNumber(value: unknown, otherwise: number): number {
  return typeof value === 'number' && Number.isFinite(value) ? value : otherwise;
}

/** Returns the value if it is a finite number, otherwise undefined. */
export function readOptionalNumber(value: unknown): number | undefined {
  return typeof value === 'number' && Number.isFinite(value) ? value : undefined;
}

/** Reads a stack size; defaults to 1 (R9.34), also for fractions, negative numbers and zero. */
export function readStackSize(value: unknown): number {
  return typeof value === 'number' && Number.isSafeInteger(value) && value > 0 ? value : 1;
}

const LARGEST_FRAME = 99;

/** Reads an item's frame number, or -1 for anything else: frames are numbered from 0, and new frames may be added. */
export function readFrame(value: unknown): number {
  return typeof value === 'number' && Number.isInteger(value) && value >= 0 && value <= LARGEST_FRAME ? value : -1;
}

const LARGEST_SIDE = 24;

/** Reads the length of an item's side in cells, 1 to 24, because no tab is wider; anything else becomes 1. */
export function readSide(value: unknown): number {
  return typeof value === 'number' && Number.isInteger(value) && value > 0 && value <= LARGEST_SIDE ? value : 1;
}

/**
 * Reads a position in a tab: a cell, or a slot number in special tabs; anything but a whole number from 0 becomes 0.
 */
export function readPlace(value: unknown): number {
  return typeof value === 'number' && Number.isSafeInteger(value) && value > 0 ? value : 0;
}
