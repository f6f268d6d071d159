/** Saves snapshots as files through the browser. */
import {
  exportComparisonCsv,
  exportComparisonJson,
  exportSeriesCsv,
  exportSeriesJson,
  exportSnapshotCsv,
  exportSnapshotJson,
  type Comparison,
  type ExportedComparison,
  type SeriesPoint,
  type SnapshotDetails,
  type SnapshotTabId,
} from '@poexchange/domain/net-worth';
import type { Game } from '@poexchange/domain/item';
import { saveTextFile } from '../../../shared/storage/save-file.ts';
import type { SnapshotHead } from '../data/read-row.ts';
import { nameComparisonFile, nameSeriesFile, nameSnapshotFile } from './file-names.ts';

export const exportKinds = ['csv', 'json'] as const;
export type ExportKind = (typeof exportKinds)[number];

const types: Readonly<Record<ExportKind, string>> = { csv: 'text/csv;charset=utf-8', json: 'application/json' };

export type ExportedProfile = { readonly name: string; readonly game: Game };

type NamedProfile = ExportedProfile & Pick<SeriesExport, 'nameOf'>;

export function saveSnapshot(kind: ExportKind, head: SnapshotHead, details: SnapshotDetails, profile: NamedProfile): void {
  const { id, league, priceLeague, createdAtMs: createdMs, note } = head;
  const facts = { id, profile: profile.name, league, priceLeague, createdMs, note };
  const text = kind === 'csv' ? exportSnapshotCsv(facts, details, profile.nameOf) : exportSnapshotJson(facts, details);
  saveTextFile({ name: nameSnapshotFile({ profile: profile.name, createdMs, ending: kind }), text, type: types[kind] });
}

export function saveComparison(kind: ExportKind, facts: ExportedComparison, comparison: Comparison): void {
  const text = kind === 'csv' ? exportComparisonCsv(facts, comparison) : exportComparisonJson(facts, comparison);
  saveTextFile({ name: nameComparisonFile({ ...facts, ending: kind }), text, type: types[kind] });
}

export type SeriesExport = {
  readonly heads: readonly SnapshotHead[];
  readonly profile: ExportedProfile;
  /** Returns a tab's display name, or its id if no name is known. */
  readonly nameOf: (id: SnapshotTabId) => string;
  readonly nowMs: number;
};

export function saveSeries(kind: ExportKind, { heads, profile, nameOf, nowMs }: SeriesExport): void {
  const points = heads.map(toSeriesPoint);
  const text = kind === 'csv' ? exportSeriesCsv(points, nameOf) : exportSeriesJson(points, profile);
  saveTextFile({ name: nameSeriesFile({ profile: profile.name, nowMs, ending: kind }), text, type: types[kind] });
}

export function toSeriesPoint(head: SnapshotHead): SeriesPoint {
  const { id, type, league, priceLeague, totalPrice, hourlyIncome, effects, tabs, categories, carriedTabs, note } = head;
  return {
    id,
    createdMs: head.createdAtMs,
    type,
    league,
    priceLeague,
    character: head.characterName,
    totalPrice,
    hourlyIncome,
    effects,
    tabs,
    categories,
    carriedTabs,
    note,
  };
}
