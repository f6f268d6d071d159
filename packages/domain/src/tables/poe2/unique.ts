import { listNames } from '../name-table.ts';

/**
 * Names of poe2 uniques. Source: the trade site's list (2026-08-21). Uniques are grouped by frame, so this is not a
 * name table: it lists what can be entered manually and priced.
 */
export const poe2UniqueNames = listNames(`
Ab Aeterno
Adonia's Ego
Aerisvane's Wings
Against the Darkness
Alkem Eira
Alpha's Howl
Amor Mandragora
Andvarius
Apep's Supremacy
Apron of Emiran
Arakaali's Gift
Arvil's Wheel
Ashrend
Asphyxia's Wrath
Assailum
Astramentis
Atsak's Sight
Atziri's Acuity
Atziri's Contempt
Atziri's Disdain
Atziri's Rule
Atziri's Splendour
Atziri's Step
Aurseize
Beacon of Azis
Beetlebite
Beira's Anguish
Belly of the Beast
Berek's Grip
Berek's Pass
Berek's Respite
Beyond Reach
Bijouborne
Birth of Fury
Birthright Buckle
Bitterbloom
Black Sun Crest
Blackbraid
Blackflame
Blackgleam
Blackheart
Blessed Bonds
Blistering Bond
Blood Price
Blood of the Warrior
Bloodbarrier
Blueflame Bracers
Bones of Ullr
Brain Rattler
Bramblejack
Breath of the Mountains
Briarpatch
Briskwrap
Bristleboar
Bronzebeard
Brutus' Lead Sprinkler
Brynhand's Mark
Bursting Decay
Bushwhack
Byrnabas
Cadiro's Gambit
Calgyra's Arc
Call of the Brotherhood
Candlemaker
Carnage Heart
Carrion Call
Cat O' Nine Tails
Chainsting
Chernobog's Pillar
Chober Chaber
Choir of the Storm
Cloak of Defiance
Cloak of Flame
Coat of Red
Collapsing Horizon
Constricting Command
Controlled Metamorphosis
Cornathaum
Corona of the Red Sun
Corpsewade
Cospri's Will
Couture of Crimson
Coward's Legacy
Cracklecreep
Crest of Ardura
Crown of Eyes
Crown of Thorns
Crown of the Pale King
Crown of the Victor
Cursecarver
Daevata's Wind
Darkness Enthroned
Darkray Vectors
Death Articulated
Death Rush
Death's Harp
Deathblow
Deathrattle
Decree of Acuity
Decree of Flight
Decree of Loyalty
Defiance of Destiny
Deidbell
Demon Stitcher
Dionadair
Doedre's Damning
Doedre's Tenure
Doomfletch
Doomgate
Doryani's Prototype
Double Vision
Dreadfist
Dream Fragments
Drillneck
Duality
Dunkelhalt
Dusk Vigil
Dustbloom
Earthbound
Edyrn's Tusks
Effigy of Cruelty
Elevore
Empire's Grasp
Enezun's Charge
Enfolding Dawn
Erian's Cobble
Eshtera's Path
Essentia Sanguis
Eventide Petals
Evergrasping Ring
Eye of Chayula
Eyes of the Runefather
Ezomyte Peak
Facebreaker
Fairgraves' Curse
Feathered Fortress
Fireflower
Fixation of Yix
Flesh Crucible
Font of Power
For Utopia
Forbidden Gaze
Forgotten Warden
Forsaken Bangle
Foxshade
From Nothing
Frostbreath
Fury of the King
Gamblesprint
Geofri's Sanctuary
Ghostmarch
Ghostwrithe
Gifts from Above
Glimpse of Chaos
Gloamgown
Gloomform
Glowswarm
Goldrim
Goregirdle
Grand Spectrum
Gravebind
Greed's Embrace
Greymake
Grip of Kulemak
Grip of Winter
Guiding Palm
Guiding Palm of the Eye
Guiding Palm of the Heart
Guiding Palm of the Mind
Hand of Wisdom and Action
Hateforge
Headhunter
Heart of the Well
Heartbound Loop
Heatshiver
Heroic Tragedy
Hinekora's Sight
Hoghunt
Horns of Bynden
Horror's Flight
Hrimnor's Hymn
Hyrri's Ire
Hysseg's Claw
Icefang Orbit
Icetomb
Idle Hands
Idol of Uldurn
Igniferis
Immaculate Adherence
Indigon
Infernoclasp
Ingenuity
Innsmouth
Ironbound
Irongrasp
Ironride
Jarngreipr
Kalandra's Touch
Kaltenhalt
Kaom's Heart
Keelhaul
Keeper of the Arc
Killjoy
Kingsguard
Kitoko's Current
Lavianga's Spirits
Leer Cast
Legionstride
Leopold's Applause
Levinstone
Lifesprig
Lightning Coil
Ligurium Talisman
Liminal Coil
Lioneye's Glare
Lochtonial Caress
Loreweave
Luminous Pace
Lycosidae
Mageblood
Mahuxotl's Machination
Maligaro's Virtuosity
Marohi Erqi
Mask of the Sanguimancer
Mask of the Stitched Demon
Matsya
Megalomaniac
Meginord's Girdle
Melting Maelstrom
Merit of Service
Midnight Braid
Mind of the Council
Ming's Heart
Mist Whisper
Mjölner
Morior Invictus
Murkshaft
Myris Uxor
Nascent Hope
Nazir's Judgement
Nebuloch
Necromantle
Ngamahu's Chosen
Nightfall
Nightscale
Nocturne
Northpaw
Oaksworn
Obern's Bastion
Olroth's Resolve
Olrovasara
Opportunity
Original Sin
Painter's Servant
Palm of the Dreamer
Pariah's Embrace
Perandus Seal
Perfidy
Periphery
Pillar of the Caged God
Plaguefinger
Polcirkeln
Powertread
Pragmatism
Prayers for Rain
Prism Guardian
Prism of Belief
Prized Pain
Quatl's Molt
Quecholli
Queen of the Forest
Quill Rain
Radiant Grief
Rampart Raptor
Rathpith Globe
Rearguard
Redblade Banner
Redemption
Redflare Conduit
Revered Resin
Reverie
Rise of the Phoenix
Rite of Passage
Rondel de Ezo
Rondel of Fragility
Runeseeker's Call
Ryslatha's Coil
Sacred Flame
Sacrosanctum
Sadist's Mercy
Saffell's Frame
Safrin's Resolve
Saitha's Spear
Sands of Silk
Sandstorm Visage
Sanguine Diviner
Sanguis Heroum
Scold's Bridle
Sculpted Suffering
Seed of Cataclysm
Seeing Stars
Serle's Grit
Serpent's Egg
Serpent's Lesson
Shackles of the Wretched
Shankgonne
Shavronne's Satchel
Shyaba
Sierran Inheritance
Silks of Veneration
Silverthorne
Sine Aequo
Sire of Shards
Skin of the Loyal
Skysliver
Slivertongue
Snakebite
Snakepit
Solus Ipse
Soul Mantle
Soul Tether
Spire of Ire
Spiteful Floret
Splinter of Lorrata
Splinterheart
Split Personality
Starkonja's Head
Stone of Lazhwar
Strugglescream
Sunsplinter
Surefooted Sigil
Surge of the Tide
Svalinn
Sylvan's Effigy
Tabula Rasa
Tangletongue
Taryn's Shiver
Temporalis
Tetzlapokal's Desire
The Adorned
The Anvil
The Auspex
The Barrow Dweller
The Black Cat
The Black Doubt
The Black Insignia
The Blood Thorn
The Brass Dome
The Bringer of Rain
The Burden of Shadows
The Burrower
The Coming Calamity
The Covenant
The Dancing Mirage
The Dark Defiler
The Deepest Tower
The Devouring Diadem
The Empty Roar
The Eternal Spark
The Everlasting Gaze
The Fall of the Axe
The Fallen Formation
The Flesh Poppet
The Gnashing Sash
The Hammer of Faith
The Hollow Mask
The Infinite Pursuit
The Knight-errant
The Last Lament
The Lethal Draw
The Mutable Star
The Ordained
The Pandemonius
The Prisoner's Manacles
The Rat Cage
The Raven's Flock
The Road Warrior
The Searing Touch
The Sentry
The Smiling Knight
The Sunken Vessel
The Surrender
The Taming
The Three Dragons
The Unborn Lich
The Unleashed
The Vertex
The Vile Knight
The Wailing Wall
The Whispering Ice
The Wicked Quill
Thief's Torment
Threaded Light
Thrillsteel
Thunderfist
Thunderstep
Tidebreaker
Titanrot Cataphract
Trampletoe
Treefingers
Trenchtimbre
Trephina
Twisted Empyrean
Tyranny's Grip
Uhtred's Chalice
Umbilicus Immortalis
Undying Hate
Ungil's Harmony
Valako's Roar
Valako's Vice
Veil of the Night
Veilpiercer
Venopuncture
Ventor's Gamble
Vestige of Darkness
Vigilant View
Vis Mortis
Visage of Ayah
Voices
Voll's Protector
Voltaxic Rift
Waistgate
Wake of Destruction
Wandering Reliquary
Wanderlust
Waveshaper
Whisper of the Brotherhood
Widow's Reign
Widowhail
Window to Paradise
Windscream
Wings of Caelyn
Wondertrap
Wulfsbane
Wylund's Stake
Xoph's Blood
Yoke of Suffering
Yriel's Fostering
Zaida's Longevity
Zerphi's Genesis
Zerphi's Serape
`);
