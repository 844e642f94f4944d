import { jwtVerify, SignJWT } from 'jose';
import type { ProviderParts, SandboxAnswer, SandboxRequest } from '../../sandbox-provider.ts';
import { type GatewayAct, gatewayDouble } from '../gateways/gateway-double.ts';
import { hostedPage } from '../gateways/hosted-page.ts';

type Transaction = { id: string; status: string; amount: string; orderId: string; redirectUrl: string };

const zainCash1Keys = {
  merchantId: '5ffacf6612b5777c6d44266f',
  secret: 'a secret of the merchant',
  msisdn: '9647835077893',
} as const;
const key = new TextEncoder().encode(zainCash1Keys.secret);
const refused = (msg: string): SandboxAnswer => ({ json: { err: { msg } } });

/** What a shop says in its token; null where it was not signed by the merchant's secret, or is over. */
const saidIn = async (form: URLSearchParams, now: number): Promise<Record<string, unknown> | null> => {
  const rules = { algorithms: ['HS256'], currentDate: new Date(now), clockTolerance: 300 };
  const read = await jwtVerify(form.get('token') ?? '', key, rules).catch(() => null);
  const { iat = 0 } = read?.payload ?? {};
  // Milliseconds in place of seconds are a fault of some shops.
  const isInSeconds = iat < 100_000_000_000;
  return form.get('merchantId') === zainCash1Keys.merchantId && isInSeconds ? (read?.payload ?? null) : null;
};

const acts: Readonly<Record<string, GatewayAct['act']>> = {
  '/transaction/init': 'create',
  '/transaction/get': 'status',
};

type State = { transactions: Map<string, Transaction> } & Pick<ProviderParts, 'now' | 'newId' | 'base'>;

const init = ({ transactions, newId }: State, said: Record<string, unknown>): SandboxAnswer => {
  const { amount, msisdn, orderId, redirectUrl } = said;
  if (msisdn !== zainCash1Keys.msisdn) return refused('wallet_not_found');
  if (typeof amount !== 'number' || amount < 250) return refused('amount_too_low');
  const id = newId().replaceAll('-', '').slice(0, 24);
  const transaction = {
    id,
    status: 'pending',
    amount: String(amount),
    orderId: String(orderId),
    redirectUrl: String(redirectUrl),
  };
  transactions.set(id, transaction);
  return { json: { ...transaction, type: 'MERCHANT_PAYMENT', source: 'web', reversed: false } };
};

const get = ({ transactions }: State, said: Record<string, unknown>, fault: string | null): SandboxAnswer => {
  const transaction = transactions.get(String(said['id']));
  if (transaction === undefined) return refused('transaction_not_found');
  const amount = Number(transaction.amount) - (fault === 'other-amount' ? 1000 : 0);
  return { json: { ...transaction, amount: String(amount) } };
};

const wallet = (
  { base }: State,
  { id, amount, status }: Transaction,
  language: 'en' | 'ar',
): SandboxAnswer => {
  const act = (name: string, en: string, ar: string) => ({
    action: `${base}/transaction/pay/${name}?id=${id}`,
    words: { en, ar },
  });
  const isOpen = status.startsWith('pending');
  return hostedPage('ZainCash', {
    about: [`${amount} IQD`, status],
    acts: isOpen
      ? [
          act('completed', 'Give the right PIN and code', 'أدخل الرقم السري والرمز الصحيحين'),
          act('failed', 'Have no credit', 'اجعل الرصيد غير كافٍ'),
          act('cancel', 'Cancel', 'إلغاء'),
        ]
      : [],
    language,
  });
};

/**
 * The first generation of ZainCash, at the level of its wire, with its wallet page (spec 4 §2A, §9). `finish` is what the
 * payer does on the page; it sends no message.
 */
export const zainCash1Double = (parts: ProviderParts) => {
  const { base, now, newId } = parts;
  const state: State = { transactions: new Map(), base, now, newId };
  const known = (id: string): Transaction => {
    const transaction = state.transactions.get(id);
    if (transaction === undefined) throw new Error(`ZainCash has no transaction ${id}`);
    return transaction;
  };
  const finish = (id: string, status: string): void => {
    if (known(id).status.startsWith('pending')) known(id).status = status;
  };
  const returnUrl = async (id: string): Promise<string> => {
    const { status, orderId, redirectUrl } = known(id);
    const at = Math.floor(now() / 1000);
    const word = { completed: 'success', failed: 'failed', cancel: 'failed' }[status] ?? 'pending';
    const token = await new SignJWT({ status: word, id, orderid: orderId, iat: at, exp: at + 14_400 })
      .setProtectedHeader({ alg: 'HS256', typ: 'JWT' })
      .sign(key);
    const to = new URL(redirectUrl);
    to.searchParams.set('token', token);
    return to.href;
  };
  const page = async ({ method, path, query, language }: SandboxRequest): Promise<SandboxAnswer | null> => {
    const transaction = state.transactions.get(query.get('id') ?? '');
    if (!path.startsWith('/transaction/pay') || transaction === undefined) return null;
    if (method !== 'POST') return wallet(state, transaction, language);
    finish(transaction.id, path.split('/').at(-1) ?? '');
    return { to: await returnUrl(transaction.id) };
  };
  return {
    ...gatewayDouble({
      name: 'zaincash1',
      title: { en: 'ZainCash, its first protocol', ar: 'زين كاش، البروتوكول الأول' },
      parts,
      actOf: ({ path }) => (acts[path] === undefined ? null : { act: acts[path] }),
      answer: async ({ act }, { body }, fault) => {
        const said = await saidIn(new URLSearchParams(body), now());
        if (said === null) return refused('invalid_token');
        return act === 'create' ? init(state, said) : get(state, said, fault);
      },
      page,
    }),
    settings: { host: new URL(base), ...zainCash1Keys },
    made: () => [...state.transactions.keys()],
    transaction: known,
    finish,
    returnUrl,
  };
};
