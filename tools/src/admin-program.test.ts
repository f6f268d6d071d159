import { expect, it } from 'vitest';
import { runAdmin } from './admin-program.ts';

it.each([
  [['disputes', 'list', 'x'], 'too many arguments'],
  [['disputes', 'uphold', '12', 'reason'], 'It is not the id of a dispute.'],
  [['jobs', 'retry', 'x'], 'It is not a number.'],
  [['keys', 'rotate', 'other', 'file'], 'Allowed choices are signing, encryption.'],
  [['nonsense'], 'nonsense'],
  [['sessions'], 'a command is missing'],
  [['tokens', 'remove', 'Name#1234', 'x'], 'It is not an id or "all".'],
  [['vouches', 'remove', 'Name#1234', 'Other#1234'], "missing required argument 'REASON'"],
])('rejects the arguments %j before connecting to a database', async (words, reason) => {
  const { code, text } = await runAdmin('', words);
  expect(code).toBe(2);
  expect(text.split('\n').at(-1)).toContain(reason);
});

it('describes every command that it lists', async () => {
  const { text } = await runAdmin('', []);
  const [list = ''] = text.split('\n\n');
  const lines = list.split('\n');
  expect(lines.length).toBeGreaterThan(20);
  for (const line of lines) {
    const words = line
      .replace('npm run admin --', '')
      .trim()
      .split(' ')
      .filter((word) => /^[a-z]+$/.test(word));
    const help = await runAdmin('', [...words, '--help']);
    expect(help.code, line).toBe(0);
    expect(help.text, line).toContain(`Usage: npm run admin -- ${words.join(' ')} `);
  }
});
