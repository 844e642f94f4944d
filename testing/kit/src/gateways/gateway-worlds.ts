import { fibServer } from './fib-server.ts';
import { payTabsServer } from './paytabs-server.ts';
import { qiServer } from './qi-server.ts';
import { zainCash1Server } from './zaincash1-server.ts';
import { zainCashServer } from './zaincash-server.ts';

/** Ways in which a payer comes to nothing. */
type Refusing = 'declined' | 'too little money' | 'a wrong code';

/** One gateway as the cases of spec 4 §9.2 are played with it, whatever it is. */
export type GatewayWorld = {
  /** The code of its payment method. */
  method: string;
  /** Sets and clears what goes wrong at the gateway. */
  set: (scenario: string) => void;
  clear: () => void;
  asked: () => string[];
  /** The gateway's id of what was begun last. */
  latest: () => string;
  made: () => number;
  pay: (ref: string) => void;
  /** Whether the gateway has the money of a payment. */
  isPaid: (ref: string) => boolean;
  refuse: (ref: string, why: Refusing) => void;
  /** The payer cancels on the gateway's page, or in the bank's app. */
  leave: (ref: string) => void;
  /** Sends the gateway's message of a payment to a hook; `isForged`: signed by somebody else. Absent where it sends none. */
  tell?: (ref: string, hook: string, isForged?: boolean) => Promise<number>;
  /** Whether its messages prove themselves, and what they are answered with. */
  isSigned: boolean;
  taken: number;
  /** Whether a payment whose beginning was not answered is found by asking for it. */
  findsLost: boolean;
  /** Whether what was begun can be cancelled. */
  cancels: boolean;
  /** Tokens that the shop has are taken no more; absent where there are none. */
  forgetTokens?: () => void;
  /** Whether it says in which currency a payment is. */
  namesCurrency: boolean;
  /** Amounts that can be given back: nothing, all or any part. */
  refund: 'none' | 'full' | 'partial';
  /** What is learned of refunds by asking; absent where nothing can be given back. */
  refunds?: {
    /** Of one that waits, after it has ended; null where none waits. */
    waiting: 'done' | 'pending' | null;
    /** Of one whose answer was lost. */
    lost: 'done' | 'unknown';
    /** Of one that did not arrive. */
    unheard: 'done' | 'refused' | 'unknown';
  };
  /** Ends refunds that wait. */
  endRefunds?: (ref: string) => void;
  /** How much the gateway has given back of a payment. */
  givenBack: (ref: string) => number;
};

const send = async (hook: string, body: object): Promise<number> =>
  (await fetch(hook, { method: 'POST', body: JSON.stringify(body) })).status;

const fibWorld = (bank: Awaited<ReturnType<typeof fibServer>>): GatewayWorld => ({
  method: 'fib',
  set: bank.set,
  clear: bank.clear,
  asked: bank.asked,
  latest: () => bank.made().at(-1) ?? '',
  made: () => bank.made().length,
  // One that was cancelled or declined is not paid any more; at the last moment one is.
  pay: (ref) => {
    const { status, decliningReason } = bank.payment(ref);
    if (status === 'UNPAID' || decliningReason === 'PAYMENT_EXPIRATION') bank.pay(ref);
  },
  isPaid: (ref) => bank.payment(ref).status === 'PAID',
  refuse: (ref) => bank.decline(ref, 'SERVER_FAILURE'),
  leave: (ref) => bank.decline(ref, 'PAYMENT_CANCELLATION'),
  // Nothing is signed: a forged message says what is not so.
  tell: (ref, hook, isForged = false) =>
    send(hook, { id: ref, status: isForged ? 'PAID' : bank.payment(ref).status }),
  isSigned: false,
  taken: 202,
  findsLost: false,
  cancels: true,
  forgetTokens: bank.forgetTokens,
  namesCurrency: true,
  refund: 'full',
  refunds: { waiting: 'done', lost: 'done', unheard: 'refused' },
  endRefunds: bank.refunded,
  givenBack: (ref) =>
    ['REFUND_REQUESTED', 'REFUNDED'].includes(bank.payment(ref).status) ? bank.payment(ref).amount.amount : 0,
});

const qiOutcomes = {
  declined: 'FAILED',
  'too little money': 'FAILED',
  'a wrong code': 'AUTHENTICATION_FAILED',
};
const qiWorld = (qi: Awaited<ReturnType<typeof qiServer>>): GatewayWorld => ({
  method: 'qicard',
  set: qi.set,
  clear: qi.clear,
  asked: qi.asked,
  latest: () => qi.made().at(-1) ?? '',
  made: () => qi.made().length,
  pay: (ref) => qi.finish(ref, 'SUCCESS'),
  isPaid: (ref) => qi.payment(ref).status === 'SUCCESS',
  refuse: (ref, why) => qi.finish(ref, qiOutcomes[why]),
  leave: (ref) => qi.finish(ref, 'FAILED'),
  tell: (ref, _, isForged = false) => qi.tell(ref, isForged ? 'eA==' : undefined),
  isSigned: true,
  taken: 200,
  findsLost: true,
  cancels: true,
  namesCurrency: true,
  refund: 'partial',
  // Qi tells of no refund that waits: people look and say.
  refunds: { waiting: 'pending', lost: 'unknown', unheard: 'done' },
  givenBack: (ref) =>
    qi.refunds(ref).reduce((sum, { status, amount }) => sum + (status === 'FAILED' ? 0 : amount), 0),
});

const zainCashWorld = (zainCash: Awaited<ReturnType<typeof zainCashServer>>): GatewayWorld => ({
  method: 'zaincash',
  set: zainCash.set,
  clear: zainCash.clear,
  asked: zainCash.asked,
  latest: () => zainCash.made().at(-1) ?? '',
  made: () => zainCash.made().length,
  pay: (ref) => zainCash.finish(ref, 'SUCCESS'),
  isPaid: (ref) => zainCash.transaction(ref).status === 'SUCCESS',
  refuse: (ref) => zainCash.finish(ref, 'FAILED'),
  leave: (ref) => zainCash.finish(ref, 'FAILED'),
  tell: (ref, hook, isForged = false) => zainCash.tell(ref, hook, isForged ? 'another key' : undefined),
  isSigned: true,
  taken: 200,
  findsLost: false,
  cancels: false,
  forgetTokens: zainCash.forgetTokens,
  namesCurrency: true,
  refund: 'full',
  refunds: { waiting: null, lost: 'done', unheard: 'refused' },
  givenBack: (ref) => {
    const { status, amount } = zainCash.transaction(ref);
    return status === 'REFUNDED' ? amount.value : 0;
  },
});

const zainCash1World = (zainCash: Awaited<ReturnType<typeof zainCash1Server>>): GatewayWorld => ({
  method: 'zaincash',
  set: zainCash.set,
  clear: zainCash.clear,
  asked: zainCash.asked,
  latest: () => zainCash.made().at(-1) ?? '',
  made: () => zainCash.made().length,
  pay: (ref) => zainCash.finish(ref, 'completed'),
  isPaid: (ref) => zainCash.transaction(ref).status === 'completed',
  refuse: (ref) => zainCash.finish(ref, 'failed'),
  leave: (ref) => zainCash.finish(ref, 'cancel'),
  isSigned: false,
  taken: 404,
  findsLost: false,
  cancels: false,
  namesCurrency: false,
  refund: 'none',
  givenBack: () => 0,
});

const payTabsOutcomes = {
  declined: 'decline',
  'too little money': 'have-no-funds',
  'a wrong code': 'refuse-code',
};
const payTabsWorld = (payTabs: Awaited<ReturnType<typeof payTabsServer>>): GatewayWorld => ({
  method: 'paytabs',
  set: payTabs.set,
  clear: payTabs.clear,
  asked: payTabs.asked,
  latest: () => payTabs.made().at(-1) ?? '',
  made: () => payTabs.made().length,
  pay: (ref) => payTabs.finish(ref, 'pay'),
  isPaid: (ref) => payTabs.sale(ref).payment_result.response_status === 'A',
  refuse: (ref, why) => payTabs.finish(ref, payTabsOutcomes[why]),
  leave: (ref) => payTabs.finish(ref, 'cancel'),
  tell: (ref, _, isForged = false) => payTabs.tell(ref, isForged ? '0'.repeat(64) : undefined),
  isSigned: true,
  taken: 200,
  findsLost: true,
  cancels: false,
  namesCurrency: true,
  refund: 'partial',
  refunds: { waiting: 'done', lost: 'done', unheard: 'unknown' },
  endRefunds: () => payTabs.endRefunds('pay'),
  givenBack: (ref) =>
    payTabs
      .refunds()
      .filter((one) => one.previous_tran_ref === ref && one.payment_result.response_status !== 'D')
      .reduce((sum, { cart_amount }) => sum + cart_amount, 0),
});

/** Starts the doubles of all gateways with a test's clock: the shop's settings, and each gateway as a world. */
export const gatewayWorlds = async (now: () => number) => {
  const [fib, qi, zainCash, payTabs, zainCash1] = await Promise.all([
    fibServer(now),
    qiServer(now),
    zainCashServer(now),
    payTabsServer(now),
    zainCash1Server(now),
  ]);
  return {
    settings: {
      fib: fib.settings,
      qicard: qi.settings,
      zaincash: zainCash.settings,
      paytabs: payTabs.settings,
    },
    worlds: {
      fib: fibWorld(fib),
      qicard: qiWorld(qi),
      zaincash: zainCashWorld(zainCash),
      paytabs: payTabsWorld(payTabs),
      'zaincash, protocol 1': zainCash1World(zainCash1),
    } satisfies Record<string, GatewayWorld>,
    /** Of the first protocol, which a shop has in place of the second. */
    zainCash1: zainCash1.settings,
    payTabs,
    close: async () =>
      void (await Promise.all([fib, qi, zainCash, payTabs, zainCash1].map(({ close }) => close()))),
  };
};
