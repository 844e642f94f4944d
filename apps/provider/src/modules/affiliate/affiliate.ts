export {
  type Attribution,
  bindCustomer,
  changeCommission,
  commissionAccount,
  type KeptCommission,
  lockCommissions,
  readCandidates,
  registerCommission,
  releaseCommissions,
  setAvailableAt,
} from './commission-sql.ts';
export { holdSuspect, readRefused } from './holds/hold-sql.ts';
