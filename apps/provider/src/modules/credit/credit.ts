export { creditAccount } from './credit-account.ts';
export {
  creditColumn,
  type CreditLine,
  creditTermsColumn,
  lockCreditLine,
  readCreditLinesOf,
  readCreditOffers,
} from './credit-line-sql.ts';
export { type CreditPlanRow, deletePlan, insertPlan, readPlan } from './credit-plan-sql.ts';
export { coverOrder } from './cover-order.ts';
export { creditLineViews } from './credit-line-view.ts';
