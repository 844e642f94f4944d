export { type Before, type BeforeRow, countBefores, forgetBefores, forgetOldBefores, markErasable, noteBefores, readBefores, readErasable } from './before-store.ts';
export { readCouponOwners, readDependents, readInhabited } from './dependents-store.ts';
export { withImportLock } from './import-lock-store.ts';
export { readMovedCategories } from './moved-categories-store.ts';
export {
  endRun, findLastStanding, findLastTouching, findRun, forgetRun, type ImportRun, type KindCounts, listRuns, markApplying, markUndone, noteRun, readOpenRuns,
  type RunSummary, startRun,
} from './import-run-store.ts';
export {
  clearAllStaging, clearStaging, countStaged, findMissingKeys, findStagedKeys, readRepeated, readStaged, readStagedOrder, refusedKind, setRepeatedApart, setStagedApart, type StagedPlace, type StagedRow, stageRows, type WrittenRow,
} from './staging-store.ts';
export { forgetSides, hasSides, noteSides, noteUses, restoreSides } from './side-notes-store.ts';
