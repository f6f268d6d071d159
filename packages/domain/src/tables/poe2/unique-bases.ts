/**
 * Bases that distinguish copies of a poe2 unique (D45) and can be listed: improved bases, and the bases of uniques with
 * several bases. Excludes Grand Spectrum, whose copies also differ by their mods. Source: the trade site's list of
 * uniques with their bases (August 2026).
 */
const runemastered = `
Ab Aeterno
Aerisvane's Wings
Alkem Eira
Alpha's Howl
Apep's Supremacy
Apron of Emiran
Arvil's Wheel
Ashrend
Atsak's Sight
Atziri's Acuity
Atziri's Disdain
Atziri's Splendour
Atziri's Step
Aurseize
Beetlebite
Belly of the Beast
Birth of Fury
Bitterbloom
Black Sun Crest
Blood Price
Bloodbarrier
Blueflame Bracers
Bones of Ullr
Brain Rattler
Bramblejack
Briarpatch
Briskwrap
Bristleboar
Bronzebeard
Brynhand's Mark
Bushwhack
Calgyra's Arc
Candlemaker
Carrion Call
Chernobog's Pillar
Cloak of Defiance
Cloak of Flame
Coat of Red
Constricting Command
Cornathaum
Corona of the Red Sun
Corpsewade
Cospri's Will
Couture of Crimson
Crest of Ardura
Crown of Eyes
Crown of Thorns
Crown of the Pale King
Crown of the Victor
Darkray Vectors
Deathblow
Deathrattle
Decree of Acuity
Decree of Flight
Decree of Loyalty
Deidbell
Demon Stitcher
Dionadair
Doedre's Tenure
Doomgate
Doryani's Prototype
Double Vision
Dreadfist
Duality
Dunkelhalt
Dustbloom
Edyrn's Tusks
Effigy of Cruelty
Elevore
Empire's Grasp
Enfolding Dawn
Erian's Cobble
Essentia Sanguis
Eventide Petals
Eyes of the Runefather
Ezomyte Peak
Facebreaker
Feathered Fortress
Forgotten Warden
Foxshade
Gamblesprint
Ghostmarch
Ghostwrithe
Glimpse of Chaos
Gloamgown
Gloomform
Goldrim
Gravebind
Greed's Embrace
Greymake
Grip of Winter
Hand of Wisdom and Action
Hateforge
Heatshiver
Hoghunt
Horns of Bynden
Hrimnor's Hymn
Hyrri's Ire
Hysseg's Claw
Icetomb
Idle Hands
Indigon
Innsmouth
Irongrasp
Ironride
Jarngreipr
Kaltenhalt
Keeper of the Arc
Killjoy
Kingsguard
Kitoko's Current
Leer Cast
Legionstride
Leopold's Applause
Lightning Coil
Lochtonial Caress
Loreweave
Luminous Pace
Lycosidae
Maligaro's Virtuosity
Mask of the Sanguimancer
Mask of the Stitched Demon
Mind of the Council
Mjölner
Morior Invictus
Myris Uxor
Necromantle
Nightfall
Nightscale
Nocturne
Northpaw
Oaksworn
Obern's Bastion
Olrovasara
Painter's Servant
Pariah's Embrace
Perfidy
Pillar of the Caged God
Plaguefinger
Powertread
Pragmatism
Prayers for Rain
Prism Guardian
Quatl's Molt
Queen of the Forest
Rampart Raptor
Rathpith Globe
Redblade Banner
Redflare Conduit
Reverie
Rise of the Phoenix
Rondel de Ezo
Runeseeker's Call
Sacrosanctum
Saffell's Frame
Sands of Silk
Sandstorm Visage
Scold's Bridle
Serpent's Lesson
Shackles of the Wretched
Shankgonne
Sierran Inheritance
Silks of Veneration
Silverthorne
Sine Aequo
Snakebite
Solus Ipse
Soul Mantle
Spiteful Floret
Starkonja's Head
Sunsplinter
Svalinn
Temporalis
Tetzlapokal's Desire
The Auspex
The Barrow Dweller
The Black Doubt
The Black Insignia
The Bringer of Rain
The Coming Calamity
The Covenant
The Dancing Mirage
The Devouring Diadem
The Eternal Spark
The Hollow Mask
The Infinite Pursuit
The Knight-errant
The Mutable Star
The Prisoner's Manacles
The Rat Cage
The Sentry
The Smiling Knight
The Sunken Vessel
The Surrender
The Three Dragons
The Unleashed
The Vertex
The Vile Knight
Threaded Light
Thrillsteel
Thunderfist
Titanrot Cataphract
Trampletoe
Treefingers
Twisted Empyrean
Tyranny's Grip
Valako's Vice
Veil of the Night
Vestige of Darkness
Vis Mortis
Visage of Ayah
Voll's Protector
Waistgate
Wake of Destruction
Wandering Reliquary
Wanderlust
Waveshaper
Widow's Reign
Window to Paradise
Windscream
Wings of Caelyn
Wondertrap
Wulfsbane
Yriel's Fostering
Zerphi's Serape
`;
const runeforged = `
Amor Mandragora
Blackbraid
Brain Rattler
Brutus' Lead Sprinkler
Brynhand's Mark
Chainsting
Chober Chaber
Daevata's Wind
Death's Harp
Doomfletch
Double Vision
Frostbreath
Hoghunt
Hrimnor's Hymn
Hysseg's Claw
Ironbound
Kaom's Heart
Matsya
Mist Whisper
Nazir's Judgement
Pillar of the Caged God
Quecholli
Quill Rain
Radiant Grief
Rampart Raptor
Saitha's Spear
Sculpted Suffering
Seeing Stars
Serle's Grit
Shyaba
Skin of the Loyal
Skysliver
Slivertongue
Spiteful Floret
Splinter of Lorrata
Splinterheart
Tabula Rasa
Tangletongue
The Blood Thorn
The Brass Dome
The Empty Roar
The Flesh Poppet
The Sentry
Tidebreaker
Trenchtimbre
Trephina
Tyranny's Grip
Widowhail
`;
const several: Readonly<Record<string, readonly string[]>> = {
  'Hand of Wisdom and Action': ['furtive wraps', 'spiral wraps'],
  'Rathpith Globe': ['sacred focus'],
  'Seeing Stars': ['marching mace', 'plated mace'],
  "The Prisoner's Manacles": ['kalguuran cuffs'],
  'The Surrender': ['stone tower shield', 'vaal tower shield'],
  "Voll's Protector": ['ironclad vestments', 'plated vestments'],
};

let known: ReadonlyMap<string, readonly string[]> | undefined;

/**
 * Lists the bases that distinguish copies of a poe2 unique, given its lower-case name, spelled as in the groups of that
 * unique; empty if the unique has none.
 */
export function listTellingBases(name: string): readonly string[] {
  known ??= readBases();
  return known.get(name) ?? [];
}

function readBases(): ReadonlyMap<string, readonly string[]> {
  const bases = new Map<string, string[]>();
  const add = (name: string, ...more: readonly string[]): void => {
    const key = name.toLowerCase();
    bases.set(key, [...(bases.get(key) ?? []), ...more]);
  };
  for (const [name, plain] of Object.entries(several)) add(name, ...plain);
  for (const name of runemastered.trim().split('\n')) add(name, 'runemastered');
  for (const name of runeforged.trim().split('\n')) add(name, 'runeforged');
  return bases;
}
