import { listNames } from '../name-table.ts';

/** Source: the trade site's poe2 exchange list (2026-08-21). */
export const fragmentNames = listNames(`
An Audience with the King
Ancient Crisis Fragment
Azmeri Reliquary Key
Breachlord Sac
Call of the Shadows
Cowardly Fate
Deadly Fate
Faded Crisis Fragment
Head of the King
Idol of Estazunti
Kulemak's Invitation
Olroth's Reliquary Key
Origin Core
Origin Cradle
Origin Spark
Petition Splinter
Primary Calamity Fragment
Ritualistic Reliquary Key
Runic Splinter
Secondary Calamity Fragment
Simulacrum
Simulacrum Splinter
Tangmazu's Reliquary Key
Tertiary Calamity Fragment
The Arbiter's Reliquary Key
The Trialmaster's Reliquary Key
Twilight Reliquary Key
Victorious Fate
Weathered Crisis Fragment
Xesht's Reliquary Key
Zarokh's Reliquary Key: Against the Darkness
Zarokh's Reliquary Key: Temporalis
`);
