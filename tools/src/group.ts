import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import process from 'node:process';
import { text as readAll } from 'node:stream/consumers';
import { games, type Game } from '@poexchange/domain/item';
import { describeLine, type Detail, describeItem } from './group-line.ts';
import { splitLines } from './split-lines.ts';
import { findClientLanguage, listOtherLines, readAnyText } from '@poexchange/domain/item-text';

/** A line of equals signs between two item texts. */
const BETWEEN_ITEMS = /^====+$/;

/** Splits input at lines of `====`; empty parts are left out. */
function splitTexts(input: string): string[] {
  const texts: string[][] = [[]];
  for (const line of input.split(/\r\n?|\n/)) {
    if (BETWEEN_ITEMS.test(line.trim())) texts.push([]);
    else texts.at(-1)?.push(line);
  }
  return texts.map((lines) => lines.join('\n').trim()).filter((text) => text !== '');
}

/**
 * Describes one item text as copied from the game, like {@link describeItem} for a raw item, with the game and the
 * language it is read in. `notUnderstood` lists lines that belong to no item, or says that mods of other languages were
 * left unread.
 */
async function describeText(text: string, game: Game, detail: Detail): Promise<string> {
  const read = await readAnyText(text, game);
  if (!read.ok) return JSON.stringify({ error: read.reason, language: findClientLanguage(text) ?? 'en' });
  const { language = 'en' } = read;
  const ofGame = read.game ?? game;
  const notUnderstood = [...(language === 'en' ? [] : ['mods']), ...(read.isCutOff ? ['cutOff'] : []), ...listOtherLines(text)];
  return JSON.stringify({ ...describeItem(read.item, ofGame, detail), game: ofGame, language, notUnderstood });
}

/**
 * `npm run --silent group -- [--game poe1|poe2] [--extended] < items.ndjson`: one JSON line per input line, in order.
 * Reads as a stream, so the input may be of any length; a reader that goes away ends the command quietly. With `--text`
 * the input is item texts as the game copies them, of any client language, with a line `====` between two; or each file
 * named behind the options is one.
 */
async function run(args: readonly string[]): Promise<number> {
  const flags: readonly string[] = args.filter((arg) => arg === '--extended' || arg === '--text');
  const isText = flags.includes('--text');
  const others = args.filter((arg) => !flags.includes(arg));
  const options = isText ? others.filter((arg, at) => arg.startsWith('--') || others[at - 1] === '--game') : others;
  const files = isText ? others.filter((arg, at) => !arg.startsWith('--') && others[at - 1] !== '--game') : [];
  const game = readGame(options);
  if (game === undefined || new Set(flags).size < flags.length) {
    process.stderr.write('usage: group [--game poe1|poe2] [--extended] < items.ndjson\n');
    process.stderr.write('       group --text [--game poe1|poe2] [--extended] [file...] < texts\n');
    return 2;
  }
  const detail = flags.includes('--extended') ? 'extended' : 'primary';
  if (isText) return describeTexts(files, game, detail);
  const reader = new AbortController();
  process.stdout.on('error', () => reader.abort());
  process.stdin.setEncoding('utf8');
  for await (const line of splitLines(process.stdin)) {
    if (reader.signal.aborted) break;
    if (!process.stdout.write(`${describeLine(line, game, detail)}\n`)) {
      await once(process.stdout, 'drain', { signal: reader.signal }).catch(() => undefined);
    }
  }
  return 0;
}

async function describeTexts(files: readonly string[], game: Game, detail: Detail): Promise<number> {
  const texts = files.length > 0 ? files.map((file) => readFileSync(file, 'utf8')) : splitTexts(await readAll(process.stdin));
  for (const text of texts) process.stdout.write(`${await describeText(text, game, detail)}\n`);
  return 0;
}

function readGame(args: readonly string[]): Game | undefined {
  const [option, value, ...rest] = args.flatMap((arg) => (arg.startsWith('--game=') ? ['--game', arg.slice(7)] : [arg]));
  if (option === undefined) return 'poe1';
  return option === '--game' && rest.length === 0 ? games.find((game) => game === value) : undefined;
}

process.exitCode = await run(process.argv.slice(2));
