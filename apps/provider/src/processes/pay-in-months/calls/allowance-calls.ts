import type { PayableTotal } from '@dijla/contract/client';
import { handleCall } from '../../../call/handle-call.ts';
import type { RequestContext } from '../../../call/call-handler.ts';
import { objectRefusal } from '../../../call/object-refusal.ts';
import { isRefusal, refusal, type Refusal } from '../../../call/refusal.ts';
import {
  type Cart,
  type CartParts,
  readingCart,
  totalsOfCart,
  wireTotalsOf,
} from '../../../modules/cart/cart.ts';
import {
  type Gateway,
  type Gateways,
  type InstallmentIdentity,
  type InstallmentService,
  insertSession,
  noteCount,
  openIdentity,
  readSession,
} from '../../../modules/payments/payments.ts';
import { countedUnder } from '../../../http/limits/failure-limit.ts';
import type { RateLimits } from '../../../http/limits/rate-limits.ts';
import { asked } from '../refused-by-lender.ts';

type Limits = Pick<
  RateLimits,
  'allowances' | 'allowancesOfCart' | 'allowancesOfIdentity' | 'installmentCodes'
>;
type Parts = CartParts & { gateways: Gateways; secret: string; limits: Limits };

/** The service that lends, where the shop has one. */
const lenderOf = ({ gateways }: Parts): { gateway: Gateway; service: InstallmentService } | Refusal => {
  const gateway = gateways.get('qi_card_installments');
  const service = gateway?.provider.installments;
  return gateway === undefined || service === undefined
    ? refusal('payment.not-possible')
    : { gateway, service };
};

const inWords = (refused: Refusal, { store }: RequestContext): Refusal =>
  objectRefusal(refused, { language: store.language });

type Given = {
  identityId?: number | null | undefined;
  identity?: { identity_number: string; phone: string } | null | undefined;
};

/** Who asks to borrow: by what she typed, or by an identity that she has kept. */
const identityOf = async (
  { database, secret }: Parts,
  { identityId, identity }: Given,
  context: RequestContext,
): Promise<InstallmentIdentity | Refusal> => {
  if (identity) return { number: identity.identity_number, phone: identity.phone };
  const caller = await context.caller();
  if (!identityId || caller.kind !== 'customer') return refusal('installments.identity-not-found');
  const kept = await openIdentity(database, { id: identityId, customerId: caller.customer.id, secret });
  return kept ?? refusal('installments.identity-not-found');
};

const dinarsOf = (payable: PayableTotal | undefined): number | null =>
  payable?.currency_code === 'IQD' ? payable.total : null;

const ofCart = (cart: Cart, now: number) => ({
  cartId: cart.id,
  customerId: cart.customerId,
  /** Dinars, which have no smaller unit; null where the cart is paid in another currency. */
  amount: dinarsOf(wireTotalsOf(cart, totalsOfCart(cart, now)).payable),
});

/** `POST /api/ext/qicard-installments/validate-customer-allowance` (spec 2 §4) */
export const checkAllowanceCall = handleCall(
  'installments/allowance',
  (parts: Parts) => async (input, context) => {
    const { query, body } = input;
    const request = { call: 'installments/allowance', cartId: query.cartId, query, context } as const;
    const read = await readingCart(parts, request, (cart) => ofCart(cart, context.now));
    if (isRefusal(read)) return read;
    const lender = lenderOf(parts);
    if (isRefusal(lender)) return inWords(lender, context);
    const { cartId, customerId, amount } = read.result;
    if (amount === null) return inWords(refusal('payment.not-possible'), context);
    const identity = await identityOf(parts, body, context);
    if (isRefusal(identity)) return inWords(identity, context);
    // The answers tell of whoever is asked about.
    const counted = await countedUnder([
      [parts.limits.allowances, context.address],
      [parts.limits.allowancesOfCart, cartId],
      [parts.limits.allowancesOfIdentity, identity.number],
    ]);
    if (counted !== null) return inWords(counted, context);
    const ask = () => lender.service.checkAllowance({ identity, amount, reference: cartId });
    const allowance = await asked(lender.gateway, ask);
    if (isRefusal(allowance)) return inWords(allowance, context);
    const { sessionId, phoneMasked, allowedPayments: plans, expiresAt } = allowance;
    if (plans.length === 0) return inWords(refusal('installments.not-eligible'), context);
    await insertSession(parts.database, {
      session_id: sessionId,
      cart_id: cartId,
      customer_id: customerId,
      amount,
      plans,
      expires_at: expiresAt,
      now: context.now,
    });
    return { result: { session_id: sessionId, phone_number: phoneMasked, allowed_payments: plans } };
  },
);

/** `POST /api/ext/qicard-installments/validate-installment` (spec 2 §4) */
export const chooseInstallmentsCall = handleCall(
  'installments/plan',
  (parts: Parts) => async (input, context) => {
    const { query, body } = input;
    const { sessionId, countOfMonth: count } = body;
    const request = { call: 'installments/plan', cartId: query.cartId, query, context } as const;
    const read = await readingCart(parts, request, (cart) => ofCart(cart, context.now));
    if (isRefusal(read)) return read;
    if (count === null || count === undefined) return inWords(refusal('installments.count-missing'), context);
    const lender = lenderOf(parts);
    const { cartId, amount } = read.result;
    const session = await readSession(parts.database, { sessionId, cartId, now: context.now });
    const isAllowed =
      session !== undefined &&
      session.amount === amount &&
      session.plans.some((plan) => plan.count === count);
    if (isRefusal(lender) || !isAllowed) return inWords(refusal('installments.session-over'), context);
    // Each choice has the lender send a code to her telephone.
    const counted = await countedUnder([[parts.limits.installmentCodes, sessionId]]);
    if (counted !== null) return inWords(counted, context);
    const sent = await asked(lender.gateway, () => lender.service.selectPlan(sessionId, count));
    if (isRefusal(sent)) return inWords(sent, context);
    await noteCount(parts.database, sessionId, count);
    const { phoneMasked, resendAfterS, triesLeft } = sent;
    return { result: { phone_number: phoneMasked, resend_after: resendAfterS, tries_left: triesLeft } };
  },
);

/** `GET /api/ext/qicard-installments/bnpl` (spec 2 §7) */
export const readBnplCall = handleCall(
  'installments/bnpl',
  ({ gateways }: { gateways: Gateways }) =>
    async () => ({
      result: { is_available: gateways.has('qi_card_installments'), has_fees: true, months_at_most: 12 },
    }),
);
