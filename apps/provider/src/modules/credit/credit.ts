export { creditAccount } from './credit-account.ts';
export {
  askCreditLine,
  creditColumn,
  type CreditLine,
  creditTermsColumn,
  lockCreditLine,
  readCreditLinesOf,
  readCreditOffers,
  readCreditTitles,
  saveDecision,
} from './credit-line-sql.ts';
export { type CreditPlanRow, deletePlan, insertPlan, readPlan, readPlansOf } from './credit-plan-sql.ts';
export { coverOrder } from './cover-order.ts';
export { creditLineViews } from './credit-line-view.ts';
