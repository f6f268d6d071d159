import type { Tag } from '@poexchange/domain/tables';

/** How many partitions a tag is worked in, where more than one (R3.63, R9.40-R9.43); these also have a file for each key (D56). */
const tagPartitions: Partial<Readonly<Record<Tag, number>>> = {
  map: 5,
  card: 5,
  inscribed_ultimatum: 5,
  reward_map: 5,
  cluster: 12,
  gem: 25,
  unique: 50,
  timeless_jewel: 50,
};

/** Whether a tag has a file for each key beside its one file (R7.16, D56). */
export function hasKeyFiles(tag: string): boolean {
  return (tagPartitions[tag as Tag] ?? 1) > 1;
}
