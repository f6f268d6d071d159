import { PRIMARY_LEVEL } from '@poexchange/domain/pricing';
import type { Bench } from '../lib/run-bench.ts';
import { quantile } from '../lib/statistics.ts';
import { computeFigures, figureNames, primary, summariseErrors, type FigureName } from './figures.ts';
import { GOAL_PEER, hasGoal, listGoalRows, type GoalRow } from './goals.ts';
import { biasOf, peerNames, playWorld, poolOutcomes, type Condition, type Measured, type Outcome, type PeerName } from './play.ts';
import { RATE_KIND } from './world.ts';
import type { WorldFile } from './world-file.ts';

type Tools = Pick<Bench, 'report' | 'say' | 'signal'> & {
  /** Plays all conditions of a world, or only the conditions with goals. */
  readonly conditions: 'all' | 'goals';
};

/**
 * Plays a world under each of its conditions and reports figures named after the world and the peer. Returns rows for
 * the table of goals.
 */
export function reportWorld(world: WorldFile, { report, say, signal, conditions }: Tools): GoalRow[] {
  const play = (condition: Condition): Outcome[] =>
    world.seeds.map((seed) => {
      signal.throwIfAborted();
      return playWorld(world, seed, condition);
    });
  const played = world.exchange
    .flatMap((exchange) => world.lies.map((lies): Condition => ({ lies, exchange })))
    .filter((condition) => conditions === 'all' || hasGoal(world, condition));
  if (played.length === 0) return [];
  const honest = play({ lies: 0, exchange: 'without exchange' });
  return played.flatMap((condition) => {
    const { lies, exchange } = condition;
    const outcomes = lies === 0 && exchange === 'without exchange' ? honest : play(condition);
    reportRate(poolOutcomes(outcomes, RATE_KIND), `${world.name}, ${Math.round(lies * 100)} % lies, ${exchange}`, report);
    return world.markets.flatMap(({ name: kind }) => {
      const place = `${world.name}, ${kind}, ${Math.round(lies * 100)} % lies, ${exchange}`;
      const bySeed = outcomes.map((outcome) => summariseErrors(outcome.get(kind)?.levels[primary] ?? []));
      const told = bySeed.map(({ median, p95 }) => `${percent(median)}/${percent(p95)}`).join('  ');
      say(`${place}; median / p95 of level ${PRIMARY_LEVEL} by seed: ${told}`);
      const measured = poolOutcomes(outcomes, kind);
      say(`${place}; median of each level: ${measured.levels.map((errors) => percent(summariseErrors(errors).median)).join(' ')}`);
      const signed = measured.levels.map((errors) => percent(quantile(errors, 0.5)));
      say(`${place}; of which to one side: ${signed.join(' ')}`);
      const bias = biasOf(poolOutcomes(honest, kind));
      reportErrors(measured, { place, bias, report });
      return listGoalRows(world, condition, { kind, figures: computeFigures(measured, { peer: GOAL_PEER, bias: bias[GOAL_PEER] }) });
    });
  });
}

type Place = { readonly place: string; readonly bias: ReturnType<typeof biasOf>; readonly report: Bench['report'] };

/** Peers that are comparable at all levels, and the bound; all other peers are compared at the primary level only. */
const fairPeers: readonly PeerName[] = ['ten-line peer', 'raw centre', 'oracle'];
const shownFigures: readonly FigureName[] = ['level', 'levelP95'];

function reportErrors(measured: Measured, { place, bias, report }: Place): void {
  for (const peer of peerNames) {
    const figures = computeFigures(measured, { peer, bias: bias[peer] });
    for (const name of Object.keys(figures) as FigureName[]) {
      const figure = figures[name];
      if (figure === undefined || !(shownFigures.includes(name) || fairPeers.includes(peer))) continue;
      report({ name: `${figureNames[name]}: ${place}, beside ${peer}`, peer, ...figure });
    }
  }
  const { wrong, followed, followedP95 } = computeFigures(measured, { peer: GOAL_PEER, bias: 0 });
  const limit = (name: string, value: number | undefined, unit: string, peerValue: number): void => {
    if (value !== undefined) report({ name: `${name}: ${place}`, value, unit, peerValue });
  };
  const { isDoubted } = measured;
  limit(figureNames.wrong, wrong?.value, '%', 1);
  limit('share of hours with doubt', (isDoubted.filter(Boolean).length / isDoubted.length) * 100, '%', 100);
  limit(figureNames.followed, followed?.value, 'h', 12);
  limit(figureNames.followedP95, followedP95?.value, 'h', 24);
}

/** Reports the error of the conversion rate for asks in divines, compared with the rate that sellers assume. */
function reportRate({ levels, peers }: Measured, place: string, report: Bench['report']): void {
  const value = summariseErrors(levels[primary] ?? []).median * 100;
  for (const peer of fairPeers) {
    const peerValue = summariseErrors(peers[peer]).median * 100;
    report({ name: `median error of the divine's rate: ${place}, beside ${peer}`, value, unit: '%', peer, peerValue });
  }
}

function percent(share: number): string {
  return `${(share * 100).toFixed(1)}%`;
}
