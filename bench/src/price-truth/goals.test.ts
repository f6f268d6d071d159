import { confidenceLevels } from '@poexchange/domain/pricing';
import { expect, it } from 'vitest';
import type { Figure as Reported } from '../lib/run-bench.ts';
import { computeFigures } from './figures.ts';
import { hasGoal, listGoalRows, reportGoals } from './goals.ts';
import { mapPeers, type Measured } from './play.ts';
import { listWorlds, readWorldFile } from './world-file.ts';

const WITHOUT = 'without exchange';

/** Errors of three hours, equal for all levels but the last, whose errors are larger. */
function measure(errors: readonly number[], { doubted = [false, false, false], peer = 0.1 } = {}): Measured {
  return {
    levels: confidenceLevels.map((_, at) => (at === confidenceLevels.length - 1 ? errors.map((error) => error * 2) : [...errors])),
    isDoubted: doubted,
    peers: mapPeers(() => [peer, -peer, peer]),
    followedHours: [],
    peersFollowedHours: mapPeers(() => []),
  };
}

const listConditions = () =>
  listWorlds()
    .map(readWorldFile)
    .flatMap((world) => world.exchange.flatMap((exchange) => world.lies.map((lies) => ({ world, condition: { lies, exchange } }))));

it('D90 sets each goal for a world in the repository, in thick and in thin markets', () => {
  const figures = {
    ...computeFigures(measure([0.01, -0.02, 0.03]), { peer: 'ten-line peer', bias: 0 }),
    followed: { value: 3, peerValue: 4, unit: 'h' as const },
  };
  const rows = listConditions().flatMap(({ world, condition }) =>
    world.markets.flatMap(({ name: kind }) => listGoalRows(world, condition, { kind, figures })),
  );
  const told = rows.map(({ world, kind, goal, unit }) => `${world}, ${kind}: ${Number(goal.toFixed(1))} ${unit}`);
  expect(told.toSorted()).toEqual(
    [
      'D90, 20 % lies, thick: 1.3 %',
      'D90, 20 % lies, thin: 4.5 %',
      'near bait, 20 % lies, thick: 5 %',
      'near bait, 20 % lies, thin: 6 %',
      'recorded spreads, 20 % lies, thick: 10 %',
      'recorded spreads, 20 % lies, thin: 10 %',
      'recorded spreads, 20 % lies, thick: 10 %',
      'recorded spreads, 20 % lies, thin: 10 %',
      'cartels, 40 % lies, thick: 1 %',
      'cartels, 40 % lies, thin: 1 %',
      'cartels, 55 % lies, thick: 1 %',
      'cartels, 55 % lies, thin: 1 %',
      'ramps, 29 % lies, thick: 1 %',
      'ramps, 29 % lies, thin: 1 %',
      'floods, 35 % lies, thick: 1 %',
      'floods, 35 % lies, thin: 1 %',
      'hourly touching, 25 % lies, thick: 1 %',
      'hourly touching, 25 % lies, thin: 1 %',
      'washed exchange, 5 % lies, thick: 1 %',
      'washed exchange, 5 % lies, thin: 1 %',
      'halving, 0 % lies, thick: 6 h',
      'halving, 0 % lies, thin: 12 h',
      'halving, 30 % at once, 0 % lies, thick: 6 h',
      'halving, 30 % at once, 0 % lies, thin: 12 h',
      'halving, 70 % at once, 0 % lies, thick: 6 h',
      'halving, 70 % at once, 0 % lies, thin: 12 h',
    ].toSorted(),
  );
});

it('D90 computes the worst level’s median, and the share of hours that are wrong but not marked as uncertain', () => {
  const { worst, level, wrong } = computeFigures(measure([0.01, -0.02, 0.5], { doubted: [false, false, true] }), {
    peer: 'ten-line peer',
    bias: 0.1,
  });
  expect([worst?.value, level?.value, wrong?.value]).toEqual([4, 2, 0]);
  // The peer's error excludes its constant bias.
  expect([worst?.peerValue, level?.peerValue]).toEqual([0, 0]);
  const said = computeFigures(measure([0.01, -0.02, 0.5]), { peer: 'ten-line peer', bias: 0 });
  expect(said.wrong?.value).toBeCloseTo(100 / 3, 5);
});

it('D90 shows in a table whether each goal is reached, next to the peer, and reports each goal with its world and peer', () => {
  const reported: Reported[] = [];
  const said: string[] = [];
  const d90 = readWorldFile('d90');
  const condition = { lies: 0.2, exchange: WITHOUT } as const;
  expect([hasGoal(d90, condition), hasGoal(d90, { ...condition, lies: 0.05 })]).toEqual([true, false]);
  const rows = ['thick', 'thin'].flatMap((kind) =>
    listGoalRows(d90, condition, { kind, figures: computeFigures(measure([0.01, -0.01, 0.01]), { peer: 'ten-line peer', bias: 0 }) }),
  );
  reportGoals(rows, { report: (figure) => void reported.push(figure), say: (line) => void said.push(line) });
  expect(reported.map(({ name, value, peer, peerValue }) => [name, value, peer, peerValue])).toEqual([
    ['median error of the worst level: D90, 20 % lies, thick, beside goal', 2, 'goal', 1.3],
    ['median error of the worst level: D90, 20 % lies, thin, beside goal', 2, 'goal', 4.5],
  ]);
  const words = said.map((line) => line.split(/ {2,}/));
  expect(words).toEqual([
    ['world', 'figure', 'market', 'ours', 'goal', 'beside'],
    ['D90, 20 % lies', 'median error of the worst level', 'thick', '2 %', '1.3 %', 'missed', '10 % ten-line peer'],
    ['D90, 20 % lies', 'median error of the worst level', 'thin', '2 %', '4.5 %', 'reached', '10 % ten-line peer'],
  ]);
});
