export { type Before, type BeforeRow, countBefores, forgetBefores, forgetOldBefores, noteBefores, readBefores } from './before-store.ts';
export { withImportLock } from './import-lock-store.ts';
export { readMovedCategories } from './moved-categories-store.ts';
export {
  endRun, findLastTouching, findRun, forgetRun, type ImportRun, type KindCounts, listRuns, markApplying, markUndone, noteRun, readOpenRuns,
  type RunSummary, startRun,
} from './import-run-store.ts';
export {
  clearAllStaging, clearStaging, countStaged, findMissingKeys, findStagedKeys, readRepeated, readStaged, readStagedOrder, refusedKind, setRepeatedApart, setStagedApart, type StagedPlace, type StagedRow, stageRows, type WrittenRow,
} from './staging-store.ts';
