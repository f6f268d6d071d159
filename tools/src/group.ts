import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import process from 'node:process';
import { text as readAll } from 'node:stream/consumers';
import { games, type Game } from '@poexchange/domain/item';
import { findClientLanguage, listOtherLines, readAnyText } from '@poexchange/domain/item-text';
import { Command, CommanderError, Option } from 'commander';
import { describeLine, type Detail, describeItem } from './group-line.ts';
import { splitLines } from './split-lines.ts';

/** A line of equals signs between two item texts. */
const BETWEEN_ITEMS = /^====+$/;

/** Splits input at lines of `====`; empty parts are skipped. */
function splitTexts(input: string): string[] {
  const texts: string[][] = [[]];
  for (const line of input.split(/\r\n?|\n/)) {
    if (BETWEEN_ITEMS.test(line.trim())) texts.push([]);
    else texts.at(-1)?.push(line);
  }
  return texts.map((lines) => lines.join('\n').trim()).filter((text) => text !== '');
}

/**
 * Describes item text copied from the game, like {@link describeItem} for a raw item, with the detected game and
 * language. `notUnderstood` lists lines that belong to no item, or states that mods in other languages were not read.
 */
async function describeText(text: string, game: Game, detail: Detail): Promise<string> {
  const read = await readAnyText(text, game);
  if (!read.ok) return JSON.stringify({ error: read.reason, language: findClientLanguage(text) ?? 'en' });
  const { language = 'en' } = read;
  const ofGame = read.game ?? game;
  const notUnderstood = [...(language === 'en' ? [] : ['mods']), ...(read.isCutOff ? ['cutOff'] : []), ...listOtherLines(text)];
  return JSON.stringify({ ...describeItem(read.item, ofGame, detail), game: ofGame, language, notUnderstood });
}

const USAGE = `[--game poe1|poe2] [--extended] < items.ndjson
       npm run --silent group -- --text [--game poe1|poe2] [--extended] [file...] < texts`;

const program = new Command('npm run --silent group --')
  .description('Prints the group of each item on standard input: one JSON line per input line, in order.')
  .usage(USAGE)
  .argument('[file...]', 'with --text: files of one item text each, instead of standard input')
  .addOption(new Option('--game <game>', 'the game that the items are of').choices(games).default('poe1'))
  .option('--extended', "print also the extended group, a map's facts and unknown mods")
  .option('--text', 'read item texts as the game copies them, in any language, with a line ==== between two')
  .showHelpAfterError(`usage: npm run --silent group -- ${USAGE}`)
  .exitOverride();

/**
 * Reads a stream, so the input may have any length; if the reader closes the pipe, the command ends without an error.
 * With `--text` each item text is read as a whole.
 */
async function run(args: readonly string[]): Promise<void> {
  program.parse(args, { from: 'user' });
  const { game, extended: isExtended, text: isText } = program.opts<{ game: Game; extended?: true; text?: true }>();
  const names = args.filter((arg) => arg.startsWith('--')).map((arg) => arg.split('=')[0]);
  if (new Set(names).size < names.length) program.error('error: an option is given twice');
  if (isText !== true && program.args.length > 0) program.error('error: files need --text');
  const detail = isExtended === true ? 'extended' : 'primary';
  await (isText === true ? describeTexts(program.args, game, detail) : describeLines(game, detail));
}

async function describeLines(game: Game, detail: Detail): Promise<void> {
  const reader = new AbortController();
  process.stdout.on('error', () => reader.abort());
  process.stdin.setEncoding('utf8');
  for await (const line of splitLines(process.stdin)) {
    if (reader.signal.aborted) break;
    if (!process.stdout.write(`${describeLine(line, game, detail)}\n`)) {
      await once(process.stdout, 'drain', { signal: reader.signal }).catch(() => undefined);
    }
  }
}

async function describeTexts(files: readonly string[], game: Game, detail: Detail): Promise<void> {
  const texts = files.length > 0 ? files.map((file) => readFileSync(file, 'utf8')) : splitTexts(await readAll(process.stdin));
  for (const text of texts) process.stdout.write(`${await describeText(text, game, detail)}\n`);
}

try {
  await run(process.argv.slice(2));
} catch (error) {
  if (!(error instanceof CommanderError)) throw error;
  process.exitCode = error.exitCode === 0 ? 0 : 2;
}
