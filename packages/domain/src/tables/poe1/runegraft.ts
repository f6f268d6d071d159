import { listNames } from '../name-table.ts';

/** Source: base items of game 3.29 (2026-08-19), class StackableCurrency. */
export const runegraftNames = listNames(`
Runegraft of Bellows
Runegraft of Blasphemy
Runegraft of Connection
Runegraft of Consecration
Runegraft of Fury
Runegraft of Gemcraft
Runegraft of Loyalty
Runegraft of Quaffing
Runegraft of Rallying
Runegraft of Refraction
Runegraft of Restitching
Runegraft of Resurgence
Runegraft of Rotblood
Runegraft of Stability
Runegraft of Suffering
Runegraft of Time
Runegraft of Treachery
Runegraft of the Agile
Runegraft of the Angler
Runegraft of the Bound
Runegraft of the Combatant
Runegraft of the Fortress
Runegraft of the Gauche
Runegraft of the Imbued
Runegraft of the Jeweller
Runegraft of the Novamark
Runegraft of the River
Runegraft of the Sinistral
Runegraft of the Soulwick
Runegraft of the Spellbound
Runegraft of the Warp
Runegraft of the Witchmark
`);
