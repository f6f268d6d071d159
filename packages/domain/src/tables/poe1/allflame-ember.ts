import { listNames } from '../name-table.ts';

/** Source: base items of game 3.29 (2026-08-19), class NecropolisPack. */
export const allflameEmberNames = listNames(`
Allflame Ember of Abyss
Allflame Ember of Anarchy
Allflame Ember of Arohongui
Allflame Ember of Artillery Gemlings
Allflame Ember of Beidat
Allflame Ember of Berserking Gemlings
Allflame Ember of Brawling Gemlings
Allflame Ember of Chayula
Allflame Ember of Corpsemage Gemlings
Allflame Ember of Esh
Allflame Ember of Frogs
Allflame Ember of Frostmage Gemlings
Allflame Ember of Ghorr
Allflame Ember of Hinekora
Allflame Ember of K'Tash
Allflame Ember of Kitava
Allflame Ember of Manifested Wealth
Allflame Ember of Meatsacks
Allflame Ember of Ngamahu
Allflame Ember of Ramako
Allflame Ember of Rats
Allflame Ember of Rongokurai
Allflame Ember of Sulphite
Allflame Ember of Syndicate Assassins
Allflame Ember of Syndicate Escorts
Allflame Ember of Syndicate Guards
Allflame Ember of Syndicate Researchers
Allflame Ember of Synthetic Fury
Allflame Ember of Tasalio
Allflame Ember of Tawhoa
Allflame Ember of The Black Scythe
Allflame Ember of The Broken Circle
Allflame Ember of The Crusader
Allflame Ember of The Elder
Allflame Ember of The Eternal Legion
Allflame Ember of The Hunter
Allflame Ember of The Karui Legion
Allflame Ember of The Knights of the Sun
Allflame Ember of The Maraketh Legion
Allflame Ember of The Order of the Chalice
Allflame Ember of The Redeemer
Allflame Ember of The Shaper
Allflame Ember of The Templar Legion
Allflame Ember of The Vaal Legion
Allflame Ember of The Warlord
Allflame Ember of Trial Cores
Allflame Ember of Trial Guards
Allflame Ember of Tukohama
Allflame Ember of Tul
Allflame Ember of Untainted Apes
Allflame Ember of Untainted Beasts
Allflame Ember of Untainted Chimerals
Allflame Ember of Untainted Devourers
Allflame Ember of Untainted Maws
Allflame Ember of Untainted Rhoas
Allflame Ember of Untainted Spitters
Allflame Ember of Uul-Netol
Allflame Ember of Valako
Allflame Ember of Wildwood Beasts
Allflame Ember of Wildwood Cultists
Allflame Ember of Wildwood Treants
Allflame Ember of Xoph
Allflame Ember of the False God
Flaring Allflame Ember of Abyss
Flaring Allflame Ember of Breachlords
Flaring Allflame Ember of Kalguurans
Flaring Allflame Ember of Scientists
Flaring Allflame Ember of The First Ones
Flaring Allflame Ember of Wildwood Cultists
Flaring Allflame Ember of the Vaal
`);
