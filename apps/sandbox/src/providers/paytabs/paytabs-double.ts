import { createHmac } from 'node:crypto';
import { escaped } from '../../pages/page.ts';
import type { ProviderParts, SandboxAnswer, SandboxRequest } from '../../sandbox-provider.ts';
import { gatewayDouble } from '../gateways/gateway-double.ts';
import { gatewaySetting } from '../gateways/gateway-setting.ts';
import { hostedPage, type PageAct } from '../gateways/hosted-page.ts';
import { tellShop } from '../gateways/tell-shop.ts';
import {
  isOpen,
  type KeptSale,
  payTabsActOf,
  payTabsAnswer,
  payTabsKeys,
  payTabsResults,
  type PayTabsState,
  testCard,
} from './paytabs-gateway.ts';

const words = {
  pay: { en: 'Pay by card', ar: 'ادفع بالبطاقة' },
  'pay-and-keep': { en: 'Pay by card and keep it', ar: 'ادفع بالبطاقة واحفظها' },
  decline: { en: 'Have the card declined', ar: 'اجعل البطاقة مرفوضة' },
  'refuse-code': { en: 'Type a wrong code of 3-D Secure', ar: 'اكتب رمز تحقق خاطئاً' },
  'have-no-funds': { en: 'Have too little on the card', ar: 'اجعل رصيد البطاقة غير كافٍ' },
  cancel: { en: 'Cancel', ar: 'إلغاء' },
  hold: { en: 'Have the payment held for review', ar: 'اجعل الدفعة معلّقة للمراجعة' },
} as const;

/** The page may be framed by the shop, wherever that runs. */
const framedPolicy =
  "default-src 'none'; style-src 'unsafe-inline'; script-src 'unsafe-inline'; base-uri 'none'";

const signature = (signed: string): string =>
  createHmac('sha256', payTabsKeys.serverKey).update(signed).digest('hex');

const cardPage = (
  { transaction, offersToKeep }: KeptSale,
  { base, language }: Pick<PayTabsState, 'base'> & Pick<SandboxRequest, 'language'>,
): SandboxAnswer => {
  const { tran_ref: ref, cart_id, cart_amount, payment_result } = transaction;
  const acts = Object.entries(words).flatMap(([name, said]): PageAct[] =>
    name === 'pay-and-keep' && !offersToKeep
      ? []
      : [{ action: `${base}/payment/page/${ref}/${name}`, words: said }],
  );
  const about = [`${cart_amount} IQD · ${cart_id}`, payment_result.response_message];
  const page = hostedPage('PayTabs', { about, acts: isOpen(transaction) ? acts : [], language });
  return { ...page, policy: framedPolicy } as SandboxAnswer;
};

/** The form with which the browser goes back to the shop, signed. */
const returnFieldsOf = ({ transaction }: KeptSale): [string, string][] => {
  const { tran_ref, cart_id, payment_result, token = '' } = transaction;
  const fields: [string, string][] = [
    ['acquirerMessage', ''],
    ['acquirerRRN', ''],
    ['cartId', cart_id],
    ['customerEmail', ''],
    ['respCode', payment_result.response_code],
    ['respMessage', payment_result.response_message],
    ['respStatus', payment_result.response_status],
    ['token', token],
    ['tranRef', tran_ref],
  ];
  const signed = new URLSearchParams(fields.filter(([, value]) => value !== '')).toString();
  return [...fields, ['signature', signature(signed.replaceAll('*', '%2A'))]];
};

const returnPage = (sale: KeptSale, language: 'en' | 'ar'): SandboxAnswer => {
  const fields = returnFieldsOf(sale)
    .map(([name, value]) => `<input type="hidden" name="${name}" value="${escaped(value)}">`)
    .join('');
  const target = sale.isFramed ? ' target="_top"' : '';
  const back = { en: 'Back to the shop', ar: 'العودة إلى المتجر' }[language];
  return {
    html: `<!doctype html><meta charset="utf-8"><title>PayTabs</title>
<form method="post" action="${escaped(sale.return ?? '')}"${target}>${fields}<button>${back}</button></form>
<script>document.forms[0].submit()</script>`,
    policy: framedPolicy,
  };
};

const namedIn = (path: string) => /^\/payment\/page\/([^/]+)(?:\/([\w-]+))?$/.exec(path) ?? [];

const handleOf = (state: PayTabsState) => {
  const known = (ref: string): KeptSale => {
    const sale = state.sales.get(ref);
    if (sale === undefined) throw new Error(`PayTabs has no sale ${ref}`);
    return sale;
  };
  const finish = (ref: string, name: string): void => {
    const { transaction } = known(ref);
    const isHeld = transaction.payment_result.response_status === 'H';
    if (!isOpen(transaction) && !isHeld) return;
    const isKept = name === 'pay-and-keep';
    const result = payTabsResults[isKept ? 'pay' : name];
    if (result === undefined) throw new Error(`nobody can ${name} at PayTabs`);
    Object.assign(transaction, { payment_result: result, payment_info: testCard });
    if (!isKept) return;
    transaction.token = state.newId().replaceAll('-', '').toUpperCase();
    state.tokens.add(transaction.token);
  };
  const tell = (ref: string, given?: string): Promise<number> => {
    const { transaction, callback } = known(ref);
    const body = JSON.stringify(transaction);
    return tellShop(callback, { headers: { signature: given ?? signature(body) }, body });
  };
  return { known, finish, tell };
};

/**
 * The gateway PayTabs, at the level of its wire, with its card page (spec 4 §4, §9). `finish` is what the payer does on
 * the page, or PayTabs' people with a payment on hold; `tell` sends the signed message.
 */
export const payTabsDouble = (parts: ProviderParts) => {
  const { base, now, newId, takeScenario } = parts;
  const state: PayTabsState = { sales: new Map(), refunds: new Map(), tokens: new Set(), now, newId, base };
  const { known, finish, tell } = handleOf(state);
  const page = ({ method, path, language }: SandboxRequest): SandboxAnswer | null => {
    const [, ref = '', name = ''] = namedIn(path);
    const sale = state.sales.get(ref);
    if (sale === undefined) return null;
    if (method !== 'POST' || !Object.hasOwn(words, name)) return cardPage(sale, { base, language });
    finish(ref, name);
    if (takeScenario(ref, ['no-message']) === null) void tell(ref);
    return sale.return === undefined ? { to: `${base}/payment/page/${ref}` } : returnPage(sale, language);
  };
  return {
    ...gatewayDouble({
      name: 'paytabs',
      title: { en: 'PayTabs, cards', ar: 'بيتابس، بطاقات' },
      environment: {
        PAYTABS_URL: gatewaySetting('paytabs', base, {
          id: payTabsKeys.profileId,
          secret: payTabsKeys.serverKey,
        }),
      },
      parts,
      actOf: payTabsActOf,
      answer: (act, request, fault) => payTabsAnswer(state, act, { ...request, fault }),
      page,
    }),
    settings: {
      host: new URL(base),
      profileId: Number(payTabsKeys.profileId),
      serverKey: payTabsKeys.serverKey,
      isFramed: false,
    },
    made: () => [...state.sales.keys()],
    sale: (ref: string) => known(ref).transaction,
    refunds: () => [...state.refunds.values()],
    /** Ends refunds that wait, in one of the ways in which a payment ends. */
    endRefunds: (name: string) => {
      const payment_result = payTabsResults[name];
      for (const one of state.refunds.values()) if (isOpen(one)) Object.assign(one, { payment_result });
    },
    /** Tokens of the cards that are kept. */
    cards: () => [...state.tokens],
    returnFields: (ref: string) => Object.fromEntries(returnFieldsOf(known(ref))),
    finish,
    tell,
  };
};
