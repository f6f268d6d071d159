import { listNames } from '../name-table.ts';

/** Source: base items of game 3.29 (2026-08-19), class ItemisedCorpse. */
export const corpseNames = listNames(`
Adherent of Zarokh
Astral Lich
Blasphemer
Blood Demon
Conjuror of Rot
Dancing Sword
Dark Marionette
Dark Reaper
Druidic Alchemist
Eldritch Eye
Escaped Prototype
Fiery Cannibal
Forest Tiger
Forest Warrior
Frozen Cannibal
Guardian Turtle
Half-remembered Goliath
Hulking Miscreation
Hydra
Imperfect Adherent of Zarokh
Imperfect Astral Lich
Imperfect Blasphemer
Imperfect Blood Demon
Imperfect Conjuror of Rot
Imperfect Dancing Sword
Imperfect Dark Marionette
Imperfect Dark Reaper
Imperfect Druidic Alchemist
Imperfect Eldritch Eye
Imperfect Escaped Prototype
Imperfect Fiery Cannibal
Imperfect Forest Tiger
Imperfect Forest Warrior
Imperfect Frozen Cannibal
Imperfect Guardian Turtle
Imperfect Half-remembered Goliath
Imperfect Hulking Miscreation
Imperfect Hydra
Imperfect Judgemental Spirit
Imperfect Meatsack
Imperfect Naval Officer
Imperfect Needle Horror
Imperfect Pain Artist
Imperfect Primal Demiurge
Imperfect Primal Thunderbird
Imperfect Restless Knight
Imperfect Riftcaster
Imperfect Runic Skeleton
Imperfect Sanguimancer Demon
Imperfect Sawblade Horror
Imperfect Serpent Warrior
Imperfect Shadow Berserker
Imperfect Shadow Construct
Imperfect Slashing Horror
Imperfect Spider Matriarch
Imperfect Spirit of Fortune
Imperfect Warlord
Judgemental Spirit
Meatsack
Naval Officer
Needle Horror
Pain Artist
Perfect Adherent of Zarokh
Perfect Astral Lich
Perfect Blasphemer
Perfect Blood Demon
Perfect Conjuror of Rot
Perfect Dancing Sword
Perfect Dark Marionette
Perfect Dark Reaper
Perfect Druidic Alchemist
Perfect Eldritch Eye
Perfect Escaped Prototype
Perfect Fiery Cannibal
Perfect Forest Tiger
Perfect Forest Warrior
Perfect Frozen Cannibal
Perfect Guardian Turtle
Perfect Half-remembered Goliath
Perfect Hulking Miscreation
Perfect Hydra
Perfect Judgemental Spirit
Perfect Meatsack
Perfect Naval Officer
Perfect Needle Horror
Perfect Pain Artist
Perfect Primal Demiurge
Perfect Primal Thunderbird
Perfect Restless Knight
Perfect Riftcaster
Perfect Runic Skeleton
Perfect Sanguimancer Demon
Perfect Sawblade Horror
Perfect Serpent Warrior
Perfect Shadow Berserker
Perfect Shadow Construct
Perfect Slashing Horror
Perfect Spider Matriarch
Perfect Spirit of Fortune
Perfect Warlord
Primal Demiurge
Primal Thunderbird
Restless Knight
Riftcaster
Runic Skeleton
Sanguimancer Demon
Sawblade Horror
Serpent Warrior
Shadow Berserker
Shadow Construct
Slashing Horror
Spider Matriarch
Spirit of Fortune
Warlord
`);
