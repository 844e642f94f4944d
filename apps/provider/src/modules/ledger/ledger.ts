export { type Account, heldFor, receivableOf } from './account.ts';
export { setCreditLimit } from './credit-limit-sql.ts';
export { gaugeLedger } from './gauge-ledger.ts';
export { balanceOf, entriesOf, entriesOfOrder, saleKind, soldOf } from './ledger-reading-sql.ts';
export { lockBalance } from './lock-balance-sql.ts';
export { post } from './post-sql.ts';
export {
  type LedgerLine,
  type LedgerUnit,
  linesToCapture,
  linesToExchange,
  linesToHold,
  linesToMove,
  linesToRelease,
  type Posting,
} from './posting.ts';
export { proveLedger } from './prove-ledger-sql.ts';
