import type { CreditStanding, PaymentMethod, TotalsContext } from '@dijla/contract/client';
import { majorUnits } from '@dijla/commerce-rules/money/major-units';
import { paymentMethodsFor } from '@dijla/commerce-rules/payment/payment-methods-for';
import type { PayingContext } from '@dijla/commerce-rules/payment/why-not-offered';
import type { TotalsResult } from '@dijla/commerce-rules/totals/totals-result';

export {
  type AttemptRow,
  attemptsToRead,
  awaitReading,
  claimAsking,
  endReadings,
  findAttemptByRef,
  hasOpenAttempt,
  insertAttempt,
  lockAttempt,
  type MoneyCase,
  nextReadingAt,
  noteMessage,
  readAttempt,
  readAttemptByRef,
  readAttemptsOf,
  saveBegun,
  saveKnown,
  saveRef,
} from './attempts/attempt-sql.ts';
export { InstallmentRefused } from './gateways/installments/installments.ts';
export type { InstallmentIdentity, InstallmentService } from './gateways/installments/installment-service.ts';
export {
  deleteIdentity,
  insertIdentity,
  type KeptIdentity,
  openIdentity,
  readIdentities,
} from './installments/identity-sql.ts';
export { insertSession, noteCount, readChosenSession, readSession } from './installments/session-sql.ts';
export { type Gateway, type Gateways, type GatewaySettings, openGateways } from './gateways/gateways.ts';
export {
  awaitRefund,
  claimRefund,
  hasOpenRefund,
  hurryRefunds,
  insertRefund,
  lockRefund,
  readRefund,
  refundedOfAttempt,
  type RefundRow,
  type RefundState,
  refundsToRead,
  saveRefund,
} from './refunds/refund-sql.ts';
export {
  deleteCard,
  keepCard,
  keepNoCard,
  readCardsToForget,
  readCardToPay,
  readSavedCards,
  removeCard,
  type SavedCard,
} from './cards/saved-card-sql.ts';
export {
  type Attempt,
  type InitContext,
  isRefusedByGateway,
  type Outcome,
  PaymentNotBegun,
  type PaymentProvider,
} from './payment-provider.ts';
export { kindInRow, rowKind } from './kind-in-row-sql.ts';
export { gatewayTurns, isOfferedMethod } from './offered-method-sql.ts';
export { isPaidAtDoor, isPaidOnCredit, kindMember, type RowKind } from './payment-methods.ts';
export { readPayableMethods } from './payable-methods-sql.ts';
export { offerTransfer, type TransferInstructions } from './offered-transfer-sql.ts';

/**
 * Returns the methods that may pay a cart with these totals. Their limits are compared with the total before
 * any fee of their own.
 */
export const offeredPaymentMethods = (
  { context, credit }: { context: PayingContext; credit: readonly CreditStanding[] | undefined },
  { grand_total_before_fee, is_virtual }: Pick<TotalsResult, 'grand_total_before_fee' | 'is_virtual'>,
): PaymentMethod[] =>
  paymentMethodsFor(context, { grandTotal: grand_total_before_fee, isVirtual: is_virtual, credit });

/**
 * Returns the limits of each method as a JSON string in major units, without an open bound (wire §3.3):
 * `{"min":1000,"max":3000000}`.
 */
export const paymentLimits = ({
  payment_methods,
  currency,
}: Pick<TotalsContext, 'payment_methods' | 'currency'>): Record<string, string> =>
  Object.fromEntries(
    payment_methods.map(({ code, min_total, max_total }) => {
      const major = (minor: number | null) =>
        minor === null ? undefined : majorUnits(minor, currency.scale);
      return [code, JSON.stringify({ min: major(min_total), max: major(max_total) })];
    }),
  );
