export {
  moveToken,
  nextAutoSnapshotAt,
  noToken,
  planAutoSnapshot,
  shouldAskForToken,
  tokenLifetimeMs,
  tokenPeriodMs,
} from './auto-schedule.ts';
export type { AutoPlan, AutoSettings, TokenEvent, TokenView } from './auto-schedule.ts';
export { buildDetails } from './build-details.ts';
export type { BuildDetailsInput, BuiltDetails, OwnPrices } from './build-details.ts';
export {
  checkSnapshotStart,
  dropWaiting,
  emptySnapshotQueue,
  finishSnapshot,
  nextManualAfterFailure,
  requestSnapshot,
  snapshotTypes,
  startNextSnapshot,
  waitForNext,
} from './queue.ts';
export type { QueueOutcome, SnapshotJob, SnapshotQueue, SnapshotType, StartFacts, StartRefusal } from './queue.ts';
export { compareSnapshots } from './compare.ts';
export type { ComparedItem, CompareOptions, Comparison, Effects } from './compare.ts';
export { characterTabIds, tabStates } from './details.ts';
export type { CharacterTabId, DetailItem, Holding, SnapshotDetails, SnapshotTab, SnapshotTabId, TabState } from './details.ts';
export { freeProfileName, isProfileNameTaken, makeDefaultProfile, readProfileName, resolveProfileTabs } from './profile.ts';
export { exportComparisonCsv, exportComparisonJson } from './export-comparison.ts';
export type { ExportedComparison } from './export-comparison.ts';
export { exportSeriesCsv, exportSeriesJson, exportSnapshotCsv, exportSnapshotJson } from './export-snapshot.ts';
export type { ExportedSnapshot, SeriesPoint } from './export-snapshot.ts';
export { computeHourlyIncome, computeWindowIncome, NO_HOURLY_INCOME, playedBetween } from './income.ts';
export type { IncomePoint, SnapshotPoint, WindowIncome } from './income.ts';
export { judgeReading, listCarriedTabs } from './judge-reading.ts';
export type { ReadingVerdict, TabReading } from './judge-reading.ts';
export { netWorthLimits } from './limits.ts';
export { packDetails } from './pack-details.ts';
export type { SnapshotProfileDraft } from './profile.ts';
export { netWorthCategoryOf, OTHER_CATEGORY_ID, sumDetails } from './sum-details.ts';
export type { PricedCategory, PricedTab, SnapshotSums } from './sum-details.ts';
export { areComparable, relinkSnapshots } from './relink.ts';
export type { ChangeEffects, LinkedSnapshot, Relinked } from './relink.ts';
export { listThinnable } from './thin.ts';
export type { ThinnedPoint } from './thin.ts';
export { unpackDetails } from './unpack-details.ts';
