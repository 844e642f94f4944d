export {
  type Before,
  type BeforeRow,
  countBefores,
  forgetBefores,
  forgetOldBefores,
  markErasable,
  noteBefores,
  readBefores,
  readErasable,
} from './before-sql.ts';
export { readCouponOwners, readDependents, readInhabited } from './dependents-sql.ts';
export { withImportLock } from './import-lock-sql.ts';
export { readMovedCategories } from './moved-categories-sql.ts';
export {
  endRun,
  findLastStanding,
  findLastTouching,
  findRun,
  forgetRun,
  type ImportRun,
  type KindCounts,
  listRuns,
  markApplying,
  markUndone,
  noteRun,
  readOpenRuns,
  type RunSummary,
  startRun,
} from './import-run-sql.ts';
export {
  clearAllStaging,
  clearStaging,
  countStaged,
  findMissingKeys,
  findStagedKeys,
  readRepeated,
  readStaged,
  readStagedOrder,
  refusedKind,
  setRepeatedApart,
  setStagedApart,
  type StagedPlace,
  type StagedRow,
  stageRows,
  type WrittenRow,
} from './staging-sql.ts';
export { forgetSides, hasSides, noteSides, noteUses, restoreSides } from './side-notes-sql.ts';
