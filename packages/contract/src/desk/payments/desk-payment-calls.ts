import type { CallDefinition } from '../../define-call.ts';
import {
  approveCreditOrder,
  decideCreditLine,
  listCreditLines,
  noteCreditPayment,
  readCreditLine,
} from './credit-lines.ts';
import { decidePaymentCase, listPaymentCases } from './payment-cases.ts';
import { importSettlement, listSettlements, readSettlement } from './settlements.ts';

/** Calls of the desk about payments, by name. */
export const deskPaymentCalls = {
  'desk/credit-lines': listCreditLines,
  'desk/credit-line': readCreditLine,
  'desk/decide-credit-line': decideCreditLine,
  'desk/note-credit-payment': noteCreditPayment,
  'desk/approve-credit-order': approveCreditOrder,
  'desk/payment-cases': listPaymentCases,
  'desk/decide-payment-case': decidePaymentCase,
  'desk/settlements': listSettlements,
  'desk/settlement': readSettlement,
  'desk/import-settlement': importSettlement,
} satisfies Record<string, CallDefinition>;
