import { createPublicKey, generateKeyPairSync, sign } from 'node:crypto';
import type { ProviderParts, SandboxAnswer, SandboxRequest } from '../../sandbox-provider.ts';
import { gatewayDouble } from '../gateways/gateway-double.ts';
import { gatewaySetting } from '../gateways/gateway-setting.ts';
import { hostedPage } from '../gateways/hosted-page.ts';
import { tellShop } from '../gateways/tell-shop.ts';
import {
  isOpen,
  type KeptPayment,
  qiActOf,
  qiAnswer,
  qiKeys,
  type QiPayment,
  qiPrefix,
  type QiState,
} from './qi-gateway.ts';

const outcomes: Readonly<Record<string, string>> = {
  pay: 'SUCCESS',
  decline: 'FAILED',
  'refuse-code': 'AUTHENTICATION_FAILED',
};

const cardPage = ({ payment, formUrl }: KeptPayment, language: 'en' | 'ar'): SandboxAnswer => {
  const acts = [
    { action: `${formUrl}/pay`, words: { en: 'Pay by card', ar: 'ادفع بالبطاقة' } },
    { action: `${formUrl}/decline`, words: { en: 'Have the card declined', ar: 'اجعل البطاقة مرفوضة' } },
    {
      action: `${formUrl}/refuse-code`,
      words: { en: 'Type a wrong code of 3-D Secure', ar: 'اكتب رمز تحقق خاطئاً' },
    },
  ];
  const about = [`${payment.amount} IQD`, payment.status];
  return hostedPage('Qi', { about, acts: isOpen(payment) ? acts : [], language });
};

/** Returns what Qi signs of a payment, signed. */
const signatureOf = (
  { paymentId, amount, currency, creationDate, status }: QiPayment,
  privateKey: string,
): string => {
  const signed = [paymentId, amount.toFixed(3), currency, creationDate, status].join('|');
  return sign('RSA-SHA256', Buffer.from(signed), privateKey).toString('base64');
};

const keyPair = () =>
  generateKeyPairSync('rsa', {
    modulusLength: 2048,
    publicKeyEncoding: { type: 'spki', format: 'pem' },
    privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
  });

const settingOf = (base: string, publicKey: string): string => {
  const key = createPublicKey(publicKey).export({ format: 'der', type: 'spki' }).toString('base64');
  return gatewaySetting('qi', `${base}${qiPrefix}`, {
    id: qiKeys.username,
    secret: qiKeys.password,
    query: [
      ['terminal', qiKeys.terminalId],
      ['key', key],
    ],
  });
};

/**
 * Qi's gateway for cards, at the level of its wire, with its card page (spec 4 §3, §9). `finish` is what the payer does
 * on the page; `tell` sends the signed message; `refunded` ends a refund that waits.
 */
export const qiDouble = (parts: ProviderParts) => {
  const { base, now, newId, takeScenario } = parts;
  const { publicKey, privateKey } = keyPair();
  const state: QiState = { payments: new Map(), used: new Set(), now, newId, base };
  const known = (id: string) => {
    const kept = state.payments.get(id);
    if (kept === undefined) throw new Error(`Qi has no payment ${id}`);
    return kept;
  };
  const tell = (id: string, signature?: string): Promise<number> => {
    const { payment, notificationUrl } = known(id);
    const headers = { 'x-signature': signature ?? signatureOf(payment, privateKey) };
    return tellShop(notificationUrl, { headers, body: JSON.stringify(payment) });
  };
  const finish = (id: string, status: string): void => {
    const { payment } = known(id);
    if (isOpen(payment)) payment.status = status;
  };
  const page = ({ method, path, language }: SandboxRequest): SandboxAnswer | null => {
    const [, id = '', name = ''] = /^\/card\/([^/]+)(?:\/([\w-]+))?$/.exec(path) ?? [];
    const kept = state.payments.get(id);
    if (kept === undefined) return null;
    const outcome = outcomes[name];
    if (method !== 'POST' || outcome === undefined) return cardPage(kept, language);
    finish(id, outcome);
    if (takeScenario(id, ['no-message']) === null) void tell(id);
    return { to: kept.finishPaymentUrl ?? kept.formUrl };
  };
  return {
    ...gatewayDouble({
      name: 'qi',
      title: { en: 'Qi, cards', ar: 'كي، بطاقات' },
      environment: { QI_URL: settingOf(base, publicKey) },
      parts,
      actOf: qiActOf,
      answer: (act, request, fault) => qiAnswer(state, act, { ...request, fault }),
      page,
    }),
    settings: { base: new URL(`${base}${qiPrefix}`), ...qiKeys, publicKey },
    made: () => [...state.payments.keys()],
    payment: (id: string) => known(id).payment,
    refunds: (id: string) => known(id).refunds,
    finish,
    tell,
  };
};
