import { SignJWT } from 'jose';
import type { ProviderParts, SandboxAnswer, SandboxRequest } from '../../sandbox-provider.ts';
import { gatewayDouble } from '../gateways/gateway-double.ts';
import { gatewaySetting } from '../gateways/gateway-setting.ts';
import { hostedPage } from '../gateways/hosted-page.ts';
import { tellShop } from '../gateways/tell-shop.ts';
import {
  isOpen,
  type Transaction,
  zainCashActOf,
  zainCashAnswer,
  zainCashKeys,
  type ZainCashState,
} from './zaincash-gateway.ts';

/** Returns what ZainCash says of a transaction, as it signs it. */
const signed = (transaction: Transaction, { key, at }: { key: string; at: number }): Promise<string> => {
  const { transactionId, externalReferenceId, orderId, amount, status, previousStatus } = transaction;
  const data = {
    transactionId,
    merchantReferenceId: externalReferenceId,
    orderId,
    previousStatus,
    currentStatus: status,
    amount,
  };
  return new SignJWT({
    eventType: 'STATUS_CHANGED',
    eventId: `${transactionId}-${status}`,
    timestamp: new Date(at).toISOString(),
    data,
  })
    .setProtectedHeader({ alg: 'HS256', typ: 'JWT' })
    .sign(new TextEncoder().encode(key));
};

const walletPage = (
  { amount, status }: Transaction,
  { address, canPay, language }: { address: string; canPay: boolean; language: 'en' | 'ar' },
): SandboxAnswer => {
  const acts = [
    {
      action: `${address}/pay`,
      words: { en: 'Give the right PIN and code', ar: 'أدخل الرقم السري والرمز الصحيحين' },
    },
    { action: `${address}/decline`, words: { en: 'Have no credit', ar: 'اجعل الرصيد غير كافٍ' } },
  ];
  return hostedPage('ZainCash', {
    about: [`${amount.value} IQD`, status],
    acts: canPay ? acts : [],
    language,
  });
};

const { clientId, clientSecret, apiKey } = zainCashKeys;

/** What the payer does, and where she is sent afterwards. */
const handleOf = (state: ZainCashState) => {
  const known = (id: string): Transaction => {
    const transaction = state.transactions.get(id);
    if (transaction === undefined) throw new Error(`ZainCash has no transaction ${id}`);
    return transaction;
  };
  const finish = (id: string, status: string): void => {
    const transaction = known(id);
    if (isOpen(state, transaction))
      Object.assign(transaction, { status, previousStatus: transaction.status });
  };
  const returnUrl = async (id: string): Promise<string> => {
    const { status, successUrl, failureUrl } = known(id);
    const to = new URL(status === 'SUCCESS' ? successUrl : failureUrl);
    to.searchParams.set('token', await signed(known(id), { key: apiKey, at: state.now() }));
    return to.href;
  };
  return { known, finish, returnUrl };
};

/**
 * The gateway of the wallet ZainCash, at the level of its wire, with its wallet page (spec 4 §2B, §9). `finish` is what
 * the payer does on the page; `tell` sends the signed message to an address.
 */
export const zainCashDouble = (parts: ProviderParts) => {
  const { base, now, newId } = parts;
  const state: ZainCashState = { transactions: new Map(), tokens: new Map(), now, newId, base };
  const { known, finish, returnUrl } = handleOf(state);
  const page = async ({ method, path, language }: SandboxRequest): Promise<SandboxAnswer | null> => {
    const [, id = '', name = ''] = /^\/wallet\/([^/]+)(?:\/(\w+))?$/.exec(path) ?? [];
    const transaction = state.transactions.get(id);
    if (transaction === undefined) return null;
    const canPay = isOpen(state, transaction);
    if (method !== 'POST')
      return walletPage(transaction, { address: `${base}/wallet/${id}`, canPay, language });
    finish(id, name === 'pay' ? 'SUCCESS' : 'FAILED');
    return { to: await returnUrl(id) };
  };
  return {
    ...gatewayDouble({
      name: 'zaincash',
      title: { en: 'ZainCash, a wallet', ar: 'زين كاش، محفظة' },
      environment: {
        ZAINCASH_URL: gatewaySetting('zaincash', base, {
          id: clientId,
          secret: clientSecret,
          query: [['key', apiKey]],
        }),
      },
      parts,
      actOf: zainCashActOf,
      answer: (act, request, fault) => zainCashAnswer(state, act, { ...request, fault }),
      page,
    }),
    settings: { host: new URL(base), clientId, clientSecret, apiKeys: [apiKey] },
    made: () => [...state.transactions.keys()],
    transaction: known,
    finish,
    /** Makes all tokens bad, as when ZainCash starts anew. */
    forgetTokens: () => state.tokens.clear(),
    /** Where the payer is sent afterwards. */
    returnUrl,
    tell: async (id: string, address: string, key: string = apiKey): Promise<number> =>
      tellShop(address, {
        body: JSON.stringify({ webhook_token: await signed(known(id), { key, at: now() }) }),
      }),
  };
};
