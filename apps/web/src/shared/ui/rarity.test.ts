import { readFileSync } from 'node:fs';
import path from 'node:path';
import { rarities } from '@poexchange/domain/stash';
import { expect, it } from 'vitest';
import { rarityEdge, rarityText } from './rarity.ts';

it('R3.31 gives each of the ten rarities its own colour, for names and for edges', () => {
  expect(rarities).toEqual(['normal', 'magic', 'rare', 'unique', 'gem', 'currency', 'divination', 'quest', 'unknown', 'legacy']);
  const tokens = readFileSync(path.join(import.meta.dirname, '../styles/tokens.css'), 'utf8');
  const colours = rarities.map((rarity) => new RegExp(`--color-rarity-${rarity}: (#[0-9a-f]{6});`).exec(tokens)?.[1]);
  expect(colours).not.toContain(undefined);
  expect(new Set(colours).size).toBe(10);
  expect(rarities.map((rarity) => [rarityText[rarity], rarityEdge[rarity]])).toEqual(
    rarities.map((rarity) => [`text-rarity-${rarity}`, `border-b-rarity-${rarity}`]),
  );
});
