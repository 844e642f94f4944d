import { createHmac } from 'node:crypto';
import { type Answer, type Asked, gatewayServer } from '../gateway-server.ts';
import { hostedPage } from '../hosted-page.ts';
import {
  isOpen,
  type Transaction,
  zainCashAnswer,
  zainCashKeys,
  type ZainCashState,
} from './zaincash-gateway.ts';

/** Returns claims as ZainCash signs them. */
const tokenOf = (claims: object, key: string): string => {
  const encode = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');
  const signed = `${encode({ alg: 'HS256', typ: 'JWT' })}.${encode(claims)}`;
  return `${signed}.${createHmac('sha256', key).update(signed).digest('base64url')}`;
};

const claimsOf = (transaction: Transaction, at: number) => {
  const { transactionId, externalReferenceId, orderId, amount, status, previousStatus } = transaction;
  return {
    eventType: 'STATUS_CHANGED',
    eventId: `${transactionId}-${status}`,
    timestamp: new Date(at).toISOString(),
    data: {
      transactionId,
      merchantReferenceId: externalReferenceId,
      orderId,
      previousStatus,
      currentStatus: status,
      amount,
    },
  };
};

const walletPage = ({ transactionId: id, amount, status }: Transaction, canPay: boolean): string => {
  const acts = [
    { action: `/wallet/${id}/pay`, words: 'Give the right PIN and code' },
    { action: `/wallet/${id}/decline`, words: 'Have no credit' },
  ];
  return hostedPage('ZainCash', { about: [`${amount.value} IQD`, status], acts: canPay ? acts : [] });
};

const knownIn = ({ transactions }: ZainCashState, id: string): Transaction => {
  const transaction = transactions.get(id);
  if (transaction === undefined) throw new Error(`ZainCash has no transaction ${id}`);
  return transaction;
};

/** Sends a signed message, and resolves to the shop's status. */
const told = async (address: string, webhook_token: string): Promise<number> => {
  const body = JSON.stringify({ webhook_token });
  const headers = { 'content-type': 'application/json' };
  return (await fetch(address, { method: 'POST', headers, body })).status;
};

/**
 * The gateway of the wallet ZainCash on this machine, at the level of its wire, with its wallet page (spec 4 §2B, §9).
 * `finish` is what the payer does on the page; `tell` sends the signed message to an address. `state` makes it fail.
 */
export const zainCashServer = async (now: () => number = Date.now, port = 0) => {
  const state: ZainCashState = {
    transactions: new Map(),
    tokens: new Map(),
    faults: { isAway: false, losesAnswers: false, failsWith: null, saysAmount: null },
    now: () => server.clock(),
    pageOf: (id) => new URL(`/wallet/${id}`, server.url).href,
  };
  const known = (id: string): Transaction => knownIn(state, id);
  const finish = (id: string, status: string): void => {
    const transaction = known(id);
    if (isOpen(state, transaction))
      Object.assign(transaction, { status, previousStatus: transaction.status });
  };
  const signed = (id: string, key: string) => tokenOf(claimsOf(known(id), state.now()), key);
  const returnUrl = (id: string): string => {
    const { status, successUrl, failureUrl } = known(id);
    const to = new URL(status === 'SUCCESS' ? successUrl : failureUrl);
    to.searchParams.set('token', signed(id, zainCashKeys.apiKey));
    return to.href;
  };
  const tell = (id: string, address: string, key: string = zainCashKeys.apiKey): Promise<number> =>
    told(address, signed(id, key));
  const page = ({ method, path }: Asked): Answer => {
    const [, id = '', name = ''] = /^\/wallet\/([^/]+)(?:\/(\w+))?$/.exec(path) ?? [];
    const transaction = state.transactions.get(id);
    if (transaction === undefined) return { status: 404, body: {} };
    if (method !== 'POST') return { page: walletPage(transaction, isOpen(state, transaction)) };
    finish(id, name === 'pay' ? 'SUCCESS' : 'FAILED');
    return { redirect: returnUrl(id) };
  };
  const answer = (asked: Asked) =>
    asked.path.startsWith('/wallet') ? page(asked) : zainCashAnswer(state, asked);
  const server = await gatewayServer({ now, port, answer });
  const { clientId, clientSecret, apiKey } = zainCashKeys;
  return {
    settings: { host: server.url, clientId, clientSecret, apiKeys: [apiKey] },
    state: state.faults,
    asked: server.asked,
    made: () => [...state.transactions.keys()],
    transaction: known,
    finish,
    /** Where the payer is sent afterwards. */
    returnUrl,
    tell,
    close: server.close,
  };
};
