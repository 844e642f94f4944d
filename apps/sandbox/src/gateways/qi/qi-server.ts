import { generateKeyPairSync, sign } from 'node:crypto';
import { type Answer, type Asked, gatewayServer } from '../gateway-server.ts';
import { hostedPage } from '../hosted-page.ts';
import { isOpen, qiAnswer, qiKeys, qiPrefix, type QiPayment, type QiState } from './qi-gateway.ts';

const outcomes: Readonly<Record<string, string>> = {
  pay: 'SUCCESS',
  decline: 'FAILED',
  'refuse-code': 'AUTHENTICATION_FAILED',
};

const cardPage = ({ paymentId: id, amount, status, ...rest }: QiPayment): string => {
  const acts = [
    { action: `/card/${id}/pay`, words: 'Pay by card' },
    { action: `/card/${id}/decline`, words: 'Have the card declined' },
    { action: `/card/${id}/refuse-code`, words: 'Type a wrong code of 3-D Secure' },
  ];
  const payment = { paymentId: id, amount, status, ...rest };
  return hostedPage('Qi', { about: [`${amount} IQD`, status], acts: isOpen(payment) ? acts : [] });
};

/** Returns what Qi signs of a payment, signed. */
const signatureOf = (
  { paymentId, amount, currency, creationDate, status }: QiPayment,
  privateKey: string,
): string => {
  const signed = [paymentId, amount.toFixed(3), currency, creationDate, status].join('|');
  return sign('RSA-SHA256', Buffer.from(signed), privateKey).toString('base64');
};

/** Sends the gateway's message of a payment. Resolves to the shop's status, 0 where there is none. */
const told = async (address: string | undefined, payment: QiPayment, signature: string): Promise<number> => {
  if (address === undefined) return 0;
  const response = await fetch(address, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-signature': signature },
    body: JSON.stringify(payment),
  }).catch(() => undefined);
  return response?.status ?? 0;
};

const keyPair = () =>
  generateKeyPairSync('rsa', {
    modulusLength: 2048,
    publicKeyEncoding: { type: 'spki', format: 'pem' },
    privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
  });

/**
 * Qi's gateway for cards on this machine, at the level of its wire, with its card page (spec 4 §3, §9). `finish` is what
 * the payer does on the page; `tell` sends the signed message. `state` makes it fail.
 */
export const qiServer = async (now: () => number = Date.now, port = 0) => {
  const { publicKey, privateKey } = keyPair();
  const state: QiState = {
    payments: new Map(),
    used: new Set(),
    faults: { isAway: false, losesAnswers: false, failsWith: null, saysAmount: null },
    now: () => server.clock(),
    pageOf: (paymentId) => new URL(`/card/${paymentId}`, server.url).href,
  };
  const known = (id: string) => {
    const kept = state.payments.get(id);
    if (kept === undefined) throw new Error(`Qi has no payment ${id}`);
    return kept;
  };
  const tell = (id: string, signature?: string): Promise<number> => {
    const { payment, notificationUrl } = known(id);
    return told(notificationUrl, payment, signature ?? signatureOf(payment, privateKey));
  };
  const finish = (id: string, status: string): void => {
    const { payment } = known(id);
    if (isOpen(payment)) payment.status = status;
  };
  const page = ({ method, path }: Asked): Answer => {
    const [, id = '', name = ''] = /^\/card\/([^/]+)(?:\/([\w-]+))?$/.exec(path) ?? [];
    const kept = state.payments.get(id);
    if (kept === undefined) return { status: 404, body: {} };
    const outcome = outcomes[name];
    if (method !== 'POST' || outcome === undefined) return { page: cardPage(kept.payment) };
    finish(id, outcome);
    void tell(id);
    return { redirect: kept.finishPaymentUrl ?? `/card/${id}` };
  };
  const answer = (asked: Asked) => (asked.path.startsWith(qiPrefix) ? qiAnswer(state, asked) : page(asked));
  const server = await gatewayServer({ now, port, answer });
  return {
    settings: { base: new URL(qiPrefix, server.url), ...qiKeys, publicKey },
    state: state.faults,
    asked: server.asked,
    made: () => [...state.payments.keys()],
    payment: (id: string) => known(id).payment,
    finish,
    tell,
    close: server.close,
  };
};
