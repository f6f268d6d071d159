import { listNames } from './name-table.ts';

/**
 * Red beasts that are sold by kind (R5.30). Source: the beasts with bestiary recipes in game 3.29, excluding beasts
 * that are not traded by name.
 */
export const sellableRedBeasts: ReadonlySet<string> = new Set(
  listNames(`
Black Mórrigan
Craicic Chimeral
Craicic Maw
Craicic Savage Crab
Farric Frost Hellion Alpha
Farric Lynx Alpha
Farric Tiger Alpha
Farric Wolf Alpha
Fenumal Plagued Arachnid
Primal Crushclaw
Primal Cystcaller
Primal Rhex Matriarch
Saqawine Cobra
Vivid Abberarach
Vivid Vulture
Vivid Watcher
Wild Brambleback
Wild Bristle Matron
Wild Hellion Alpha
`),
);

/** Mods of which every yellow beast has exactly one (R5.30). Source: bestiary mods as shown on captured beasts. */
export const beastMods: ReadonlySet<string> = new Set(
  listNames(`
Aspect of the Hellion
Blood Geyser
Churning Claws
Craicic Presence
Crimson Flock
Crushing Claws
Deep One's Presence
Farric Presence
Fenumal Presence
Fertile Presence
Hadal Dive
Incendiary Mite
Infested Earth
Putrid Flight
Raven Caller
Saqawine Presence
Satyr Storm
Spectral Stampede
Spectral Swipe
Tiger Prey
Unstable Swarm
Vile Hatchery
Winter Bloom
`),
);
