/**
 * Messages between programs that value a divided league, as JSON: numbers survive the round trip exactly. The format
 * has a version number, and programs that use a different version do not take part.
 */
import type { LeagueRun, ShareResult } from '../league-run.ts';
import type { PartTag } from '../run-part.ts';
import type { Rates } from '../../valuate/market/markets.ts';
import type { GoodsVotes } from '../../valuate/rates/goods-votes.ts';

const FORMAT = 2;

/** `asks` is the approximate number of asks in the whole league. */
export type PartitionInput = { readonly run: LeagueRun; readonly tags: readonly PartTag[]; readonly asks: number };

export function writeInput({ run, tags, asks }: PartitionInput): string {
  const { rates, anchors, guards, ...rest } = run;
  return JSON.stringify({ format: FORMAT, run: rest, tags, asks, rates: [...rates], anchors: [...anchors], guards: [...guards] });
}

/** Reads an input; null if a different version of the program wrote it. */
export function readInput(text: string): PartitionInput | null {
  const { format, run, tags, asks, rates, anchors, guards } = JSON.parse(text) as WrittenInput;
  if (format !== FORMAT) return null;
  const guardsById = new Map(guards.map(([id, guard]) => [id, guard ?? undefined] as const));
  return { run: { ...run, rates: new Map(rates), anchors: new Map(anchors), guards: guardsById }, tags, asks };
}

type Entries<Table> = Table extends ReadonlyMap<infer Key, infer Value> ? (readonly [Key, Value])[] : never;
type WrittenInput = {
  readonly format: number;
  readonly run: Omit<LeagueRun, 'rates' | 'anchors' | 'guards'>;
  readonly tags: readonly PartTag[];
  readonly asks: number;
  readonly rates: Entries<LeagueRun['rates']>;
  readonly anchors: Entries<LeagueRun['anchors']>;
  readonly guards: Entries<LeagueRun['guards']>;
};

export const writeRates = (rates: Rates): string => JSON.stringify([...rates]);
export const readRates = (text: string): Rates => new Map(JSON.parse(text) as Entries<Rates>);

export function writeResult({ guards, tags, rates, votes, ...rest }: ShareResult): string {
  return JSON.stringify({
    ...rest,
    guards: [...guards],
    tags: [...tags],
    rates: rates.map(({ groupId, valueChaos, isTrusted }) => [groupId, valueChaos, isTrusted ? 1 : 0]),
    votes: votes.map((part) =>
      [...part].map(([id, { accountIds, orders, packed }]) => [id, packNumbers(accountIds), packNumbers(orders), packNumbers(packed)]),
    ),
  });
}

type WrittenResult = Pick<ShareResult, 'changes' | 'offers' | 'groups' | 'currencyIds'> & {
  readonly guards: Entries<ShareResult['guards']>;
  readonly tags: Entries<ShareResult['tags']>;
  readonly rates: readonly (readonly [groupId: number, valueChaos: number, isTrusted: 0 | 1])[];
  readonly votes: readonly (readonly (readonly [id: number, accountIds: string, orders: string, packed: string])[])[];
};

export function readResult(text: string): ShareResult {
  const { guards, tags, rates, votes, ...rest } = JSON.parse(text) as WrittenResult;
  return {
    ...rest,
    guards: new Map(guards),
    tags: new Map(tags),
    rates: rates.map(([groupId, valueChaos, isTrusted]) => ({ groupId, valueChaos, isTrusted: isTrusted === 1 })),
    votes: votes.map(
      (part): GoodsVotes =>
        new Map(
          part.map(([id, accountIds, orders, packed]) => [
            id,
            { accountIds: unpackNumbers(accountIds), orders: unpackNumbers(orders), packed: unpackNumbers(packed) },
          ]),
        ),
    ),
  };
}

/** Packs numbers as bytes: for a million accounts this is shorter than digits and faster to read. */
const packNumbers = ({ buffer, byteOffset, byteLength }: Float64Array): string =>
  Buffer.from(buffer, byteOffset, byteLength).toString('base64');

function unpackNumbers(text: string): Float64Array {
  return new Float64Array(new Uint8Array(Buffer.from(text, 'base64')).buffer);
}
