/** Building blocks of the commands of `npm run admin`. */
import { Argument, InvalidArgumentError, type Command } from 'commander';

/** Thrown if a command needs the database but none is configured. */
export class NoDatabaseError extends Error {
  override readonly name = 'NoDatabaseError';
  constructor() {
    super('DATABASE_URL is not set: it names the database (with npm start: .data/database-url.txt).');
  }
}

/** Thrown if a command's arguments are invalid. */
export class RefusedError extends Error {
  override readonly name = 'RefusedError';
}

/** Turns a command's database work into its action, which prints the text that the work returns. */
export type OnDatabase = <Words extends unknown[]>(
  work: (databaseUrl: string, ...words: Words) => Promise<string>,
) => (...words: Words) => Promise<void>;

/** Adds commands to a program or to a group of commands. */
export type AddCommands = (parent: Command, onDatabase: OnDatabase) => void;

/** Joins the words of text that was typed without quotes, such as a reason. */
export function joinWords(words: readonly string[]): string {
  return words.join(' ').trim();
}

/** Returns a reason's words as one string. Throws if the string is empty. */
export function readReason(words: readonly string[]): string {
  const reason = joinWords(words);
  if (reason === '') throw new RefusedError('A reason is missing.');
  return reason;
}

/** Creates an argument that must match a pattern. */
export function matching(name: string, pattern: RegExp, what: string): Argument {
  return new Argument(name).argParser((word) => {
    if (!pattern.test(word)) throw new InvalidArgumentError(`It is not ${what}.`);
    return word;
  });
}

/** Creates an argument for several row numbers. */
export function numbers(name: string): Argument {
  return new Argument(name, 'numbers as the list shows them').default([]).argParser((word, former: readonly number[]) => {
    if (!/^[1-9]\d{0,14}$/.test(word)) throw new InvalidArgumentError('It is not a number.');
    return [...former, Number(word)];
  });
}

/** Formats a time as ISO text. */
export function timeOf(atMs: number): string {
  return new Date(atMs).toISOString();
}

/** Writes text on one line: a reason with several lines would look like several entries. */
export function flatten(text: string): string {
  return text.replaceAll(/\s*\n\s*/g, ' / ');
}
