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
