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
