import type { ProviderParts, SandboxAnswer, SandboxRequest } from '../../sandbox-provider.ts';
import type { GatewayAct } from '../gateways/gateway-double.ts';

export type PayTabsTransaction = {
  tran_ref: string;
  tran_type: 'Sale' | 'Refund';
  cart_id: string;
  cart_currency: string;
  cart_amount: number;
  payment_result: { response_status: string; response_code: string; response_message: string };
  previous_tran_ref?: string;
  payment_info?: object;
  token?: string;
};
export type KeptSale = {
  transaction: PayTabsTransaction;
  callback: string | undefined;
  return: string | undefined;
  /** Whether the page offers to keep the card. */
  offersToKeep: boolean;
  isFramed: boolean;
  askedAt: number;
};

export type PayTabsState = Pick<ProviderParts, 'now' | 'newId' | 'base'> & {
  sales: Map<string, KeptSale>;
  refunds: Map<string, PayTabsTransaction>;
  /** Tokens of kept cards. */
  tokens: Set<string>;
};

export const payTabsKeys = { profileId: '47554', serverKey: 'A-SERVER-KEY-OF-THE-SHOP' } as const;
/** How long a cart is not taken again. */
const repeatedMs = 120_000;

/** Results by what the payer, or PayTabs' own people, do. */
export const payTabsResults: Readonly<Record<string, PayTabsTransaction['payment_result']>> = {
  waits: { response_status: 'P', response_code: '600', response_message: 'Pending' },
  pay: { response_status: 'A', response_code: 'G12345', response_message: 'Authorised' },
  decline: { response_status: 'D', response_code: '300', response_message: 'Declined' },
  'refuse-code': { response_status: 'D', response_code: '310', response_message: '3DSecure failure' },
  'have-no-funds': { response_status: 'D', response_code: '316', response_message: 'Insufficient funds' },
  cancel: { response_status: 'C', response_code: '321', response_message: 'Cancelled' },
  hold: { response_status: 'H', response_code: '501', response_message: 'On hold' },
  expire: { response_status: 'X', response_code: '345', response_message: 'Expired' },
};
const resultOf = (name: string): PayTabsTransaction['payment_result'] => {
  const result = payTabsResults[name];
  if (result === undefined) throw new Error(`PayTabs has no result ${name}`);
  return result;
};

/** Whether a payment can still be paid: nobody has, and it was not ended. */
export const isOpen = ({ payment_result: { response_status } }: PayTabsTransaction): boolean =>
  response_status === 'P';

const refusal = (status: number, code: number, message: string): SandboxAnswer => ({
  status,
  json: { code, message },
});

const newRef = ({ newId }: PayTabsState): string =>
  `TST${newId().replaceAll('-', '').slice(0, 13).toUpperCase()}`;

/** Information on the card that the double's page pays with. */
export const testCard = {
  payment_method: 'Visa',
  card_type: 'Credit',
  card_scheme: 'Visa',
  payment_description: '4111 11## #### 1111',
  expiryMonth: 12,
  expiryYear: 2031,
};

type Asked = {
  cart_id: string;
  cart_currency: string;
  cart_amount: number;
  tran_ref?: string;
  tran_type?: string;
  callback?: string;
  return?: string;
  framed?: boolean;
  show_save_card?: boolean;
  token?: string;
};

const sale = (state: PayTabsState, asked: Asked): SandboxAnswer => {
  const { sales, tokens, now, base } = state;
  const { cart_id, cart_currency, cart_amount, token } = asked;
  const isRepeated = sales
    .values()
    .some(({ transaction, askedAt }) => transaction.cart_id === cart_id && now() - askedAt < repeatedMs);
  if (isRepeated) return refusal(400, 4, 'Duplicate Request');
  if (cart_currency !== 'IQD') return refusal(400, 206, 'Currency not available');
  if (token !== undefined && !tokens.has(token)) return refusal(400, 2, 'Invalid token');
  const transaction: PayTabsTransaction = {
    tran_ref: newRef(state),
    tran_type: 'Sale',
    cart_id,
    cart_currency,
    cart_amount,
    // A card that is kept is charged at once.
    payment_result: resultOf(token === undefined ? 'waits' : 'pay'),
    ...(token !== undefined && { payment_info: testCard }),
  };
  sales.set(transaction.tran_ref, {
    transaction,
    callback: asked.callback,
    return: asked.return,
    offersToKeep: asked.show_save_card === true,
    isFramed: asked.framed === true,
    askedAt: now(),
  });
  if (token !== undefined) return { json: transaction };
  const { payment_result: _, ...cart } = transaction;
  return { json: { ...cart, redirect_url: `${base}/payment/page/${transaction.tran_ref}` } };
};

const refundResults: Readonly<Record<string, string>> = {
  'refund-refused': 'decline',
  'refund-waits': 'waits',
};

const refund = (
  state: PayTabsState,
  { tran_ref = '', ...asked }: Asked,
  fault: string | null,
): SandboxAnswer => {
  const { sales, refunds } = state;
  const paid = sales.get(tran_ref)?.transaction;
  if (paid === undefined || paid.payment_result.response_status !== 'A')
    return refusal(400, 2, 'Invalid transaction');
  const given = refunds
    .values()
    .filter((one) => one.previous_tran_ref === tran_ref && one.payment_result.response_status !== 'D')
    .reduce((sum, { cart_amount }) => sum + cart_amount, 0);
  if (given + asked.cart_amount > paid.cart_amount) return refusal(400, 2, 'More than was paid');
  const made: PayTabsTransaction = {
    tran_ref: newRef(state),
    tran_type: 'Refund',
    cart_id: asked.cart_id,
    cart_currency: asked.cart_currency,
    cart_amount: asked.cart_amount,
    payment_result: resultOf(refundResults[fault ?? ''] ?? 'pay'),
    previous_tran_ref: tran_ref,
  };
  refunds.set(made.tran_ref, made);
  return { json: made };
};

const query = (
  { sales, refunds }: PayTabsState,
  { tran_ref, cart_id }: { tran_ref?: string; cart_id?: string },
  fault: string | null,
): SandboxAnswer => {
  const all = [...sales.values().map(({ transaction }) => transaction), ...refunds.values()];
  const told = all
    .filter((one) => one.tran_ref === tran_ref || one.cart_id === cart_id)
    .map((one) => ({
      ...one,
      // As text here, as a number where it was asked for.
      cart_amount: (one.cart_amount - (fault === 'other-amount' ? 1000 : 0)).toFixed(2),
      cart_currency: fault === 'other-currency' ? 'USD' : one.cart_currency,
    }));
  if (told.length === 0) return refusal(404, 2, 'Transaction not found');
  return { json: cart_id === undefined ? told[0] : told };
};

const parsed = (body: string): Asked => JSON.parse(body) as Asked;

/** Which act of PayTabs a request is; null for its pages. */
export const payTabsActOf = ({ method, path, body }: SandboxRequest): GatewayAct | null => {
  if (method !== 'POST') return null;
  const { tran_ref, tran_type, cart_id } = path.startsWith('/payment/page')
    ? {}
    : (parsed(body) as Partial<Asked>);
  if (path === '/payment/request')
    return tran_type === 'refund' ? { act: 'refund', ref: tran_ref } : { act: 'create', ref: cart_id };
  if (path === '/payment/query') return { act: 'status', ref: tran_ref ?? cart_id };
  return path === '/payment/token/delete' ? { act: 'card' } : null;
};

/** Answers the gateway's own calls (spec 4 §4). */
export const payTabsAnswer = (
  state: PayTabsState,
  { act }: GatewayAct,
  { headers, body, fault }: SandboxRequest & { fault: string | null },
): SandboxAnswer => {
  if (headers.authorization !== payTabsKeys.serverKey) return refusal(401, 1, 'Authentication failed');
  const asked = parsed(body);
  if (act === 'create') return sale(state, asked);
  if (act === 'refund') return refund(state, asked, fault);
  if (act === 'status') return query(state, asked, fault);
  const isKept = state.tokens.delete(asked.token ?? '');
  return isKept ? { json: { code: 0, message: 'Success' } } : refusal(404, 2, 'Invalid token');
};
