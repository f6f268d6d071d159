import { describe, expect, it } from 'vitest';
import { displayNameOf } from './display-name.ts';

describe('displayNameOf', () => {
  it.each([
    ['essence', 'deafening essence of anger', 'Deafening Essence of Anger'],
    ['currency', 'chaos orb', 'Chaos Orb'],
    ['omen', 'omen of death-dancing', 'Omen of Death-dancing'],
    ['unique', 'shroud of the lightless', 'Shroud of the Lightless'],
    ['unique', 'three-step assault', 'Three-step Assault'],
    ['unique', "atziri's acuity", "Atziri's Acuity"],
    ['influenced_map', "al-hezmin's map", "Al-Hezmin's Map"],
    ['map', 'map (tier 16)', 'Map (Tier 16)'],
    ['contract', 'brute force contract', 'Brute Force Contract'],
    ['blueprint', 'blueprint: the den', 'Blueprint: The Den'],
    ['beast', 'craiceann, first of the deep', 'Craiceann, First of the Deep'],
    ['unique', "unidentified watcher's eye", "Unidentified Watcher's Eye"],
    ['unique_map', 'maelström of chaos', 'Maelström of Chaos'],
    ['unique', '', ''],
  ] as const)('R3.12 names %s %j as %j', (tag, key, name) => {
    expect(displayNameOf({ tag, key })).toBe(name);
  });
});
