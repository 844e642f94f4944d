import type { CurrencyCode } from '@dijla/contract/client';

/**
 * States of an attempt to pay, each with how much it tells. A state that tells more takes the place of one that tells
 * less and never the other way round, so that the order in which signals come does not matter (spec 4 §8).
 */
const tells = {
  created: 0,
  /** The gateway's answer was lost: it may have a payment of ours or not. */
  unknown: 1,
  pending: 2,
  authorised: 3,
  expired: 4,
  cancelled: 5,
  declined: 6,
  /** Stands above what ends an attempt without money: money that came late has come all the same. */
  paid: 7,
  refund_pending: 8,
  partially_refunded: 9,
  refunded: 10,
} as const;

export type AttemptState = keyof typeof tells;

/** An amount in integer minor units. */
type PaymentMoney = { amount: number; currency: CurrencyCode };

/** What a gateway says of a payment; `money` as it reports it, `providerStatus` in its own word. */
export type PaymentSignal = { state: AttemptState; providerStatus: string; money?: PaymentMoney };

/** What is known of an attempt; its `money` never changes. */
export type AttemptKnown = {
  money: PaymentMoney;
  state: AttemptState;
  providerStatus: string;
  /** The gateway told of another amount or currency; people have to look. */
  isMismatched: boolean;
};

/** Whether money has come with an attempt in this state, whatever became of it later. */
export const moneyHasCome = (state: AttemptState): boolean => tells[state] >= tells.paid;

/** Whether the shopper cannot pay an attempt in this state any more. */
export const attemptIsOver = (state: AttemptState): boolean => tells[state] >= tells.expired;

const isOtherMoney = ({ state, money }: PaymentSignal, expected: PaymentMoney): boolean =>
  money === undefined
    ? moneyHasCome(state)
    : money.amount !== expected.amount || money.currency !== expected.currency;

const tellsMore = (signal: PaymentSignal, known: AttemptKnown): boolean =>
  tells[signal.state] === tells[known.state]
    ? signal.providerStatus > known.providerStatus
    : tells[signal.state] > tells[known.state];

/**
 * Returns what is known of an attempt after a signal (spec 4 §8 rule 2). Signals in any order and any repetition end
 * the same. One that tells of other money than the attempt's, or of money without an amount, changes no state.
 */
export const afterSignal = (known: AttemptKnown, signal: PaymentSignal): AttemptKnown => {
  if (isOtherMoney(signal, known.money)) return { ...known, isMismatched: true };
  if (!tellsMore(signal, known)) return known;
  return { ...known, state: signal.state, providerStatus: signal.providerStatus };
};
