import { stripMarkup } from './markup.ts';

/** A text, or the empty one. */
export function readText(value: unknown): string {
  return typeof value === 'string' ? value : '';
}

/** A text, or undefined. */
export function readOptionalText(value: unknown): string | undefined {
  return typeof value === 'string' ? value : undefined;
}

/** A text without markup, or the empty one. */
export function readName(value: unknown): string {
  return typeof value === 'string' ? stripMarkup(value) : '';
}

/** A finite number, or the given one. */
export function readNumber(value: unknown, otherwise: number): number {
  return typeof value === 'number' && Number.isFinite(value) ? value : otherwise;
}

/** A finite number, or undefined. */
export function readOptionalNumber(value: unknown): number | undefined {
  return typeof value === 'number' && Number.isFinite(value) ? value : undefined;
}

/** R9.34: a stack size defaults to 1; fractions, negatives and zero are no stack sizes. */
export function readStackSize(value: unknown): number {
  return typeof value === 'number' && Number.isSafeInteger(value) && value > 0 ? value : 1;
}

const largestSide = 24;

/** Cells of an item's side, 1 to 24, as no tab is wider; anything else is 1. */
export function readSide(value: unknown): number {
  return typeof value === 'number' && Number.isInteger(value) && value > 0 && value <= largestSide ? value : 1;
}

/** A place in a tab: a cell, or the number of a slot in special tabs; anything but a count from 0 is 0. */
export function readPlace(value: unknown): number {
  return typeof value === 'number' && Number.isSafeInteger(value) && value > 0 ? value : 0;
}
