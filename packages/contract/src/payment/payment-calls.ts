import type { CallDefinition } from '../define-call.ts';
import { askForCredit, readAccountPayments } from './account-payments.ts';
import { checkFibStatus, initializeFib } from './fib.ts';
import { beginPayment, changePaymentMethod, readPayment } from './pay-order.ts';
import {
  checkAllowance,
  chooseInstallments,
  listIdentities,
  readBnpl,
  readIdentity,
  removeIdentity,
  saveIdentity,
} from './installments.ts';
import { deleteSavedCard, initializePayTabs, listSavedCards } from './paytabs.ts';
import { initializeQi, resetReservedOrderId } from './qicard.ts';
import { initializeZainCash } from './zaincash.ts';

/** Calls about the payment of an order, by name. */
export const paymentCalls = {
  'payment/account': readAccountPayments,
  'credit/ask': askForCredit,
  'payment/read': readPayment,
  'payment/begin': beginPayment,
  'payment/change-method': changePaymentMethod,
  'fib/initialize': initializeFib,
  'fib/check-status': checkFibStatus,
  'qicard/initialize': initializeQi,
  'qicard/reset-reserved-order-id': resetReservedOrderId,
  'zaincash/initialize': initializeZainCash,
  'installments/allowance': checkAllowance,
  'installments/plan': chooseInstallments,
  'installments/identities': listIdentities,
  'installments/save-identity': saveIdentity,
  'installments/identity': readIdentity,
  'installments/remove-identity': removeIdentity,
  'installments/bnpl': readBnpl,
  'paytabs/initialize': initializePayTabs,
  'paytabs/saved-cards': listSavedCards,
  'paytabs/delete-saved-card': deleteSavedCard,
} satisfies Record<string, CallDefinition>;
