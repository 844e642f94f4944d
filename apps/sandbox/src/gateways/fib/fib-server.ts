import { type Answer, type Asked, gatewayServer } from '../gateway-server.ts';
import { fibBank, fibClient, type FibPayment } from './fib-bank.ts';
import { fibPhone } from './fib-page.ts';

const [triesAtMost, retryMs] = [5, 1000];

/** Tells the shop that a payment changed, five times at most until it takes it. Resolves to the last status. */
const tell = async ({ statusCallbackUrl, paymentId: id, status }: FibPayment): Promise<number> => {
  if (statusCallbackUrl === undefined) return 0;
  let told = 0;
  for (let tries = 0; tries < triesAtMost && told !== 202; tries += 1) {
    // oxlint-disable no-await-in-loop -- one try after the other
    if (tries > 0) await new Promise((resolve) => setTimeout(resolve, retryMs).unref());
    const response = await fetch(statusCallbackUrl, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ id, status }),
    }).catch(() => undefined);
    told = response?.status ?? 0;
    // oxlint-enable no-await-in-loop
  }
  return told;
};

const changes: Readonly<Record<string, Partial<FibPayment>>> = {
  pay: { status: 'PAID', decliningReason: null },
  'pay-silently': { status: 'PAID', decliningReason: null },
  decline: { status: 'DECLINED', decliningReason: 'SERVER_FAILURE' },
  'give-back': { status: 'REFUNDED' },
};

/**
 * The bank FIB on this machine, at the level of its wire, with its app as a page at `/phone` (spec 4 §9). `pay`,
 * `decline` and `refunded` are what the payer and the bank do without telling the shop; `tell` sends the bank's message.
 * `state` makes it fail. `asked` has every request as method and path.
 */
export const fibServer = async (now: () => number = Date.now, port = 0) => {
  const bank = fibBank(() => server.clock());
  const { payments } = bank;
  const phone = ({ method, path }: Asked): Answer => {
    for (const payment of payments.values()) bank.expireLate(payment);
    if (method !== 'POST') return { page: fibPhone([...payments.values()]) };
    const [, id = '', name = ''] = /^\/phone\/([^/]+)\/([\w-]+)$/.exec(path) ?? [];
    const [payment, change] = [payments.get(id), changes[name]];
    const isOpen =
      payment?.status === 'UNPAID' || (name === 'give-back' && payment?.status === 'REFUND_REQUESTED');
    if (payment === undefined || change === undefined || !isOpen) return { redirect: '/phone' };
    Object.assign(payment, change);
    if (name !== 'pay-silently') void tell(payment);
    return { redirect: '/phone' };
  };
  const answer = (asked: Asked): Answer => {
    if (asked.path === '/') return { redirect: '/phone' };
    return asked.path.startsWith('/phone') ? phone(asked) : bank.answer(asked);
  };
  const server = await gatewayServer({ now, answer, port });
  const known = (id: string): FibPayment => {
    const payment = payments.get(id);
    if (payment === undefined) throw new Error(`FIB has no payment ${id}`);
    return payment;
  };
  const change = (id: string, to: Partial<FibPayment>): void => void Object.assign(known(id), to);
  return {
    settings: { host: server.url, clientId: fibClient.id, clientSecret: fibClient.secret },
    state: bank.faults,
    asked: server.asked,
    /** Ids of the payments that were made, the first first. */
    made: () => [...payments.keys()],
    /** What the shop asked for with a payment. */
    payment: known,
    pay: (id: string) => change(id, { status: 'PAID', decliningReason: null }),
    decline: (id: string, decliningReason: string) => change(id, { status: 'DECLINED', decliningReason }),
    refunded: (id: string) => change(id, { status: 'REFUNDED' }),
    tell: (id: string) => tell(known(id)),
    /** Makes all tokens bad, as when the bank starts anew. */
    forgetTokens: bank.forgetTokens,
    close: server.close,
  };
};
