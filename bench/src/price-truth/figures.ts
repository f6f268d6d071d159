/**
 * Figures of one kind of market, compared with a peer. The peer's own bias is removed, because it publishes a single
 * number for all levels.
 */
import { confidenceLevels, PRIMARY_LEVEL } from '@poexchange/domain/pricing';
import { quantile } from '../lib/statistics.ts';
import type { Measured, PeerName } from './play.ts';

/** A price is wrong if it is further than this from what honest sellers ask, in log space. */
export const WRONG = Math.log(1.25);
export const primary = confidenceLevels.indexOf(PRIMARY_LEVEL);

export type FigureName = 'level' | 'levelP95' | 'worst' | 'worstP95' | 'wrong' | 'followed' | 'followedP95';

export const figureNames: Readonly<Record<FigureName, string>> = {
  level: `median error of level ${PRIMARY_LEVEL}`,
  levelP95: `95th percentile error of level ${PRIMARY_LEVEL}`,
  worst: 'median error of the worst level',
  worstP95: '95th percentile error of the worst level',
  wrong: 'share of hours wrong by more than 25 % without doubt',
  followed: 'median of hours until half of a jump is followed',
  followedP95: '95th percentile of hours until half of a jump is followed',
};

type Figure = { readonly value: number; readonly peerValue: number; readonly unit: '%' | 'h' };
export type Figures = Readonly<Record<FigureName, Figure>>;

/** Computes the figures of one kind of market; includes jump figures only if there was a jump. */
export function computeFigures(measured: Measured, { peer, bias }: { peer: PeerName; bias: number }): Partial<Figures> {
  const { levels, isDoubted, peers, followedHours, peersFollowedHours } = measured;
  const ofLevels = levels.map(summariseErrors);
  const errors = peers[peer].map((error) => error - bias);
  const off = summariseErrors(errors);
  const compare = (value: number, peerValue: number): Figure => ({ value: value * 100, peerValue: peerValue * 100, unit: '%' });
  const figures = {
    level: compare(ofLevels[primary]?.median ?? Number.NaN, off.median),
    levelP95: compare(ofLevels[primary]?.p95 ?? Number.NaN, off.p95),
    worst: compare(Math.max(...ofLevels.map(({ median }) => median)), off.median),
    worstP95: compare(Math.max(...ofLevels.map(({ p95 }) => p95)), off.p95),
    wrong: compare(shareWrong(levels[primary] ?? [], isDoubted), shareWrong(errors, [])),
  };
  if (followedHours.length === 0) return figures;
  const follow = (share: number): Figure => ({
    value: quantile(followedHours, share),
    peerValue: quantile(peersFollowedHours[peer], share),
    unit: 'h',
  });
  return { ...figures, followed: follow(0.5), followedP95: follow(0.95) };
}

export function summariseErrors(errors: readonly number[]): { readonly median: number; readonly p95: number } {
  const sorted = Float64Array.from(errors, Math.abs).sort();
  return { median: sorted[Math.floor(sorted.length / 2)] ?? Number.NaN, p95: sorted[Math.floor(sorted.length * 0.95)] ?? Number.NaN };
}

function shareWrong(errors: readonly number[], isDoubted: readonly boolean[]): number {
  return errors.filter((error, at) => Math.abs(error) > WRONG && isDoubted[at] !== true).length / errors.length;
}
