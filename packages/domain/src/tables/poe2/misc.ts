import { listNames } from '../name-table.ts';

/** Source: the trade site's poe2 exchange list (2026-08-21). */
export const miscNames = listNames(`
Adept Rune
Aldur's Legacy
Aldur's Saga
Amanamu's Gaze
Ancient Rune of Animosity
Ancient Rune of Control
Ancient Rune of Decay
Ancient Rune of Detonation
Ancient Rune of Discovery
Ancient Rune of Dueling
Ancient Rune of Prowess
Ancient Rune of Retaliation
Ancient Rune of Shattering
Ancient Rune of Splinters
Ancient Rune of Witchcraft
Ancient Rune of the Horde
Ancient Rune of the Titan
Astrid's Creativity
Atmohua's Soul Core of Retreat
Banded Wombgift
Bear Idol
Betrayal of Aldur
Boar Idol
Body Rune
Breath of Aldur
Cadigan's Epiphany
Carved Cunning
Carved Majesty
Carved Mischief
Carved Tenacity
Cat Idol
Charging Rune
Cholotl's Soul Core of War
Citaqualotl's Soul Core of Foulness
Citaqualotl's Thesis
Countess Seske's Rune of Archery
Courtesan Mannan's Rune of Cruelty
Craiceann's Rune of Recovery
Craiceann's Rune of Warding
Desert Rune
Emergent Instinct
Emergent Possibility
Emergent Protection
Emergent Vigour
Estazunti's Soul Core of Convalescence
Farrul's Rune of Grace
Farrul's Rune of the Chase
Farrul's Rune of the Hunt
Fenumus' Rune of Agony
Fenumus' Rune of Draining
Fenumus' Rune of Spinning
Fox Idol
Glacial Rune
Greater Adept Rune
Greater Body Rune
Greater Charging Rune
Greater Desert Rune
Greater Glacial Rune
Greater Inspiration Rune
Greater Iron Rune
Greater Mind Rune
Greater Rebirth Rune
Greater Resolve Rune
Greater Robust Rune
Greater Rune of Alacrity
Greater Rune of Leadership
Greater Rune of Nobility
Greater Rune of Tithing
Greater Stone Rune
Greater Storm Rune
Greater Vision Rune
Greater Ward Rune
Guatelitzi's Soul Core of Endurance
Guatelitzi's Thesis
Hayoxi's Soul Core of Heatproofing
Hedgewitch Assandra's Rune of Wisdom
Idol of Alira
Idol of Eeshta
Idol of Egrin
Idol of Eramir
Idol of Greust
Idol of Grold
Idol of Kraityn
Idol of Maxarius
Idol of Oak
Idol of Ralakesh
Idol of Silk
Idol of Sirrius
Idol of Thruldana
Idol of Yeena
Idol of the Martyr
Idol of the Pharisee
Idol of the Sycophant
Inspiration Rune
Ire of Aldur
Iron Rune
Jiquani's Thesis
Katla's Gloom
Kolr's Hunt
Kurgal's Gaze
Lady Hestra's Rune of Winter
Lavish Wombgift
Legacy of A Worthy Foe
Legacy of Adonia's Ego
Legacy of Alkem Eira
Legacy of Amor Mandragora
Legacy of Ashrend
Legacy of Blackbraid
Legacy of Brain Rattler
Legacy of Bramblejack
Legacy of Briarpatch
Legacy of Briskwrap
Legacy of Bristleboar
Legacy of Brynhand's Mark
Legacy of Bushwhack
Legacy of Candlemaker
Legacy of Chernobog's Pillar
Legacy of Crown of Thorns
Legacy of Cursecarver
Legacy of Deathblow
Legacy of Deidbell
Legacy of Dionadair
Legacy of Duality
Legacy of Dusk Vigil
Legacy of Edyrns Tusks
Legacy of Elevore
Legacy of Erian's Cobble
Legacy of Ezomyte Peak
Legacy of Facebreaker
Legacy of Foxshade
Legacy of Greymake
Legacy of Hoghunt
Legacy of Horns of Bynden
Legacy of Hrimnor's Hymn
Legacy of Ironbound
Legacy of Keeper of the Arc
Legacy of Kingsguard
Legacy of Legionstride
Legacy of Lifesprig
Legacy of Mjölner
Legacy of Northpaw
Legacy of Oaksworn
Legacy of Obern's Bastion
Legacy of Olrovasara
Legacy of Quill Rain
Legacy of Rondel de Ezo
Legacy of Runeseeker's Call
Legacy of Serle's Grit
Legacy of Spiteful Floret
Legacy of Starkonja's Head
Legacy of Svalinn
Legacy of The Blood Thorn
Legacy of The Knight-errant
Legacy of The Sentry
Legacy of The Smiling Knight
Legacy of The Unleashed
Legacy of The Vile Knight
Legacy of Trampletoe
Legacy of Trenchtimbre
Legacy of Twisted Empyrean
Legacy of Tyranny's Grip
Legacy of Wanderlust
Legacy of Wings of Caelyn
Legacy of Wulfsbane
Lesser Adept Rune
Lesser Body Rune
Lesser Desert Rune
Lesser Glacial Rune
Lesser Inspiration Rune
Lesser Iron Rune
Lesser Mind Rune
Lesser Rebirth Rune
Lesser Resolve Rune
Lesser Robust Rune
Lesser Stone Rune
Lesser Storm Rune
Lesser Vision Rune
Lesser Ward Rune
Masterwork Rune
Medved's Saga
Medved's Tending
Mind Rune
Olroth's Saga
Opiloti's Soul Core of Assault
Ornate Wombgift
Owl Idol
Ox Idol
Passion of Aldur
Perfect Adept Rune
Perfect Body Rune
Perfect Charging Rune
Perfect Desert Rune
Perfect Glacial Rune
Perfect Inspiration Rune
Perfect Iron Rune
Perfect Mind Rune
Perfect Rebirth Rune
Perfect Resolve Rune
Perfect Robust Rune
Perfect Stone Rune
Perfect Storm Rune
Perfect Vision Rune
Perfect Ward Rune
Primate Idol
Quipolatl's Soul Core of Flow
Quipolatl's Thesis
Rabbit Idol
Raven-Touched Shard
Rebirth Rune
Resolve Rune
Revelatory Wombgift
Robust Rune
Rune of Accumulation
Rune of Acrobatics
Rune of Confrontation
Rune of Consistency
Rune of Culmination
Rune of Foundations
Rune of Reach
Rune of Renown
Rune of Vital Flame
Rune of Vitality
Rune of the Blossom
Rune of the Hunt
Rune of the Prism
Saqawal's Rune of Erosion
Saqawal's Rune of Memory
Saqawal's Rune of the Sky
Serle's Triumph
Signet Wombgift
Snake Idol
Soul Core of Atmohua
Soul Core of Azcapa
Soul Core of Cholotl
Soul Core of Citaqualotl
Soul Core of Jiquani
Soul Core of Opiloti
Soul Core of Puhuarte
Soul Core of Quipolatl
Soul Core of Tacati
Soul Core of Ticaba
Soul Core of Topotante
Soul Core of Tzamoto
Soul Core of Xopec
Soul Core of Zalatl
Soul Core of Zantipi
Stag Idol
Stone Rune
Storm Rune
Tacati's Soul Core of Affliction
Tecrod's Gaze
Thane Girt's Rune of Wildness
Thane Grannell's Rune of Mastery
Thane Leld's Rune of Spring
Thane Myrk's Rune of Summer
The Greatwolf's Rune of Claws
The Greatwolf's Rune of Willpower
Thrud's Might
Topotante's Soul Core of Dampening
Tzamoto's Soul Core of Ferocity
Uhtred's Saga
Uhtred's Sidereus
Ulaman's Gaze
Uromoti's Soul Core of Attenuation
Vision Rune
Vorana's Carnage
Vorana's Saga
Ward Rune
Warding Rune of Annihilation
Warding Rune of Armature
Warding Rune of Bodyguards
Warding Rune of Courage
Warding Rune of Desperation
Warding Rune of Disintegration
Warding Rune of Equinox
Warding Rune of Glancing
Warding Rune of Heart
Warding Rune of Hollowing
Warding Rune of Nourishment
Warding Rune of Obsession
Warding Rune of Protection
Warding Rune of Reinforcement
Warding Rune of Salvaging
Warding Rune of Stability
Warding Rune of Symbiosis
Wolf Idol
Xipocado's Soul Core of Dominion
Xopec's Soul Core of Power
Zalatl's Soul Core of Insulation
`);
