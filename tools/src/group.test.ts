import { spawn } from 'node:child_process';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { describeLine } from './group-line.ts';
import { splitLines } from './split-lines.ts';

type Run = { code: number | null; lines: string[]; errors: string };

function runGroup(input: string, args: string[] = []): Promise<Run> {
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, [path.join(import.meta.dirname, 'group.ts'), ...args]);
    let printed = '';
    let errors = '';
    child.stdout.setEncoding('utf8').on('data', (text: string) => {
      printed += text;
    });
    child.stderr.setEncoding('utf8').on('data', (text: string) => {
      errors += text;
    });
    child.on('error', reject);
    child.stdin.on('error', () => undefined);
    child.on('close', (code) => resolve({ code, lines: printed.split('\n').slice(0, -1), errors }));
    child.stdin.end(input);
  });
}

async function splitAll(...chunks: string[]): Promise<string[]> {
  async function* send(): AsyncGenerator<string> {
    yield* chunks;
  }
  const lines: string[] = [];
  for await (const line of splitLines(send())) lines.push(line);
  return lines;
}

describe('splitLines', () => {
  it('D57 splits at line feeds only, across chunks, with one result per line', async () => {
    expect(await splitAll('a\r\nb', 'c\n', '\n\n', 'd')).toEqual(['a', 'bc', '', '', 'd']);
    expect(await splitAll('a\u2028b\rc\n')).toEqual(['a\u2028b\rc']);
    expect(await splitAll()).toEqual([]);
    expect(await splitAll('\n')).toEqual(['']);
  });
});

describe('describeLine', () => {
  it.each([
    ['', 'emptyLine'],
    ['  ', 'emptyLine'],
    ['{', 'badJson'],
    ['null', 'notAnObject'],
    ['[]', 'notAnObject'],
    ['"x"', 'notAnObject'],
    ['1e999', 'notAnObject'],
    ['{}', 'notAnItem'],
  ])('R3.05 answers %j with an error', (line, error) => {
    expect(JSON.parse(describeLine(line, 'poe1'))).toEqual({ error });
  });

  it('R3.08 reports why an item has no group', () => {
    expect(describeLine('{"typeLine":"Chaos Orb","frameType":5,"lockedToAccount":true}', 'poe1')).toBe('{"tag":null,"reason":"locked"}');
  });
});

describe('group command', () => {
  it('D57 prints one line per input line, in order, and never stops early', async () => {
    const input = ['{"baseType":"Chaos Orb"}', 'x', '', '{"baseType":"Divine Orb"}', '{"typeLine":"Coral Ring","frameType":2}'].join('\n');
    const run = await runGroup(input);
    expect(run.code).toBe(0);
    expect(run.lines.map((line) => JSON.parse(line) as unknown)).toEqual([
      { tag: 'currency', key: 'chaos orb', hash: 'dac72c76c8099a3cc512ba2d9961db84036694cc', props: {} },
      { error: 'badJson' },
      { error: 'emptyLine' },
      { tag: 'currency', key: 'divine orb', hash: 'cceb40e33d9237cb6a06037e739e40aa9a548c70', props: {} },
      { tag: null, reason: 'unknownItem' },
    ]);
  });

  it('D57 accepts the game as an option and rejects unknown games', async () => {
    const item = '{"baseType":"Greater Exalted Orb","frameType":5}\n';
    expect((await runGroup(item, ['--game', 'poe2'])).lines[0]).toContain('"tag":"currency"');
    expect((await runGroup(item, ['--game=poe1'])).lines[0]).toContain('unknownItem');
    const wrong = await runGroup(item, ['--game', 'poe3']);
    expect(wrong).toMatchObject({ code: 2, lines: [] });
    expect(wrong.errors).toContain('usage');
  });

  it('D28 prints the extended group and unknown map mods only on request', async () => {
    const mods = ['Monsters sing 3 Songs', 'a', 'b', 'c', 'd', 'e', 'f'];
    const map = { baseType: 'Map (Tier 16)', frameType: 2, corrupted: true, explicitMods: mods };
    const [line] = (await runGroup(`${JSON.stringify(map)}\n`, ['--extended'])).lines;
    expect(JSON.parse(line ?? '')).toMatchObject({
      props: { tier: 16 },
      extended: { props: { tier: 16, unmodifiable: true } },
      map: { isUnmodifiable: true, mods: [] },
      modsNotFound: mods,
    });
    expect(Object.keys(JSON.parse((await runGroup(`${JSON.stringify(map)}\n`)).lines[0] ?? ''))).toEqual(['tag', 'key', 'hash', 'props']);
    expect(await runGroup('', ['--extended', '--extended'])).toMatchObject({ code: 2 });
  });

  it('R1.07 reads item texts in any client language, and lists lines it could not read', async () => {
    const texts = [
      'Item Class: Stackable Currency\nRarity: Currency\nChaos Orb\n--------\nStack Size: 1/20\n--------\nx',
      '',
      '====',
      'Редкость: Валюта\nБожественная сфера\n--------\nРазмер стопки: 7/20',
      '====',
      'hello',
    ];
    const run = await runGroup(texts.join('\n'), ['--text', '--game', 'poe2']);
    expect(run.lines.map((line) => JSON.parse(line) as unknown)).toMatchObject([
      { tag: 'currency', key: 'chaos orb', language: 'en', game: 'poe2', notUnderstood: [] },
      { tag: 'currency', key: 'divine orb', language: 'ru', game: 'poe2', notUnderstood: ['mods'] },
      { error: 'notAnItem' },
    ]);
    expect(await runGroup('', ['--text', '--text'])).toMatchObject({ code: 2 });
  });

  it('R3.05 exits without an error when its reader closes the pipe', async () => {
    const child = spawn(process.execPath, [path.join(import.meta.dirname, 'group.ts')]);
    let errors = '';
    child.stderr.setEncoding('utf8').on('data', (text: string) => {
      errors += text;
    });
    child.stdin.on('error', () => undefined);
    child.stdout.once('data', () => child.stdout.destroy());
    const ended = new Promise<number | null>((resolve) => {
      child.on('close', resolve);
    });
    child.stdin.end('{"baseType":"Chaos Orb"}\n'.repeat(200_000));
    expect(await ended).toBe(0);
    expect(errors).toBe('');
  });
});
