import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { nameKey } from '@poexchange/domain/whisper';
import { createTestDatabase } from '@poexchange/platform/testing';
import { expect, it, onTestFinished } from 'vitest';

const folder = fileURLToPath(new URL('../../migrations', import.meta.url));

it('D02 folds lookalike letters in stored names as in new names, and keeps apart names that would collide', async () => {
  const { pool, drop } = await createTestDatabase({ migrations: [{ schema: 'public', folder }] });
  onTestFinished(drop);
  await pool.query(`insert into users (account_uuid, name, created_ms, signed_in_ms) values ('kirael', 'Kirael#1234', 1, 1)`);
  const letters = 'авекмнорстухіјѕԁԛԝһҽԍӏ αβεζηικμνορτυχϳ ıɑɡ жäz';
  for (const name of ['mаven', 'mаvеn', 'sirus', 'ѕirus', letters]) {
    await pool.query(
      `insert into service_presets (user_id, game, league, name, name_key, services, updated_ms)
       select id, 'poe1', 'mercenaries', $1, $1, '[]', 1 from users`,
      [name],
    );
  }
  await pool.query(await readFile(`${folder}/0056_lookalike-names.sql`, 'utf8'));
  const { rows } = await pool.query<{ name: string; key: string }>('select name, name_key as key from service_presets');
  const keyOf = new Map(rows.map(({ name, key }) => [name, key]));
  expect(keyOf.get(letters)).toBe(nameKey(letters));
  expect([keyOf.get('sirus'), keyOf.get('ѕirus')]).toEqual(['sirus', 'ѕirus']);
  expect(['mаven', 'mаvеn'].filter((name) => keyOf.get(name) === 'maven')).toHaveLength(1);
});
