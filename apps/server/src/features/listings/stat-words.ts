/** Words that occur in item lines of both games, taken from recorded items. */
const written = `
a abominations above abyss abyssal abysses accompanied accuracy action activate activates activation active actual
acuity add added adding additional adds adrenaline advanced aegis affect affected affecting affects after aftershock
aftershocks against agate agnerod agony ailment ailments akhara akoya albino alchemy alert alive all allied allies
allocated allocates allowed allows alpha already also altars alteration alternate alva always amount amulet amulets
an ancestors ancestral ancient and anger angle animals animate animated annihilation annulment anointed anomaly
another any apparition appearance applied applies apply applying arakaali arc arcane arcanist archer archers
archnemesis arctic are area areas aren armed armour armoured armours around arrow arrows artifacts artist as asenath
ash aspect assassin assault astral astramentis asylum at atlas attached attaches attachment attack attacker
attackers attacks attract attribute attributes attunement atziri augment augmented augments aura auras automaton
avalanche avatar avian avoid awakened away axe axes azmeri azurite back balbala ballista bameth banner banquet
bargain barrage barriers bascinet base based bathed battery battle be beam beams bear beast beasts becomes been
before began behind being belly below belt berek berserking bestiary between beyond bino bisco bite black blacksmith
blade bladefall blades bladestorm bladestorms blank blast blastchain bleed bleeding blessing blight blighted blind
blinded blinding block blocked blocking blood bloodbond bloodline bloodthirsty blow blows blue blunt body bolt bond
bonded bone bonus bonuses boots born boss bosses both bound bow bows bramble brand branded brands breach breaches
breachstone breachstones break breath brewed brutal buff buffs buildup burn burning burst bursts but by bypass
bypassed cadiro cage call can cannot capped capturing carcass card cards careful carrying cartographer cascade
cascades cast caster casting casts catalyst catalysts catch caught cause caused causes causing celebration celestial
certain chain chaining chainmail chains chance change changes channelling chaos character charge charged charges
charisma charm chayula chest chests chill chilled chilling chills chin chip chisel chosen chromatic circle citadel
clasped class claw claws cleave cloak cloister close closer cloud clout cluster coil coin cold collar collectors
colour combat combination combined combust commanded commandment completed concentrated condensed conditions
conductivity conduit conduits cone connected connects conquered conqueror consecrated conservationist constantly
consume consumed consumes consuming consumption contain contained contains contributes converted cooldown copy
coronal corpse corpses corrupted corrupting corruption corrupts cortex coruscating cospri cost costs count
counterattack counterattacks counting counts cover covers crab crafted crafting crawler create creates crescent
crimson crit critical cross crossbows crown cruelty crusader cry crystal culling cultists cunning currency
currencyitem current curse cursed curses cursor cut cyclone dagger daggers damage damaged damages damaging dancing
daresso dark darkness darkseer dead deafening deal dealing deals dealt death deathmarked debilitated debuff debuffs
decay deception deck decks decoy decree deep default defeated defence defences defenders defensive dekhara delayed
delirious delirium delve denoted density depleted depletes depths dervish desecrated desecrates despair destroyed
destroys destruction detached determination detonate detonated detonates detonation devoted dexterity diamond
dictator die dies difficult difficulty directly disabled disables disappears disfavour dispels dispersers distance
distillate divination divine do dodge doedre does doesn dominance dominant doom doomfletch doryani double doubled
doubles dragon dragonfly dread drillneck drop dropped drops dual duelist duplicate duration during each eater echo
edict effect effective effects efficacy efficiency einhar elder elderslayer eldritch electrocuting elegant element
elemental elements elite elixir elusive emblem emblems emotions empower empowered empty enchanted enchantment
enchants encounter encountered encounters end ends endurance enduring enemies enemy energy enfeeble engineering
enhance enhances enlighten enraging ensnared ensure enters envy equal equilibrium equippable equipped escape essence
essences eternal eternity ethereal evade evaded evasion evasive every evil exalted exarch exchange executioner
exerted exerts exile exiles existing expand expected expedition experience experimented expire expires expiry
explicit explode exploding explosion explosions explosive explosives exposure extra eye eyes factions fall falls
fanatics fang faridun farrul farther faster fatal favour favours fear feast feather fecund fee feed fertile fervour
fewer fidelitas fill filled final find finish finished fire fireball fired fires firestorms fireworks first fishing
fissures fist five flame flames flamethrower flammability flask flasks flawless flee flesh flight flow flying focus
footprints for forbidden force forest fork form fortification fortified fortify fossil found four fractured
fracturing fragment fragments frame freedom freeze freezes freezing frenzy frequency frogs from front frost
frostbite frostbolt frozen full fumes fundamentals fungal fur furious further fury fuse fusillade fusing gain gained
gaining gains gamble gaps gem gemcutter gemini gemitem gems general generate generation generosity get geysers
ghastly ghostflame ghosts gilded give gives glacial global glory gloves glow gluttony glyphic goddess gold golem
golems gore gory grace graft graftblood grand grandmasters granite grant granted granting grants grasp grave great
greater greatly greatwolf green grip ground group grove growth growths guaranteed guaranteeing guard guarded
guardian guards half halls hammer hand handed hands harbinger harbingers harbour hardened harmless harvest harvested
has haste hatred haunted have haven having headdress headhunter heart heavy heist heists helmet helmets her herald
heup hex hexed hexes hexproof hideout high higher highest hinder hindered hired hiring historic hit hits hitting
hiveborn hoard holding hole holy house howl hubris huck humanoids hundred hunger hunted hunter hyaon hypnotic
hypothermia ice icestorm identifies if ignite ignited ignites ignored ignoring illusion immediately immolate
immortal immortalised immune immunity impact impale imperator imperial implicit imprisoned improve improved improves
in including increase increased increases incubated incubating incursion incursions infecting infernal inferno
infested inflict inflicted inflicts influence influenced infused infusion inhabitants inhabited initial innervate
innervation inoculation insatiable inside inspiration inspired instant instantly instead instil insufficient
intelligence intensity intentions interrupt interrupted interruption interrupts intimidate intimidated into invasion
inverted ire iron irradiated is it item itemised items its jack jewel jeweller jewellery jewels job jolt juggernaut
jump kaom karui keep keeping kiara kill killed killer killing kinetic kirac kitava kitchen knife knives knock
knockback knocked knocks kun labyrinth large largest last lasting lasts later layers laying le lead leadership
league learning least leather leave leech leeched leeches leeching left leftmost legacy legion length less lesser
level levels liege life lifeforce lifesprig lifetap light lightless lightning lightpoacher likely limit limited line
lingering link linked links lioneye liquid location lockdown lockpicking locks long lose loses loss lost low lower
lowered lowering lowest lucky lunaris lure maata mace maces machina made mages magic magicitem magma magnitude
magnitudes maim maimed main makes malevolence malice malicious mana manifest manifested many mao map maps maraketh
marauder mark marked marker markers marks martial massive master matches matching matter maul maw maximum maze
megalomaniac melee mender merciless mercury merging met metamorph meters metre metres midnight might mind mine mines
minimum minion minions mirage mirror mirrored mirrors mischief missions mitts mod modified modifier modifiers
modifies modify modifying mods molten momentum mon monster monsters monstrous more mortal mouse move movement moves
moving much multiple multiplier multistrike murderous mythic name natural near nearby necrolord nemesis nest net
never new next ngamahu nightblade nightmare niko nimbleness no non normal not notable notables nothing nova novas
number numeric nurse oath obelisks obliteration occurs of off offer offering offerings oil oils omeyocan omniscience
on once one ongoing only onslaught open opening options or orb orbs other others outcome outcomes over overcharged
overkill overlord overwhelm overwhelming own owner pacifism pack packs pain pair participate pass passive passives
patches path patrol patrolling pelt pen penetrate penetrates penetration per perandus perfect perfection perform
periodically persistent pet phantasm phantasms phasing phoenix physical piece pierce pierced pierces piercing pits
place placed placement placing plague plagued plate player players pledge plus pod poet point points poison poisoned
poisonous poisons pool poorjoy portal portals portrait possesses possible potency power powerful precursor prefix
prefixes presence prevent prevented prevention previous prey pride primal primary primordial prior prism prismatic
prodigal produce project projectile projectiles proliferation properties property prophecy protector provocateur
prowess proximity pulse pulses pulverise punishing punishment purifying purity purple putrid pvp quality quantity
quarter quarterstaves queen queue quills quiver quivers radius rage raging rain raise raised raises raising rakiata
rallying rampage random randomises randomly range ranged ranger rare rareitem rarest rarity rasa rat rate rating re
reach readiness realm receive recently recharge recharges recouped recover recovered recovers recovery red redeemer
redemption reduced reducing reduction reductions reflect reflected reflecting reflection reflects reflexes reforge
reforges refresh refreshed refund regal regenerate regenerated regeneration regret reinforcements related released
releases relic remaining remedies remote remove removed removes repeat repeats replaced replaces replica report
require required requirement requirements requiring reroll rerolls reservation reservations reserve reserved
reserves resistance resistances resonance respectively respite restless restricted resultant resulting return
returning reused reveals revelation revive reward rewarding rewards rhoa rhythm rift right rigwald ring rings rise
ritual rituals rod rogue roll romira room rooms roots rotates rotation round rounds rune runes runic rush rustic
ruthless s sacred sacrifice sacrificed sacrifices sadist salute same sample sand sash satisfied saviour scaling
scarab scarabs sceptre sceptres scion scorch scouting scroll scrolls scythe sea searching searing second secondary
seconds sections seed seeds seismic sells sends sentinel sentinels separately sequence sequences sequentially
seraphim sergeants service services seven severed sextant shade shadow shako shaper shard shards shatter shattered
shattering shavronne shell shield shields shock shocked shocking shocks shockwave shockwaves short shot shrapnel
shrine shrines shroud side siege silence silver similar simulacrum simultaneously sinews single sire six size
skeleton skeletons skill skills skin skitterbot skitterbots skittering skull skullbreaker slain slam slaying sleep
slot slots slowed slower slowing small smaller smite smoke snap snare snares snowforged so socket socketed sockets
sol solaris some sometimes soul souls spark spawn spawned spawns spear specialised specific spectral spectre
spectres spectrum speed spell spells spend spending spends spent sphere spider spiders spike spikes spinning spirit
spirits spite splash splinter splinters split splits spore spread spreads squire stack stacked staff stage stages
stance starforge start starting starts stationary status staves stay steal steel steelwood step stone storage stored
stores storm storms strand streak strength strengthens strike strikes strongbox strongboxes stronger stun stunned
stunning stuns stygian successive suffix sulphite summon summoned summons sunspire sunstone superior support
supported suppress suppressed surge surgeon surrounding swift swiftness swipe swirling sword swords syndicate
synthesis synthesised t tabula tags tailwind tainted take taken taker takes talisman tanks tar target targeted
targeting targets tattoos taunt taunted teleport tempest templar temple temporal ten tendrils tentacle tenth
tertiary than that the their them there they third this thorn thorns though three threshold through throw throwing
thrusting thunder tier tiers time timeless times to together tolerance tormented tornado total totem totems touch
toughness towards towers town toxic toxins traded trading transcended transfer transferred transformed transmutation
trap trapping traps trauma travel travels treasure treat treats tree tregul trial tribute trigger triggerable
triggered triggering triggers tripled trypanon twice twilight two type types uber ultimatum unaffected unallocated
unarmed unassailable unbridged uncapped uncompleted uncompletes undead under unending unholy unidentified union
unique uniqueitem units unknown unlocked unlucky unmaking unpredictably unreserved unset until unwavering
unwaveringly up upfront upgrade upgrades ursine use used uses using utility utmost vaal valuable value values
vampirism variety varunastra vaults ve veiled vendors vengeance venoms ventor veritania version very victario vile
viper virulence visage visibility vision vitality vivid void voidforge volatile volley volleys voltaxic
vulnerability wake walk walker wall walls wand wands war warband warcried warcries warcry ward warlord warning warp
warrior warriors wasting watchtowers wave waves way waystones weakness weapon weapons webs well wellspring were
weren when where which while whip whirling whispering white whiteitem widespread wielding wild will windripper wings
winter wisdom wisps witch witches with withered within without wolf wombgifts word worlds worms worn wrappings wrath
writhing x xibaqua yama yellow you your yourself zana zealot zealotry zero zombie zombies
`;

let words: ReadonlySet<string> | undefined;

/** Returns true if the text could be an item line, that is, if all of its words occur in recorded lines. */
export function isMadeOfStatWords(text: string, known: ReadonlySet<string>): boolean {
  words ??= new Set(written.trim().split(/\s+/));
  return listWords(text).every((word) => words?.has(word) === true || known.has(word));
}

/** Maximum number of words in a name, such as a base or a form; longer text is a stat. */
const MOST_WORDS_OF_NAME = 4;
const MOST_WORDS_OF_STAT = 10;
/** How stats added by corruption start in poe2: a number and its effect. */
const STAT_BEGINNING =
  /^(?:[+-]?#%? (?:increased|reduced|more|less|to|of|additional|chance|charm|life|mana)|(?:adds|gain|gains|regenerate|recover|leech|leeches|grants|has|allies) [+-]?#|(?:damage|minions|enemies|attacks|skills) [a-z ]{0,40}#)/;

/**
 * Returns true if the text is as short as a name, or starts and ends like a stat: known words alone could form any
 * sentence.
 */
export function isShapedLikeStat(text: string): boolean {
  const { length } = listWords(text);
  return length <= MOST_WORDS_OF_NAME || (length <= MOST_WORDS_OF_STAT && STAT_BEGINNING.test(text));
}

/** Splits text into lower-case words; numbers are not words. */
export function listWords(text: string): string[] {
  return text.toLowerCase().match(/\p{L}+/gu) ?? [];
}
