import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import process from 'node:process';
import { text as readAll } from 'node:stream/consumers';
import { games, type Game } from '@poexchange/domain/item';
import { describeText, splitTexts } from './describe-text.ts';
import { describeLine, type Detail } from './group-line.ts';
import { splitLines } from './split-lines.ts';

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
