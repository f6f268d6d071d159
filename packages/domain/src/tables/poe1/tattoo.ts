import { listNames } from '../name-table.ts';

/** Source: base items of game 3.29 (2026-08-19), class StackableCurrency. */
export const tattooNames = listNames(`
Ancestral Tattoo of Bloodlines
Forbidden Tattoo of the Duelist
Forbidden Tattoo of the Marauder
Forbidden Tattoo of the Ranger
Forbidden Tattoo of the Scion
Forbidden Tattoo of the Shadow
Forbidden Tattoo of the Templar
Forbidden Tattoo of the Witch
Honoured Tattoo of the Barbarian
Honoured Tattoo of the Berserker
Honoured Tattoo of the Dove
Honoured Tattoo of the Flock
Honoured Tattoo of the Flood
Honoured Tattoo of the Hatungo
Honoured Tattoo of the Hunter
Honoured Tattoo of the Makanga
Honoured Tattoo of the Mountain
Honoured Tattoo of the Oak
Honoured Tattoo of the Pa
Honoured Tattoo of the Pillager
Honoured Tattoo of the Sky
Honoured Tattoo of the Storm
Honoured Tattoo of the Tuatara
Honoured Tattoo of the Turtle
Honoured Tattoo of the Warlord
Honoured Tattoo of the Wise
Journey Tattoo of Makanui
Journey Tattoo of the Body
Journey Tattoo of the Mind
Journey Tattoo of the Soul
Loyalty Tattoo of Ahuana
Loyalty Tattoo of Akoya
Loyalty Tattoo of Ikiaho
Loyalty Tattoo of Kahuturoa
Loyalty Tattoo of Kaom
Loyalty Tattoo of Kiloava
Loyalty Tattoo of Maata
Loyalty Tattoo of Rakiata
Loyalty Tattoo of Tawhanuku
Loyalty Tattoo of Utula
Tattoo of the Arohongui Makanga
Tattoo of the Arohongui Moonwarden
Tattoo of the Arohongui Scout
Tattoo of the Arohongui Shaman
Tattoo of the Arohongui Warmonger
Tattoo of the Arohongui Warrior
Tattoo of the Hinekora Deathwarden
Tattoo of the Hinekora Makanga
Tattoo of the Hinekora Shaman
Tattoo of the Hinekora Storyteller
Tattoo of the Hinekora Warmonger
Tattoo of the Hinekora Warrior
Tattoo of the Kitava Blood Drinker
Tattoo of the Kitava Heart Eater
Tattoo of the Kitava Makanga
Tattoo of the Kitava Rebel
Tattoo of the Kitava Shaman
Tattoo of the Kitava Warrior
Tattoo of the Ngamahu Firewalker
Tattoo of the Ngamahu Makanga
Tattoo of the Ngamahu Shaman
Tattoo of the Ngamahu Warmonger
Tattoo of the Ngamahu Warrior
Tattoo of the Ngamahu Woodcarver
Tattoo of the Ramako Archer
Tattoo of the Ramako Fleetfoot
Tattoo of the Ramako Makanga
Tattoo of the Ramako Scout
Tattoo of the Ramako Shaman
Tattoo of the Ramako Sniper
Tattoo of the Rongokurai Brute
Tattoo of the Rongokurai Goliath
Tattoo of the Rongokurai Guard
Tattoo of the Rongokurai Makanga
Tattoo of the Rongokurai Turtle
Tattoo of the Rongokurai Warrior
Tattoo of the Tasalio Bladedancer
Tattoo of the Tasalio Makanga
Tattoo of the Tasalio Scout
Tattoo of the Tasalio Shaman
Tattoo of the Tasalio Tideshifter
Tattoo of the Tasalio Warrior
Tattoo of the Tawhoa Herbalist
Tattoo of the Tawhoa Makanga
Tattoo of the Tawhoa Naturalist
Tattoo of the Tawhoa Scout
Tattoo of the Tawhoa Shaman
Tattoo of the Tawhoa Warrior
Tattoo of the Tukohama Brawler
Tattoo of the Tukohama Makanga
Tattoo of the Tukohama Shaman
Tattoo of the Tukohama Warcaller
Tattoo of the Tukohama Warmonger
Tattoo of the Tukohama Warrior
Tattoo of the Valako Makanga
Tattoo of the Valako Scout
Tattoo of the Valako Shaman
Tattoo of the Valako Shieldbearer
Tattoo of the Valako Stormrider
Tattoo of the Valako Warrior
`);
