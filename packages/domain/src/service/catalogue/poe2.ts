import type { ActGroup, AscendancyGroup, Service } from '../service.ts';

const ascendancyGroups: readonly AscendancyGroup[] = ['ascendancy1&2', 'ascendancy3&4', 'ascendancy5&6', 'ascendancy7&8'];

/** A trial for the pair of ascendancy points at index `at`, counted from 0 (R3.42). */
function trial(value: string, name: string, at: number): Service {
  const group = ascendancyGroups[at];
  if (group === undefined) throw new Error(`no trial ${at}`);
  return { value, name, category: 'ascendancy', icon: 'trial', rewards: ['2ascendancyPassivePoint'], group };
}

/** A boss whose first kill at each difficulty grants points for its atlas tree. */
function pinnacle(value: string, name: string): Service {
  return { value, name, category: 'pinnacleBosses', icon: 'pinnacle', rewards: ['atlasPassivePoint'] };
}

type Fact = readonly [value: string, name: string, location: string, ...rewards: string[]];

const required: Readonly<Record<ActGroup, readonly Fact[]>> = {
  act1: [
    ['bloatedMiller', 'The Bloated Miller', 'The Riverbank'],
    ['rustKing', 'The Rust King', 'The Red Vale'],
    ['lachlann', 'Lachlann of Endless Lament', 'Cemetery of the Eternals'],
    ['draven', 'Draven, the Eternal Praetor', 'Mausoleum of the Praetor'],
    ['asinia', "Asinia, the Praetor's Consort", 'Tomb of the Consort'],
    ['executioner', 'The Executioner', 'Ogham Village'],
    ['countGeonor', 'Count Geonor', 'Ogham Manor'],
  ],
  act2: [
    ['rathbreaker', 'Rathbreaker', 'Vastiri Outskirts'],
    ['rudja', 'Rudja, the Dread Engineer', 'Mawdun Mine'],
    ['balbala', 'Balbala, the Traitor', "Traitor's Passage", "Balbala's Barya: the first Trial of the Sekhemas"],
    ['jamanraRisen', 'Jamanra, the Risen King', 'The Halani Gates'],
    ['ekbabAndIktab', 'Ekbab, Ancient Steed and Iktab, the Deathlord', 'The Bone Pits'],
    ['azarian', 'Azarian, the Forsaken Son', 'Buried Shrines'],
    ['zalmarath', 'Zalmarath, the Colossus', 'The Titan Grotto'],
    ['torGul', 'Tor Gul, the Defiler', 'The Spires of Deshar'],
    ['jamanraAbomination', 'Jamanra, the Abomination', 'Dreadnought Vanguard'],
  ],
  act3: [
    ['xyclucian', 'Xyclucian, the Chimera', 'Chimeral Wetlands', 'Chimeral Inscribed Ultimatum: the first Trial of Chaos'],
    ['zicoatl', 'Zicoatl, Warden of the Core', "Jiquani's Sanctum"],
    ['queenOfFilth', 'The Queen of Filth', 'Apex of Filth'],
    ['ketzuli', 'Ketzuli, High Priest of the Sun', 'Temple of Kopec'],
    ['viperNapuatzi', 'Viper Napuatzi', 'Utzaal'],
    ['doryani', 'Doryani, Royal Thaumaturge', 'The Black Chambers'],
  ],
};

const optional: Readonly<Record<ActGroup, readonly Fact[]>> = {
  act1: [
    ['devourer', 'The Devourer', 'Mud Burrow'],
    ['beira', 'Beira of the Rotten Pack', 'Clearfell', '+10% to Cold Resistance'],
    ['brambleghast', 'The Brambleghast', 'The Grelwood'],
    ['rottenDruid', 'The Rotten Druid', 'The Grim Tangle'],
    ['crowbell', 'The Crowbell', 'Hunting Grounds', '2 Weapon Set Passive Skill Points'],
    ['kingInTheMists', 'The King in the Mists', 'Freythorn', '+30 to Spirit'],
    ['candlemass', 'Candlemass, the Living Rite', 'Ogham Manor', '+20 to maximum Life'],
  ],
  act2: [['kabala', 'Kabala, Constrictor Queen', 'Keth', '2 Weapon Set Passive Skill Points']],
  act3: [
    ['rootdredge', 'Rootdredge', 'Sandswept Marsh'],
    ['mightySilverfist', 'Mighty Silverfist', 'Jungle Ruins', '2 Weapon Set Passive Skill Points'],
    ['ignagduk', 'Ignagduk, the Bog Witch', 'The Azak Bog', '+30 to Spirit'],
    ['blackjaw', 'Blackjaw, the Remnant', "Jiquani's Machinarium", '+10% to Fire Resistance'],
    ['mektul', 'Mektul, the Forgemaster', 'The Molten Vault', 'Reforging Bench'],
  ],
};

type CampaignHome = 'requiredCampaignBosses' | 'optionalCampaignBosses';

/** The bosses in a list, followed by their Cruel versions (R3.44). */
function campaign(category: CampaignHome, acts: Readonly<Record<ActGroup, readonly Fact[]>>): Service[] {
  const bosses = (Object.keys(acts) as ActGroup[]).flatMap((group) =>
    acts[group].map(([value, name, location, ...rewardDescription]) => {
      return { value, name, category, icon: 'campaign', rewards: [], group, location, rewardDescription } as const satisfies Service;
    }),
  );
  return [
    ...bosses,
    ...bosses.map((boss): Service => {
      return { ...boss, value: `${boss.value}Cruel`, name: `${boss.name} (Cruel)`, label: boss.value, group: `${boss.group}Cruel` };
    }),
  ];
}

/** The poe2 services: trials (R3.42), pinnacle bosses (R3.43), campaign bosses (R3.44). */
export const poe2Services: readonly Service[] = [
  trial('sekhemasTrial1', 'Trial of the Sekhemas, 1 floor', 0),
  trial('chaosTrial1', 'Trial of Chaos, 4 rooms', 0),
  trial('sekhemasTrial2', 'Trial of the Sekhemas, 2 floors', 1),
  trial('chaosTrial2', 'Trial of Chaos, 7 rooms', 1),
  trial('sekhemasTrial3', 'Trial of the Sekhemas, 3 floors', 2),
  trial('chaosTrial3', 'Trial of Chaos, 10 rooms', 2),
  trial('sekhemasTrial4', 'Trial of the Sekhemas, 4 floors', 3),
  trial('theTrialmaster', 'The Trialmaster', 3),
  pinnacle('xesht', 'Xesht, We That Are One'),
  pinnacle('king_in_the_mists', 'The King in the Mists (pinnacle)'),
  pinnacle('olrothPoe2', 'Olroth, Origin of the Fall'),
  pinnacle('simulacrum', 'Simulacrum'),
  pinnacle('theArbiter', 'The Arbiter of Ash'),
  ...campaign('requiredCampaignBosses', required),
  ...campaign('optionalCampaignBosses', optional),
];
