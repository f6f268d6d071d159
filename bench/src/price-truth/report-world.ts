import { confidenceLevels, PRIMARY_LEVEL } from '@poexchange/domain/pricing';
import type { Bench } from '../lib/run-bench.ts';
import { quantile } from '../lib/statistics.ts';
import { biasOf, peerNames, playWorld, poolOutcomes, type Condition, type Measured, type Outcome, type PeerName } from './play.ts';
import { RATE_KIND } from './world.ts';
import type { WorldFile } from './world-file.ts';

/** A price further from what honest sellers ask is wrong, in log space. */
const WRONG = Math.log(1.25);
/** Limits of D90's world with 20 % lies: the thick market's median error and the thin one's, in percent. */
const limits: Readonly<Record<string, number>> = { thick: 3, thin: 10 };
const primary = confidenceLevels.indexOf(PRIMARY_LEVEL);

/** Plays a world under each of its conditions and reports the figures; their names hold the world's and the peer's. */
export function reportWorld(world: WorldFile, { report, say, signal }: Pick<Bench, 'report' | 'say' | 'signal'>): void {
  const play = (condition: Condition): Outcome[] =>
    world.seeds.map((seed) => {
      signal.throwIfAborted();
      return playWorld(world, seed, condition);
    });
  const honest = play({ lies: 0, exchange: 'without exchange' });
  for (const exchange of world.exchange) {
    for (const lies of world.lies) {
      const outcomes = lies === 0 && exchange === 'without exchange' ? honest : play({ lies, exchange });
      reportRate(poolOutcomes(outcomes, RATE_KIND), `${world.name}, ${Math.round(lies * 100)} % lies, ${exchange}`, report);
      for (const { name: kind } of world.markets) {
        const place = `${world.name}, ${kind}, ${Math.round(lies * 100)} % lies, ${exchange}`;
        const bySeed = outcomes.map((outcome) => summariseErrors(outcome.get(kind)?.levels[primary] ?? []));
        const told = bySeed.map(({ median, p95 }) => `${percent(median)}/${percent(p95)}`).join('  ');
        say(`${place}; median / p95 of level ${PRIMARY_LEVEL} by seed: ${told}`);
        const measured = poolOutcomes(outcomes, kind);
        say(`${place}; median of each level: ${measured.levels.map((errors) => percent(summariseErrors(errors).median)).join(' ')}`);
        const signed = measured.levels.map((errors) => percent(quantile(errors, 0.5)));
        say(`${place}; of which to one side: ${signed.join(' ')}`);
        reportErrors(measured, { place, bias: biasOf(poolOutcomes(honest, kind)), report });
        if (world.name === 'D90' && lies === 0.2 && exchange === 'without exchange' && limits[kind] !== undefined) {
          const value = summariseErrors(measured.levels[primary] ?? []).median * 100;
          report({ name: `median error: ${place}`, value, unit: '%', peer: 'limit', peerValue: limits[kind], better: 'lower' });
        }
      }
    }
  }
}

type Place = { readonly place: string; readonly bias: ReturnType<typeof biasOf>; readonly report: Bench['report'] };

/** Peers that are fair everywhere, and the bound; the others stand beside us at the level that is shown. */
const fairPeers: readonly PeerName[] = ['ten-line peer', 'raw centre', 'oracle'];

function reportErrors(measured: Measured, { place, bias, report }: Place): void {
  const { levels, isDoubted, peers, followedHours } = measured;
  const primaryErrors = levels[primary] ?? [];
  const ofLevels = levels.map(summariseErrors);
  const worst = { median: Math.max(...ofLevels.map((level) => level.median)), p95: Math.max(...ofLevels.map((level) => level.p95)) };
  const wrong = shareWrong(primaryErrors, isDoubted);
  for (const peer of peerNames) {
    const errors = peers[peer].map((error) => error - bias[peer]);
    const off = summariseErrors(errors);
    const compare = (name: string, value: number | undefined, peerValue: number): void => {
      if (value === undefined) return;
      report({
        name: `${name}: ${place}, beside ${peer}`,
        value: value * 100,
        unit: '%',
        peer,
        peerValue: peerValue * 100,
        better: 'lower',
      });
    };
    compare(`median error of level ${PRIMARY_LEVEL}`, ofLevels[primary]?.median, off.median);
    compare(`95th percentile error of level ${PRIMARY_LEVEL}`, ofLevels[primary]?.p95, off.p95);
    if (!fairPeers.includes(peer)) continue;
    compare('median error of the worst level', worst.median, off.median);
    compare('95th percentile error of the worst level', worst.p95, off.p95);
    compare('share of hours wrong by more than 25 % without doubt', wrong, shareWrong(errors, []));
  }
  const limit = (name: string, value: number, unit: string, peerValue: number): void =>
    report({ name: `${name}: ${place}`, value, unit, peer: 'limit', peerValue, better: 'lower' });
  limit('share of hours wrong by more than 25 % without doubt', wrong * 100, '%', 1);
  limit('share of hours with doubt', (isDoubted.filter(Boolean).length / isDoubted.length) * 100, '%', 100);
  if (followedHours.length === 0) return;
  limit('median of hours until half of a jump is followed', quantile(followedHours, 0.5), 'h', 12);
  limit('95th percentile of hours until half of a jump is followed', quantile(followedHours, 0.95), 'h', 24);
}

/** Reports the error of the rate that asks in divines count at, against the one sellers reckon with. */
function reportRate({ levels, peers }: Measured, place: string, report: Bench['report']): void {
  const value = summariseErrors(levels[primary] ?? []).median * 100;
  for (const peer of fairPeers) {
    const peerValue = summariseErrors(peers[peer]).median * 100;
    report({ name: `median error of the divine's rate: ${place}, beside ${peer}`, value, unit: '%', peer, peerValue, better: 'lower' });
  }
}

function summariseErrors(errors: readonly number[]): { readonly median: number; readonly p95: number } {
  const sorted = Float64Array.from(errors, Math.abs).sort();
  return { median: sorted[Math.floor(sorted.length / 2)] ?? Number.NaN, p95: sorted[Math.floor(sorted.length * 0.95)] ?? Number.NaN };
}

function shareWrong(errors: readonly number[], isDoubted: readonly boolean[]): number {
  return errors.filter((error, at) => Math.abs(error) > WRONG && isDoubted[at] !== true).length / errors.length;
}

function percent(share: number): string {
  return `${(share * 100).toFixed(1)}%`;
}
