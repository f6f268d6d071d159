/**
 * Uniques by icon art, for icons whose file name does not identify the unique: early files are numbered, and some files
 * are shared. The art is the file name in words, by which unidentified uniques are grouped. Source: recorded identified
 * uniques.
 */
const arts = `
abyss body: Shroud of the Lightless
abyss boots: Bubonic Trail
abyss gloves: Tombfist
abyss helmet: Lightpoacher
additional skeleton mages modifier: Dead Reckoning
affliction jewel: The Light of Meaning
agate amulet unique: Voll's Devotion
alexaxe: Soul Taker
alexaxeandheartbreaker: Kingmaker
allelopathy: The Embalmer
americs maul: Cameria's Maul
amulet13: The Ascetic
amulet1unique: Sidhebreath
amulet2unique: Araku Tiki; Ngamahu Tiki
amulet36: Astramentis
amulet37: Carnage Heart
amulet4unique: Karui Ward
amulet5unique: Stone of Lazhwar
amulet5unique2: Stone of Lazhwar
amulet6unique: The Ignomon
amulet7unique: Eye of Chayula
amulet7unique2: Demigod's Presence
animate weapon modifier: Spirit Guards
ascendance amulet: Crystallised Omniscience
ashwaker: Ashcaller
assassin unique: Badge of the Brotherhood
avian body armour: Saqawal's Nest
barrage modifier: Volley Fire
bear trap shield2: Jaws of Agony
belt of the deciever: Belt of the Deceiver
belt6unique: Wurm's Molt
belt6unique2: Wurm's Molt
belt7unique: Meginord's Girdle
belt8: Sunblast
blade of vastri: Ichimonji
bleed claw: Rive
bleedgloves: Haemophilia
blight threshold: Spreading Rot
block flask: Rumi's Concoction
blood amulet: Bloodgrip
blood perigree: Xoph's Inception
blood perigree breach: Xoph's Nurture
blue corrupt1: Vaal Sentencing
blue corrupt3: Corrupted Energy
blue corrupt4: Fevered Mind
blue corrupt5: Brittle Barrier
blue corrupt6: Powerlessness
blue jewel3: Malicious Intent
blue jewel4: Fortified Legion
blue jewel5: Anatomical Knowledge
blue jewel6: Energy From Within
blue jewel7: Healthy Mind
body dex3cunique: Hyrri's Ire
body int1aunique: Cloak of Flame
body int1cunique: Shavronne's Wrappings
body str3cunique: Kaom's Heart
boots dex int unique2: Victario's Flight
boots dex unique1: Deerstalker
boots dex unique2: Goldwyrm
boots str dex unique3: Dusktoe
bootunique: Bones of Ullr
bow of the council: Reach of the Council
bow1unique: Silverbranch
bow2unique: Quill Rain
bow5unique: Chin Sol
bow8unique: Lioneye's Glare
brain scrambler: Brain Rattler
buckled belt unique: The Magnate; The Nomad
buckled belt unique2: Perandus Blazon
burning arrow modifier: Pitch Darkness
burning arrow threshold: Sudden Ignition
cherrubims crave: Cherrubim's Maleficence
cherufe: Pyre
chill shock harbinger mask: The Tempest's Binding
chitinhull: The Deep One's Hide
citrine amulet unique: Daresso's Salute
claw5unique2: Essentia Sanguis
claw8unique: Mortem Morsu
clawshield3: Advancing Fortress
cleave threshold: Overwhelming Odds
cold snap modifier: Winter's Bounty
combined blue ring: Precursor's Emblem
connected jewel: Thread of Hope
consumingthe dark: The Consuming Dark
crab unique boots: Craiceann's Tracks
cybils claw: Cybil's Paw
dagger2unique: Mightflay
dagger3unique: Ungil's Gauche
dagger7unique: Divinarius
deathforge: Giantsbane
deathsharp: Death's Harp; Death's Opus
demibelt1: Demigod's Bounty
demigods armour: Demigod's Dominance
demigods band: Demigod's Eye
demigods shield: Demigod's Beacon
dexto int: Fertile Mind
dexto str: Inertia
diamond ring unique: Gifts from Above
die of destiny: Ventor's Gamble
doom fletch: Doomfletch; Doomfletch's Prism
double damage modifier: Weight of the Empire
dual strike threshold: Might and Influence
eagle: Windripper
edgeoftheempire: Izaro's Dilemma
eldar quiver: Voidfletcher
elder bow: Hopeshredder
elder jewel: Watcher's Eye
elder sword: Innsbury Edge
embrace: The Covenant
end of era: Death's Hand
entropywings: Wings of Entropy
eternal sleep1: Severed in Sleep
eternal sleep2: United in Dream
ethereal knives threshold: Ring of Blades
explorers gauntlet2: Worldcarver
fang unique: Arakaali's Fang
fireball modifier: Rolling Flames
freezing pulse threshold: First Snow
frenzygloves: Snakebite
frost blades threshold: Fight for Survival
frostbolt threshold: Frozen Trail
furryheadofstarkonja: Starkonja's Head
gangs boots: Gang's Momentum
geofri sanctuary: Geofri's Sanctuary
glacial hammer modifier: Shattered Chains
glacial hammer threshold: Winter Burial
glitterdisk: Glitterdisc
gloves dex int unique1: Facebreaker
gloves str5: Meginord's Vise
gloves str6: Winds of Change
golem arctic: Primordial Eminence
golem tempest: Primordial Harmony
gore frenzy: The Blood Dance
green corrupt1: Sacrificial Harvest
green corrupt2: Chill of Corruption
green corrupt3: Hungry Abyss
green corrupt4: Weight of Sin
green corrupt5: Self-Flagellation
green corrupt6: Pacifism
green jewel1: Cheap Construction
green jewel2: Hair Trigger
green jewel5: Cold Steel
green jewel6: Pugilist
green jewel7: Static Electricity
ground slam modifier: Rapid Expansion
heartbound ring: Heartbound Loop
hellbringer: Voidbringer
helmet dex int unique1: Rime Gaze
helmet dex int9x: Leer Cast
helmet dex unique2: Goldrim
helmet str dex2unique: Devoto's Devotion
high quest reward blue: Conqueror's Potency
high quest reward green: Conqueror's Longevity
high quest reward red: Conqueror's Efficiency
hither: Empire's Grasp
hrimsorrow: Hrimburn; Hrimsorrow
hryyis bite: Hyrri's Bite; Hyrri's Demise
hyrris mark: Asenath's Mark
ice shot threshold: Omen on the Winds
illuminatis: Incandescent Heart
injector belt: Mageblood
inspiring cry modifier: Spirited Response
intto dex: Careful Planning
intto str: Efficient Training
iron commendant: Iron Commander
karui civilization: Lethal Pride
lady ring: Perandus Signet
leviathanivory: The Wasp Nest
lightbanerainment: Lightbane Raiment
lioneyes armour: Lioneye's Vision
lychnuslyaei: Nycta's Lantern
magma orb threshold: Inevitability
magnis eclipsis: Magna Eclipsis
malachai loop: Malachai's Loop
maledict: Obliteration
maligaros virtousity: Maligaro's Virtuosity
maraketh civilization: Brutal Restraint
marrow gasher: Taproot
master of gems: Ashes of the Stars
mid quest reward blue: Assassin's Haste
mid quest reward green: Poacher's Aim
mid quest reward red: Warlord's Reach
mine staff: Tremor Rod
minion helmet: Speaker's Wreath
mirror ring: Kalandra's Touch
mjolner: Mjölner
molten strike threshold: Wildfire
moonstone ring unique: Shavronne's Revelation
mother dyadus: Dyadian Dawn
myriad grasp: Skin of the Loyal
myriad grasp grand: Skin of the Lords
northbound: Southbound
null bow: Null's Inclination
nuros purifying harp: Nuro's Harp
oathkeeper: Spine of the First Claimant
on shocked: Inpulsa's Broken Heart
one hand mace3a: Lavianga's Wisdom
one hand mace3unique: Gorebreaker
one hand mace5unique: Brightbeak
one hand mace6unique: Flesh-Eater
one hand sword1unique: Redbeak
one hand sword3unique: The Princess
one hand sword5unique: Lakishu's Blade
one hand sword7unique: Rebuke of the Vaal
one hand sword8unique: Ephemeral Edge
perserverance: Perseverance
plaguebringer: Breath of the Council
poison damage modifier: Growing Agony
puzzle piece jewel cleansing fire: Forbidden Flame
puzzle piece jewel great tangle: Forbidden Flesh
quid: Atziri's Foible
quiver unique1: Blackgleam; The Signal Fire
quiver unique2: Broadstroke
quiver unique4: Craghead
radience: Sire of Shards
raise zombie threshold: Violent Dead
rakiata sword: Rakiata's Dance
recallingthe wretched: Shackles of the Wretched
reckless defense: Reckless Defence
red component3: Ahkeli's Valley
red corrupt1: Atziri's Reign
red corrupt5: Blood Sacrifice
red corrupt6: Fragility
red jewel10: Coated Shrapnel
red jewel2: Brawn
red jewel5: Energised Armour
red jewel6: Fireborn
red jewel7: Might in All Forms
red karui: Rain of Splinters
red karui2: Spire of Stone
rhysblade: The Dancing Dervish
rigwalds talisman: Eyes of the Greatwolf
rigwarl axe: Rigwald's Savagery
rigwarl sword: Rigwald's Command
ring10: Emberwake
ring1unique: Blackheart
ring2unique: Kaom's Sign
ring3unique: Doedre's Damning
ring4unique: Andvarius
ring6unique: Dream Fragments
rumblestep: Redblade Tramplers
ryuslathas clutches: Ryslatha's Coil
santaris answer: Sentari's Answer
sarkhams reach: Roth's Reach
scalesoftheserpent: Viper's Scales
scepter8unique2: Bitterdream
serpentseed: Snakepit
shapers flask: Dying Sun
shapers gloves: Shaper's Touch
shield dex unique1: Thousand Teeth Temu
shield dex unique5: Crest of Perandus
shield dex unique6: Kaltenhalt
shield dex5unique: Atziri's Mirror
shield int6unique: Rathpith Globe
shield str dex unique1: Daresso's Courage
shield str int unique2: Springleaf
shield str int unique6: Saffell's Frame
shield str int unique7unique: Aegis Aurora
shield str unique6: Lioneye's Remorse
shield str unique7: Titucius' Span; Titucus Span
shrapnel shot threshold: Collateral Damage
skitterbot ring: Profane Proxy
socketed talisman: Night's Hold
spark threshold: Hazardous Research
spectral throw modifier: Steel Spirit
spectre jewel: Unending Hunger
spider armour body: Fenumus' Shroud
spirit harness: The Coming Calamity
staff1unique: Fencoil
staff4unique: The Searing Touch
staff5unique: Realmshaper
staff6unique: Agnerod East; Agnerod North; Agnerod South
staff8unique: The Whispering Ice
staff8unique x: The Stormheart
stormcloud: Storm Cloud; The Tempest
str int3aunique: Voll's Protector
str int3aunique2: Ambu's Charge
string axe: Debeon's Dirge
strto dex: Fluid Motion
strto int: Brute Force Solution
synthesis fire: Circle of Anguish
synthesis physical: Circle of Nostalgia
targemtabi: Mutewind Whispersteps
the corundum: Prism Guardian
the extractor: The Harvest
the green dream upgrade: The Green Nightmare
the lead sprinkler: Brutus' Lead Sprinkler
thought motion1: Hand of Thought and Motion
tornfleshofgods: Solaris Lorica
trapper armour: Tinkerskin
trigger quiver base: Maloney's Mechanism
two hand axe spare: Limbsplit
two hand axe unique1: Reaper's Pursuit
two hand axe unique2: The Blood Reaper
two hand axe11unique: Kaom's Primacy
two hand mace2unique2: Marohi Erqi
two hand mace5unique: Quecholli
two hand mace6unique: Hrimnor's Hymn
two hand mace7unique: Geofri's Baptism
two hand sword unique2: Terminus Est
two hand sword unique3: Queen's Decree
two hand sword5unique: Rigwald's Charge
two hand sword6unique: Shiversting
uber elder helmet: Indigon
uber elder ring: Mark of the Elder
uber shaper ring: Mark of the Shaper
unique curse ring: Anathema
unique dire claw talisman: Rigwald's Curse
unique jewel base1: Split Personality
unique jewel base2: Megalomaniac
unique jewel base3: Voices
unique rapier1: Chitus' Needle
unique rapier6: The Goddess Bound
unique10: Apparitions
unique11: From Dust
unique12: Survival Secrets
unique13: Clear Mind
unique16: Mantra of Flames
unique17: Hidden Potential
unique2: Survival Instincts
unique20: Fragile Bloom
unique21: Izaro's Turmoil
unique4: Survival Skills
unique5: Martial Artistry
unique6: Intuitive Leap
unique7: Inspired Learning
unique8: To Dust
unique9: Eldritch Knowledge
vaal civilization: Glorious Vanity
verdant guardian sword1: Grelwood Shank
victarios jacket: Victario's Influence
victaros charity: Victario's Charity
vigilante modifier: The Vigil
voice of the storm upgrade: Choir of the Storm
void gaze: The Dark Seer
voidshaft: Voltaxic Rift
wand unique1: Eclipse Solaris
wand unique2: Moonsorrow
wand unique3: Midnight Bargain
wand1unique: Twyzel
wilefangs pelt: Gruthkul's Pelt
wolfhead: Alpha's Howl
wychverge: Abberath's Horn
xedralyas: The Aylardex
y flask5: Lion's Roar
yphethakks heart upgrade: Xoph's Blood
zeno gloves: Oskarm
`;

let known: ReadonlyMap<string, readonly string[]> | undefined;

/** Lists the poe1 uniques that may have this art, by name; undefined if the art is unknown. */
export function listUniquesOfArt(art: string): readonly string[] | undefined {
  known ??= new Map(
    arts
      .trim()
      .split('\n')
      .map((line) => line.split(': ') as [string, string])
      .map(([name, uniques]) => [name, uniques.split('; ')]),
  );
  return known.get(art);
}
