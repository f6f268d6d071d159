import { listNames } from '../name-table.ts';

/** Source: the trade site's poe2 exchange list (2026-08-21). */
export const gemNames = listNames(`
Ahn's Citadel
Ailith's Chimes
Amanamu's Tithe
Arakaali's Lust
Arbiter's Ignition
Arbiter's Reach
Arjun's Medal
Atalui's Bloodletting
Atziri's Allure
Atziri's Communion
Atziri's Impatience
Bhatair's Vengeance
Breachlord's Amalgam
Breachlord's Rift
Brutus' Brain
Catha's Brilliance
Cirel's Cultivation
Daresso's Passion
Dialla's Desire
Doedre's Undoing
Dominus' Grasp
Einhar's Beastrite
Esh's Prowess
Esh's Radiance
Garukhan's Resolve
Guatelitzi's Ablation
Hayoxi's Fulmination
Her Declaration
Ixchel's Torment
Kalisa's Crescendo
Kaom's Madness
Khatal's Rejuvenation
Kulemak's Dominion
Kurgal's Leash
Medved's Felling
Morgana's Tempest
Mórrigan's Insight
Oisín's Oath
Olroth's Conviction
Olroth's Hubris
Paquate's Pact
Prototype Seventeen
Rakiata's Flow
Ratha's Assault
Rigwald's Ferocity
Romira's Requital
Seraph's Heart
Sione's Temper
Styrn's Ferocity
Styrn's Mountain
Tacati's Ire
Tangmazu's Thurible
Tasalio's Rhythm
Tawhoa's Tending
Tecrod's Revenge
Trickster's Shard
Tul's Avalanche
Tul's Stillness
Uhtred's Augury
Uhtred's Constellation
Uhtred's Exodus
Uhtred's Omen
Uhtred's Rite
Uncut Skill Gem (Level 1)
Uncut Skill Gem (Level 10)
Uncut Skill Gem (Level 11)
Uncut Skill Gem (Level 12)
Uncut Skill Gem (Level 13)
Uncut Skill Gem (Level 14)
Uncut Skill Gem (Level 15)
Uncut Skill Gem (Level 16)
Uncut Skill Gem (Level 17)
Uncut Skill Gem (Level 18)
Uncut Skill Gem (Level 19)
Uncut Skill Gem (Level 2)
Uncut Skill Gem (Level 20)
Uncut Skill Gem (Level 3)
Uncut Skill Gem (Level 4)
Uncut Skill Gem (Level 5)
Uncut Skill Gem (Level 6)
Uncut Skill Gem (Level 7)
Uncut Skill Gem (Level 8)
Uncut Skill Gem (Level 9)
Uncut Spirit Gem (Level 10)
Uncut Spirit Gem (Level 11)
Uncut Spirit Gem (Level 12)
Uncut Spirit Gem (Level 13)
Uncut Spirit Gem (Level 14)
Uncut Spirit Gem (Level 15)
Uncut Spirit Gem (Level 16)
Uncut Spirit Gem (Level 17)
Uncut Spirit Gem (Level 18)
Uncut Spirit Gem (Level 19)
Uncut Spirit Gem (Level 20)
Uncut Spirit Gem (Level 4)
Uncut Spirit Gem (Level 5)
Uncut Spirit Gem (Level 6)
Uncut Spirit Gem (Level 7)
Uncut Spirit Gem (Level 8)
Uncut Spirit Gem (Level 9)
Uncut Support Gem (Level 1)
Uncut Support Gem (Level 2)
Uncut Support Gem (Level 3)
Uncut Support Gem (Level 4)
Uncut Support Gem (Level 5)
Uruk's Smelting
Uul-Netol's Embrace
Varashta's Blessing
Vilenta's Propulsion
Vorana's Siege
Vruun's Aftermath
Vruun's Inevitability
Xibaqua's Rending
Xoph's Pyre
Zarokh's Refrain
Zarokh's Revolt
Zerphi's Infamy
`);
