import { once } from 'node:events';
import process from 'node:process';
import { games, type Game } from '@poexchange/domain/item';
import { describeLine } from './group-line.ts';
import { splitLines } from './split-lines.ts';

/**
 * `npm run --silent group -- [--game poe1|poe2] [--extended] < items.ndjson`: one JSON line per input line, in order.
 * Reads as a stream, so the input may be of any length; a reader that goes away ends the command quietly.
 */
async function run(args: readonly string[]): Promise<number> {
  const options = args.filter((arg) => arg !== '--extended');
  const game = readGame(options);
  if (game === undefined || args.length - options.length > 1) {
    process.stderr.write('usage: group [--game poe1|poe2] [--extended] < items.ndjson\n');
    return 2;
  }
  const detail = options.length < args.length ? 'extended' : 'primary';
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

function readGame(args: readonly string[]): Game | undefined {
  const [option, value, ...rest] = args.flatMap((arg) => (arg.startsWith('--game=') ? ['--game', arg.slice(7)] : [arg]));
  if (option === undefined) return 'poe1';
  return option === '--game' && rest.length === 0 ? games.find((game) => game === value) : undefined;
}

process.exitCode = await run(process.argv.slice(2));
