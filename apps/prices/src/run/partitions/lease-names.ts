/** Lease names of leagues and of partitions of their tags. */

export const leagueLease = (leagueId: number): string => `league/${leagueId}`;

export type PartitionLease = { readonly leagueId: number; readonly partition: number; readonly partitions: number };

/** A partition of a league's tags, numbered from 1; the league's own lease covers the work common to all partitions. */
export const partitionLease = ({ leagueId, partition, partitions }: PartitionLease): string =>
  `${leagueLease(leagueId)}/${partition}-of-${partitions}`;

export function readPartitionLease(name: string): (PartitionLease & { readonly name: string }) | null {
  const [, leagueId, partition, partitions] = /^league\/(\d+)\/(\d+)-of-(\d+)$/.exec(name) ?? [];
  if (partitions === undefined) return null;
  return { name, leagueId: Number(leagueId), partition: Number(partition), partitions: Number(partitions) };
}

/** Filters the leases of leagues and partitions. */
export const listHeldShares = (leases: readonly string[]): string[] => leases.filter((name) => name.startsWith('league/'));
