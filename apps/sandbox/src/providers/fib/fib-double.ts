import type { ProviderParts, SandboxAnswer, SandboxRequest } from '../../sandbox-provider.ts';
import { gatewayDouble } from '../gateways/gateway-double.ts';
import { gatewaySetting } from '../gateways/gateway-setting.ts';
import { tellShop } from '../gateways/tell-shop.ts';
import { fibActOf, fibBank, fibClient, type FibPayment } from './fib-bank.ts';
import { fibPhone } from './fib-page.ts';

const [triesAtMost, retryMs] = [5, 1000];

/** Tells the shop that a payment changed, five times at most until it takes it. Resolves to the last status. */
const tell = async ({ statusCallbackUrl, paymentId: id, status }: FibPayment): Promise<number> => {
  let told = 0;
  for (let tries = 0; tries < triesAtMost && told !== 202; tries += 1) {
    if (statusCallbackUrl === undefined) return 0;
    // oxlint-disable no-await-in-loop -- one try after the other
    if (tries > 0) await new Promise((resolve) => setTimeout(resolve, retryMs).unref());
    told = await tellShop(statusCallbackUrl, { body: JSON.stringify({ id, status }) });
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

/** What tests and the telephone do to the bank's payments. */
const handleOf = (payments: Map<string, FibPayment>) => {
  const known = (id: string): FibPayment => {
    const payment = payments.get(id);
    if (payment === undefined) throw new Error(`FIB has no payment ${id}`);
    return payment;
  };
  const change = (id: string, to: Partial<FibPayment>): void => void Object.assign(known(id), to);
  return {
    /** Ids of the payments that were made, the first first. */
    made: () => [...payments.keys()],
    /** What the shop asked for with a payment. */
    payment: known,
    pay: (id: string) => change(id, { status: 'PAID', decliningReason: null }),
    decline: (id: string, decliningReason: string) => change(id, { status: 'DECLINED', decliningReason }),
    refunded: (id: string) => change(id, { status: 'REFUNDED' }),
    tell: (id: string) => tell(known(id)),
  };
};

/**
 * The bank FIB, at the level of its wire, with its app as a page at `/phone` (spec 4 §9). `pay`, `decline` and `refunded`
 * are what the payer and the bank do without telling the shop; `tell` sends the bank's message.
 */
export const fibDouble = (parts: ProviderParts) => {
  const { base, takeScenario } = parts;
  const bank = fibBank(parts);
  const { payments } = bank;
  const phone = ({ method, path, language }: SandboxRequest): SandboxAnswer => {
    for (const payment of payments.values()) bank.expireLate(payment);
    if (method !== 'POST') return fibPhone([...payments.values()], { base, language });
    const back = { to: `${base}/phone?lang=${language}` };
    const [, id = '', name = ''] = /^\/phone\/([^/]+)\/([\w-]+)$/.exec(path) ?? [];
    const [payment, change] = [payments.get(id), changes[name]];
    const isOpen =
      payment?.status === 'UNPAID' || (name === 'give-back' && payment?.status === 'REFUND_REQUESTED');
    if (payment === undefined || change === undefined || !isOpen) return back;
    Object.assign(payment, change);
    if (name !== 'pay-silently' && takeScenario(id, ['no-message']) === null) void tell(payment);
    return back;
  };
  return {
    ...gatewayDouble({
      name: 'fib',
      title: { en: 'FIB, the app of a bank', ar: 'FIB، تطبيق المصرف' },
      environment: { FIB_URL: gatewaySetting('fib', base, fibClient) },
      parts,
      actOf: fibActOf,
      answer: (_, request, fault) => bank.answer(request, fault),
      page: (request) => {
        if (['', '/'].includes(request.path)) return { to: `${base}/phone?lang=${request.language}` };
        return request.path.startsWith('/phone') ? phone(request) : null;
      },
    }),
    ...handleOf(payments),
    settings: { host: new URL(base), clientId: fibClient.id, clientSecret: fibClient.secret },
    forgetTokens: bank.forgetTokens,
  };
};
