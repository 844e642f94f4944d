import type { CallDefinition } from '../../define-call.ts';
import {
  approveCreditOrder,
  decideCreditLine,
  listCreditLines,
  noteCreditPayment,
  readCreditLine,
} from './credit-lines.ts';

/** Calls of the desk about payments, by name. */
export const deskPaymentCalls = {
  'desk/credit-lines': listCreditLines,
  'desk/credit-line': readCreditLine,
  'desk/decide-credit-line': decideCreditLine,
  'desk/note-credit-payment': noteCreditPayment,
  'desk/approve-credit-order': approveCreditOrder,
} satisfies Record<string, CallDefinition>;
