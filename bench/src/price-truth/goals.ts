/** Goals for prices, and the table of results next to the ten-line peer. */
import type { Bench } from '../lib/run-bench.ts';
import { layOutTable } from '../lib/table.ts';
import { figureNames, type FigureName, type Figures } from './figures.ts';
import type { Condition, PeerName } from './play.ts';
import type { WorldFile } from './world-file.ts';

/** The peer that the goals are compared with. */
export const GOAL_PEER: PeerName = 'ten-line peer';

/**
 * The value that a figure should reach in thick and in thin markets, in its unit; `ahead` means better than the peer.
 */
type Goal = {
  readonly world: string;
  readonly figure: FigureName;
  /** The share of fake asks that the goal applies to; defaults to all shares in the world. */
  readonly lies?: number;
  readonly exchange: Condition['exchange'];
  readonly goal: { readonly thick: number; readonly thin: number } | 'ahead';
};

const WITHOUT = 'without exchange';
const attacks = ['cartels', 'ramps', 'floods', 'hourly touching', 'washed exchange'];
const halvings = ['halving, 30 % at once', 'halving', 'halving, 70 % at once'];

const goals: readonly Goal[] = [
  { world: 'D90', figure: 'worst', lies: 0.2, exchange: WITHOUT, goal: { thick: 1.3, thin: 4.5 } },
  { world: 'near bait', figure: 'worst', lies: 0.2, exchange: WITHOUT, goal: { thick: 5, thin: 6 } },
  { world: 'recorded spreads', figure: 'level', lies: 0.2, exchange: WITHOUT, goal: 'ahead' },
  { world: 'recorded spreads', figure: 'levelP95', lies: 0.2, exchange: WITHOUT, goal: 'ahead' },
  ...attacks.map((world): Goal => ({
    world,
    figure: 'wrong',
    exchange: world === 'washed exchange' ? 'with exchange' : WITHOUT,
    goal: { thick: 1, thin: 1 },
  })),
  ...halvings.map((world): Goal => ({ world, figure: 'followed', lies: 0, exchange: WITHOUT, goal: { thick: 6, thin: 12 } })),
];

export type GoalRow = {
  readonly world: string;
  readonly figure: string;
  readonly kind: string;
  readonly unit: string;
  readonly value: number;
  readonly goal: number;
  readonly peer: string;
  readonly peerValue: number;
};

const listGoals = ({ name }: WorldFile, { lies, exchange }: Condition): Goal[] =>
  goals.filter((goal) => goal.world === name && goal.exchange === exchange && (goal.lies === undefined || goal.lies === lies));

/** Checks whether any goal applies to this condition of a world. */
export const hasGoal = (world: WorldFile, condition: Condition): boolean => listGoals(world, condition).length > 0;

/** Table rows for one kind of market, next to the figures of the goal peer. */
export function listGoalRows(
  world: WorldFile,
  condition: Condition,
  { kind, figures }: { readonly kind: string; readonly figures: Partial<Figures> },
): GoalRow[] {
  return listGoals(world, condition).flatMap(({ figure, goal }): GoalRow[] => {
    const found = figures[figure];
    if (found === undefined || (kind !== 'thick' && kind !== 'thin')) return [];
    const reach = goal === 'ahead' ? found.peerValue : goal[kind];
    const place = `${world.name}, ${Math.round(condition.lies * 100)} % lies`;
    return [{ world: place, figure: figureNames[figure], kind, goal: reach, peer: GOAL_PEER, ...found }];
  });
}

/** Reports each figure with its goal as the peer, then prints the table of all goals. */
export function reportGoals(rows: readonly GoalRow[], { report, say }: Pick<Bench, 'report' | 'say'>): void {
  for (const { world, figure, kind, unit, value, goal } of rows)
    report({ name: `${figure}: ${world}, ${kind}, beside goal`, value, unit, peer: 'goal', peerValue: goal });
  if (rows.length === 0) return;
  const cells = rows.map(({ world, figure, kind, unit, value, goal, peer, peerValue }) => [
    world,
    figure,
    kind,
    `${round(value)} ${unit}`,
    `${round(goal)} ${unit}`,
    isReached(value, goal) ? 'reached' : 'missed',
    `${round(peerValue)} ${unit} ${peer}`,
  ]);
  const head = ['world', 'figure', 'market', 'ours', 'goal', '', 'beside'];
  layOutTable([head, ...cells]).forEach(say);
}

const isReached = (value: number, goal: number): boolean => value <= goal;

const round = (value: number): string => String(Number(value.toPrecision(3)));
