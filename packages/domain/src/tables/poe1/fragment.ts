import { listNames } from '../name-table.ts';

/**
 * Source: base items of game 3.29 (2026-08-19), class MapFragment; emblems, reliquary keys and splinters other than
 * breach splinters.
 */
export const fragmentNames = listNames(`
Al-Hezmin's Crest
Allflame Ember of Flesh
Allflame Ember of Kulemak
Allflame Ember of Propagation
Allflame Ember of Resplendence
Allflame Ember of Toads
Allflame Ember of the Ethereal
Allflame Ember of the Gilded
Allflame Ember of the Wildwood
An Audience With The King
Ancient Reliquary Key
Archive Reliquary Key
Awakening Fragment
Baran's Crest
Blazing Fragment
Cosmic Fragment
Cosmic Reliquary Key
Craicic Lure
Crescent Splinter
Crest of the Elderslayers
Decaying Fragment
Decaying Reliquary Key
Dedication to the Goddess
Devouring Fragment
Divine Vessel
Drox's Crest
Eber's Key
Echo of Loneliness
Echo of Reverence
Echo of Trauma
Farric Lure
Fenumal Lure
Forgotten Reliquary Key
Fragment of Constriction
Fragment of Emptiness
Fragment of Enslavement
Fragment of Eradication
Fragment of Knowledge
Fragment of Purification
Fragment of Shape
Fragment of Terror
Fragment of the Chimera
Fragment of the Hydra
Fragment of the Minotaur
Fragment of the Phoenix
Gift to the Goddess
Hivebrain Gland
Inya's Key
Key to Decay
Key to the Crucible
Lonely Fragment
Lonely Reliquary Key
Maddening Object
Mortal Grief
Mortal Hope
Mortal Ignorance
Mortal Rage
Offering to the Goddess
Oubliette Reliquary Key
Primeval Remnant
Primordial Remnant
Reality Fragment
Reverent Fragment
Reverent Reliquary Key
Ritual Splinter
Sacred Blossom
Sacrifice at Dawn
Sacrifice at Dusk
Sacrifice at Midnight
Sacrifice at Noon
Saqawine Lure
Shiny Reliquary Key
Simulacrum
Simulacrum Splinter
Syndicate Medallion
Synthesising Fragment
The Black Barya
The Maven's Writ
Timeless Eternal Emblem
Timeless Eternal Empire Splinter
Timeless Karui Emblem
Timeless Karui Splinter
Timeless Maraketh Emblem
Timeless Maraketh Splinter
Timeless Templar Emblem
Timeless Templar Splinter
Timeless Vaal Emblem
Timeless Vaal Splinter
Timeworn Reliquary Key
Traumatic Fragment
Traumatic Reliquary Key
Tribute to the Goddess
Unrelenting Timeless Eternal Emblem
Unrelenting Timeless Karui Emblem
Unrelenting Timeless Maraketh Emblem
Unrelenting Timeless Templar Emblem
Unrelenting Timeless Vaal Emblem
Vaal Reliquary Key
Veritania's Crest
Visceral Reliquary Key
Voidborn Reliquary Key
Volkuur's Key
Yriel's Key
Zorath's Eye of Authority
Zorath's Eye of Malevolence
Zorath's Eye of the Endless
Zorath's Eye of the Inevitable
`);
